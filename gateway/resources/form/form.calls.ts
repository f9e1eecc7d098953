// REST calls and wire types of forms, for those who work on a project; all of them ASSUMED (FORM-04).
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { pageOf } from '../../rest/page.ts'
import { path } from '../../rest/path.ts'
import type { ProjectAddress } from '../../rest/project-address.ts'
import { actor, anything, day, enumName, flag, id, moment, number, text, whole, wireId } from '../../rest/wire.ts'
import type { FormFieldInput, FormPresetsInput, UpdateFormInput } from '../../schema-types.d.ts'

/** What a field takes, as enums write it. */
export const fieldKind = z.enum(['short', 'long', 'email', 'number', 'day', 'one', 'many', 'tick', 'link']).transform(enumName)

const GOALS = ['title', 'description', 'due_date', 'type', 'labels', 'effort', 'none'] as const

const orNone = <Shape extends z.ZodType>(shape: Shape) => shape.nullish().transform((value) => value ?? null)

/** Numbers of a field. */
export const limit = orNone(number)

const field = z
  .object({
    ...{ id: whole, kind: fieldKind, label: z.string(), help: z.string(), required: flag, to: z.enum(GOALS), min: limit, max: limit },
    options: z.array(z.object({ label: z.string(), ref: orNone(id) })),
  })
  .transform(({ id: own, required: isRequired, to, options, ...rest }) => ({
    ...{ number: own, isRequired, goal: enumName(to), ...rest },
    options: options.map(({ label, ref }) => ({
      label,
      typeId: to === 'type' ? ref : null,
      labelId: to === 'labels' ? ref : null,
      effortId: to === 'effort' ? ref : null,
    })),
  }))

const presets = z
  .object({
    ...{ workflow_id: orNone(id), type_id: orNone(id), board_uuid: orNone(id), draft: flag },
    labels: z.array(id),
    people: z.array(z.string()),
  })
  .transform((wire) => ({
    ...{ workflowId: wire.workflow_id, typeId: wire.type_id, boardId: wire.board_uuid },
    ...{ labelIds: wire.labels, usernames: wire.people, isDraft: wire.draft },
  }))

const form = z
  .object({
    ...{ uuid: z.string(), title: z.string(), state: z.enum(['draft', 'open', 'closed']), closes_on: day, token: z.string() },
    ...{ version: whole, fields_count: whole, new_count: whole, submissions_count: whole, last_at: moment, following: flag },
    ...{
      created_at: moment,
      intro: text,
      thanks: text,
      daily_limit: orNone(whole),
      presets: orNone(presets),
      fields: orNone(z.array(field)),
    },
    last_field_id: orNone(whole),
  })
  .transform((wire) => ({
    ...{
      id: wire.uuid,
      title: wire.title,
      state: enumName(wire.state),
      closesOn: wire.closes_on,
      token: wire.token,
      version: wire.version,
    },
    ...{ fieldsCount: wire.fields_count, newCount: wire.new_count, submissionsCount: wire.submissions_count, lastAt: wire.last_at },
    ...{ isFollowing: wire.following, createdAt: wire.created_at, intro: wire.intro, thanks: wire.thanks, dailyLimit: wire.daily_limit },
    ...{ presets: wire.presets, fields: wire.fields, lastFieldNumber: wire.last_field_id },
  }))

/** A form as the fields of `Form` are handed it; `at` is its project's address. */
export type FormParent = z.infer<typeof form> & { at?: { workspaceSlug: string; projectSlug: string } }

const submission = z
  .object({
    ...{ uuid: z.string(), state: z.enum(['new', 'accepted', 'refused', 'spam']), email: text, created_at: moment, judged_at: moment },
    judged_by: orNone(actor),
    answers: z.array(z.object({ field: z.string(), label: z.string(), kind: fieldKind, text: z.string() })),
    task: orNone(
      z
        .object({
          uuid: z.string(),
          code: z.string(),
          title: z.string(),
          done: flag,
          is_draft: flag,
          is_archived: flag,
          workflow: z.string(),
        })
        .transform(({ uuid, code, title, done, is_draft, is_archived, workflow }) => ({
          ...{ id: uuid, code, title, isDone: done, isDraft: is_draft, isArchived: is_archived, status: workflow },
        })),
    ),
  })
  .transform((wire) => ({
    ...{ id: wire.uuid, state: enumName(wire.state), email: wire.email, answers: wire.answers, task: wire.task },
    ...{ createdAt: wire.created_at, judgedAt: wire.judged_at, judgedBy: wire.judged_by },
  }))

