// REST calls and wire types of rules of recurring tasks, all ASSUMED (RECUR-06).
import { z } from 'zod'
import { taskPermissions } from '../../permissions.ts'
import type { RestClient } from '../../rest/client.ts'
import { pageOf } from '../../rest/page.ts'
import { path } from '../../rest/path.ts'
import type { ProjectAddress } from '../../rest/project-address.ts'
import { actor, anything, day, enumName, flag, id, moment, person, text, whole, wireId } from '../../rest/wire.ts'
import type {
  CreateRecurrenceInput,
  QueryRecurrencePreviewArgs,
  QueryRecurrencesArgs,
  RecurrenceTaskInput,
  UpdateRecurrenceInput,
} from '../../schema-types.d.ts'
import { task } from '../task/task.reader.ts'

const orNone = <Shape extends z.ZodType>(shape: Shape) => shape.nullish().transform((value) => value ?? null)

const someDay = z.iso.date()
const occurrence = z.object({ day: someDay, at: moment })
const made = orNone(
  z
    .object({ uuid: z.string(), code: z.string(), title: z.string(), done: flag })
    .transform(({ uuid, ...rest }) => ({ taskId: uuid, ...rest })),
)

const content = z
  .object({
    title: z.string(),
    description: text,
    workflow_id: orNone(id),
    type_id: orNone(id),
    effort_id: orNone(id),
    board_uuid: text,
    labels: z.array(id),
    users: z.array(person),
    checklist: z.array(z.string()),
  })
  .transform(({ workflow_id, type_id, effort_id, board_uuid, labels, users, ...rest }) => ({
    ...rest,
    workflowId: workflow_id,
    typeId: type_id,
    effortId: effort_id,
    boardId: board_uuid,
    labelIds: labels,
    people: users,
  }))

const project = z.object({
  slug: z.string(),
  name: z.string(),
  archived: flag.nullish(),
  company: z.object({ subscription: text, unlimited_workspaces: flag.nullish() }).nullish(),
})

/** A rule. */
const recurrence = z
  .object({
    id: z.string(),
    project,
    logged_user_role: z.object({ name: text }).nullish(),
    title: z.string(),
    words: z.string(),
    rule: z.string(),
    start_on: someDay,
    time: z.string(),
    timezone: z.string(),
    due_after: orNone(whole),
    ends_on: day,
    ends_after: orNone(whole),
    catch_up: z.enum(['latest', 'all']).transform(enumName),
    wait_for_done: flag,
    state: z.enum(['active', 'paused', 'ended']).transform(enumName),
    reason: orNone(z.enum(['archived', 'plan', 'author', 'failed']).transform(enumName)),
    paused_until: day,
    next: z.array(occurrence),
    dates: orNone(z.array(occurrence.extend({ skipped: flag }))),
    last: orNone(z.object({ day: someDay, task: made })),
    made: whole,
    task: content,
    user: actor,
  })
  .transform(({ start_on, due_after, ends_on, ends_after, catch_up, wait_for_done, paused_until, user, logged_user_role, ...rest }) => {
    const { slug, name, archived, company } = rest.project
    const plan = { subscription: company?.subscription ?? null, unlimitedWorkspaces: company?.unlimited_workspaces ?? null }
    return {
      ...rest,
      project: { slug, name },
      startOn: start_on,
      dueAfter: due_after,
      endsOn: ends_on,
      endsAfter: ends_after,
      catchUp: catch_up,
      waitForDone: wait_for_done,
      pausedUntil: paused_until,
      author: user,
      viewerCan: taskPermissions(logged_user_role?.name ?? null, plan, archived ?? false),
    }
  })

const run = z.object({ day: someDay, outcome: z.enum(['made', 'skipped', 'missed']).transform(enumName), at: moment, task: made })
const preview = z.object({ words: z.string(), next: z.array(occurrence) })

