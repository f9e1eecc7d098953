// Which words of a text were taken out and which put in, to show a change before it is made.

/** A stretch of text: kept, only before, or only after. */
export interface DiffPart {
  kind: 'same' | 'out' | 'in'
  text: string
}

/**
 * The parts in reading order; `same` and `out` give the text before, `same` and `in` the text after. Words are compared whole. Takes time with
 * the product of both lengths: for titles.
 */
export function wordDiff(before: string, after: string): DiffPart[] {
  const a = wordsOf(before)
  const b = wordsOf(after)
  // lengths[i][j]: the longest common run of what follows a[i] and b[j].
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0))
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = lengths[i]
      if (row) row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  const parts: DiffPart[] = []
  const add = (kind: DiffPart['kind'], text: string) => {
    const last = parts.at(-1)
    if (last?.kind === kind) last.text += text
    else parts.push({ kind, text })
  }
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    const [left, right] = [a[i], b[j]]
    if (left !== undefined && left === right) {
      add('same', left)
      i += 1
      j += 1
    } else if (left !== undefined && (right === undefined || at(i + 1, j) >= at(i, j + 1))) {
      add('out', left)
      i += 1
    } else if (right !== undefined) {
      add('in', right)
      j += 1
    }
  }
  return parts
}

/** Words, spaces and marks, so that nothing of the text is lost. */
function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\d]+|\s+|[^\p{L}\p{M}\d\s]/gu) ?? []
}
