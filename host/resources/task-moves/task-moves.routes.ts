// The calls about moving tasks: what a move would take away, the move, and its way back.
import { and, eq } from 'drizzle-orm'
import { companyScope, isArchived, mayEdit } from '../../access.ts'
import { badRequest, conflict, forbidden, notFound, projectArchived } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { companyQuery } from '../../wire.ts'
import { companies } from '../companies/companies.table.ts'
import { findProject, type ProjectAccess } from '../projects/projects.store.ts'
import { isKept, projects } from '../projects/projects.table.ts'
import { readTasksOf } from '../tasks/task-view.store.ts'
import { taskData, toTask } from '../tasks/task-wire.ts'
import { taskParams } from '../tasks/tasks.schema.ts'
import { moveTask } from './task-move.store.ts'
import { previewMove } from './task-move-losses.store.ts'
import { findMove, undoMove } from './task-move-undo.store.ts'
import { moveBody, movedShape, previewBody, previewShape, undoBody, undoneShape, undoParams } from './task-moves.schema.ts'

const TAGS = ['tasks']

type Ends = { company_slug: string; project_slug: string; new_company_slug: string; new_project_slug: string }

/** `/tasks/{uuid}/move` (REST-29) and the assumed `/task-moves`. */
export function taskMovesRoutes({ app, db, spread }: Host): void {
  // Both projects of a move are in the body; `bothEnds` asks for the edit right on each.
  const preview = {
    tags: TAGS,
    summary: 'What moving tasks would take away',
    querystring: companyQuery,
    body: previewBody,
    response: { 200: previewShape },
  }
  app.post('/task-moves/preview/', { config: { who: 'company-member' }, schema: preview }, async (request) => {
    const { company, person } = companyScope(request)
    const { uuids, subtasks, ...ends } = request.body
    const [from, to] = await bothEnds(person.id, company.slug, ends)
    return { data: await previewMove(db, from, to, uuids, subtasks) }
  })

  const move = {
    tags: TAGS,
    summary: 'Move to another project',
    params: taskParams,
    querystring: companyQuery,
    body: moveBody,
    response: { 200: movedShape },
  }
  app.post('/tasks/:uuid/move', { config: { who: 'company-member' }, schema: move }, async (request) => {
    const { company, person } = companyScope(request)
    const { new_workflow_id: workflowId, subtasks, move_uuid: moveId = null, ...ends } = request.body
    const taskId = request.params.uuid
    const [from, to] = await bothEnds(person.id, company.slug, ends)
    return answer(person.id, await moveTask(db, from, to, person.id, { taskId, workflowId, subtasks, moveId }), taskId)
  })

  const undo = {
    tags: TAGS,
    summary: 'Take a move back',
    params: undoParams,
    querystring: companyQuery,
    body: undoBody,
    response: { 200: undoneShape },
  }
  app.post('/task-moves/:uuid/undo/', { config: { who: 'company-member' }, schema: undo }, async (request) => {
    const { company, person } = companyScope(request)
    const taskId = request.body.task_uuid
    const found = await findMove(db, person.id, request.params.uuid, taskId)
    if (found === undefined || found.companyId !== company.id) throw notFound('There is no such move.')
    const [from, to] = await bothEnds(person.id, company.slug, await addressesOf(found.projectId, found.toProjectId))
    const { ids, left } = await undoMove(db, person.id, found, from, to)
    return { ...(await answer(person.id, ids, taskId)), left }
  })

  async function bothEnds(personId: string, companySlug: string, ends: Ends): Promise<[ProjectAccess, ProjectAccess]> {
    if (ends.company_slug !== companySlug) throw badRequest('company_slug of the query and of the body differ.')
    const from = await findProject(db, personId, ends.company_slug, ends.project_slug)
    const to = await findProject(db, personId, ends.new_company_slug, ends.new_project_slug)
    if (spread && from.company.id !== to.company.id)
      throw conflict('On this installation tasks stay in their workspace.', 'workspaces_apart')
    if (!mayEdit(from.role) || !mayEdit(to.role)) throw forbidden()
    if (isArchived(from.project) || isArchived(to.project)) throw projectArchived()
    return [from, to]
  }

  async function addressesOf(fromId: string, toId: string): Promise<Ends> {
    const slugs = (id: string) =>
      db
        .select({ company: companies.slug, project: projects.slug })
        .from(projects)
        .innerJoin(companies, eq(companies.id, projects.companyId))
        .where(and(eq(projects.id, id), isKept))
    // One after the other: under an idempotency key they share one connection.
    const [from] = await slugs(fromId)
    const [to] = await slugs(toId)
    if (!from || !to) throw notFound('There is no such move.')
    return { company_slug: from.company, project_slug: from.project, new_company_slug: to.company, new_project_slug: to.project }
  }

  async function answer(viewerId: string, ids: string[], taskId: string) {
    const along = await readTasksOf(
      db,
      viewerId,
      ids.filter((id) => id !== taskId),
    )
    return { ...(await taskData(db, viewerId, taskId)), along: along.map((view) => toTask(view)) }
  }
}