/** The rules of a workspace, or of one of its projects. */
export function listRecurrences(rest: RestClient, { workspaceSlug, projectSlug, page, perPage, ...asked }: QueryRecurrencesArgs) {
  const from = Math.max(1, page ?? 1)
  const query = {
    company_slug: workspaceSlug,
    project_slug: projectSlug ?? undefined,
    state: asked.state?.toLowerCase(),
    member: asked.member ?? undefined,
    search: asked.search || undefined,
    page: from,
    per_page: perPage ?? undefined,
  }
  return rest.get('/recurring-tasks/', { query, answer: pageOf(recurrence, from), whole: true })
}

/** One rule. */
export function getRecurrence(rest: RestClient, company: string, id: string) {
  return rest.get(path`/recurring-tasks/${id}/`, { query: { company_slug: company }, answer: recurrence })
}

/** What became of its days. */
export function listRuns(rest: RestClient, company: string, id: string, page: number) {
  return rest.get(path`/recurring-tasks/${id}/runs/`, { query: { company_slug: company, page }, answer: pageOf(run, page), whole: true })
}

/** A repetition in words, with its next days. */
export function getPreview(rest: RestClient, { workspaceSlug, endsOn, endsAfter, ...asked }: QueryRecurrencePreviewArgs) {
  const { rule, start, time, timezone, count } = asked
  const query = {
    company_slug: workspaceSlug,
    rule,
    start: start ?? undefined,
    time: time ?? undefined,
    timezone,
    ends_on: endsOn ?? undefined,
    ends_after: endsAfter ?? undefined,
    count: count ?? undefined,
  }
  return rest.get('/recurring-tasks/preview/', { query, answer: preview })
}

/** Without what is absent: on the wire null clears. */
function present(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
}

function contentBody({ workflowId, typeId, effortId, boardId, labelIds, people, ...rest }: RecurrenceTaskInput) {
  return present({
    ...rest,
    workflow_id: wireId(workflowId),
    type_id: wireId(typeId),
    effort_id: wireId(effortId),
    board_uuid: boardId,
    labels: labelIds?.map((label) => wireId(label)),
    members: people,
  })
}

function bodyOf({ task: made, startOn, dueAfter, endsOn, endsAfter, catchUp, waitForDone, ...rest }: UpdateRecurrenceInput) {
  return present({
    ...rest,
    task: made ? contentBody(made) : undefined,
    start_on: startOn,
    due_after: dueAfter,
    ends_on: endsOn,
    ends_after: endsAfter,
    catch_up: catchUp?.toLowerCase(),
    wait_for_done: waitForDone,
  })
}

/** Makes a rule. */
export function createRecurrence(rest: RestClient, at: ProjectAddress, { taskId, ...input }: CreateRecurrenceInput) {
  const body = { ...bodyOf(input), ...(taskId != null && { task_uuid: taskId }) }
  return rest.post('/recurring-tasks/', { query: { ...at }, body, answer: recurrence })
}

/** Changes a rule. */
export function updateRecurrence(rest: RestClient, at: ProjectAddress, id: string, input: UpdateRecurrenceInput) {
  return rest.put(path`/recurring-tasks/${id}/`, { query: { ...at }, body: bodyOf(input), answer: recurrence })
}

/** One of the steps that answer the rule. */
export function stepRecurrence(
  rest: RestClient,
  at: ProjectAddress,
  id: string,
  verb: 'pause' | 'resume' | 'skip',
  body: Record<string, unknown>,
) {
  return rest.post(path`/recurring-tasks/${id}/${verb}/`, { query: { ...at }, body, answer: recurrence })
}

/** Makes the task of today. */
export function runRecurrence(rest: RestClient, at: ProjectAddress, id: string) {
  return rest.post(path`/recurring-tasks/${id}/run/`, { query: { ...at }, body: {}, answer: task, only: 201 })
}

/** Deletes a rule. */
export function deleteRecurrence(rest: RestClient, at: ProjectAddress, id: string) {
  return rest.delete(path`/recurring-tasks/${id}/`, { query: { ...at }, answer: anything })
}
