// The rule about state in modules. Kept apart from its test so that planted violations can be tried on it.

/** Module-level state that cannot be a store, each with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/lib/store.ts: owned': 'it is the list of the stores themselves',
}

const CHANGED = [
  // A call that changes a collection, a property that is written, an index that is written.
  (name: string) => `\\b${name}\\.(?:set|add|delete|clear|push|pop|shift|unshift|splice)\\(`,
  (name: string) => `\\b${name}(?:\\.\\w+|\\[[^\\]\\n]*\\])+\\s*(?:[-+*/|&]|\\?\\?|\\|\\||&&)?=(?![=>])`,
  (name: string) => `\\b${name}\\.\\w+(?:\\+\\+|--)`,
  (name: string) => `(?:Object\\.assign\\(|delete )${name}\\b`,
]
/** Stores, channels and what loads code hold their state on purpose. */
const HOLDERS = /^(?:createStore|createPageStore|createChannel|lazyModule)\b/

/** A sentence for each piece of state that a module holds outside of a store. */
export function moduleState({ path, text }: { path: string; text: string }): string[] {
  const found = [...text.matchAll(/^(?:export )?(?:let|var) (\w+)/gm)].map((match) => match[1] ?? '')
  for (const [, name = '', value = ''] of text.matchAll(/^(?:export )?const (\w+)(?:\s*:[^=\n]+)? = ([^\n]*)/gm)) {
    if (HOLDERS.test(value)) continue
    if (CHANGED.some((pattern) => new RegExp(`(?<![\\w.'"\`/-])${pattern(name)}`).test(text))) found.push(name)
  }
  return found
    .map((name) => `${path}: ${name}`)
    .filter((one) => !(one in ALLOWED))
    .map((one) => `${one} is state of a module: make it a store (src/lib/store.ts)`)
}

/** A sentence for each store of the page that does not say why it is not of a session. */
export function unexplained({ path, text }: { path: string; text: string }): string[] {
  const lines = text.split('\n')
  return lines.flatMap((line, at) => {
    const name = /^(?:export )?const (\w+) = createPageStore\b/.exec(line)?.[1]
    return name && !/^\/\*\* Of the (?:page|device)\b/.test(lines[at - 1] ?? '') ? [`${path}: ${name} says “Of the page: …” above it`] : []
  })
}

/** The pieces that are allowed and no longer there. */
export function gone(paths: ReadonlyMap<string, string>): string[] {
  return Object.keys(ALLOWED).filter((one) => {
    const [path = '', name = ''] = one.split(': ')
    return !new RegExp(`^(?:export )?(?:let|const) ${name}\\b`, 'm').test(paths.get(path) ?? '')
  })
}
