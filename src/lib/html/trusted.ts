// What a browser with Trusted Types lets pass: HTML that is read into a document where nothing runs, and the addresses of our own scripts (OPEN-54).

/** The part of Trusted Types that is used; TypeScript's own types of the page have none. */
interface Rules {
  createHTML(html: string, ...asked: unknown[]): string | null
  createScriptURL?(url: string): string
}
interface Policy {
  createHTML(html: string): string
  createScriptURL(url: string): string
}
declare global {
  var trustedTypes: { createPolicy(name: string, rules: Rules): Policy } | undefined
}

const rules = {
  createHTML: (html: string) => html,
  createScriptURL(url: string) {
    if (new URL(url, location.href).origin !== location.origin) throw new Error(`Scripts come from this product alone, not from ${url}.`)
    return url
  },
}

/** One of the two policies that the page may have (gateway/http.ts). */
const policy = globalThis.trustedTypes?.createPolicy('palette', rules) ?? rules

// What libraries do with plain text. Without a `<` it makes no element: Radix writes rules into its style element so, and Markdown reads `&name;`.
// ProseMirror asks by itself for what it is about to read into a document of its own; only then the browser says of no place where it would go.
globalThis.trustedTypes?.createPolicy('default', {
  createHTML: (text, _kind, place) => (place === undefined || !text.includes('<') ? text : null),
})

/** The HTML as a document of its own: nothing in it loads or runs. Its parts are checked where they are shown. */
export function inertDocument(html: string): Document {
  return new DOMParser().parseFromString(policy.createHTML(html), 'text/html')
}

/** The address of a script of this product, as workers take it; throws for any other. */
export function scriptAddress(url: string): string {
  return policy.createScriptURL(url)
}
