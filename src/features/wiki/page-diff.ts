// What differs between two texts: blocks first, words inside of blocks that were changed (WIKI-09). Knows neither document nor screen: it runs in a worker, too.
import { diffArrays } from 'diff'
import { type TreeElement, type TreeNode, wordsOf } from './diff-tree.ts'

/** The second text with what was inserted in `ins` and what was deleted in `del`, each change in a `div`; all of them say `data-change`. */
export interface PageDiff {
  html: string
  /** How many places differ. */
  changes: number
  wordsAdded: number
  wordsRemoved: number
  /** There was no time for words: changed blocks are shown whole. */
  isCoarse: boolean
}

/** After so long, in ms, changed blocks are shown whole. */
const MOST_MS = 5_000
/** Blocks with this share of words in common are one block that was changed. */
const LIKE = 0.34
const BLOCKS = new Set('p h1 h2 h3 h4 h5 h6 ul ol li table thead tbody tr td th blockquote pre div figure hr'.split(' '))
const TEXTS = new Set('p h1 h2 h3 h4 h5 h6'.split(' '))

/** Compares two trees. `now` is asked for the time that is left. */
export function diffPages(before: readonly TreeNode[], after: readonly TreeNode[], now: () => number = Date.now): PageDiff {
  const work: Work = { until: now() + MOST_MS, now, wordsAdded: 0, wordsRemoved: 0, isCoarse: false }
  let changes = 0
  const html = hunksOf(before, after, work).map(({ same, removed, added }) => {
    if (same.length > 0) return same.map(written).join('')
    const inside = changedHtml(removed, added, work)
    changes += 1
    return `<div data-change="${changes}">${inside}</div>`
  })
  const { wordsAdded, wordsRemoved, isCoarse } = work
  return { html: html.join(''), changes, wordsAdded, wordsRemoved, isCoarse }
}

interface Work {
  until: number
  now: () => number
  wordsAdded: number
  wordsRemoved: number
  isCoarse: boolean
}

interface Hunk {
  same: readonly TreeNode[]
  removed: readonly TreeNode[]
  added: readonly TreeNode[]
}

const escaped: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const textHtml = (text: string) => text.replace(/[&<>]/g, (sign) => escaped[sign] ?? sign)

function written(node: TreeNode): string {
  return typeof node === 'string' ? textHtml(node) : `${node.open}${node.children.map(written).join('')}${node.close}`
}

const isBlank = (node: TreeNode) => typeof node === 'string' && node.trim() === ''

/** Equal things by turns with what was taken and given between them; null when time is over. */
function compare<T>(before: readonly T[], after: readonly T[], keyOf: (one: T) => string, work: Work) {
  const timeout = Math.max(1, work.until - work.now())
  const keys = [before.map(keyOf), after.map(keyOf)] as const
  const changes = work.now() >= work.until ? undefined : diffArrays([...keys[0]], [...keys[1]], { timeout })
  if (changes === undefined) {
    work.isCoarse = true
    return null
  }
  let [from, to] = [0, 0]
  return changes.map(({ count, added, removed }) => {
    const part = {
      kind: added ? 'added' : removed ? 'removed' : 'same',
      items: added ? after.slice(to, to + count) : before.slice(from, from + count),
    }
    if (!added) from += count
    if (!removed) to += count
    // Of what is equal, the later one is shown.
    return (part.kind === 'same' ? { kind: 'same', items: after.slice(to - count, to) } : part) as {
      kind: 'same' | 'added' | 'removed'
      items: readonly T[]
    }
  })
}

function hunksOf(before: readonly TreeNode[], after: readonly TreeNode[], work: Work): readonly Hunk[] {
  const [old, young] = [before.filter((node) => !isBlank(node)), after.filter((node) => !isBlank(node))]
  const parts = compare(old, young, written, work)
  if (parts === null) return [{ same: [], removed: old, added: young }]
  const hunks: Hunk[] = []
  for (const { kind, items } of parts) {
    if (kind === 'same') hunks.push({ same: items, removed: [], added: [] })
    else {
      const last = hunks.at(-1)
      const open = last && last.same.length === 0 ? hunks.pop() : undefined
      hunks.push({ same: [], removed: open?.removed ?? [], added: open?.added ?? [], [kind]: items })
    }
  }
  return hunks
}

/** Blocks that were changed, in the order in which they are read: what has a partner is compared with it. */
function changedHtml(removed: readonly TreeNode[], added: readonly TreeNode[], work: Work): string {
  const partners = partnersOf(removed, added)
  const out: string[] = []
  let from = 0
  added.forEach((node, at) => {
    const partner = partners.get(at)
    if (partner === undefined) {
      out.push(marked(node, 'ins', work))
      return
    }
    for (const gone of removed.slice(from, partner)) out.push(marked(gone, 'del', work))
    from = partner + 1
    out.push(pairHtml(removed[partner] ?? '', node, work))
  })
  for (const gone of removed.slice(from)) out.push(marked(gone, 'del', work))
  return out.join('')
}

/** Which removed block each added one was made of; they keep their order. */
function partnersOf(removed: readonly TreeNode[], added: readonly TreeNode[]): ReadonlyMap<number, number> {
  const partners = new Map<number, number>()
  let from = 0
  const bags = removed.map(bagOf)
  added.forEach((node, at) => {
    const bag = bagOf(node)
    const found = removed.findIndex(
      (old, place) => place >= from && place < from + 50 && mayPair(old, node) && likeness(bags[place] ?? new Map(), bag) >= LIKE,
    )
    if (found === -1) return
    partners.set(at, found)
    from = found + 1
  })
  // One that became another one is that one, however little they have in common.
  if (removed.length === 1 && added.length === 1 && partners.size === 0 && mayPair(removed[0] ?? '', added[0] ?? '')) partners.set(0, 0)
  return partners
}

