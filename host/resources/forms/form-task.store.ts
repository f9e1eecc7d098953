// Makes the task of an answered form: each answer goes where its field says, and all of them into the description (FORM-03, FORM-08).
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { cutToFit } from '../../graphemes.ts'
import { logActivity } from '../activities/activities.store.ts'
import { sentence } from '../audit-events/log-line.ts'
import { findBoard } from '../boards/boards.store.ts'
import { labels, taskLabels } from '../labels/labels.table.ts'
import { createTask } from '../tasks/tasks.store.ts'
import { taskPeople } from '../tasks/tasks.table.ts'
import { findTemplate } from '../templates/templates.store.ts'
import { type FieldGoal, type FormAnswer, type FormField, wordsOfAnswer } from './form-parts.ts'
import type { FormRow } from './forms.table.ts'

/** Who a task of a form is by, in its log and on it (FORM-08). */
export const formAuthor = (title: string) => `Form: ${title}`

/** The longest title of a task. */
const LONGEST_TITLE = 500

/** What a form names and is gone, for the log. */
type Skipped = [what: string, name?: string][]

/** Makes it as a draft, or not; answers its id. */
export async function makeTaskOf(tx: Database, form: FormRow, answers: readonly FormAnswer[], isDraft: boolean): Promise<string> {
  const { projectId, companyId, presets } = form
  const skipped: Skipped = []
  const chosen = (goal: FieldGoal) => refsOf(form.fields, answers, goal)
  const has = async (kind: 'workflow' | 'type' | 'effort', wanted: Ref | undefined, preset: number | null) => {
    for (const ref of [wanted, preset === null ? undefined : { id: preset, label: null }]) {
      if (ref === undefined) continue
      if (ref.id !== null && (await findTemplate(tx, projectId, kind, ref.id))) return ref.id
      skipped.push(ref.label === null ? [WORDS[kind]] : [WORDS[kind], ref.label])
    }
    return undefined
  }
  const board = presets.boardId === null ? undefined : await findBoard(tx, projectId, presets.boardId)
  if (presets.boardId !== null && board === undefined) skipped.push(['board'])
  const [workflowId, typeId, effortId] = [
    await has('workflow', undefined, presets.workflowId),
    await has('type', chosen('type')[0], presets.typeId),
    await has('effort', chosen('effort')[0], null),
  ]
  const id = await createTask(tx, { id: projectId, companyId }, null, {
    title: titleOf(form, answers),
    description: descriptionOf(form.fields, answers),
    ...{ workflowId: workflowId ?? null, typeId, effortId, boardId: board?.id ?? null, isDraft },
    dueDate: dueOf(form.fields, answers),
    formTitle: form.title,
  })
  const place = { companyId, projectId, taskId: id }
  await giveLabels(tx, place, [...chosen('labels'), ...presets.labels.map((ref) => ({ id: ref, label: null }))], skipped)
  await givePeople(tx, place, presets.people)
  const lines = [sentence`made from form “${form.title}”`, ...skipped.map(leftOut)]
  await logActivity(tx, { id }, { name: formAuthor(form.title) }, ...lines)
  return id
}

const leftOut = ([what, name]: Skipped[number]) =>
  name === undefined ? `left out the ${what}, which is gone` : sentence`left out the ${what} “${name}”, which is gone`

/** One of a list that was chosen; an id of null stands for nothing any more. */
type Ref = { id: number | null; label: string | null }

const WORDS = { workflow: 'status', type: 'type', effort: 'effort' }

function refsOf(fields: readonly FormField[], answers: readonly FormAnswer[], goal: FieldGoal): Ref[] {
  return answersFor(fields, answers, goal).flatMap(([field, { value }]) =>
    [value].flat().map((label) => ({ id: field.options.find((option) => option.label === label)?.ref ?? null, label: String(label) })),
  )
}

function answersFor(fields: readonly FormField[], answers: readonly FormAnswer[], goal: FieldGoal): [FormField, FormAnswer][] {
  return fields.flatMap((field): [FormField, FormAnswer][] => {
    const answer = field.to === goal ? answers.find((one) => one.field === field.id) : undefined
    return answer === undefined ? [] : [[field, answer]]
  })
}

function titleOf({ fields, title }: FormRow, answers: readonly FormAnswer[]): string {
  const [own] = answersFor(fields, answers, 'title')
  const words = (own === undefined ? '' : wordsOfAnswer(own[1])).replace(/\s+/g, ' ').trim()
  if (words === '') return title
  return words.length > LONGEST_TITLE ? `${cutToFit(words, LONGEST_TITLE - 1)}…` : words
}

/** Noon in UTC: the same day for nearly everybody, which a sender's day is to be wherever it is read. */
function dueOf(fields: readonly FormField[], answers: readonly FormAnswer[]): Date | null {
  const [own] = answersFor(fields, answers, 'due_date')
  return own === undefined ? null : new Date(`${own[1].value}T12:00:00Z`)
}

/** What was meant as the description first, then the other answers, each with what was asked. An address is for members, and descriptions are read by others (FORM-07). */
function descriptionOf(fields: readonly FormField[], answers: readonly FormAnswer[]): string {
  const isMain = ({ field }: FormAnswer) => fields.some(({ id, to }) => id === field && to === 'description')
  return [...answers.filter(isMain), ...answers.filter((answer) => !isMain(answer))]
    .map(
      (answer) =>
        `<p><strong>${escaped(answer.label)}:</strong> ${answer.kind === 'email' ? '<em>in the answers of the form</em>' : htmlOf(answer)}</p>`,
    )
    .join('')
}

function htmlOf(answer: FormAnswer): string {
  const words = escaped(wordsOfAnswer(answer))
  if (answer.kind === 'link') return `<a href="${words}">${words}</a>`
  return words.replaceAll('\n', '<br>')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

type TaskPlace = { companyId: string; projectId: string; taskId: string }

async function giveLabels(tx: Database, place: TaskPlace, wanted: readonly Ref[], skipped: Skipped): Promise<void> {
  const ids = [...new Set(wanted.flatMap(({ id }) => id ?? []))]
  const there = await tx
    .select({ id: labels.id })
    .from(labels)
    .where(and(eq(labels.projectId, place.projectId), inArray(labels.id, ids)))
    .for('key share')
  const found = new Set(there.map(({ id }) => id))
  for (const { id, label } of wanted) if (id === null || !found.has(id)) skipped.push(label === null ? ['label'] : ['label', label])
  if (found.size > 0) await tx.insert(taskLabels).values([...found].map((labelId) => ({ ...place, labelId })))
}

/** Puts on it who still is on the project. They hear of it from the form, not of an assignment as well (FORM-13). */
async function givePeople(tx: Database, place: TaskPlace, people: readonly string[]): Promise<void> {
  if (people.length === 0) return
  const { rows } = await tx.execute<{ id: string }>(sql`
    select a.id from people a join projects p on p.id = ${place.projectId} join companies c on c.id = p.company_id
    where a.id = any(${sql.param(people)}::uuid[]) and (a.id = p.owner_id or a.id = c.owner_id
      or exists (select 1 from project_members m where m.project_id = p.id and m.person_id = a.id))`)
  if (rows.length > 0) await tx.insert(taskPeople).values(rows.map(({ id }) => ({ ...place, personId: id })))
}
