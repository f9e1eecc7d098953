// The calls about tasks: list, one, make, change, copy, move, delete.
import type { FastifyRequest } from 'fastify'
import { isGated, projectScope } from '../../access.ts'
import { rowOf } from '../../db/columns.ts'
import { invalid, planRequired } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { dataOf, nothingShape, projectQuery } from '../../wire.ts'
import { deleteTaskWithFiles } from '../attachments/attachments.store.ts'
import { MAIN_BOARD } from '../boards/boards.store.ts'
import { toWatching } from '../notifications/notifications.schema.ts'
import { readWatching } from '../notifications/watchers.store.ts'
import { changeOf } from './task-change.schema.ts'
import { changeTask, setEstimative, toggleDone } from './task-change.store.ts'
import { countTasks } from './task-counts.store.ts'
import { filterOf, placeOf } from './task-list.scope.ts'
import { listAncestors, listSubtasks } from './task-relatives.store.ts'
import { titlesQuery, titlesShape } from './task-titles.schema.ts'
import { listTitles } from './task-titles.store.ts'
import { taskData, toTask } from './task-wire.ts'
import {
  boardBody,
  changeBody,
  createBody,
  createQuery,
  doneBody,
  estimativeBody,
  oneTaskShape,
  taskParams,
  taskShape,
} from './tasks.schema.ts'
import { createTask, duplicateTask, findTask } from './tasks.store.ts'
import { tasks } from './tasks.table.ts'
import { countsQuery, countsShape, listQuery, taskPageShape, wordsOf } from './tasks-list.schema.ts'
import { listTasks } from './tasks-list.store.ts'

const TAGS = ['tasks']
const taskAnswer = { 200: dataOf(taskShape) }
const newTaskAnswer = { 201: dataOf(taskShape) }

/** `/tasks` (REST-20..28 and the assumed list and single reads). */
export function tasksRoutes(host: Host): void {
  addReads(host)
  addChanges(host)
  addNewAndGone(host)
}

function addReads({ app, db }: Host): void {
  const list = {
    tags: TAGS,
    summary: 'Tasks of a project or of the whole workspace',
    querystring: listQuery,
    response: { 200: taskPageShape },
  }
  app.get('/tasks/', { config: { who: 'project-read', projectOptional: true, replica: true }, schema: list }, async (request) => {
    const { query } = request
    const found = await listTasks(db, await placeOf(db, request), await filterOf(db, query), {
      page: query.page,
      perPage: query.per_page,
      sort: query.sort,
      detail: query.description ? 'whole' : 'brief',
    })
    const now = new Date()
    return {
      data: found.tasks.map((view) => toTask(view, now)),
      current_page: found.page,
      total_pages: found.totalPages,
      ...(found.total !== undefined && { total: found.total }),
    }
  })

  const counts = {
    tags: TAGS,
    summary: 'How many tasks of a project or of the whole workspace are in each group',
    querystring: countsQuery,
    response: { 200: dataOf(countsShape) },
  }
  app.get('/task-counts/', { config: { who: 'project-read', projectOptional: true, replica: true }, schema: counts }, async (request) => {
    return { data: await countTasks(db, await placeOf(db, request), await filterOf(db, request.query), request.query.by) }
  })

  const titles = {
    tags: TAGS,
    summary: 'Titles of all tasks of the workspace, in columns, the latest changed first',
    querystring: titlesQuery,
    response: { 200: dataOf(titlesShape) },
  }
  app.get('/task-titles/', { config: { who: 'company-member', replica: true }, schema: titles }, async (request) => {
    const { before, since, limit } = request.query
    return { data: await listTitles(db, (await placeOf(db, request)).projectIds, { before, since, limit }) }
  })

  const one = {
    tags: TAGS,
    summary: 'One task, and who watches it',
    params: taskParams,
    querystring: projectQuery,
    response: { 200: dataOf(oneTaskShape) },
  }
  app.get('/tasks/:uuid/', { config: { who: 'project-read' }, schema: one }, async (request) => {
    const { project, person } = projectScope(request)
    const { uuid } = request.params
    const [{ data }, watching] = await Promise.all([
      taskData(db, person.id, uuid, project.id),
      readWatching(db, { kind: 'task', id: uuid, projectId: project.id }, person.id),
    ])
    return { data: { ...data, watching: toWatching(watching) } }
  })

  const some = { tags: TAGS, params: taskParams, querystring: projectQuery, response: { 200: dataOf(taskShape.array()) } }
  app.get('/tasks/:uuid/sub-tasks/', { config: { who: 'project-read' }, schema: { ...some, summary: 'Subtasks' } }, async (request) => {
    const views = await listSubtasks(db, projectScope(request).person.id, await ownTask(request))
    return { data: views.map((view) => toTask(view)) }
  })
  app.get(
    '/tasks/:uuid/related-tasks/',
    { config: { who: 'project-read' }, schema: { ...some, summary: 'Parent tasks, nearest first' } },
    async (request) => {
      const views = await listAncestors(db, projectScope(request).person.id, await ownTask(request))
      return { data: views.map((view) => toTask(view)) }
    },
  )

  async function ownTask(request: FastifyRequest): Promise<string> {
    const task = await findTask(db, projectScope(request).project.id, (request.params as { uuid: string }).uuid)
    return task.id
  }
}

