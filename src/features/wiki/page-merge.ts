// Two texts that began with the same one, put together block by block (WIKI-06).
import { diff3Merge } from 'node-diff3'

/** A part of the result: blocks that are settled, or both wordings of what two people changed. */
export type MergePart =
  | { kind: 'settled'; blocks: readonly string[] }
  | { kind: 'clash'; mine: readonly string[]; theirs: readonly string[] }

/** The blocks of a text, as HTML each. */
export function blocksOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.childNodes].flatMap((node) => {
    if (node instanceof Element) return [node.outerHTML]
    const text = node.textContent?.trim() ?? ''
    if (text === '') return []
    const paragraph = document.createElement('p')
    paragraph.textContent = text
    return [paragraph.outerHTML]
  })
}

/** Puts them together; blocks that only one of the two changed are that one's. */
export function mergeBlocks(mine: string, base: string, theirs: string): readonly MergePart[] {
  return diff3Merge(blocksOf(mine), blocksOf(base), blocksOf(theirs), { excludeFalseConflicts: true }).map((region): MergePart => {
    if (region.ok) return { kind: 'settled', blocks: region.ok }
    return { kind: 'clash', mine: region.conflict?.a ?? [], theirs: region.conflict?.b ?? [] }
  })
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
