// Reads the titles of a workspace's tasks and indexes them; runs in a worker, where half a second of work is nobody's.
import { createSegment, type Segment } from '#src/lib/search/search-segment.ts'

/** So many titles are kept ready in all; of more, those that changed last. */
export const MOST_TITLES = 50_000
/** So many are told at once. */
const MOST_AT_ONCE = 5_000

/** How long one answer may take, in ms: it is one of several, and nobody waits for it. */
const PATIENCE_MS = 20_000

/** What is asked: the latest changed, those `before` an earlier answer's `next`, or what changed since an earlier answer's `latest`; `most` of them. */
export interface TitlesAsked {
  url: string
  token: string
  /** The text of `TaskTitles`. */
  query: string
  workspaceSlug: string
  before: string | null
  since: string | null
  most: number
}

/** One answer of `TaskTitles`: columns of one length. */
export interface TitleColumns {
  total: number
  latest: string
  next: string | null
  projectSlugs: readonly string[]
  projectNames: readonly string[]
  ids: readonly string[]
  codes: readonly string[]
  titles: readonly string[]
  projects: readonly number[]
  colors: readonly (string | null)[]
  done: readonly boolean[]
}

/**
 * What is told on the way: rows with their index, and at the end how many there are in all and where `most` ended, null after the last; `unknown` where
 * the host does not tell titles, or not those of this workspace.
 */
export type TitlesTold =
  | { kind: 'rows'; columns: TitleColumns; segment: Segment }
  | { kind: 'end'; total: number; latest: string; next: string | null }
  | { kind: 'unknown' }
  | { kind: 'failed'; message: string }

/** Asks step by step and tells each; ends with `end`, `unknown` or `failed`. */
export async function readTitles(asked: TitlesAsked, tell: (told: TitlesTold) => void, ask: typeof fetch = fetch): Promise<void> {
  let { before, since } = asked
  let [count, latest] = [0, asked.since ?? '']
  try {
    for (;;) {
      const columns = await askFor(asked, { before, since, limit: Math.min(MOST_AT_ONCE, asked.most - count) }, ask)
      if (columns === null) return tell({ kind: 'unknown' })
      if (count === 0 || since !== null) latest = columns.latest
      count += columns.ids.length
      const entries = columns.titles.map((title, row) => ({ title, code: columns.codes[row] }))
      if (entries.length > 0) tell({ kind: 'rows', columns, segment: createSegment(entries, () => 0) })
      const { next, total } = columns
      if (next === null || count >= asked.most) return tell({ kind: 'end', total, latest, next })
      if (since === null) before = next
      else since = next
    }
  } catch (error) {
    tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
  }
}

async function askFor(
  { url, token, query, workspaceSlug }: TitlesAsked,
  from: { before: string | null; since: string | null; limit: number },
  ask: typeof fetch,
): Promise<TitleColumns | null> {
  const response = await ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'graphql-require-preflight': '1', authorization: `Bearer ${token}` },
    body: JSON.stringify({ operationName: 'TaskTitles', query, variables: { workspaceSlug, ...from } }),
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  const { data, errors } = (await response.json()) as {
    data?: { taskTitles: TitleColumns | null } | null
    errors?: readonly { message: string }[]
  }
  if (errors?.[0] || !data) throw new Error(errors?.[0]?.message ?? `The gateway answered ${response.status}.`)
  return data.taskTitles
}
