// Every write about forms themselves; what is sent by them has its own stores.
import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { inCompany } from '../../db/in-company.ts'
import type { Database } from '../../db/open.ts'
import { conflict, invalid } from '../../errors.ts'
import { newToken } from '../../tokens.ts'
import { type Doer, record } from '../audit-events/audit-events.store.ts'
import { changed, type Words } from '../audit-events/changed.ts'
import { withdrawTopic } from '../notifications/notifications.store.ts'
import { type Place, projects } from '../projects/projects.table.ts'
import { peopleOnProject } from '../tasks/task-people.store.ts'
import { setFollow, topicOf } from './form-news.store.ts'
import type { FormField, FormPresets } from './form-parts.ts'
import { checkRefs } from './form-refs.store.ts'
import { type FormRow, forms } from './forms.table.ts'
import { holdForm } from './forms-read.store.ts'

/** As many forms a project has (FORM-16). */
export const MOST_FORMS = 50

/** Presets as a body names them: people by username. */
export type NamedPresets = Omit<FormPresets, 'people'> & { people: string[] }

/** What of a form is written; what is absent stays, or is what a new form has. */
export type FormChange = {
  title?: string | undefined
  intro?: string | undefined
  thanks?: string | undefined
  closesOn?: string | null | undefined
  dailyLimit?: number | undefined
  presets?: Partial<NamedPresets> | undefined
  fields?: FormField[] | undefined
}

const WORDS: Words<FormRow> = {
  title: 'title',
  closesOn: 'last day',
  dailyLimit: 'daily limit',
  intro: { text: 'introduction' },
  thanks: { text: 'thanks' },
  fields: { text: 'fields' },
  presets: { text: 'presets' },
}

/** A form as the log names it. */
export const formTarget = ({ id, title }: Pick<FormRow, 'id' | 'title'>) => ({ kind: 'form', id, label: title })

const NO_PRESETS: FormPresets = { workflowId: null, typeId: null, boardId: null, labels: [], people: [], draft: true }

/** What a form begins with: a title for the task, and room to say more. */
const FIRST_FIELDS: FormField[] = [
  { id: 1, kind: 'short', label: 'What is it about?', help: '', required: true, to: 'title', min: null, max: null, options: [] },
  { id: 2, kind: 'long', label: 'Tell us more', help: '', required: false, to: 'description', min: null, max: null, options: [] },
]

/** 128 random bits, fit for an address. */
const newAddress = () => randomBytes(16).toString('base64url')

/** Makes a form, which its maker follows; 409 where the project has as many as it may. Answers its id. */
export async function createForm(db: Database, place: Place, authorId: string, title: string, change: FormChange): Promise<string> {
  return db.transaction(async (tx) => {
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, place.id)).for('no key update')
    const { rows } = await tx.execute<{ count: number }>(sql`select count(*)::int as count from forms where project_id = ${place.id}`)
    if ((rows[0]?.count ?? 0) >= MOST_FORMS) throw conflict(`A project has at most ${MOST_FORMS} forms.`)
    const before = { fields: [], presets: NO_PRESETS }
    const { presets, fields = FIRST_FIELDS, ...set } = await settled(tx, place, before, change)
    const lastFieldId = Math.max(...fields.map(({ id }) => id))
    const values = { ...set, title, fields, presets: presets ?? NO_PRESETS, lastFieldId, authorId }
    const [made] = await tx
      .insert(forms)
      .values({ ...values, companyId: place.companyId, projectId: place.id, token: newAddress(), ticketKey: newToken() })
      .returning({ id: forms.id, companyId: forms.companyId })
    if (made === undefined) throw new Error('The new form was not returned.')
    await setFollow(tx, made, authorId, true)
    await record(tx, place, authorId, { action: 'form.create', said: 'created the form', target: formTarget({ id: made.id, title }) })
    return made.id
  })
}

/** Changes what is named; 409 where somebody else changed it since `version`. */
export async function changeForm(db: Database, place: Doer, id: string, version: number, change: FormChange): Promise<void> {
  await db.transaction(async (tx) => {
    const form = await holdForm(tx, place.id, id)
    if (form.version !== version) throw conflict('Somebody else changed this form. Here is how it is now.', 'stale')
    const set = await settled(tx, place, form, change)
    const lastFieldId = Math.max(form.lastFieldId, ...(set.fields ?? []).map((field) => field.id))
    await tx
      .update(forms)
      .set({ ...set, lastFieldId, version: version + 1 })
      .where(inCompany(forms, place.companyId, id))
    const about = { action: 'form.change', noun: 'form', target: formTarget({ ...form, ...set }) } as const
    await record(tx, place, place.actorId, ...changed(form, set, WORDS, about))
  })
}

/** The columns of a change; 422 for what it newly names and the project does not have. */
async function settled(tx: Database, place: Place, before: Pick<FormRow, 'fields' | 'presets'>, { presets, ...change }: FormChange) {
  const set: Partial<FormRow> = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  if (presets !== undefined) {
    const { people: usernames, ...rest } = presets
    const given = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
    const people = usernames === undefined ? before.presets.people : await peopleOf(tx, place, usernames)
    set.presets = { ...before.presets, ...given, people }
  }
  await checkRefs(tx, place.id, before, set)
  return set
}

async function peopleOf(tx: Database, place: Place, usernames: string[]): Promise<string[]> {
  const found = await peopleOnProject(tx, place.id, usernames)
  const stranger = usernames.find((username) => !found.some((person) => person.username === username))
  if (stranger !== undefined) throw invalid({ 'presets.people': [`${stranger} is not on the project.`] })
  return found.map(({ id }) => id)
}

/** Opens it, closes it, or makes it a draft again. Setting what is set changes nothing. */
export async function setFormState(db: Database, { actorId, ...place }: Doer, id: string, state: FormRow['state']): Promise<void> {
  await db.transaction(async (tx) => {
    const form = await holdForm(tx, place.id, id)
    // A form that is opened on purpose does not stay closed by a day that is over.
    const isOver = state === 'open' && form.closesOn !== null && form.closesOn < new Date().toISOString().slice(0, 10)
    await tx
      .update(forms)
      .set({ state, ...(isOver && { closesOn: null }) })
      .where(inCompany(forms, place.companyId, id))
    if (state === form.state && !isOver) return
    const said = { open: 'opened the form', closed: 'closed the form', draft: 'made the form a draft' }[state]
    await record(tx, place, actorId, { action: 'form.state', said, target: formTarget(form) })
  })
}

/** Gives it another address; the old one is dead at once, and so are the pages that were opened by it. */
export async function refreshFormAddress(db: Database, { actorId, ...place }: Doer, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const form = await holdForm(tx, place.id, id)
    await tx
      .update(forms)
      .set({ token: newAddress() })
      .where(inCompany(forms, place.companyId, id))
    await record(tx, place, actorId, { action: 'form.address', said: 'gave the form another address', target: formTarget(form) })
  })
}

/** Follows it or stops; 404 where there is none. */
export async function followForm(db: Database, projectId: string, id: string, personId: string, follow: boolean): Promise<void> {
  await db.transaction(async (tx) => setFollow(tx, await holdForm(tx, projectId, id), personId, follow))
}

/** Deletes it with what was sent by it; the tasks that were made stay. */
export async function deleteForm(db: Database, { actorId, ...place }: Doer, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const form = await holdForm(tx, place.id, id)
    await record(tx, place, actorId, { action: 'form.delete', said: 'deleted the form', target: formTarget(form) })
    await withdrawTopic(tx, topicOf(id))
    await tx.delete(forms).where(inCompany(forms, place.companyId, id))
  })
}