function addChanges({ app, db }: Host): void {
  const change = {
    tags: TAGS,
    summary: 'Change one field',
    params: taskParams,
    querystring: projectQuery,
    body: changeBody,
    response: taskAnswer,
  }
  app.put('/tasks/:uuid/', { config: { who: 'project-edit' }, schema: change }, async (request) => {
    const { company, project, person } = projectScope(request)
    const wanted = changeOf(request.body)
    const dated = wanted.field === 'start_date' || wanted.field === 'due_date'
    if (dated && wanted.value !== null && isGated(company)) throw planRequired()
    await changeTask(db, project.id, request.params.uuid, person.id, wanted)
    return taskData(db, person.id, request.params.uuid)
  })

  const done = {
    tags: TAGS,
    summary: 'Turn done round; progress and status follow',
    params: taskParams,
    querystring: projectQuery,
    body: doneBody,
    response: taskAnswer,
  }
  app.put('/tasks/:uuid/done/', { config: { who: 'project-edit' }, schema: done }, async (request) => {
    const { project, person } = projectScope(request)
    if (request.body.username !== person.username) throw invalid({ username: ['This is not your username.'] })
    await toggleDone(db, project.id, request.params.uuid, person.id)
    return taskData(db, person.id, request.params.uuid)
  })

  const progress = {
    tags: TAGS,
    summary: 'Set the progress',
    params: taskParams,
    querystring: projectQuery,
    body: estimativeBody,
    response: taskAnswer,
  }
  app.put('/tasks/:uuid/estimative/', { config: { who: 'project-edit' }, schema: progress }, async (request) => {
    const { project, person } = projectScope(request)
    await setEstimative(db, project.id, request.params.uuid, person.id, request.body.estimative)
    return taskData(db, person.id, request.params.uuid)
  })

  const board = {
    tags: TAGS,
    summary: 'Put on a board',
    params: taskParams,
    querystring: projectQuery,
    body: boardBody,
    response: taskAnswer,
  }
  app.put('/tasks/:uuid/project_board/', { config: { who: 'project-edit', paid: true }, schema: board }, async (request) => {
    const { project, person } = projectScope(request)
    const wanted = request.body.board_uuid
    await changeTask(db, project.id, request.params.uuid, person.id, { field: 'board_uuid', value: wanted === MAIN_BOARD ? null : wanted })
    return taskData(db, person.id, request.params.uuid)
  })
}

function addNewAndGone({ app, db, files }: Host): void {
  const create = { tags: TAGS, summary: 'Make a task', querystring: createQuery, body: createBody, response: newTaskAnswer }
  app.post('/tasks/', { config: { who: 'project-edit' }, schema: create }, async (request, reply) => {
    const { body } = request
    const { company, project, person } = projectScope(request)
    const boardId = body.board_uuid === MAIN_BOARD || body.board_uuid === '' ? null : (body.board_uuid ?? null)
    if (isGated(company) && (boardId !== null || body.start_date || body.due_date)) throw planRequired()
    const id = await createTask(db, project, person.id, {
      ...rowOf(tasks, body),
      title: body.title,
      boardId,
      usernames: wordsOf(body.members ?? undefined) ?? [],
      isArchived: request.query.is_archived === '1',
    })
    return reply.status(201).send(await taskData(db, person.id, id))
  })

  const remove = { tags: TAGS, summary: 'Delete', params: taskParams, querystring: projectQuery, response: { 200: nothingShape } }
  app.delete('/tasks/:uuid/', { config: { who: 'project-edit' }, schema: remove }, async (request) => {
    const { project, person } = projectScope(request)
    await deleteTaskWithFiles(db, files, project.id, request.params.uuid, person.id)
    return { data: null }
  })

  const copy = { tags: TAGS, summary: 'Duplicate', params: taskParams, querystring: projectQuery, response: newTaskAnswer }
  app.post('/tasks/:uuid/duplicate/', { config: { who: 'project-edit' }, schema: copy }, async (request, reply) => {
    const { project, person } = projectScope(request)
    const id = await duplicateTask(db, project.id, request.params.uuid, person.id)
    return reply.status(201).send(await taskData(db, person.id, id))
  })
}
