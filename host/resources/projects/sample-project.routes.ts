// A project to try things in: made with one click, removed with one. ASSUMED (FIRST-04).
import { z } from 'zod'
import { companyScope } from '../../access.ts'
import { forbidden } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { companyQuery, dataOf, nothingShape } from '../../wire.ts'
import { canCreateProjects } from '../companies/companies.schema.ts'
import { wireProject } from './project-answer.ts'
import { projectShape } from './projects.schema.ts'
import { addSample, removeSample } from './sample-project.store.ts'

/** `/projects/sample/`; a person has one a workspace, which is private. */
export function sampleProjectRoutes({ app, db, files }: Host): void {
  const common = { tags: ['projects'], querystring: companyQuery }
  const shape = dataOf(projectShape)
  const make = {
    ...common,
    summary: 'Make a project of invented work, or answer the one that is there',
    response: { 200: shape, 201: shape },
  }
  app.post('/projects/sample/', { config: { who: 'company-member' }, schema: make }, async (request, reply) => {
    const scope = companyScope(request)
    if (!canCreateProjects(scope)) throw forbidden('You may not make projects in this workspace.')
    const { project, made } = await addSample(db, { companyId: scope.company.id, personId: scope.person.id })
    return reply.status(made ? 201 : 200).send(await wireProject(db, { ...scope, project, role: 'admin' }))
  })

  const remove = {
    ...common,
    summary: 'Remove it with everything in it: one’s own, or that of a project of which one is an owner',
    querystring: companyQuery.extend({ project_slug: z.string().optional() }),
    response: { 200: nothingShape },
  }
  app.delete('/projects/sample/', { config: { who: 'company-member' }, schema: remove }, async (request) => {
    const { company, person } = companyScope(request)
    await removeSample(db, files, { companyId: company.id, personId: person.id }, request.query.project_slug)
    return { data: null }
  })
}
