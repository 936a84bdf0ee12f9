// Writes .well-known/security.txt into the built site: whom to tell of a hole in it (RFC 9116).
//
// usage: node security.mjs FOLDER      SECURITY_CONTACT is an address (mailto:, https:) to write to. Without it the repository is named, which
//                                      Netlify tells the build as REPOSITORY_URL. URL, also from Netlify, is the address of the site.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** Days that the file is good for; the standard asks for less than a year, and every build writes it anew. */
const DAYS = 330;

function contactOf({ SECURITY_CONTACT, REPOSITORY_URL }) {
  if (SECURITY_CONTACT) return SECURITY_CONTACT;
  const repository = REPOSITORY_URL?.match(/^https:\/\/[^@\s]+?(?=(\.git)?\/?$)/)?.[0];
  return repository?.startsWith("https://github.com/") ? `${repository}/security` : repository;
}

/** The text of the file; null if nobody is known who could be told. */
export function securityText(environment, now) {
  const contact = contactOf(environment);
  if (!contact) return null;
  if (!/^(mailto:|tel:|https:\/\/)\S+$/.test(contact)) throw new Error(`SECURITY_CONTACT must begin with mailto:, tel: or https://, not ${contact}`);
  const expires = new Date(now.getTime() + DAYS * 24 * 60 * 60 * 1000).toISOString().replace(/\.\d+Z$/, "Z");
  const site = environment.URL?.startsWith("https://") ? [`Canonical: ${environment.URL}/.well-known/security.txt`] : [];
  return [`Contact: ${contact}`, `Expires: ${expires}`, "Preferred-Languages: en", ...site, ""].join("\n");
}

async function main([site]) {
  const folder = join(site, ".well-known");
  const text = securityText(process.env, new Date());
  await rm(folder, { recursive: true, force: true });
  if (text === null) return console.log("security.txt is left out: set SECURITY_CONTACT to the address that it should name");
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "security.txt"), text);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) await main(process.argv.slice(2));
