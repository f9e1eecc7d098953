// Reads what a sheet of answers needs, piece by piece.
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import type { SheetColumn, SheetRow } from './form-export.ts'
import { type FormReader, readForm } from './forms-read.store.ts'

const CHUNK = 500

/** The columns, and the rows but for spam, the newest first. 404 where there is no such form. */
export async function readSheet(
  db: Database,
  reader: FormReader,
  id: string,
  zone: string,
): Promise<{ columns: SheetColumn[]; chunks: AsyncIterable<readonly SheetRow[]> }> {
  const form = await readForm(db, reader, id)
  const { rows: removed } = await db.execute<SheetColumn>(sql`
    select distinct on ((a ->> 'field')::int) (a ->> 'field')::int as field, a ->> 'label' as label
    from submissions s, jsonb_array_elements(s.answers) a
    where s.form_id = ${id} and s.state <> 'spam' and (a ->> 'field')::int <> all(${sql.param(form.fields.map((field) => field.id))}::int[])
    order by (a ->> 'field')::int, s.at desc`)
  const columns = [...form.fields.map(({ id: field, label }) => ({ field, label })), ...removed]
  return { columns, chunks: chunksOf(db, id, zone) }
}

async function* chunksOf(db: Database, formId: string, zone: string): AsyncGenerator<SheetRow[]> {
  type Row = SheetRow & { id: string; moment: string }
  let after: Row | undefined
  for (;;) {
    const behind: ReturnType<typeof sql> =
      after === undefined ? sql`` : sql`and (s.at, s.id) < (${after.moment}::timestamptz, ${after.id}::uuid)`
    const { rows } = await db.execute<Row>(sql`
      select s.id, s.at::text as moment, to_char(s.at at time zone ${zone}, 'YYYY-MM-DD HH24:MI') as at, s.state, s.answers,
        p.code || '-' || t.number as code
      from submissions s left join tasks t on t.id = s.task_id and t.project_id = s.project_id left join projects p on p.id = t.project_id
      where s.form_id = ${formId} and s.state <> 'spam' ${behind} order by s.at desc, s.id desc limit ${CHUNK}`)
    if (rows.length > 0) yield rows
    if (rows.length < CHUNK) return
    after = rows.at(-1)
  }
}
