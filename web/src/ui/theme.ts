type Shown = "light" | "dark";

/** The theme that was chosen; null follows the system. */
export function chosenTheme(): Shown | null {
  const chosen = document.documentElement.dataset["theme"];
  return chosen === "light" || chosen === "dark" ? chosen : null;
}

/** The theme that the page is shown in now. */
export function shownTheme(): Shown {
  return chosenTheme() ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light");
}
