// REST calls and wire types of private notes, all ASSUMED (NOTE-08). None names a workspace.
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { pageOf } from '../../rest/page.ts'
import { path } from '../../rest/path.ts'
import type { ProjectAddress } from '../../rest/project-address.ts'
import { anything, flag, moment, whole } from '../../rest/wire.ts'
import type { CreateNoteInput, UpdateNoteInput } from '../../schema-types.d.ts'
import { task } from '../task/task.reader.ts'

const noteTask = z
  .object({ uuid: z.string(), code: z.string(), title: z.string(), done: flag, company_slug: z.string(), project_slug: z.string() })
  .transform(({ uuid, company_slug, project_slug, ...rest }) => ({
    id: uuid,
    ...rest,
    workspaceSlug: company_slug,
    projectSlug: project_slug,
  }))

/** A note, whole or as a row of a list. */
const note = z
  .object({
    uuid: z.string(),
    title: z.string(),
    snippet: z.string(),
    tags: z.array(z.string()),
    pinned: flag,
    version: whole,
    created_at: moment,
    updated_at: moment,
    trashed_at: moment,
    html: z.string().nullish(),
    tasks: z.array(noteTask).nullish(),
  })
  .transform(({ uuid, title, snippet, tags, pinned, version, html, tasks, ...wire }) => ({
    ...{ id: uuid, title, snippet, tags, isPinned: pinned, version, html: html ?? null, tasks: tasks ?? null },
    ...{ createdAt: wire.created_at, updatedAt: wire.updated_at, trashedAt: wire.trashed_at },
  }))

const beside = z.object({ tags: z.array(z.object({ name: z.string(), count: whole })), trashed: whole })

/** What a list is narrowed and ordered by: words of the host. */
export interface NotesAsked {
  search: string
  tag: string | undefined
  pinned: 0 | 1 | undefined
  trash: 0 | 1
  sort: string
  page: number
}

function listOf(asked: NotesAsked) {
  return z.unknown().transform((wire, context) => {
    const [list, more] = [pageOf(note, asked.page).safeParse(wire), beside.safeParse(wire)]
    if (list.success && more.success) return { ...list.data, tags: more.data.tags, trashedCount: more.data.trashed }
    context.addIssue({ code: 'custom', message: 'no page of notes' })
    return z.NEVER
  })
}

/** ASSUMED. */
export function listNotes(rest: RestClient, asked: NotesAsked) {
  return rest.get('/notes/', { query: { ...asked }, answer: listOf(asked), whole: true })
}

/** ASSUMED: one by its id. */
export function getNote(rest: RestClient, id: string) {
  return rest.get(path`/notes/${id}/`, { query: {}, answer: note })
}

/** ASSUMED. */
export function createNote(rest: RestClient, { html, tags, isPinned }: CreateNoteInput) {
  const body = { ...(html != null && { html }), ...(tags != null && { tags }), ...(isPinned != null && { pinned: isPinned }) }
  return rest.post('/notes/', { query: {}, body, answer: note })
}

/** ASSUMED: what is absent stays. */
export function updateNote(rest: RestClient, id: string, { html, version, tags, isPinned }: UpdateNoteInput) {
  const body = {
    ...(html != null && { html }),
    ...(version != null && { version }),
    ...(tags != null && { tags }),
    ...(isPinned != null && { pinned: isPinned }),
  }
  return rest.put(path`/notes/${id}/`, { query: {}, body, answer: note })
}

/** ASSUMED. */
export function deleteNote(rest: RestClient, id: string, forever: boolean) {
  return rest.delete(path`/notes/${id}/`, { query: { forever: forever ? 1 : undefined }, answer: anything })
}

/** ASSUMED. */
export function restoreNote(rest: RestClient, id: string) {
  return rest.put(path`/notes/${id}/restore`, { query: {}, body: {}, answer: note })
}

/** ASSUMED. */
export function convertNote(rest: RestClient, id: string, at: ProjectAddress, titles: readonly string[] | null) {
  const answer = z.object({ note, tasks: z.array(task) })
  return rest.post(path`/notes/${id}/convert`, { query: {}, body: { ...at, titles }, answer })
}
