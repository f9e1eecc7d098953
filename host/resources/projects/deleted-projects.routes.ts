// Deleting a project, the deleted ones, and having one back.
import { z } from 'zod'
import { companyScope, projectScope } from '../../access.ts'
import type { Host } from '../../host.ts'
import {
  companyQuery,
  createdAtShape,
  dataOf,
  instantShape,
  nothingShape,
  personShape,
  toCreatedAt,
  toInstant,
  toPerson,
} from '../../wire.ts'
import { wireProject } from './project-answer.ts'
import { countContents, deleteProject, KEPT_DAYS, listDeleted, restoreProject } from './project-deletion.store.ts'
import { deletionBody, projectShape } from './projects.schema.ts'

const TAGS = ['projects']
const oneParams = z.object({ projectSlug: z.string() })

const contentsShape = z.object({
  tasks: z.int(),
  own_tasks: z.int(),
  files: z.int(),
  pages: z.int(),
  user_stories: z.int(),
  sprints: z.int(),
  discussions: z.int(),
  forms: z.int(),
  recurring_tasks: z.int(),
})
const deletedShape = z.object({
  uuid: z.uuid(),
  name: z.string(),
  slug: z.string(),
  code: z.string(),
  logo: z.string().nullable(),
  deleted_at: createdAtShape,
  deleted_by: personShape.nullable(),
  /** After that nobody has it back. */
  kept_until: instantShape,
})

/** `/projects/…` of deletion (PSET-14, PSET-15), all assumed. */
export function deletedProjectsRoutes({ app, db }: Host): void {
  const contents = {
    tags: TAGS,
    summary: 'How much is in a project',
    params: oneParams,
    querystring: companyQuery,
    response: { 200: dataOf(contentsShape) },
  }
  app.get('/projects/:projectSlug/contents/', { config: { who: 'project-owner' }, schema: contents }, async (request) => {
    const { userStories, ownTasks, recurringTasks, ...others } = await countContents(db, projectScope(request).project.id)
    return { data: { ...others, own_tasks: ownTasks, user_stories: userStories, recurring_tasks: recurringTasks } }
  })

  const remove = {
    tags: TAGS,
    summary: 'Delete a project; its owners have it back for 30 days',
    params: oneParams,
    querystring: companyQuery,
    body: deletionBody,
    response: { 200: nothingShape },
  }
  app.delete('/projects/:projectSlug/', { config: { who: 'project-owner', whileArchived: true }, schema: remove }, async (request) => {
    const { project, person } = projectScope(request)
    await deleteProject(db, project, person.id, request.body.name)
    return { data: null }
  })

  const deleted = {
    tags: TAGS,
    summary: 'Deleted projects that the caller can have back, newest first',
    querystring: companyQuery,
    response: { 200: dataOf(z.array(deletedShape)) },
  }
  app.get('/projects/deleted/', { config: { who: 'company-member' }, schema: deleted }, async (request) => {
    const { company, person } = companyScope(request)
    const rows = await listDeleted(db, company.id, person.id)
    return {
      data: rows.map(({ project: { id: uuid, name, slug, code, logo }, deletedAt, deletedBy }) => ({
        ...{ uuid, name, slug, code, logo },
        deleted_at: toCreatedAt(deletedAt),
        deleted_by: deletedBy && toPerson(deletedBy),
        kept_until: toInstant(new Date(deletedAt.getTime() + KEPT_DAYS * 86_400_000)),
      })),
    }
  })

  const restore = {
    tags: TAGS,
    summary: 'Have a deleted project back',
    params: z.object({ uuid: z.uuid() }),
    querystring: companyQuery,
    response: { 200: dataOf(projectShape) },
  }
  app.post('/projects/:uuid/restore/', { config: { who: 'company-member' }, schema: restore }, async (request) => {
    const scope = companyScope(request)
    const project = await restoreProject(db, scope.company.id, request.params.uuid, scope.person.id)
    return wireProject(db, { ...scope, project, role: 'admin' })
  })
}
