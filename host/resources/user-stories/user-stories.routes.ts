// The calls about user stories. Only the list is the specification's; the others are assumed in its style (OPEN-35).
import { projectScope } from '../../access.ts'
import type { Host } from '../../host.ts'
import { dataOf, nothingShape, PER_PAGE, pageOf, projectQuery, toPage } from '../../wire.ts'
import { idParams } from '../labels/labels.schema.ts'
import { planQuery } from '../sprints/sprints.schema.ts'
import { storySlugParams, toUserStory, userStoryBody, userStoryChange, userStoryShape } from './user-stories.schema.ts'
import { createUserStory, deleteUserStory, listUserStories, readUserStory, updateUserStory } from './user-stories.store.ts'

const TAGS = ['user stories']

/** `/user-stories/` (REST-79). */
export function userStoriesRoutes({ app, db }: Host): void {
  const list = { tags: TAGS, summary: 'User stories, oldest first', querystring: planQuery, response: { 200: pageOf(userStoryShape) } }
  app.get('/user-stories/', { config: { who: 'project-read' }, schema: list }, async (request) => {
    const { search, page } = request.query
    const { stories, total } = await listUserStories(db, projectScope(request).project.id, search.trim(), { page, perPage: PER_PAGE })
    return toPage(stories.map(toUserStory), { page, total })
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
    const { title, description } = request.body
    const made = await createUserStory(db, projectScope(request).project, { title, description: description || null })
    return reply.status(201).send({ data: toUserStory(made) })
  })

  const path = { tags: TAGS, params: idParams, querystring: projectQuery }
  const change = { ...path, summary: 'Change a user story', body: userStoryChange, response: answer }
  app.put('/user-stories/:id/', { config: { who: 'project-edit' }, schema: change }, async (request) => {
    const { title, description } = request.body
    const values = { ...(title !== undefined && { title }), ...(description !== undefined && { description: description || null }) }
    return { data: toUserStory(await updateUserStory(db, projectScope(request).project.id, request.params.id, values)) }
  })

  const remove = { ...path, summary: 'Delete a user story', response: { 200: nothingShape } }
  app.delete('/user-stories/:id/', { config: { who: 'project-admin' }, schema: remove }, async (request) => {
    const { project, person } = projectScope(request)
    await deleteUserStory(db, project.id, request.params.id, person.id)
    return { data: null }
  })
}
