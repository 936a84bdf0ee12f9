/** What the page asks of the worker that keeps the site: to change over to it now; to fetch again what is missing, and to say whether all is there. */
export type Wish = { readonly type: "SKIP_WAITING" } | { readonly type: "CHECK" };
