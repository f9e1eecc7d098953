// What a file of actions declares, without what its actions do: `x.actions.ts?declared` is the same source less every `run`, and less whatever is
// only used there (decision 075).
import { type Plugin, parseAst } from 'vite'

const DECLARED = /\.actions\.ts\?declared$/
const NAME = 'actions'

/** The plugin; a file of actions that cannot be read stops the build. */
export function declaredActions(): Plugin {
  return {
    name: 'declared-actions',
    enforce: 'pre',
    transform: { filter: { id: DECLARED }, handler: (code) => ({ code: declaredIn(code), map: null }) },
  }
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [part: string]: unknown
}

/** The source that exports `actions` and nothing else. A declaration is an object with `run`, `id` and what it is `on` or its `title`. Throws where there is no `actions`. */
export function declaredIn(code: string): string {
  const body = (parseAst(code, { lang: 'ts' }) as unknown as { body: readonly Node[] }).body
  const wanted = new Set([NAME])
  const kept = new Set<Node>()
  // Each turn keeps what the last one uses.
  for (let before = -1; before !== kept.size; ) {
    before = kept.size
    for (const statement of body) {
      if (kept.has(statement) || !namesOf(statement).some((name) => wanted.has(name))) continue
      kept.add(statement)
      if (statement.type !== 'ImportDeclaration') for (const name of usedIn(statement)) wanted.add(name)
    }
  }
  if (kept.size === 0) throw new Error(`A file of actions exports no \`${NAME}\``)
  return body.flatMap((statement) => (kept.has(statement) ? textOf(statement, code, wanted) : [])).join('\n')
}

/** Those of an import that are wanted; whatever else without its runs. */
function textOf(statement: Node, code: string, wanted: ReadonlySet<string>): string {
  if (statement.type === 'ImportDeclaration') {
    const specifiers = (statement.specifiers as readonly Node[]).filter((one) => wanted.has(nameOf(one.local) ?? ''))
    const source = (statement.source as { raw: string }).raw
    return `import { ${specifiers.map(({ start, end }) => code.slice(start, end)).join(', ')} } from ${source}`
  }
  let text = code.slice(statement.start, statement.end)
  // From the end: what stands before keeps its place.
  for (const { start, end } of runsIn(statement).sort((a, b) => b.start - a.start))
    text = text.slice(0, start - statement.start) + text.slice(end - statement.start).replace(/^\s*,/, '')
  return text
}

function nameOf(node: unknown): string | null {
  const { type, name } = node as Node
  return type === 'Identifier' && typeof name === 'string' ? name : null
}

/** The names that a statement of a module brings. */
function namesOf(statement: Node): string[] {
  const { type, declaration, declarations = [], specifiers = [], id } = statement
  if (type === 'ImportDeclaration') return (specifiers as readonly Node[]).flatMap(({ local }) => nameOf(local) ?? [])
  if (type === 'ExportNamedDeclaration') return declaration ? namesOf(declaration as Node) : []
  if (type === 'VariableDeclaration') return (declarations as readonly Node[]).flatMap((one) => [...usedIn(one.id as Node)])
  return type === 'FunctionDeclaration' ? [nameOf(id) ?? ''] : []
}

/** The run of each declaration in it. */
function runsIn(root: Node): Node[] {
  const found: Node[] = []
  walk(root, (node) => {
    const run = runOf(node)
    if (run) found.push(run)
    return run ? [run] : []
  })
  return found
}

function runOf({ type, properties }: Node): Node | null {
  if (type !== 'ObjectExpression') return null
  const named = (name: string) => (properties as readonly Node[]).find(({ key }) => key && nameOf(key) === name)
  return named('id') && (named('title') || named('on')) ? (named('run') ?? null) : null
}

/** The names that stand in it, but for those of parts of objects and for what only runs and types have. */
function usedIn(root: Node): Set<string> {
  const names = new Set<string>()
  walk(root, (node) => {
    const name = nameOf(node)
    if (name) names.add(name)
    const skipped = [node.typeAnnotation, node.typeArguments, node.typeParameters, node.returnType, runOf(node)]
    const { type, computed, shorthand } = node
    if (type === 'MemberExpression' && !computed) skipped.push(node.property)
    if (type === 'Property' && !computed && !shorthand) skipped.push(node.key)
    return skipped
  })
  return names
}

/** Visits all nodes below `node` but those that `look` answers. */
function walk(node: unknown, look: (node: Node) => readonly unknown[]): void {
  if (typeof node !== 'object' || node === null) return
  const skipped = 'type' in node ? look(node as Node) : []
  for (const part of Object.values(node).flat()) if (!skipped.includes(part)) walk(part, look)
}
