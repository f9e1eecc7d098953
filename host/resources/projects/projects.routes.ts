// Projects: list, one, make, change, privacy, sidebar links, and the short list for moving tasks.
import { z } from 'zod'
import { companyScope, isArchived, mayEdit, projectScope } from '../../access.ts'
import { rowOf } from '../../db/columns.ts'
import { forbidden, projectArchived } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { companyQuery, dataOf, projectQuery, queryFlag } from '../../wire.ts'
import { canCreateProjects } from '../companies/companies.schema.ts'
import { transferProject } from '../project-team-members/member-removal.store.ts'
import { ownerBody } from '../project-team-members/project-team-members.schema.ts'
import { featureShape, featuresOf } from './features.ts'
import { addProject } from './new-project.store.ts'
import { wireProject, wireProjects } from './project-answer.ts'
import { changeProject } from './project-change.store.ts'
import { PROJECT_TEMPLATES, type ProjectTemplate } from './project-templates.ts'
import { privacyBody, projectBody, projectChangeBody, projectShape, projectTemplateShape } from './projects.schema.ts'
import { listProjects, setPrivacy } from './projects.store.ts'
import { projects } from './projects.table.ts'

const TAGS = ['projects']
const compactShape = z.object({ slug: z.string(), name: z.string() })
const oneParams = z.object({ projectSlug: z.string() })

/** `/projects/` (REST-04..09). */
export function projectsRoutes({ app, db }: Host): void {
  const list = {
    tags: TAGS,
    summary: 'Projects the caller sees',
    querystring: companyQuery,
    response: { 200: dataOf(z.array(projectShape)) },
  }
  app.get('/projects/', { config: { who: 'company-member', replica: true }, schema: list }, async (request) => {
    const scope = companyScope(request)
    return { data: await wireProjects(db, scope, await listProjects(db, scope, scope.person.id)) }
  })

  const add = {
    tags: TAGS,
    summary: 'Make a project',
    querystring: companyQuery,
    body: projectBody,
    response: { 201: dataOf(projectShape) },
  }
  app.post('/projects/', { config: { who: 'company-member' }, schema: add }, async (request, reply) => {
    const scope = companyScope(request)
    if (!canCreateProjects(scope)) throw forbidden('You may not make projects in this workspace.')
    const { body } = request
    const project = await addProject(db, {
      ...rowOf(projects, body),
      companyId: scope.company.id,
      ownerId: scope.person.id,
      name: body.name,
      code: body.code || undefined,
      description: body.description || null,
      budget: body.budget ?? 0,
      logo: body.logo_image_url || null,
      template: body.template,
      starter: body.starter_tasks,
    })
    return reply.status(201).send(await wireProject(db, { ...scope, project, role: 'admin' }))
  })

  const offered = {
    tags: TAGS,
    summary: 'What a new project can start with',
    querystring: companyQuery,
    response: { 200: dataOf(z.array(projectTemplateShape)) },
  }
  app.get('/project-templates/new/', { config: { who: 'company-member' }, schema: offered }, async () => {
    const titled = (list: readonly (readonly [string, string])[]) => list.map(([title, color]) => ({ title, color }))
    const data = Object.entries<ProjectTemplate>(PROJECT_TEMPLATES).map(([key, { name, about, workflows, types, labels, efforts }]) => {
      const sizes = efforts.map(([title, effort]) => ({ title, effort }))
      return { key, name, about, workflows: titled(workflows), types: titled(types), labels: titled(labels), efforts: sizes }
    })
    return { data }
  })

  const sidebar = {
    tags: TAGS,
    summary: 'Feature links of a project',
    querystring: projectQuery,
    response: { 200: dataOf(z.array(featureShape)) },
  }
  app.get('/projects/sidebar/', { config: { who: 'project-read' }, schema: sidebar }, async (request) => {
    const { company, project } = projectScope(request)
    return { data: featuresOf(company.slug, project.slug) }
  })

  const compact = {
    tags: TAGS,
    summary: 'Projects the caller may edit, short unless `whole`',
    querystring: companyQuery.extend({ sort: z.enum(['ASC', 'DESC']).default('ASC'), whole: queryFlag.default(false) }),
    response: { 200: dataOf(z.union([z.array(projectShape), z.array(compactShape)])) },
  }
  app.get('/projects/compact/', { config: { who: 'company-member' }, schema: compact }, async (request) => {
    const scope = companyScope(request)
    const rows = (await listProjects(db, scope, scope.person.id)).filter(({ project, role }) => mayEdit(role) && !isArchived(project))
    const sorted = request.query.sort === 'DESC' ? rows.toReversed() : rows
    return {
      data: request.query.whole ? await wireProjects(db, scope, sorted) : sorted.map(({ project: { slug, name } }) => ({ slug, name })),
    }
  })

  const one = { tags: TAGS, summary: 'One project', params: oneParams, querystring: companyQuery, response: { 200: dataOf(projectShape) } }
  app.get('/projects/:projectSlug/', { config: { who: 'project-read' }, schema: one }, (request) => wireProject(db, projectScope(request)))

  const change = { ...one, summary: 'Change what a project says of itself', body: projectChangeBody }
  app.put('/projects/:projectSlug/', { config: { who: 'project-owner', whileArchived: true }, schema: change }, async (request) => {
    const scope = projectScope(request)
    // Reopening it is what its owner may do to an archived project, and nothing else (SCREEN-15).
    const { current_status: status, ...others } = request.body
    const staysArchived = status === undefined || status === 2
    if (isArchived(scope.project) && staysArchived && (status === undefined || Object.keys(others).length > 0)) throw projectArchived()
    const { logo_image_url: logo, description, budget, ...rest } = request.body
    const project = await changeProject(
      db,
      { companyId: scope.company.id, projectId: scope.project.id, actorId: scope.person.id },
      {
        ...rowOf(projects, rest),
        ...(description !== undefined && { description: description || null }),
        ...(budget !== undefined && { budget: budget ?? 0 }),
        ...(logo !== undefined && { logo: logo || null }),
      },
    )
    return wireProject(db, { ...scope, project })
  })

  const privacy = { ...one, summary: 'Make a project private or open to the workspace', body: privacyBody }
  app.put('/projects/:projectSlug/privacy', { config: { who: 'project-owner' }, schema: privacy }, async (request) => {
    const scope = projectScope(request)
    await setPrivacy(db, scope.project, scope.person.id, request.body.is_private)
    return wireProject(db, { ...scope, project: { ...scope.project, isPrivate: request.body.is_private } })
  })

  const owner = { ...one, summary: 'Make an admin of the project its owner', body: ownerBody }
  app.put('/projects/:projectSlug/owner/', { config: { who: 'project-owner' }, schema: owner }, async (request) => {
    const scope = projectScope(request)
    const project = await transferProject(db, { project: scope.project, actorId: scope.person.id }, request.body.username)
    return wireProject(db, { ...scope, project })
  })
}
