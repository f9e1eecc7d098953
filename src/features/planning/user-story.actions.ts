// Managing user stories of a project: create, edit, delete, and the dialog of all.
import { BookOpenIcon, PencilIcon, Settings2Icon, Trash2Icon } from 'lucide-react'
import { plural } from '#src/lib/text.ts'
import { defineItemActions } from '#src/model/catalogue/item-actions.ts'
import { type ItemKind, itemSource, nameField } from '#src/model/catalogue/item-kind.ts'
import { CreateUserStory, DeleteUserStory, ListUserStories, UpdateUserStory } from './user-story.graphql.ts'

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
  readFailure: 'An error occurred while fetching user stories. Please try again later.',
  empty: "You haven't created any user stories yet.",
  fields: [nameField(240), { name: 'description', label: 'Description', type: 'long', placeholder: 'What makes it done', optional: true }],
  write: ({ title, description }) => ({ title, description: description ?? '' }),
  read: ({ title = '', description = '' }) => ({ title: title.trim(), description: description.trim() || null }),
  hint: ({ code }) => code ?? '',
  loses: ({ taskCount }) => (taskCount ? `${plural(taskCount, 'task')} will belong to no user story.` : null),
  create: async (api, project, { title, description = null }) =>
    (await api.mutate(CreateUserStory, { project, input: { title, description } })).userStory,
  edit: (api, project, id, { title, description = null }) =>
    api.mutate(UpdateUserStory, { project, id, input: { title, description } }, { lane: `UserStory:${id}` }),
  delete: (api, project, id) => api.mutate(DeleteUserStory, { project, id }, { lane: `UserStory:${id}` }),
}

/** What a person can do to user stories. */
export const actions = defineItemActions(userStoryKind)
