// The calls about user stories. Only the list is the specification's; the others are assumed in its style (OPEN-35).
import { doerIn, projectScope } from '../../access.ts'
import { rowOf } from '../../db/columns.ts'
import type { Host } from '../../host.ts'
import { dataOf, nothingShape, pageOf, projectQuery, toPage } from '../../wire.ts'
import { idParams } from '../labels/labels.schema.ts'
import {
  storySlugParams,
  toUserStory,
  userStoriesBody,
  userStoriesQuery,
  userStoryBody,
  userStoryChange,
  userStoryShape,
} from './user-stories.schema.ts'
import { createUserStories, deleteUserStory, readUserStory, updateUserStory } from './user-stories.store.ts'
import { userStories } from './user-stories.table.ts'
import { listUserStories, type StoryPage } from './user-stories-list.store.ts'

const TAGS = ['user stories']

/** `/user-stories/` (REST-79). */
export function userStoriesRoutes({ app, db }: Host): void {
  const list = {
    tags: TAGS,
    summary: 'User stories, in their order of importance unless another one is asked for',
    querystring: userStoriesQuery,
    response: { 200: pageOf(userStoryShape) },
  }
  app.get('/user-stories/', { config: { who: 'project-read', replica: true }, schema: list }, async (request) => {
    const { search, epic_id: epic, state, sprint_id: sprint, sort, page, per_page: perPage } = request.query
    const order = { sort: sort.replace('-', '') as StoryPage['sort'], descending: sort.startsWith('-') }
    const filter = { search: search.trim(), epic, state, sprint }
    const found = await listUserStories(db, projectScope(request).project.id, filter, { ...order, page, perPage })
    return toPage(found.stories.map(toUserStory), { page, perPage, total: found.total })
  })

  const answer = { 200: dataOf(userStoryShape) }
  const one = { tags: TAGS, summary: 'One user story', params: storySlugParams, querystring: projectQuery, response: answer }
  app.get('/user-stories/:storySlug/', { config: { who: 'project-read' }, schema: one }, async (request) => {
    return { data: toUserStory(await readUserStory(db, projectScope(request).project.id, { slug: request.params.storySlug })) }
  })

  const create = {
    tags: TAGS,
    summary: 'Make a user story',
    querystring: projectQuery,
    body: userStoryBody,
    response: { 201: dataOf(userStoryShape) },
  }
  app.post('/user-stories/', { config: { who: 'project-edit' }, schema: create }, async (request, reply) => {
    const { title, description, epic_id: epicId = null, position } = request.body
    const values = { title, description: description || null, epicId, ...(position !== undefined && { position }) }
    const [made] = await createUserStories(db, doerIn(request), [values])
    if (made === undefined) throw new Error('The new story was not returned.')
    return reply.status(201).send({ data: toUserStory(made) })
  })

  const several = {
    tags: TAGS,
    summary: 'Make several user stories, all or none',
    querystring: projectQuery,
    body: userStoriesBody,
    response: { 201: dataOf(userStoryShape.array()) },
  }
  app.post('/user-stories/bulk/', { config: { who: 'project-edit' }, schema: several }, async (request, reply) => {
    const { titles, epic_id: epicId = null } = request.body
    const all = titles.map((title) => ({ title, description: null, epicId }))
    const made = await createUserStories(db, doerIn(request), all)
    return reply.status(201).send({ data: made.map(toUserStory) })
  })

  const path = { tags: TAGS, params: idParams, querystring: projectQuery }
  const change = {
    ...path,
    summary: 'Change a user story; with `was` only where it is still so, else 409',
    body: userStoryChange,
    response: answer,
  }
  app.put('/user-stories/:id/', { config: { who: 'project-edit' }, schema: change }, async (request) => {
    const { description, was, ...rest } = request.body
    const values = { ...rowOf(userStories, rest), ...(description !== undefined && { description: description || null }) }
    return { data: toUserStory(await updateUserStory(db, doerIn(request), request.params.id, values, was)) }
  })

  const remove = { ...path, summary: 'Delete a user story', response: { 200: nothingShape } }
  app.delete('/user-stories/:id/', { config: { who: 'project-admin' }, schema: remove }, async (request) => {
    await deleteUserStory(db, doerIn(request), request.params.id)
    return { data: null }
  })
}
