/**
 * The site's own name. It begins every name that is seen outside the code: what is stored in the browser, locks and channels between
 * tabs, marks for measurements, files that are saved, and the page's element `<k2-app>`. The first game has the same name by accident;
 * no code may tell games apart by it.
 */
export const SITE = "k2";