/** ASSUMED. */
export function listForms(rest: RestClient, at: ProjectAddress) {
  return rest.get('/forms/', { query: { ...at }, answer: z.array(form) })
}

/** ASSUMED. */
export function getForm(rest: RestClient, at: ProjectAddress, formId: string) {
  return rest.get(path`/forms/${formId}/`, { query: { ...at }, answer: form })
}

/** ASSUMED. */
export function createForm(rest: RestClient, at: ProjectAddress, title: string, input: UpdateFormInput) {
  return rest.post('/forms/', { query: { ...at }, body: { ...bodyOf(input), title }, answer: form })
}

/** ASSUMED: what is absent stays. */
export function updateForm(rest: RestClient, at: ProjectAddress, formId: string, version: number, input: UpdateFormInput) {
  return rest.put(path`/forms/${formId}/`, { query: { ...at }, body: { ...bodyOf(input), version }, answer: form })
}

function bodyOf({ title, intro, thanks, closesOn, dailyLimit, presets: given, fields }: UpdateFormInput) {
  return {
    ...(title != null && { title }),
    ...(intro != null && { intro }),
    ...(thanks != null && { thanks }),
    ...(closesOn !== undefined && { closes_on: closesOn }),
    ...(dailyLimit != null && { daily_limit: dailyLimit }),
    ...(given != null && { presets: presetsBody(given) }),
    ...(fields != null && { fields: fields.map(fieldBody) }),
  }
}

function presetsBody({ workflowId, typeId, boardId, labelIds, usernames, isDraft }: FormPresetsInput) {
  return {
    ...(workflowId !== undefined && { workflow_id: wireId(workflowId) }),
    ...(typeId !== undefined && { type_id: wireId(typeId) }),
    ...(boardId !== undefined && { board_uuid: boardId }),
    ...(labelIds != null && { labels: labelIds.map(wireId) }),
    ...(usernames != null && { people: usernames }),
    ...(isDraft != null && { draft: isDraft }),
  }
}

function fieldBody({ number: own, kind, label, help, isRequired, goal, min, max, options }: FormFieldInput) {
  return {
    ...{ id: own, kind: kind.toLowerCase(), label, help: help ?? '', required: isRequired ?? false, to: (goal ?? 'NONE').toLowerCase() },
    ...{ min: min ?? null, max: max ?? null },
    options: (options ?? []).map((option) => ({
      label: option.label,
      ref: wireId({ TYPE: option.typeId, LABELS: option.labelId, EFFORT: option.effortId }[String(goal)]) ?? null,
    })),
  }
}

/** ASSUMED: a step of a form: its state, its address, or whether the caller follows it. */
export function stepForm(rest: RestClient, at: ProjectAddress, formId: string, step: { state: string } | { follow: boolean } | 'token') {
  const call = { query: { ...at }, answer: form }
  if (step === 'token') return rest.post(path`/forms/${formId}/token/`, { ...call, body: {} })
  return 'state' in step
    ? rest.put(path`/forms/${formId}/state/`, { ...call, body: step })
    : rest.put(path`/forms/${formId}/follow/`, { ...call, body: step })
}

/** ASSUMED. */
export function deleteForm(rest: RestClient, at: ProjectAddress, formId: string) {
  return rest.delete(path`/forms/${formId}/`, { query: { ...at }, answer: anything })
}

const counts = z.object({ counts: z.object({ new: whole, accepted: whole, refused: whole, spam: whole }) })

const submissionPage = (page: number) =>
  z.unknown().transform((wire, context) => {
    const [list, more] = [pageOf(submission, page).safeParse(wire), counts.safeParse(wire)]
    if (list.success && more.success) return { ...list.data, counts: more.data.counts }
    context.addIssue({ code: 'custom', message: 'no answers of a form' })
    return z.NEVER
  })

/** ASSUMED. */
export function listSubmissions(
  rest: RestClient,
  at: ProjectAddress,
  formId: string,
  asked: { state: string | undefined; page: number; per_page: number | undefined },
) {
  const call = { query: { ...at, ...asked }, answer: submissionPage(asked.page), whole: true, mostBytes: MOST_BYTES }
  return rest.get(path`/forms/${formId}/submissions/`, call)
}

/** Two hundred answers of the longest. */
const MOST_BYTES = 32_000_000

/** ASSUMED. */
export function judgeSubmissions(rest: RestClient, at: ProjectAddress, formId: string, ids: readonly string[], state: string) {
  const call = { query: { ...at }, body: { uuids: ids, state }, answer: z.array(submission), mostBytes: MOST_BYTES }
  return rest.put(path`/forms/${formId}/submissions/`, call)
}
