// User stories of a project.
import type { Resolvers } from '../../resolver-types.d.ts'
import { addressOf } from '../../rest/project-address.ts'
import type { ProjectRef } from '../../schema-types.d.ts'
import { deletion, orNull, payload } from '../payload.ts'
import { permissionsAt } from '../project/project-rights.ts'
import * as calls from './user-story.calls.ts'

/** A story with the address of its project, by which its rights are asked for. */
function placed({ workspaceSlug, projectSlug }: ProjectRef, story: calls.StoryParent): calls.StoryParent {
  return { ...story, at: { workspaceSlug, projectSlug } }
}

const written = (project: ProjectRef, write: () => Promise<calls.StoryParent>) =>
  payload(async () => ({ userStory: placed(project, await write()) }), { userStory: null })

const CRITERION = /^\[([ x])\] /gm

/** Lines of the description that are acceptance criteria (STORY-03). */
function criteriaOf(description: string | null) {
  const marks = [...(description ?? '').matchAll(CRITERION)].map(([, mark]) => mark)
  return { total: marks.length, done: marks.filter((mark) => mark === 'x').length }
}

/** Fields of Query, Mutation and UserStory. */
export const userStoryResolvers = {
  Query: {
    async userStories(_, { search, filter, sort, descending, page, perPage, ...ref }, { rest }) {
      const order = (sort ?? 'POSITION').toLowerCase()
      const found = await calls.listUserStories(rest, addressOf(ref), {
        search: search ?? '',
        epic_id: filter?.epic ?? undefined,
        state: filter?.state?.toLowerCase(),
        sprint_id: filter?.sprint ?? undefined,
        // As the specification has it where nobody asks for an order.
        sort: descending ? `-${order}` : sort ? order : undefined,
        page: Math.max(1, page ?? 1),
        per_page: perPage ?? undefined,
      })
      return { ...found, nodes: found.nodes.map((story) => placed(ref, story)) }
    },
    async userStory(_, { slug, ...ref }, { rest }) {
      const story = await orNull(calls.getUserStory(rest, addressOf(ref), slug))
      return story && placed(ref, story)
    },
  },
  Mutation: {
    createUserStory: (_, { project, input }, { rest }) => written(project, () => calls.createUserStory(rest, addressOf(project), input)),
    createUserStories: (_, { project, input }, { rest }) =>
      payload(
        async () => {
          const made = await calls.createUserStories(rest, addressOf(project), input)
          return { userStories: made.map((story) => placed(project, story)) }
        },
        { userStories: null },
      ),
    updateUserStory: (_, { project, id, input }, { rest }) =>
      written(project, () => calls.updateUserStory(rest, addressOf(project), id, input)),
    deleteUserStory: (_, { project, id }, { rest }) => deletion(id, () => calls.deleteUserStory(rest, addressOf(project), id)),
  },
  UserStory: {
    // A story whose figures are not told is one of a task, and so is its description.
    criteria: ({ description, taskCount }) => (taskCount === null && description === null ? null : criteriaOf(description)),
    epic: ({ epic, at }) => epic && { ...epic, ...(at && { at }) },
    viewerCan: ({ at }, _, { rest }) => (at ? permissionsAt(rest, at.workspaceSlug, at.projectSlug) : null),
  },
} satisfies Resolvers
