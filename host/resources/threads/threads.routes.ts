// The calls about discussions; all ASSUMED (DISC-02). What is said in them is read and written by the calls about comments.
import { doerIn, projectScope } from '../../access.ts'
import type { Host } from '../../host.ts'
import { dataOf, nothingShape, pageOf, projectQuery, toPage } from '../../wire.ts'
import { taskData } from '../tasks/task-wire.ts'
import { taskShape } from '../tasks/tasks.schema.ts'
import { followThread, markThreadRead, markThreadUnread } from './thread-reads.store.ts'
import { makeTaskOf } from './thread-to-task.store.ts'
import {
  threadBody,
  threadChange,
  threadFollowBody,
  threadParams,
  threadReadBody,
  threadRowShape,
  threadShape,
  threadsQuery,
  threadToTaskBody,
} from './threads.schema.ts'
import { changeThread, createThread, deleteThread } from './threads.store.ts'
import { listThreads, readThread, type ThreadReader } from './threads-read.store.ts'
import { toThread, toThreadRow } from './threads-wire.ts'

const TAGS = ['discussions']
const READ = { who: 'project-read' } as const
const EDIT = { who: 'project-edit' } as const
/** What a reader keeps for themselves changes nothing of an archived project. */
const OWN = { who: 'project-read', whileArchived: true } as const

function readerOf(request: Parameters<typeof projectScope>[0]): ThreadReader {
  const { project, person } = projectScope(request)
  return { projectId: project.id, personId: person.id }
}

/** `/discussions/`: everybody who sees the project reads and follows, editors start, close and comment (DISC-03). */
export function threadsRoutes(host: Host): void {
  personalRoutes(host)
  const { app, db } = host
  const list = {
    tags: TAGS,
    summary: 'Discussions of a project, the pinned ones first',
    querystring: threadsQuery,
    response: { 200: pageOf(threadRowShape) },
  }
  app.get('/discussions/', { config: { ...READ, replica: true }, schema: list }, async (request) => {
    const { search, state, author, unread = false, sort, page, per_page: perPage } = request.query
    const { threads, total } = await listThreads(db, readerOf(request), { search, state, author, unread }, { sort, page, perPage })
    return toPage(threads.map(toThreadRow), { page, perPage, total })
  })

  const answer = { 200: dataOf(threadShape) }
  const path = { tags: TAGS, params: threadParams, querystring: projectQuery }
  const one = { ...path, summary: 'One discussion; its comments are read by themselves', response: answer }
  app.get('/discussions/:number/', { config: READ, schema: one }, async (request) => {
    return { data: toThread(await readThread(db, readerOf(request), request.params.number)) }
  })

  const create = {
    tags: TAGS,
    summary: 'Start a discussion',
    querystring: projectQuery,
    body: threadBody,
    response: { 201: dataOf(threadShape) },
  }
  app.post('/discussions/', { config: EDIT, schema: create }, async (request, reply) => {
    const { project, person } = projectScope(request)
    const { title, body: html = '' } = request.body
    const number = await createThread(db, project, person.id, { title, html })
    return reply.status(201).send({ data: toThread(await readThread(db, readerOf(request), number)) })
  })

  // Closing is every editor's, text its author's and an admin's, pins an admin's; the store looks.
  const change = { ...path, summary: 'Change, pin, close or answer a discussion', body: threadChange, response: answer }
  app.put('/discussions/:number/', { config: EDIT, schema: change }, async (request) => {
    const { project, person, role } = projectScope(request)
    const { number } = request.params
    await changeThread(db, project, number, { personId: person.id, isAdmin: role === 'admin' }, request.body)
    return { data: toThread(await readThread(db, readerOf(request), number)) }
  })

  const task = {
    ...path,
    summary: 'Make a task of a discussion, or of one comment in it',
    body: threadToTaskBody,
    response: { 201: dataOf(taskShape) },
  }
  app.post('/discussions/:number/to-task/', { config: EDIT, schema: task }, async (request, reply) => {
    const { company, project, person, role } = projectScope(request)
    const { comment_id: commentId = null, workflow_id: workflowId = null, close = false } = request.body
    const at = { companySlug: company.slug, projectSlug: project.slug }
    const actor = { personId: person.id, isAdmin: role === 'admin' }
    const taskId = await makeTaskOf(db, project, request.params.number, actor, { ...at, commentId, workflowId, close })
    return reply.status(201).send(await taskData(db, person.id, taskId))
  })

  const remove = { ...path, summary: 'Delete a discussion with its comments', response: { 200: nothingShape } }
  app.delete('/discussions/:number/', { config: { who: 'project-admin' }, schema: remove }, async (request) => {
    await deleteThread(db, doerIn(request), request.params.number)
    return { data: null }
  })
}

/** What a reader keeps for themselves. */
function personalRoutes({ app, db }: Host): void {
  const path = { tags: TAGS, params: threadParams, querystring: projectQuery, response: { 200: dataOf(threadShape) } }
  const read = { ...path, summary: 'Keep how far the caller has read, or make the last word new again', body: threadReadBody }
  app.post('/discussions/:number/read/', { config: OWN, schema: read }, async (request) => {
    const reader = readerOf(request)
    const { number } = request.params
    const { unread, read_to: readTo } = request.body
    if (unread) await markThreadUnread(db, reader.projectId, number, reader.personId)
    else await markThreadRead(db, reader.projectId, number, reader.personId, readTo)
    return { data: toThread(await readThread(db, reader, number)) }
  })

  const follow = { ...path, summary: 'Follow a discussion, or stop', body: threadFollowBody }
  app.put('/discussions/:number/follow/', { config: OWN, schema: follow }, async (request) => {
    const reader = readerOf(request)
    await followThread(db, reader.projectId, request.params.number, reader.personId, request.body.follow)
    return { data: toThread(await readThread(db, reader, request.params.number)) }
  })
}
