// The forms of the sample world, with answers in every state. Their tasks are tasks that are there anyway.
import { sql } from 'drizzle-orm'
import { allowAuditDeletion } from '../../resources/audit-events/audit-events.store.ts'
import type { FormAnswer, FormField, FormPresets } from '../../resources/forms/form-parts.ts'
import { DEFAULT_THANKS, formFollows, forms, type SubmissionRow, submissions } from '../../resources/forms/forms.table.ts'
import type { Database } from '../open.ts'
import { BUG_ANSWERS, BUG_FIELDS, REQUEST_ANSWERS, REQUEST_FIELDS, type SampleAnswer, SPAM_TITLES } from './form-texts.ts'
import { type Random, randomFrom } from './random.ts'

const HOUR = 3_600_000

type State = SubmissionRow['state']
type SampleTask = { id: string; title: string; state: State }
type Planned = {
  id: string
  title: string
  fields: FormField[]
  answers: readonly SampleAnswer[]
  tasks: SampleTask[]
  isRemoved: (id: number) => string | null
}

/** Adds them to acme's website; chance of its own, so that nothing else of the world changes. */
export async function seedForms(db: Database, now: Date): Promise<void> {
  const random = randomFrom(47_047)
  const { rows } = await db.execute<{ id: string; company_id: string; ana: string; ben: string }>(sql`
    select p.id, p.company_id, (select id from people where username = 'ana') as ana, (select id from people where username = 'ben') as ben
    from projects p join companies c on c.id = p.company_id where c.slug = 'acme' and p.slug = 'website'`)
  const [place] = rows
  if (place === undefined) throw new Error('The sample world has no project website.')
  const { rows: labels } = await db.execute<{ id: number; title: string }>(
    sql`select id, title from labels where project_id = ${place.id} order by lower(title) limit 4`,
  )
  const options = labels.map(({ id, title }) => ({ label: title, ref: id }))
  const tasks = await sentTasks(db, place.id)
  const planned: Planned[] = [
    {
      ...{ id: random.uuid(), title: 'Bug report', fields: BUG_FIELDS, answers: BUG_ANSWERS, isRemoved: () => null },
      tasks: [...tasks.new.slice(0, 3), ...tasks.accepted.slice(0, 3), ...tasks.refused.slice(0, 1)],
    },
    {
      ...{ id: random.uuid(), title: 'Page request', answers: REQUEST_ANSWERS, isRemoved: (id: number) => (id === 7 ? 'Season' : null) },
      fields: REQUEST_FIELDS.map((field) => (field.to === 'labels' ? { ...field, options } : field)),
      tasks: [...tasks.new.slice(3, 4), ...tasks.accepted.slice(3, 5), ...tasks.refused.slice(1, 2)],
    },
  ]
  for (const [at, form] of planned.entries()) await insertForm(db, { form, at, place, random, now })
}

/** Tasks of the project that could have been sent: some in draft, some at work, some put away. */
async function sentTasks(db: Database, projectId: string): Promise<Record<'new' | 'accepted' | 'refused', SampleTask[]>> {
  const some = async (state: State, which: ReturnType<typeof sql>, count: number) => {
    const { rows } = await db.execute<{ id: string; title: string }>(
      sql`select id, title from tasks where project_id = ${projectId} and not done and parent_id is null and ${which} order by number desc limit ${count}`,
    )
    return rows.map((row) => ({ ...row, state }))
  }
  return {
    new: await some('new', sql`is_draft and not is_archived`, 4),
    accepted: await some('accepted', sql`not is_draft and not is_archived`, 5),
    refused: await some('refused', sql`is_archived`, 2),
  }
}

type Inserted = {
  form: Planned
  at: number
  place: { id: string; company_id: string; ana: string; ben: string }
  random: Random
  now: Date
}

async function insertForm(db: Database, { form, at, place, random, now }: Inserted): Promise<void> {
  const { id, title, fields, tasks } = form
  const inside = { companyId: place.company_id, projectId: place.id }
  const secret = () => Buffer.from(random.uuid().replaceAll('-', ''), 'hex').toString('base64url')
  const presets: FormPresets = {
    workflowId: null,
    typeId: null,
    boardId: null,
    labels: [],
    people: at === 0 ? [place.ben] : [],
    draft: true,
  }
  const lines = [
    ...tasks.map(({ id: taskId, title: words, state }, nth) => ({
      taskId,
      words,
      state,
      said: form.answers[nth % form.answers.length] ?? {},
    })),
    ...SPAM_TITLES.slice(at === 0 ? 0 : 2, at === 0 ? 2 : 3).map((words) => ({ taskId: null, words, state: 'spam' as const, said: {} })),
  ]
  await db.insert(forms).values({
    ...{ ...inside, id, title, fields, presets, state: 'open', token: secret(), ticketKey: secret() + secret() },
    intro:
      at === 0
        ? 'Something does not work as it should? Tell us. We read every answer within a day.'
        : 'For everybody at Acme who needs something on the website.',
    thanks: at === 0 ? DEFAULT_THANKS : 'Thank you. We talk about new requests every Monday.',
    ...{ lastFieldId: Math.max(...fields.map((field) => field.id)), submissionsCount: lines.length, authorId: place.ana },
    ...{ createdAt: new Date(now.getTime() - (40 - at * 12) * 24 * HOUR), toldAt: now },
  })
  await db.insert(formFollows).values({ formId: id, personId: place.ana, companyId: place.company_id, isFollowing: true })
  await db.insert(submissions).values(
    lines.map(({ taskId, words, state, said }, nth) => {
      const when = new Date(now.getTime() - (nth * 19 + 2 + at * 5) * HOUR)
      const answers = answersOf(form, words, said)
      const email = answers.find(({ kind }) => kind === 'email')?.value
      const judged = state === 'accepted' || state === 'refused' ? { judgedBy: place.ben, judgedAt: new Date(when.getTime() + HOUR) } : {}
      return {
        ...inside,
        id: random.uuid(),
        formId: id,
        ticket: secret(),
        answers,
        email: email === undefined ? null : String(email),
        state,
        taskId,
        senderHash: secret(),
        at: when,
        ...judged,
      }
    }),
  )
  const ids = tasks.map((task) => task.id)
  await db.execute(sql`update tasks set creator_id = null, form_title = ${title} where id = any(${sql.param(ids)}::uuid[])`)
  // The log is never changed: their first lines are taken out and written anew, as the form's.
  await allowAuditDeletion(db)
  await db.execute(sql`
    with gone as (
      delete from audit_events where target_id = any(${sql.param(ids)}::text[]) and sentence = 'created the task' returning *
    ) insert into audit_events (company_id, project_id, at, actor_name, action, kind, sentence, target_kind, target_id, target_label)
    select company_id, project_id, at, ${`Form: ${title}`}, action, kind, ${`made from form “${title}”`}, target_kind, target_id, target_label from gone order by id`)
}

function answersOf({ fields, isRemoved }: Planned, title: string, said: SampleAnswer): FormAnswer[] {
  const known = fields.flatMap((field): FormAnswer[] => {
    const value = field.to === 'title' ? title : said[field.id]
    return value === undefined ? [] : [{ field: field.id, label: field.label, kind: field.kind, value }]
  })
  const removed = Object.entries(said).flatMap(([id, value]): FormAnswer[] => {
    const label = isRemoved(Number(id))
    return label === null ? [] : [{ field: Number(id), label, kind: 'short', value }]
  })
  return [...known, ...removed]
}
