import { describe, expect, test } from "vitest";

import { billOfMaterials, licenceList, licenceName, licenceText, packageOf, shippedParts } from "../../scripts/shipped.mjs";

describe("the package of a module", () => {
  test.each([
    ["/home/k2/web/node_modules/lit-html/lit-html.js", "node_modules/lit-html"],
    ["/k2/web/node_modules/@fluent/bundle/esm/index.js?v=1", "node_modules/@fluent/bundle"],
    ["/k2/web/node_modules/coincident/node_modules/@webreflection/utils/a.js", "node_modules/coincident/node_modules/@webreflection/utils"],
    ["C:\\k2\\web\\node_modules\\idb\\build\\index.js", "node_modules/idb"],
    ["\0vite/preload-helper.js", "node_modules/vite"],
    ["/@vite-plugin-pwa/virtual:pwa-register", "node_modules/vite-plugin-pwa"],
    ["/k2/web/src/main.ts", null],
    ["\0virtual:greetings", null],
  ])("%s is %s", (id, place) => {
    expect(packageOf(id)).toBe(place);
  });
});

describe("a licence", () => {
  test("is named as everybody names it", () => {
    expect(licenceName("APACHE-2.0", "polyscript")).toBe("Apache-2.0");
    expect(licenceName("(MIT OR Apache-2.0)", "qr")).toBe("MIT OR Apache-2.0");
  });

  test.each(["SEE LICENSE IN FILE", undefined])("called %s ends the build", (written) => {
    expect(() => licenceName(written, "something")).toThrow("something has the licence");
  });

  test("has the text that the package brings, else the one that is kept here", () => {
    expect(licenceText("idb", "node_modules/idb")).toContain("Jake Archibald");
    expect(licenceText("pyodide", "node_modules/pyodide")).toMatch(/^Mozilla Public License Version 2\.0/);
  });

  test("without a text ends the build", () => {
    expect(() => licenceText("something", "node_modules/something")).toThrow("put that into web/licences/packages/something.txt");
  });
});

describe("what is shipped", () => {
  const parts = shippedParts(["/k2/web/node_modules/lit-html/lit-html.js", "/k2/web/src/main.ts", "/k2/web/node_modules/lit-html/directive.js"]);
  const names = parts.map(({ name }) => name);

  test("is what the bundler has read, and what it cannot see", () => {
    expect(names.filter((name) => name === "lit-html")).toHaveLength(1);
    for (const name of ["CPython", "pyodide", "polyscript", "coincident", "reflected-ffi", "workbox-core"]) expect(names).toContain(name);
    for (const name of ["idb", "vite", "ws"]) expect(names).not.toContain(name);
  });

  test("ends the build if the lock does not know it", () => {
    expect(() => shippedParts(["/k2/web/node_modules/something/index.js"])).toThrow("not in package-lock.json");
  });

  test("has each text once", () => {
    const { parts: listed, texts } = licenceList(parts);
    expect(new Set(texts).size).toBe(texts.length);
    expect(listed.map(({ text }) => texts[text])).toEqual(parts.map(({ text }) => text));
  });

  test("has a bill in which all names lead somewhere", () => {
    const { components, dependencies } = billOfMaterials(parts, "1.0.0");
    const known = new Set(components.map((component) => component["bom-ref"]));
    expect(known.size).toBe(components.length);
    expect(dependencies.map(({ ref }) => ref)).toEqual(["site", ...known]);
    for (const { dependsOn } of dependencies) for (const ref of dependsOn) expect(known).toContain(ref);
  });
});