function mayPair(old: TreeNode, young: TreeNode): boolean {
  if (typeof old === 'string' || typeof young === 'string') return typeof old === typeof young
  return old.tag === young.tag || (TEXTS.has(old.tag) && TEXTS.has(young.tag))
}

const textIn = (node: TreeNode): string => (typeof node === 'string' ? node : node.children.map(textIn).join(' '))

function bagOf(node: TreeNode): ReadonlyMap<string, number> {
  const bag = new Map<string, number>()
  for (const word of textIn(node)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [])
    bag.set(word, (bag.get(word) ?? 0) + 1)
  return bag
}

/** The share of words that two blocks have in common, 0–1. */
function likeness(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  const sizeOf = (bag: ReadonlyMap<string, number>) => [...bag.values()].reduce((sum, count) => sum + count, 0)
  const total = sizeOf(one) + sizeOf(other)
  let common = 0
  for (const [word, count] of one) common += Math.min(count, other.get(word) ?? 0)
  return total === 0 ? 1 : (2 * common) / total
}

/** A node that is wholly new or gone: its texts and pictures are marked where they stand. */
function marked(node: TreeNode, mark: 'ins' | 'del', work: Work): string {
  if (typeof node === 'string') {
    if (isBlank(node)) return node
    work[mark === 'ins' ? 'wordsAdded' : 'wordsRemoved'] += wordsOf(node)
    return inMark(textHtml(node), mark)
  }
  if (node.tag === 'img') return inMark(node.open, mark)
  return `${node.open}${node.children.map((child) => marked(child, mark, work)).join('')}${node.close}`
}

const inMark = (html: string, mark: 'ins' | 'del') => `<${mark} data-change>${html}</${mark}>`

const holdsBlocks = ({ children }: TreeElement) => children.some((child) => typeof child !== 'string' && BLOCKS.has(child.tag))

function pairHtml(old: TreeNode, young: TreeNode, work: Work): string {
  if (typeof old === 'string' || typeof young === 'string') return wordsHtml([old], [young], work)
  if (!holdsBlocks(old) && !holdsBlocks(young)) return `${young.open}${wordsHtml(old.children, young.children, work)}${young.close}`
  const inside = hunksOf(old.children, young.children, work).map(({ same, removed, added }) =>
    same.length > 0 ? same.map(written).join('') : changedHtml(removed, added, work),
  )
  return `${young.open}${inside.join('')}${young.close}`
}

/** A word, a space, a sign, a picture, or the beginning or end of a style. */
interface Token {
  html: string
  text: string
  isTag: boolean
}

function tokensOf(nodes: readonly TreeNode[]): Token[] {
  return nodes.flatMap((node): Token[] => {
    if (typeof node === 'string')
      return (node.match(/\s+|[\p{L}\p{N}]+(?:['’_-][\p{L}\p{N}]+)*|[^\s]/gu) ?? []).map((text) => ({
        html: textHtml(text),
        text,
        isTag: false,
      }))
    if (node.tag === 'img') return [{ html: node.open, text: '', isTag: false }]
    const ends = node.close === '' ? [] : [{ html: node.close, text: '', isTag: true }]
    return [{ html: node.open, text: '', isTag: true }, ...tokensOf(node.children), ...ends]
  })
}

/** Words of two blocks. The tags are those of the later one, so that what comes out is whole. */
function wordsHtml(before: readonly TreeNode[], after: readonly TreeNode[], work: Work): string {
  const parts = compare(tokensOf(before), tokensOf(after), ({ html }) => html, work)
  if (parts === null)
    return [...before.map((node) => marked(node, 'del', work)), ...after.map((node) => marked(node, 'ins', work))].join('')
  let [gone, come]: [Token[], Token[]] = [[], []]
  const out: string[] = []
  const flush = () => {
    out.push(
      tokensHtml(
        gone.filter(({ isTag }) => !isTag),
        'del',
        work,
      ),
      tokensHtml(come, 'ins', work),
    )
    gone = []
    come = []
  }
  parts.forEach(({ kind, items }, at) => {
    // A space between two changes belongs to them.
    const isBetween = kind === 'same' && at > 0 && at < parts.length - 1 && items.every(({ text }) => text !== '' && text.trim() === '')
    if (kind === 'removed' || isBetween) gone.push(...items)
    if (kind === 'added' || isBetween) come.push(...items)
    if (kind !== 'same' || isBetween) return
    flush()
    out.push(items.map(({ html }) => html).join(''))
  })
  flush()
  return out.join('')
}

function tokensHtml(tokens: readonly Token[], mark: 'ins' | 'del', work: Work): string {
  const out: string[] = []
  let run: Token[] = []
  const flush = () => {
    if (run.length === 0) return
    work[mark === 'ins' ? 'wordsAdded' : 'wordsRemoved'] += wordsOf(run.map(({ text }) => text).join(''))
    out.push(inMark(run.map(({ html }) => html).join(''), mark))
    run = []
  }
  for (const token of tokens) {
    if (!token.isTag) run.push(token)
    else {
      flush()
      out.push(token.html)
    }
  }
  flush()
  return out.join('')
}
