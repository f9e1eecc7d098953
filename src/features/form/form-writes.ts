// Changing forms: what is sent, what is shown at once, and how it is taken back (FORM-10).
import type { Outcome } from '#src/actions/action.ts'
import type { Services } from '#src/actions/services.ts'
import { CHANGED_SINCE, UndoRefused } from '#src/actions/undo.ts'
import { unmake } from '#src/actions/unmake.ts'
import { isSameData } from '#src/data/cache/same-data.ts'
import { asApiError } from '#src/data/errors/api-error.ts'
import { DeleteForm, type FormFieldData, type FormWholeData, GetForm, UpdateForm } from '#src/model/form/form.graphql.ts'
import { type FieldSubject, type FormParts, type FormSubject, formLane } from '#src/model/form/form-subject.ts'
import { formTexts } from '#src/model/form/form-words.ts'

/** What of a form is changed; `presets` and `fields` as wholes. */
export type FormChange = Partial<Pick<FormSubject, 'title' | 'closesOn'> & Omit<FormParts, 'lastFieldNumber'>>

type Sender = Pick<Services, 'api'>

/** The address of a project, as the gateway's `ProjectRef` wants it. */
export function placeOf({ workspaceSlug, projectSlug }: Pick<FormSubject, 'workspaceSlug' | 'projectSlug'>) {
  return { workspaceSlug, projectSlug }
}

const askedFor = (form: FormSubject) => ({ ...placeOf(form), id: form.id })

/** The form as the cache has it now: what was changed a moment ago counts already. */
function present({ api }: Sender, form: FormSubject): { version: number; lastFieldNumber: number } {
  const now = api.read(GetForm, askedFor(form))?.form
  return { version: now?.version ?? form.version, lastFieldNumber: now?.lastFieldNumber ?? form.parts?.lastFieldNumber ?? 0 }
}

/** Sends a change of the form as it is now, which is shown at once. Where somebody else was earlier it is read anew. */
async function sendChange(services: Sender, form: FormSubject, change: FormChange): Promise<void> {
  const { version, lastFieldNumber } = present(services, form)
  const { fields, ...rest } = change
  const input = { ...rest, ...(fields && { fields: [...fields] }) }
  const last = Math.max(lastFieldNumber, ...(fields ?? []).map(({ number }) => number))
  const shown = {
    ...typed(change),
    ...(fields && { fieldsCount: fields.length, lastFieldNumber: last }),
    version: version + 1,
  }
  try {
    const variables = { project: placeOf(form), id: form.id, version, input }
    await services.api.mutate(UpdateForm, variables, { lane: formLane(form), extra: { shown } })
  } catch (error) {
    if (asApiError(error)?.code === 'CONFLICT') await services.api.query(GetForm, askedFor(form), { requestPolicy: 'network-only' })
    throw error
  }
}

/** As the cache holds it. */
function typed({ presets, fields, ...rest }: FormChange) {
  const typedField = ({ options, ...field }: FormFieldData) => ({
    ...field,
    __typename: 'FormField',
    options: options.map((option) => ({ __typename: 'FormOption', ...option })),
  })
  return {
    ...rest,
    ...(presets && { presets: { __typename: 'FormPresets', ...presets } }),
    ...(fields && { fields: fields.map(typedField) }),
  }
}

/** Changes a form; undo gives back what it was, unless somebody else changed that since. */
export async function changeForm(services: Sender, form: FormSubject, change: FormChange, said: string): Promise<Outcome | undefined> {
  const names = Object.keys(change) as (keyof FormChange)[]
  const before = Object.fromEntries(names.map((name) => [name, partOf(form, name)])) as FormChange
  if (names.every((name) => isSameData(before[name], change[name]))) return undefined
  await sendChange(services, form, change)
  return {
    said: form.state === 'OPEN' ? `${said}. ${formTexts.live}` : said,
    async undo() {
      const { form: now } = await services.api.query(GetForm, askedFor(form), { requestPolicy: 'network-only' })
      if (!now || names.some((name) => !isSameData(now[name], change[name]))) throw new UndoRefused(CHANGED_SINCE)
      await sendChange(services, form, before)
    },
  }
}

function partOf(form: FormSubject, name: keyof FormChange): unknown {
  return name === 'title' || name === 'closesOn' ? form[name] : form.parts?.[name]
}

const WRITTEN = ['title', 'closesOn', 'intro', 'thanks', 'dailyLimit', 'presets', 'fields', 'submissionsCount'] as const

/** The inverse of making a form: refused once it holds what it was not made with, answers above all. */
export function unmakeForm({ api }: Sender, place: Pick<FormSubject, 'workspaceSlug' | 'projectSlug'>, made: FormWholeData): Promise<void> {
  const project = placeOf(place)
  const { id } = made
  return unmake({
    read: async () => (await api.query(GetForm, { ...project, id }, { requestPolicy: 'network-only' })).form,
    isAsMade: (now) => WRITTEN.every((name) => isSameData(now[name], made[name])),
    remove: () => api.mutate(DeleteForm, { project, id }, { lane: formLane(made) }),
  })
}

/** Changes the fields of a form. */
export function changeFields(
  services: Sender,
  form: FormSubject,
  change: (fields: readonly FormFieldData[]) => readonly FormFieldData[],
  said: string,
): Promise<Outcome | undefined> {
  const fields = change(form.parts?.fields ?? [])
  return changeForm(services, form, { fields }, said)
}

/** Changes one field. */
export function changeField(
  services: Sender,
  form: FormSubject,
  { number }: Pick<FieldSubject, 'number'>,
  change: Partial<FormFieldData>,
  said: string,
): Promise<Outcome | undefined> {
  return changeFields(services, form, (fields) => fields.map((field) => (field.number === number ? { ...field, ...change } : field)), said)
}
