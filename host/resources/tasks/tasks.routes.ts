// The calls about tasks: list, one, make, change, copy, move, delete.
import type { FastifyRequest } from 'fastify'
import { companyScope, isGated, mayEdit, projectScope } from '../../access.ts'
import type { Host } from '../../app.ts'
import { badRequest, forbidden, invalid, notFound, planRequired } from '../../errors.ts'
import { companyQuery, dataOf, nothingShape, projectQuery } from '../../wire.ts'
import { deleteTaskWithFiles } from '../attachments/attachments.store.ts'
import { MAIN_BOARD } from '../boards/boards.store.ts'
import { findProject } from '../projects/projects.store.ts'
import { changeOf } from './task-change.schema.ts'
import { changeTask, setEstimative, toggleDone } from './task-change.store.ts'
import { moveTask } from './task-move.store.ts'
import { peopleIds } from './task-people.store.ts'
import { listAncestors, listSubtasks } from './task-relatives.store.ts'
import { readTask } from './task-view.store.ts'
import {
  boardBody,
  changeBody,
  createBody,
  createQuery,
  doneBody,
  estimativeBody,
  moveBody,
  taskParams,
  taskShape,
  toTask,
  type WireTask,
} from './tasks.schema.ts'
import { createTask, duplicateTask, findTask } from './tasks.store.ts'
import { listQuery, taskPageShape, toFilter, wordsOf } from './tasks-list.schema.ts'
import { listTasks, visibleProjectIds } from './tasks-list.store.ts'

const TAGS = ['tasks']
const taskAnswer = { 200: dataOf(taskShape) }
const newTaskAnswer = { 201: dataOf(taskShape) }

/** Answers one task as the caller sees it; 404 when it is gone. */
export async function taskData(db: Host['db'], viewerId: string, taskId: string): Promise<{ data: WireTask }> {
  const view = await readTask(db, viewerId, taskId)
  if (view === undefined) throw notFound('This task does not exist or is not yours.')
  return { data: toTask(view) }
}

