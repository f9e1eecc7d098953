// The calls about labels.
import { doerIn, projectScope } from '../../access.ts'
import type { Host } from '../../host.ts'
import { dataOf, nothingShape, projectQuery } from '../../wire.ts'
import { taskData } from '../tasks/task-wire.ts'
import { taskParams, taskShape } from '../tasks/tasks.schema.ts'
import { findTask } from '../tasks/tasks.store.ts'
import { mergeLabels, putBackLabel } from './label-merge.store.ts'
import {
  attachBody,
  bulkBody,
  detachQuery,
  idParams,
  labelBody,
  labelChange,
  labelShape,
  labelsQuery,
  replaceBody,
  replacedShape,
} from './labels.schema.ts'
import { attachLabel, attachLabels, createLabel, deleteLabel, detachLabel, listLabels, updateLabel } from './labels.store.ts'

const TAGS = ['labels']

/** `/task-labels` (REST-65..71). */
export function labelsRoutes({ app, db }: Host): void {
  const list = {
    tags: TAGS,
    summary: 'Labels not on a task, or all',
    querystring: labelsQuery,
    response: { 200: dataOf(labelShape.array()) },
  }
  app.get('/task-labels/not-added', { config: { who: 'project-read' }, schema: list }, async (request) => {
    const { project } = projectScope(request)
    const taskId = request.query.task_uuid || undefined
    if (taskId !== undefined) await findTask(db, project.id, taskId)
    return { data: await listLabels(db, project.id, taskId) }
  })

  const create = { tags: TAGS, summary: 'Make a label', querystring: projectQuery, body: labelBody, response: { 201: dataOf(labelShape) } }
  app.post('/task-labels/', { config: { who: 'project-edit' }, schema: create }, async (request, reply) => {
    const label = await createLabel(db, doerIn(request), request.body)
    return reply.status(201).send({ data: label })
  })

  const change = {
    tags: TAGS,
    summary: 'Change a label',
    params: idParams,
    querystring: projectQuery,
    body: labelChange,
    response: { 200: dataOf(labelShape) },
  }
  app.put('/task-labels/:id', { config: { who: 'project-edit' }, schema: change }, async (request) => {
    return { data: await updateLabel(db, doerIn(request), request.params.id, request.body) }
  })

  const remove = { tags: TAGS, summary: 'Delete a label', params: idParams, querystring: projectQuery, response: { 200: nothingShape } }
  app.delete('/task-labels/:id', { config: { who: 'project-edit' }, schema: remove }, async (request) => {
    await deleteLabel(db, doerIn(request), request.params.id)
    return { data: null }
  })

  const task = { 200: dataOf(taskShape) }
  const attach = { tags: TAGS, summary: 'Put on a task', params: idParams, querystring: projectQuery, body: attachBody, response: task }
  app.post('/task-labels/:id/attach', { config: { who: 'project-edit' }, schema: attach }, async (request) => {
    const { project, person } = projectScope(request)
    await attachLabel(db, project.id, request.params.id, request.body.task_uuid, person.id)
    return taskData(db, person.id, request.body.task_uuid)
  })

  const detach = { tags: TAGS, summary: 'Take off a task', params: idParams, querystring: detachQuery, response: task }
  app.delete('/task-labels/:id/detach', { config: { who: 'project-edit' }, schema: detach }, async (request) => {
    const { project, person } = projectScope(request)
    await detachLabel(db, project.id, request.params.id, request.query.task_uuid, person.id)
    return taskData(db, person.id, request.query.task_uuid)
  })

  const merge = {
    tags: TAGS,
    summary: 'Put another label on its tasks and delete it',
    params: idParams,
    querystring: projectQuery,
    body: replaceBody,
    response: { 200: dataOf(replacedShape) },
  }
  app.post('/task-labels/:id/merge/', { config: { who: 'project-edit' }, schema: merge }, async (request) => {
    const { id } = request.params
    return { data: { moved: await mergeLabels(db, doerIn(request), { id, with: request.body.with }) } }
  })

  const back = {
    tags: TAGS,
    summary: 'Undo a merge',
    params: idParams,
    querystring: projectQuery,
    response: { 200: dataOf(replacedShape) },
  }
  app.post('/task-labels/:id/put-back/', { config: { who: 'project-edit' }, schema: back }, async (request) => {
    return { data: { moved: await putBackLabel(db, doerIn(request), request.params.id) } }
  })

  const bulk = {
    tags: TAGS,
    summary: 'Put several on a task',
    params: taskParams,
    querystring: projectQuery,
    body: bulkBody,
    response: task,
  }
  app.post('/task-labels/:uuid/bulk', { config: { who: 'project-edit', paid: true }, schema: bulk }, async (request) => {
    const { project, person } = projectScope(request)
    await attachLabels(db, project.id, request.params.uuid, request.body.labels, person.id)
    return taskData(db, person.id, request.params.uuid)
  })
}
