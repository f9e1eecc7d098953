// What a form names in its project: statuses, types, efforts, labels and a board. What is newly named has to be there; what is gone meanwhile may stay.
import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { type FieldErrors, invalid } from '../../errors.ts'
import { boards } from '../boards/boards.table.ts'
import { labels } from '../labels/labels.table.ts'
import { tables } from '../templates/templates.store.ts'
import type { FormField } from './form-parts.ts'
import type { FormRow } from './forms.table.ts'

const KINDS = { workflow: tables.workflow, type: tables.type, effort: tables.effort, label: labels, board: boards }

type Kind = keyof typeof KINDS
type Named = { kind: Kind; id: number | string; at: string }
type Naming = Partial<Pick<FormRow, 'fields' | 'presets'>>

const GOALS: Partial<Record<FormField['to'], Kind>> = { type: 'type', effort: 'effort', labels: 'label' }

/** 422 under the field that names what the project does not have and did not name before. */
export async function checkRefs(db: Database, projectId: string, before: Naming, after: Naming): Promise<void> {
  const known = new Set(namedIn(before).map(keyOf))
  const added = namedIn(after).filter((named) => !known.has(keyOf(named)))
  const errors: FieldErrors = {}
  for (const kind of Object.keys(KINDS) as Kind[]) {
    const wanted = added.filter((named) => named.kind === kind)
    if (wanted.length === 0) continue
    const table = KINDS[kind]
    const found = await db
      .select({ id: table.id })
      .from(table)
      .where(sql`${table.projectId} = ${projectId} and ${inArray(table.id, wanted.map(({ id }) => id) as never[])}`)
    const there = new Set<number | string>(found.map(({ id }) => id))
    for (const { id, at } of wanted) if (!there.has(id)) errors[at] = ['This is not in the project.']
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

const keyOf = ({ kind, id }: Named) => `${kind} ${id}`

function namedIn({ fields = [], presets }: Naming): Named[] {
  const named: Named[] = fields.flatMap(({ to, options }, at) =>
    options.flatMap(({ ref }): Named[] => {
      const kind = GOALS[to]
      return ref === null || kind === undefined ? [] : [{ kind, id: ref, at: `fields.${at}.options` }]
    }),
  )
  if (presets === undefined) return named
  const one = (kind: Kind, id: number | string | null, at: string): Named[] => (id === null ? [] : [{ kind, id, at: `presets.${at}` }])
  return [
    ...named,
    ...one('workflow', presets.workflowId, 'workflow_id'),
    ...one('type', presets.typeId, 'type_id'),
    ...one('board', presets.boardId, 'board_uuid'),
    ...presets.labels.flatMap((id) => one('label', id, 'labels')),
  ]
}
