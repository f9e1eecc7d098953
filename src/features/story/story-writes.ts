// Changing user stories: what is sent, what is shown at once, and how it is taken back.
import type { Outcome } from '#src/actions/action.ts'
import type { Services } from '#src/actions/services.ts'
import { CHANGED_SINCE, onlyOnesOwn, UndoRefused } from '#src/actions/undo.ts'
import { asApiError } from '#src/data/errors/api-error.ts'
import { pathTo } from '#src/lib/paths.ts'
import { plural } from '#src/lib/text.ts'
import { countCriteria } from '#src/model/story/criteria.ts'
import { GetStory, type StoryRowData, UpdateUserStory } from '#src/model/story/story.graphql.ts'
import type { Move } from '#src/model/story/story-order.ts'
import type { StoryFilters, StoryListSubject, StorySubject } from '#src/model/story/story-subject.ts'

/** The address of a project, as the gateway's `ProjectRef` wants it. */
export function placeOf({ workspaceSlug, projectSlug }: { workspaceSlug: string; projectSlug: string }) {
  return { workspaceSlug, projectSlug }
}

/** The path of a story's page. */
export function storyPath({ workspaceSlug, projectSlug, slug }: Pick<StorySubject, 'workspaceSlug' | 'projectSlug' | 'slug'>): string {
  return pathTo('projects.user-story', { companySlug: workspaceSlug, projectSlug, userStorySlug: slug })
}

/** The address of the list, narrowed. */
export function storiesPath(list: Pick<StoryListSubject, 'workspaceSlug' | 'projectSlug'>, filters: Partial<StoryFilters> = {}): string {
  const { search, ...others } = filters
  const asked = Object.entries({ q: search, ...others }).filter((entry): entry is [string, string] => Boolean(entry[1]))
  const path = pathTo('projects.user-stories', { companySlug: list.workspaceSlug, projectSlug: list.projectSlug })
  return asked.length === 0 ? path : `${path}?${new URLSearchParams(asked)}`
}

/** An epic as a story names it. */
export type EpicLink = NonNullable<StoryRowData['epic']>

/** Parts of a story that people change. */
export interface StoryChange {
  title?: string
  description?: string | null
  epic?: EpicLink | null
  position?: number
}

/** What of a story is known before a change. */
export type ChangedStory = StorySubject & { description?: string | null }

function partOf({ title, epic, position, description }: ChangedStory, names: readonly string[]): StoryChange {
  const all = { title, epic, description: description ?? null, ...(position !== null && { position }) }
  return Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name)))
}

const plain = (change: StoryChange) => JSON.stringify({ ...change, ...(change.epic !== undefined && { epic: change.epic?.id ?? null }) })

/** The texts of a change: they are written only where nobody else has written others meanwhile. */
function textsOf({ title, description }: StoryChange) {
  return { ...(title !== undefined && { title }), ...(description !== undefined && { description }) }
}

/** Writes `change` where the texts are still those of `before`; CONFLICT where they are not, and the screen shows those that are there. */
function send({ api }: Pick<Services, 'api'>, story: StorySubject, change: StoryChange, before: StoryChange) {
  const { epic, ...rest } = change
  const was = textsOf(before)
  const guard = Object.keys(was).length > 0 && { was }
  const input = { ...rest, ...(epic !== undefined && { epicId: epic?.id ?? null }), ...guard }
  const shown = {
    ...rest,
    ...(epic !== undefined && { epic: epic && { __typename: 'Epic', ...epic } }),
    ...(rest.description !== undefined && { criteria: { __typename: 'StoryCriteria', ...countCriteria(rest.description) } }),
  }
  const options = { lane: `UserStory:${story.id}`, extra: { shown } }
  return api.mutate(UpdateUserStory, { project: placeOf(story), id: story.id, input }, options).catch(async (error: unknown) => {
    const asked = { ...placeOf(story), slug: story.slug }
    // The refusal is what is told, also where this cannot be read.
    if (asApiError(error)?.code === 'CONFLICT') await api.query(GetStory, asked, { requestPolicy: 'network-only' }).catch(() => undefined)
    throw error
  })
}

/**
 * Changes stories, each shown at once; one undo gives each its own back, unless somebody else changed it since. Those that are so already are left
 * alone; undefined where that is all of them.
 */
export async function changeStories(
  services: Pick<Services, 'api'>,
  changes: readonly { story: ChangedStory; change: StoryChange }[],
  said: string | ((count: number) => string),
): Promise<Outcome | undefined> {
  const wanted = changes
    .map(({ story, change }) => ({ story, change, before: partOf(story, Object.keys(change)) }))
    .filter(({ change, before }) => plain({ ...before, ...change }) !== plain(before))
  if (wanted.length === 0) return undefined
  await Promise.all(wanted.map(({ story, change, before }) => send(services, story, change, before)))
  return {
    said: typeof said === 'string' ? said : said(wanted.length),
    async undo() {
      for (const { story, change, before } of wanted) {
        const asked = { ...placeOf(story), slug: story.slug }
        const { userStory: now } = await services.api.query(GetStory, asked, { requestPolicy: 'network-only' })
        const same =
          now &&
          plain({ ...before, ...partOf({ ...story, ...now } as ChangedStory, Object.keys(change)) }) === plain({ ...before, ...change })
        if (!same) throw new UndoRefused(CHANGED_SINCE)
        await send(services, story, before, change).catch(onlyOnesOwn)
      }
    },
  }
}

/** Carries out moves in the order; `epicOf` names the epics that stories come into. */
export function moveStories(
  services: Pick<Services, 'api'>,
  stories: readonly StorySubject[],
  moves: readonly Move[],
  epicOf: (id: string) => EpicLink | null,
): Promise<Outcome | undefined> {
  const changes = moves.flatMap(({ id, position, epic }) => {
    const story = stories.find((one) => one.id === id)
    const change = { position, ...(epic !== undefined && { epic: epic === null ? null : epicOf(epic) }) }
    return story ? [{ story, change }] : []
  })
  return changeStories(services, changes, (count) =>
    count === 1 ? `${changes[0]?.story.code ?? 'Story'} moved` : `${plural(count, 'story', 'stories')} moved`,
  )
}
