// What a person can do to user stories: make, open, change and delete them.
import { BookOpenIcon, BookPlusIcon, ListChecksIcon, PencilIcon, TextIcon } from 'lucide-react'
import type { Action, ActionDefinition, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { unmakeEach } from '#src/actions/unmake.ts'
import { newTemporaryId } from '#src/data/ids/session-ids.ts'
import { plural } from '#src/lib/text.ts'
import { defineCopyLink, defineDelete, type PageKind } from '#src/model/catalogue/page-actions.ts'
import { withCriterion } from '#src/model/story/criteria.ts'
import { CreateUserStories, CreateUserStory, DeleteUserStory, GetStory } from '#src/model/story/story.graphql.ts'
import type { StorySubject } from '#src/model/story/story-subject.ts'
import { MOST_STORY_TITLE, storyLoss, titleProblemOf } from '#src/model/story/story-words.ts'
import { unmakeStory } from '#src/model/story/unmake-story.ts'
import { editInPlace } from '#src/ui/fields/in-place.ts'
import { editNext, STORY_LINE, storyLineOpen } from './story-view.ts'
import { changeStories, type EpicLink, placeOf, storiesPath, storyPath } from './story-writes.ts'

const words = ['user story', 'requirement', 'backlog', 'acceptance']

/** Why a title will not do. */
export const storyTitleProblem = titleProblemOf(MOST_STORY_TITLE)

const making: ActionDefinition<'story-list'> = {
  id: 'story.new',
  on: 'story-list',
  title: 'New user story',
  short: 'New story',
  icon: BookPlusIcon,
  group: 'create',
  keywords: [...words, 'create', 'add'],
  shortcut: 'n',
  places: ['stories.head'],
  needs: 'EDIT',
  single: true,
  run() {
    storyLineOpen.set(true)
    editInPlace(STORY_LINE)
  },
}

/** Opens the line in which stories are made (STORY-06). */
export const newStory = defineAction(making)

/** A gap between two neighbors, as the host makes it. */
const GAP = 1024

/** What a story is made with besides its title; the same sent again as the same `intent` is a retry. */
interface Made {
  epic: EpicLink | null
  intent: string
}

/** The same with what was typed there: one story, shown at once, or one for each title, all or none. */
export function makeStories(titles: readonly string[], made: Made): Action {
  return defineAction({
    ...making,
    run: (context) => (titles.length > 1 ? makeMany(context, titles, made) : makeOne(context, titles[0] ?? '', made)),
  })
}

async function makeOne(
  { api, scene, 'story-lists': [list] }: Context<'story-list'>,
  title: string,
  { epic, intent }: Made,
): Promise<Outcome | undefined> {
  const project = placeOf(list)
  const rows = scene.get().listed?.rows ?? []
  const end = Math.max(0, ...rows.map((row) => (row as StorySubject).position ?? 0))
  const shown = {
    ...{ slug: '', code: null, title, description: null, position: end + GAP, state: 'EMPTY', taskCount: 0, doneCount: 0 },
    criteria: { __typename: 'StoryCriteria', done: 0, total: 0 },
    hours: { __typename: 'PlanHours', total: 0, done: 0 },
    epic: epic && { __typename: 'Epic', ...epic },
    sprints: [],
    viewerCan: list.viewerCan,
  }
  const creates = newTemporaryId()
  const input = { title, ...(epic && { epicId: epic.id }) }
  const how = { lane: `UserStory:${creates}`, creates, intent, extra: { shown } }
  const { userStory } = await api.mutate(CreateUserStory, { project, input }, how)
  if (!userStory) return undefined
  const said = `${userStory.code ?? 'User story'} created`
  // Deleting is for admins (STORY-01), and so is taking back.
  if (!list.viewerCan.includes('ADMIN')) return { said, stays: 'Only admins delete user stories.' }
  return { said, undo: () => unmakeStory(api, project, userStory) }
}

async function makeMany(
  { api, 'story-lists': [list] }: Context<'story-list'>,
  titles: readonly string[],
  { epic, intent }: Made,
): Promise<Outcome> {
  const project = placeOf(list)
  const input = { titles: [...titles], ...(epic && { epicId: epic.id }) }
  const { userStories } = await api.mutate(CreateUserStories, { project, input }, { optimistic: false, intent })
  const made = userStories ?? []
  const said = `${plural(made.length, 'story', 'stories')} created`
  if (!list.viewerCan.includes('ADMIN')) return { said, stays: 'Only admins delete user stories.' }
  return { said, undo: () => unmakeEach(made.map((story) => () => unmakeStory(api, project, story))) }
}

/** Goes to the page of a story. */
export const openStory = defineAction({
  id: 'story.open',
  on: 'story',
  title: 'Open user story',
  icon: BookOpenIcon,
  group: 'story',
  keywords: ['show', 'view', ...words],
  shortcut: 'Enter',
  single: true,
  when: ({ scene, storys: [{ slug }] }) => (scene.get().story || slug === '' ? 'hidden' : true),
  run: ({ go, storys: [story] }) => go.to(storyPath(story)),
})

const renaming: ActionDefinition<'story'> = {
  id: 'story.rename',
  on: 'story',
  title: 'Rename user story',
  icon: PencilIcon,
  group: 'story',
  keywords: ['title', 'edit', ...words],
  shortcut: 'e',
  needs: 'EDIT',
  single: true,
  async run(context): Promise<Outcome | undefined> {
    const {
      ask,
      storys: [story],
    } = context
    const name = `story:${story.id}:title`
    if (editInPlace(name)) return undefined
    const title = await ask.text({
      title: 'Rename user story',
      initial: story.title,
      check: storyTitleProblem,
      submit: 'Rename',
      draft: name,
    })
    return title === null ? undefined : rename(context, title, story.title)
  },
}

function rename(context: Context<'story'>, typed: string, was: string): Promise<Outcome | undefined> {
  const title = typed.trim()
  return changeStories(context, [{ story: { ...context.storys[0], title: was }, change: { title } }], `Renamed to “${title}”`)
}

/** Renames a story, where its title stands or by a question. */
export const renameStory = defineAction(renaming)

/** The same with a title that was typed in place, where it `was` another one. */
export function storyTitleTo(title: string, was: string): Action {
  return defineAction({ ...renaming, run: (context) => rename(context, title, was) })
}

const describing: ActionDefinition<'story'> = {
  id: 'story.describe',
  on: 'story',
  title: 'Edit description of user story',
  short: 'Description',
  icon: TextIcon,
  group: 'story',
  keywords: ['text', 'details', 'criteria', ...words],
  shortcut: 'Shift+e',
  needs: 'EDIT',
  single: true,
  run({ go, storys: [story] }) {
    const name = `story:${story.id}:description`
    if (editInPlace(name)) return
    editNext.set(name)
    go.to(storyPath(story))
  },
}

/** Edits the description where it stands, on the page of the story. */
export const describeStory = defineAction(describing)

/** The same with what was typed there; `was` is what the typing began with. */
export function storyDescriptionTo(description: string, was: string): Action {
  return defineAction({
    ...describing,
    run: (context) =>
      changeStories(
        context,
        [{ story: { ...context.storys[0], description: was || null }, change: { description: description.trim() || null } }],
        'Description saved',
      ),
  })
}

/** Ticks an acceptance criterion, or not: a change of the description as it was last read (STORY-03). */
export const toggleCriterion = defineAction({
  id: 'story.criterion-toggle',
  on: 'criterion',
  title: ({ criterions: [{ done }] }) => (done ? 'Mark criterion as open' : 'Mark criterion as met'),
  name: 'Mark criterion as met, or open',
  icon: ListChecksIcon,
  group: 'story',
  keywords: ['check', 'tick', ...words],
  shortcut: 'Enter',
  needs: 'EDIT',
  single: true,
  async run(context): Promise<Outcome | undefined> {
    const { story, line, text, done } = context.criterions[0]
    const { userStory } = await context.api.query(GetStory, { ...placeOf(story), slug: story.slug })
    const before = userStory?.description ?? null
    const description = withCriterion(before, { line, text }, !done)
    if (description === null) return undefined
    const said = done ? 'Criterion is open again' : 'Criterion is met'
    return changeStories(context, [{ story: { ...story, description: before }, change: { description } }], said)
  },
})

const page: PageKind<'story', StorySubject> = {
  on: 'story',
  noun: 'user story',
  group: 'story',
  keywords: words,
  loses: storyLoss,
  delete: (api, project, id) => api.mutate(DeleteUserStory, { project, id }, { lane: `UserStory:${id}` }),
  of: ({ scene, storys: [story] }) => ({
    item: story,
    project: placeOf(story),
    path: story.slug === '' ? null : () => storyPath(story),
    leaveTo: scene.get().story?.id === story.id ? () => storiesPath(story) : null,
  }),
}

/** Copies the address of a story's page. */
export const copyStoryLink = defineCopyLink(page)

/** Deletes a story; its tasks stay, in none. */
export const deleteStory = defineDelete(page)

/** What a person can do to user stories. */
export const actions: readonly Action[] = [newStory, openStory, renameStory, describeStory, toggleCriterion, copyStoryLink, deleteStory]
