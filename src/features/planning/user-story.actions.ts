// Managing user stories of a project: create, edit, delete, and the dialog of all.
import { BookOpenIcon, PencilIcon, Settings2Icon, Trash2Icon } from 'lucide-react'
import { defineItemActions } from '#src/model/catalogue/item-actions.ts'
import { type ItemKind, itemSource, nameField } from '#src/model/catalogue/item-kind.ts'
import { CreateUserStory, DeleteUserStory, UpdateUserStory } from '#src/model/story/story.graphql.ts'
import { MOST_STORY_TITLE, storyLoss, storyTexts } from '#src/model/story/story-words.ts'
import { type MadeStory, unmakeStory } from '#src/model/story/unmake-story.ts'
import { ListUserStories } from './user-story.graphql.ts'

/** What a user story is made of; the host gives the code. */
export interface UserStoryDraft {
  title: string
  description?: string | null
  code?: string | null
  taskCount?: number | null
}

/** Admins and members create and edit user stories, admins delete them; their tasks stay (OPEN-35, OPEN-38). */
export const userStoryKind: ItemKind<UserStoryDraft> = {
  id: 'user-story',
  screen: 'story-list',
  noun: 'user story',
  plural: 'user stories',
  manage: 'Manage User Stories',
  keywords: ['story', 'stories', 'agile', 'requirement', 'scrum'],
  icons: { create: BookOpenIcon, edit: PencilIcon, delete: Trash2Icon, manage: Settings2Icon },
  needs: { create: 'EDIT', edit: 'EDIT', delete: 'ADMIN' },
  source: itemSource(
    ListUserStories,
    (project, { search, page }) => ({ ...project, search, page }),
    ({ userStories }) => ({ items: userStories.nodes, totalPages: userStories.totalPages }),
    true,
  ),
  readFailure: storyTexts.failed,
  empty: storyTexts.empty,
  fields: [
    nameField(MOST_STORY_TITLE),
    { name: 'description', label: 'Description', type: 'long', placeholder: 'What makes it done', optional: true },
  ],
  write: ({ title, description }) => ({ title, description: description ?? '' }),
  read: ({ title = '', description = '' }) => ({ title: title.trim(), description: description.trim() || null }),
  hint: ({ code }) => code ?? '',
  loses: storyLoss,
  create: async (api, project, { title, description = null }) =>
    (await api.mutate(CreateUserStory, { project, input: { title, description } }, { optimistic: false })).userStory,
  edit: (api, project, id, { code: _, taskCount: __, ...input }) =>
    api.mutate(UpdateUserStory, { project, id, input }, { lane: `UserStory:${id}`, optimistic: false }),
  delete: (api, project, id) => api.mutate(DeleteUserStory, { project, id }, { lane: `UserStory:${id}` }),
  unmake: (api, project, made: MadeStory) => unmakeStory(api, project, made),
}

/** What a person can do to user stories. */
export const actions = defineItemActions(userStoryKind)
