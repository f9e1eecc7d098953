// Which imported task is part of which, tied once all are there: a file names parents before and after their parts (IMPORT-06).
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import type { ImportItem, ImportProblem } from './import-item.ts'
import { folded } from './import-mapping.store.ts'
import { type BatchParts, isKnown } from './import-parts.store.ts'

/** A part and what it is part of, by the keys of their items. */
export type Pair = { row: number; child: string; parent: string; named: string }

/** Gathers what rows say of their parents. */
export type Parents = {
  add(item: ImportItem, key: string): void
  /** Without those that would make a circle. */
  pairs(): Pair[]
  /** Parents that no row is, and circles. */
  problems(): ImportProblem[]
}

const lost = ({ row, named }: Pick<Pair, 'row' | 'named'>, reason: string): ImportProblem => ({
  ...{ row, column: 'parent', value: named.slice(0, 200), severity: 'warning', reason },
})

/** Tasks of a file go no deeper into each other: looking for circles would take longer than anything else. */
const DEEPEST = 50

/** Nothing yet. */
export function parentsOf(): Parents {
  // By id and by code as they are; by title where only one row has it.
  const byName = new Map<string, string>()
  const byTitle = new Map<string, string | null>()
  const named: { row: number; child: string; parent: string }[] = []

  function sorted(): { pairs: Pair[]; problems: ImportProblem[] } {
    const problems: ImportProblem[] = []
    const parentOf = new Map<string, string>()
    const pairs: Pair[] = []
    for (const { row, child, parent: name } of named) {
      const parent = byName.get(name) ?? byTitle.get(folded(name)) ?? null
      if (parent === null || parent === child) {
        const reason = parent === child ? 'The row names itself as its parent.' : 'No row is this parent, or more than one.'
        problems.push(lost({ row, named: name }, `${reason} The task stands by itself.`))
        continue
      }
      let above: string | undefined = parent
      let level = 1
      for (; above !== undefined && above !== child && level <= DEEPEST; level += 1) above = parentOf.get(above)
      if (level > DEEPEST)
        problems.push(lost({ row, named: name }, `Tasks go at most ${DEEPEST} levels into each other. The task stands by itself.`))
      else if (above === child)
        problems.push(lost({ row, named: name }, 'This parent is part of the task itself. The task stands by itself.'))
      else {
        parentOf.set(child, parent)
        pairs.push({ row, child, parent, named: name })
      }
    }
    return { pairs, problems }
  }

  return {
    add({ row, sourceId, code, title, parent }, key) {
      byName.set(sourceId, key)
      if (code !== null && !byName.has(code)) byName.set(code, key)
      byTitle.set(folded(title), byTitle.has(folded(title)) ? null : key)
      if (parent !== null) named.push({ row, child: key, parent: parent.trim() })
    },
    pairs: () => sorted().pairs,
    problems: () => sorted().problems,
  }
}

/** So many are tied in one statement. */
const SOME = 500

/** Ties them, where a task has no parent yet; answers what could not be. `between` runs before each part. */
export async function tieParents(
  db: Database,
  parts: BatchParts,
  pairs: readonly Pair[],
  between: () => Promise<void>,
): Promise<ImportProblem[]> {
  const { row } = parts
  const problems: ImportProblem[] = []
  for (let at = 0; at < pairs.length; at += SOME) {
    await between()
    const some = pairs.slice(at, at + SOME)
    // Not in a circle either with what people tied here: a parent must not be below its part.
    const { rows } = await db.execute<{ place: number }>(sql`
      with items as (
        select i.source_id, t.id from import_items i join tasks t on t.company_id = ${row.companyId} and t.id = i.target_id::uuid
        where ${isKnown(parts)} and i.source_id = any(${sql.param([...new Set(some.flatMap(({ child, parent }) => [child, parent]))])}::text[])
      ), pairs as (
        select w.place, c.id as child, p.id as parent
        from jsonb_to_recordset(${JSON.stringify(some.map(({ child, parent }, place) => ({ place, child, parent })))}::jsonb) as w(place int, child text, parent text)
        join items c on c.source_id = w.child join items p on p.source_id = w.parent
      )
      update tasks t set parent_id = pairs.parent from pairs, tasks above
      where t.company_id = ${row.companyId} and t.id = pairs.child and above.company_id = ${row.companyId} and above.id = pairs.parent
        and above.project_id = t.project_id and (t.parent_id is null or t.parent_id = pairs.parent) and not exists (
          with recursive up(id, parent_id, level) as (
            select x.id, x.parent_id, 1 from tasks x where x.company_id = ${row.companyId} and x.id = pairs.parent
            union all select y.id, y.parent_id, up.level + 1 from tasks y join up on y.company_id = ${row.companyId} and y.id = up.parent_id and up.level < 1000
          ) select 1 from up where up.id = t.id)
      returning pairs.place`)
    const tied = new Set(rows.map(({ place }) => place))
    for (const [place, pair] of some.entries())
      if (!tied.has(place)) problems.push(lost(pair, 'This parent is in another project, or the task has another one here.'))
  }
  return problems
}