/** `/tasks` (REST-20..29 and the assumed list and single reads). */
export function tasksRoutes({ app, db, files }: Host): void {
  const list = {
    tags: TAGS,
    summary: 'Tasks of a project or of the whole workspace',
    querystring: listQuery,
    response: { 200: taskPageShape },
  }
  app.get('/tasks/', { schema: list }, async (request) => {
    const { query } = request
    const { company, companyRole, person } = companyScope(request)
    const projectIds = request.projectAccess
      ? [request.projectAccess.project.id]
      : await visibleProjectIds(db, person.id, company.id, companyRole)
    const filter = toFilter(query)
    const usernames = wordsOf(query.members)
    if (usernames) filter.people = { ids: await peopleIds(db, usernames), none: usernames.includes('none') }
    const found = await listTasks(db, { projectIds, viewerId: person.id }, filter, {
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

  const one = { tags: TAGS, summary: 'One task', params: taskParams, querystring: projectQuery, response: taskAnswer }
  app.get('/tasks/:uuid/', { schema: one }, async (request) => taskData(db, projectScope(request).person.id, await ownTask(request)))

  const create = { tags: TAGS, summary: 'Make a task', querystring: createQuery, body: createBody, response: newTaskAnswer }
  app.post('/tasks/', { schema: create }, async (request, reply) => {
    const { body } = request
    const { company, project, person } = projectScope(request)
    const boardId = body.board_uuid === MAIN_BOARD || body.board_uuid === '' ? null : (body.board_uuid ?? null)
    if (isGated(company) && (boardId !== null || body.start_date || body.due_date)) throw planRequired()
    const id = await createTask(db, project, person.id, {
      title: body.title,
      description: body.description ?? null,
      workflowId: body.workflow_id ?? null,
      ...(body.type_id !== undefined && { typeId: body.type_id }),
      ...(body.effort_id !== undefined && { effortId: body.effort_id }),
      position: body.position ?? 0,
      startDate: body.start_date ?? null,
      dueDate: body.due_date ?? null,
      parentId: body.parent_id ?? null,
      boardId,
      usernames: wordsOf(body.members ?? undefined) ?? [],
      isArchived: request.query.is_archived === '1',
    })
    return reply.status(201).send(await taskData(db, person.id, id))
  })

  const change = {
    tags: TAGS,
    summary: 'Change one field',
    params: taskParams,
    querystring: projectQuery,
    body: changeBody,
    response: taskAnswer,
  }
  app.put('/tasks/:uuid/', { schema: change }, async (request) => {
    const { company, project, person } = projectScope(request)
    const wanted = changeOf(request.body)
    const dated = wanted.field === 'start_date' || wanted.field === 'due_date'
    if (dated && wanted.value !== null && isGated(company)) throw planRequired()
    await changeTask(db, project.id, request.params.uuid, person.id, wanted)
    return taskData(db, person.id, request.params.uuid)
  })

  const done = {
    tags: TAGS,
    summary: 'Turn done round',
    params: taskParams,
    querystring: projectQuery,
    body: doneBody,
    response: taskAnswer,
  }
  app.put('/tasks/:uuid/done/', { schema: done }, async (request) => {
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
  app.put('/tasks/:uuid/estimative/', { schema: progress }, async (request) => {
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
  app.put('/tasks/:uuid/project_board/', { schema: board }, async (request) => {
    const { project, person } = projectScope(request)
    const wanted = request.body.board_uuid
    await changeTask(db, project.id, request.params.uuid, person.id, { field: 'board_uuid', value: wanted === MAIN_BOARD ? null : wanted })
    return taskData(db, person.id, request.params.uuid)
  })

  const some = { tags: TAGS, params: taskParams, querystring: projectQuery, response: { 200: dataOf(taskShape.array()) } }
  app.get('/tasks/:uuid/sub-tasks/', { schema: { ...some, summary: 'Subtasks' } }, async (request) => {
    const views = await listSubtasks(db, projectScope(request).person.id, await ownTask(request))
    return { data: views.map((view) => toTask(view)) }
  })
  app.get('/tasks/:uuid/related-tasks/', { schema: { ...some, summary: 'Parent tasks, nearest first' } }, async (request) => {
    const views = await listAncestors(db, projectScope(request).person.id, await ownTask(request))
    return { data: views.map((view) => toTask(view)) }
  })

  const remove = { tags: TAGS, summary: 'Delete', params: taskParams, querystring: projectQuery, response: { 200: nothingShape } }
  app.delete('/tasks/:uuid/', { schema: remove }, async (request) => {
    await deleteTaskWithFiles(db, files, projectScope(request).project.id, request.params.uuid)
    return { data: null }
  })

  const copy = { tags: TAGS, summary: 'Duplicate', params: taskParams, querystring: projectQuery, response: newTaskAnswer }
  app.post('/tasks/:uuid/duplicate/', { schema: copy }, async (request, reply) => {
    const { project, person } = projectScope(request)
    const id = await duplicateTask(db, project.id, request.params.uuid, person.id)
    return reply.status(201).send(await taskData(db, person.id, id))
  })

  const move = {
    tags: TAGS,
    summary: 'Move to another project',
    params: taskParams,
    querystring: companyQuery,
    body: moveBody,
    response: taskAnswer,
  }
  app.post('/tasks/:uuid/move', { schema: move }, async (request) => {
    const { body, params } = request
    const { company, person } = companyScope(request)
    if (body.company_slug !== company.slug) throw badRequest('company_slug of the query and of the body differ.')
    const from = await findProject(db, person.id, body.company_slug, body.project_slug)
    await findTask(db, from.project.id, params.uuid)
    const to = await findProject(db, person.id, body.new_company_slug, body.new_project_slug)
    if (!mayEdit(from.role) || !mayEdit(to.role)) throw forbidden()
    await moveTask(db, from, to, params.uuid, person.id, body.new_workflow_id)
    return taskData(db, person.id, params.uuid)
  })

  async function ownTask(request: FastifyRequest): Promise<string> {
    const task = await findTask(db, projectScope(request).project.id, (request.params as { uuid: string }).uuid)
    return task.id
  }
}
