// Two texts that began with the same one, put together block by block (WIKI-06).
import { diff3Merge } from 'node-diff3'
import { inertDocument } from '#src/lib/html/trusted.ts'

/** A part of the result: blocks that are settled, or both wordings of what two people changed. */
export type MergePart =
  | { kind: 'settled'; blocks: readonly string[] }
  | { kind: 'clash'; mine: readonly string[]; theirs: readonly string[] }

/** The blocks of a text, as HTML each. */
export function blocksOf(html: string): string[] {
  const { body } = inertDocument(html)
  return [...body.childNodes].flatMap((node) => {
    if (node instanceof Element) return [node.outerHTML]
    const text = node.textContent?.trim() ?? ''
    if (text === '') return []
    const paragraph = document.createElement('p')
    paragraph.textContent = text
    return [paragraph.outerHTML]
  })
}

/** What a block says, however its spaces were written: an editor that reads and writes it changes those. */
function sense(block: string): string {
  if (block.startsWith('<pre')) return block
  return block
    .replace(/(?:\s|\u00a0|&nbsp;)+/g, ' ')
    .replace(/^(<[^>]+>) /, '$1')
    .replace(/ (<\/[^>]+>)$/, '$1')
}

/** Puts them together; blocks that only one of the two changed are that one's, also where each changed a neighbor of the other's. */
export function mergeBlocks(mine: string, base: string, theirs: string): readonly MergePart[] {
  const texts = [theirs, base, mine].map(blocksOf)
  const written = new Map<string, string>()
  for (const block of texts.flat()) if (!written.has(sense(block))) written.set(sense(block), block)
  const [other = [], began = [], own = []] = texts.map((blocks) => blocks.map((block) => written.get(sense(block)) ?? block))
  const parts: MergePart[] = []
  for (const { ok, conflict } of diff3Merge(own, began, other, { excludeFalseConflicts: true })) {
    if (ok) settle(parts, ok)
    if (!conflict) continue
    const { a, o, b } = conflict
    if (a.length !== o.length || b.length !== o.length) parts.push({ kind: 'clash', mine: a, theirs: b })
    // As many blocks as there were: each is weighed by itself.
    else for (const [at, before] of o.entries()) weigh(parts, a[at] ?? '', before, b[at] ?? '')
  }
  return parts
}

function weigh(parts: MergePart[], mine: string, before: string, theirs: string): void {
  if (mine === before || mine === theirs) settle(parts, [theirs])
  else if (theirs === before) settle(parts, [mine])
  else parts.push({ kind: 'clash', mine: [mine], theirs: [theirs] })
}

function settle(parts: MergePart[], blocks: readonly string[]): void {
  const last = parts.at(-1)
  if (last?.kind === 'settled') parts[parts.length - 1] = { kind: 'settled', blocks: [...last.blocks, ...blocks] }
  else parts.push({ kind: 'settled', blocks })
}

/** What somebody chose where two wordings clash. */
export type Choice = 'mine' | 'theirs' | 'both'

/** The whole text by the choices, in the order of the clashes; null while one is not chosen. */
export function chosenText(parts: readonly MergePart[], choices: readonly (Choice | undefined)[]): string | null {
  let clash = 0
  const blocks: string[] = []
  for (const part of parts) {
    if (part.kind === 'settled') {
      blocks.push(...part.blocks)
      continue
    }
    const choice = choices[clash]
    clash += 1
    if (choice === undefined) return null
    if (choice !== 'theirs') blocks.push(...part.mine)
    if (choice !== 'mine') blocks.push(...part.theirs)
  }
  return blocks.join('')
}
