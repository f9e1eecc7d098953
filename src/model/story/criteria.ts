// Acceptance criteria: lines of a description that begin with `[ ] ` or `[x] ` (STORY-03).

/** A criterion; `line` is its place among all lines of the description. */
export interface Criterion {
  line: number
  text: string
  done: boolean
}

const LINE = /^\[([ x])\] (.*)$/

/** The criteria of a description, and the text without them. */
export function readCriteria(description: string | null): { criteria: readonly Criterion[]; text: string } {
  const lines = (description ?? '').split('\n')
  const criteria: Criterion[] = []
  const rest: string[] = []
  lines.forEach((one, line) => {
    const [, mark, text] = LINE.exec(one) ?? []
    if (mark === undefined) rest.push(one)
    else criteria.push({ line, text: text ?? '', done: mark === 'x' })
  })
  return { criteria, text: rest.join('\n').trim() }
}

/** The description with one criterion ticked or not; null where that line says something else by now. */
export function withCriterion(description: string | null, { line, text }: Pick<Criterion, 'line' | 'text'>, done: boolean): string | null {
  const lines = (description ?? '').split('\n')
  const at = [line, ...lines.keys()].find((one) => LINE.exec(lines[one] ?? '')?.[2] === text)
  if (at === undefined) return null
  return lines.with(at, `[${done ? 'x' : ' '}] ${text}`).join('\n')
}

/** How many are ticked off. */
export function countCriteria(description: string | null): { done: number; total: number } {
  const { criteria } = readCriteria(description)
  return { done: criteria.filter(({ done }) => done).length, total: criteria.length }
}
