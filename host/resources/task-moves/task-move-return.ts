// Decides what a task that comes back from a move gets: what the move took, unless somebody has changed it since.
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { type Catalogue, type Kept, type Loss, type Moving, type Titled, twinIn } from './task-move.kept.ts'

/** A moved task as it is now, and as it was. */
export type Pair = { task: Moving; kept: Kept }

/** The boards, sprints and stories of before that still exist. */
export type StillThere = Record<'boards' | 'sprints' | 'stories', ReadonlySet<string | number>>

/** A task's columns for its way back, its labels there, and what it does not get again. */
export type Returning = {
  id: string
  number: number
  position: number
  workflow: number
  type: number | null
  effort: number | null
  board: string | null
  sprint: number | null
  story: number | null
  labels: number[]
  left: Loss[]
}

/** Which of what the tasks had is still in the project, and open to them: sprints are held, and a completed one takes no tasks (SPRINT-05). */
export async function stillThere(db: Database, projectId: string, pairs: readonly Pair[]): Promise<StillThere> {
  const found = async (table: SQL, ids: (string | number)[], type: SQL, more = sql``) => {
    if (ids.length === 0) return new Set<string | number>()
    const { rows } = await db.execute<{ id: string | number }>(
      sql`select id from ${table} where project_id = ${projectId} and id = any(${sql.param(ids)}::${type}[]) ${more}`,
    )
    return new Set(rows.map(({ id }) => id))
  }
  const all = <Thing>(of: (kept: Kept) => { id: Thing } | null) => pairs.flatMap(({ kept }) => of(kept)?.id ?? [])
  return {
    boards: await found(
      sql`boards`,
      all((kept) => kept.board),
      sql`uuid`,
    ),
    sprints: await found(
      sql`sprints`,
      all((kept) => kept.sprint),
      sql`int`,
      sql`and state <> 'completed' order by id for share`,
    ),
    stories: await found(
      sql`user_stories`,
      all((kept) => kept.story),
      sql`int`,
    ),
  }
}

/** What one task gets. `number` is its old one where that is free, else a new one. */
export function returningOf(
  { task, kept }: Pair,
  { origin, there, prefix, number = kept.number }: { origin: Catalogue; there: StillThere; prefix: string; number?: number | undefined },
): Returning {
  const left: Loss[] = []
  const lose = (what: Loss['what'], title: string) => left.push({ uuid: task.id, code: `${prefix}-${number}`, what, title })
  const known = (kind: keyof Catalogue, of: Titled | null) => (of && origin[kind].some(({ id }) => id === of.id) ? of : null)

  // What the move set itself is taken back; what somebody chose since is carried as a move carries it.
  const chosen = (kind: 'workflow' | 'type' | 'effort'): number | null => {
    const now = task[kind]
    if ((now?.id ?? null) !== kept.there[kind]) return twinIn(origin[kind], now)?.id ?? null
    const back = known(kind, kept[kind]) ?? twinIn(origin[kind], kept[kind])
    if (kept[kind] && !back) lose(kind, kept[kind].title)
    return back?.id ?? null
  }
  const single = <Id extends string | number>(
    what: Loss['what'],
    had: { id: Id; title: string } | null,
    still: ReadonlySet<string | number>,
  ) => {
    if (had === null || still.has(had.id)) return had?.id ?? null
    lose(what, had.title)
    return null
  }
  const nowOn = new Set(task.labels.map(({ id }) => id))
  const carried = new Set(kept.labels.map((label) => label.there))
  const labels: number[] = []
  for (const label of kept.labels) {
    if (label.there !== null && !nowOn.has(label.there)) continue
    const back = known('label', label) ?? twinIn(origin.label, label)
    if (back) labels.push(back.id)
    else lose('label', label.title)
  }
  for (const label of task.labels) if (!carried.has(label.id)) labels.push(...[twinIn(origin.label, label)?.id ?? []].flat())
  if (number !== kept.number) lose('code', `${prefix}-${kept.number}`)
  // A project has a status at all times, and every task one.
  const workflow = chosen('workflow') ?? known('workflow', kept.workflow)?.id ?? origin.workflow[0]?.id ?? 0
  return {
    id: task.id,
    number,
    position: kept.position,
    workflow,
    type: chosen('type'),
    effort: chosen('effort'),
    board: single('board', kept.board, there.boards),
    sprint: single('sprint', kept.sprint, there.sprints),
    story: single('user_story', kept.story, there.stories),
    labels,
    left,
  }
}
