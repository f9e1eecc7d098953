// The calls about checklists of tasks.
import { projectScope } from '../../access.ts'
import type { Host } from '../../host.ts'
import { dataOf, nothingShape, projectQuery } from '../../wire.ts'
import { idParams } from '../labels/labels.schema.ts'
import { findTask } from '../tasks/tasks.store.ts'
import {
  checklistItemBody,
  checklistItemShape,
  checklistQuery,
  checklistTitleBody,
  checklistToggleBody,
  toChecklistItem,
} from './checklists.schema.ts'
import { addChecklistItem, deleteChecklistItem, listChecklist, renameChecklistItem, setChecklistItemDone } from './checklists.store.ts'

const TAGS = ['checklists']

/** `/task-checklists/` (REST-41..45). Everyone who sees the project reads; admins and members write (CHECK-07). */
export function checklistsRoutes({ app, db }: Host): void {
  const list = {
    tags: TAGS,
    summary: 'Checklist of a task: items with their children, in the order in which they were added',
    querystring: checklistQuery,
    response: { 200: dataOf(checklistItemShape.array()) },
  }
  app.get('/task-checklists/', { config: { who: 'project-read' }, schema: list }, async (request) => {
    const task = await findTask(db, projectScope(request).project.id, request.query.task_uuid)
    return { data: (await listChecklist(db, task.id)).map(toChecklistItem) }
  })

  const add = {
    tags: TAGS,
    summary: 'Add an item, with parent_id as the child of another one',
    querystring: projectQuery,
    body: checklistItemBody,
    response: { 201: dataOf(checklistItemShape) },
  }
  app.post('/task-checklists/', { config: { who: 'project-edit' }, schema: add }, async (request, reply) => {
    const { project, person } = projectScope(request)
    const { task_uuid: taskId, title, parent_id: parentId = null } = request.body
    const made = await addChecklistItem(db, project, taskId, person.id, { title, parentId })
    return reply.status(201).send({ data: toChecklistItem(made) })
  })

  const changed = { tags: TAGS, params: idParams, querystring: projectQuery, response: { 200: dataOf(checklistItemShape) } }
  app.put(
    '/task-checklists/:id/',
    { config: { who: 'project-edit' }, schema: { ...changed, summary: 'Rename an item', body: checklistTitleBody } },
    async (request) => {
      const { project, person } = projectScope(request)
      return { data: toChecklistItem(await renameChecklistItem(db, project.id, request.params.id, person.id, request.body.title)) }
    },
  )
  const toggle = { ...changed, summary: 'Check or uncheck an item and its children; status is the string true or false' }
  app.put(
    '/task-checklists/:id/toggle/',
    { config: { who: 'project-edit' }, schema: { ...toggle, body: checklistToggleBody } },
    async (request) => {
      const { project, person } = projectScope(request)
      const done = request.body.status === 'true'
      return { data: toChecklistItem(await setChecklistItemDone(db, project.id, request.params.id, person.id, done)) }
    },
  )

  const remove = { ...changed, summary: 'Remove an item and its children', response: { 200: nothingShape } }
  app.delete('/task-checklists/:id/', { config: { who: 'project-edit' }, schema: remove }, async (request) => {
    const { project, person } = projectScope(request)
    await deleteChecklistItem(db, project.id, request.params.id, person.id)
    return { data: null }
  })
}
