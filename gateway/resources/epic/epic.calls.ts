// REST calls and wire types of epics, all of them ASSUMED (EPIC-02).
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { pageOf } from '../../rest/page.ts'
import { path } from '../../rest/path.ts'
import type { ProjectAddress } from '../../rest/project-address.ts'
import { anything, colour, day, id, number, text, whole } from '../../rest/wire.ts'
import type { EpicInput, UpdateEpicInput } from '../../schema-types.d.ts'

const named = { id, slug: z.string(), code: z.string(), title: z.string(), color: colour }

/** An epic with what its stories add up to. */
const epic = z
  .object({
    ...named,
    description: text,
    due_date: day,
    position: number,
    counts: z.object({ stories: whole, stories_done: whole, tasks: whole, done: whole }),
    effort: z.object({ total: number, done: number }),
  })
  .transform(({ due_date: dueDate, counts, effort: hours, ...plain }) => {
    const { stories: storyCount, stories_done: storiesDoneCount, tasks: taskCount, done: doneCount } = counts
    return { ...plain, dueDate, storyCount, storiesDoneCount, taskCount, doneCount, hours }
  })

/** An epic as a story names it: its figures are not told there. */
export const epicOfStory = z.object(named).transform((plain) => ({
  ...plain,
  ...{
    description: null,
    dueDate: null,
    position: null,
    storyCount: null,
    storiesDoneCount: null,
    taskCount: null,
    doneCount: null,
    hours: null,
  },
}))

/** An epic as the fields of `Epic` are handed it; `at` is its project's address. */
export type EpicParent = (z.infer<typeof epic> | z.infer<typeof epicOfStory>) & { at?: { workspaceSlug: string; projectSlug: string } }

/** A page of epics; `sort` is the host's word, with `-` for descending. */
export function listEpics(
  rest: RestClient,
  at: ProjectAddress,
  asked: { search: string; sort: string | undefined; page: number; per_page: number | undefined },
) {
  return rest.get('/user-story-epics/', { query: { ...at, ...asked }, answer: pageOf(epic, asked.page), whole: true })
}

const amount = z.object({ tasks: whole, hours: number })
const burnup = z.object({ days: z.array(z.object({ day: z.string(), scope: amount, done: amount })) })

/** How its tasks were done over the last 90 days, cut in a zone. */
export function getEpicBurnup(rest: RestClient, at: ProjectAddress, epicId: string, timezone: string | undefined) {
  return rest.get(path`/user-story-epics/${epicId}/burnup/`, { query: { ...at, timezone }, answer: burnup })
}

/** One by its slug. */
export function getEpic(rest: RestClient, at: ProjectAddress, slug: string) {
  return rest.get(path`/user-story-epics/${slug}/`, { query: { ...at }, answer: epic })
}

function bodyOf({ title, color, description, dueDate, position }: EpicInput | UpdateEpicInput) {
  return {
    ...(title != null && { title }),
    ...(color != null && { color }),
    ...(description !== undefined && { description }),
    ...(dueDate !== undefined && { due_date: dueDate }),
    ...(position != null && { position }),
  }
}

/** Makes one. */
export function createEpic(rest: RestClient, at: ProjectAddress, input: EpicInput) {
  return rest.post('/user-story-epics/', { query: { ...at }, body: bodyOf(input), answer: epic })
}

/** Changes one. */
export function updateEpic(rest: RestClient, at: ProjectAddress, epicId: string, input: UpdateEpicInput) {
  return rest.put(path`/user-story-epics/${epicId}/`, { query: { ...at }, body: bodyOf(input), answer: epic })
}

/** Deletes one; its stories stay. */
export function deleteEpic(rest: RestClient, at: ProjectAddress, epicId: string) {
  return rest.delete(path`/user-story-epics/${epicId}/`, { query: { ...at }, answer: anything })
}
