// A project that everybody may read by its address, and its owner's switch for it; all calls are ASSUMED (BP-01, BP-04).
import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { isGated, personScope, projectScope } from '../../access.ts'
import { conflict, notFound, planRequired } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { companyQuery, toActor, toInstant, toPage } from '../../wire.ts'
import { changePublicPage, type PublicPage, readPublicPage, refreshAddress } from './public-pages.store.ts'
import {
  publicHomeShape,
  publicPageBody,
  publicPageShape,
  publicProjectShape,
  publicTaskOneShape,
  publicTaskParams,
  publicTasksQuery,
  publicTasksShape,
  tokenParams,
} from './public-projects.schema.ts'
import { findPublicProject, isSeenBy, listPublicTasks, NOTHING_HERE, readPublicProject, readPublicTaskOf } from './public-projects.store.ts'

/** Looks per address and minute (BP-04). */
export const LOOKS_PER_MINUTE = 120

const TAGS = ['public projects']
const OPEN = { who: 'public' } as const
const OWNER = { who: 'project-owner' } as const

const slugParams = z.object({ projectSlug: z.string() })

/** `/projects/{projectSlug}/public/` and `/public/projects/{token}/`. */
export function publicProjectsRoutes(host: Host): void {
  settingsRoutes(host)
  readingRoutes(host)
}

function settingsRoutes({ app, db }: Host): void {
  const page = { tags: TAGS, params: slugParams, querystring: companyQuery, response: { 200: publicPageShape } }
  app.get(
    '/projects/:projectSlug/public/',
    { config: OWNER, schema: { ...page, summary: 'How the public page of a project stands' } },
    async (request) => ({
      data: toPublicPage(await readPublicPage(db, projectScope(request).project.id)),
    }),
  )

  const change = { ...page, summary: 'Switch the public page on or off, say what it shows', body: publicPageBody }
  app.put('/projects/:projectSlug/public/', { config: OWNER, schema: change }, async (request) => {
    const { project, company, person } = projectScope(request)
    const { is_on: isOn, shows } = request.body
    // It keeps working when the plan ends; switching it on is what is paid for.
    if (isOn && project.publicToken === null && isGated(company)) throw planRequired()
    return { data: toPublicPage(await changePublicPage(db, { project, actorId: person.id }, { isOn, shows })) }
  })

  const refresh = { ...page, summary: 'Give the public page another address; the old one is dead at once' }
  app.post('/projects/:projectSlug/public/token/', { config: OWNER, schema: refresh }, async (request) => {
    const { project, person } = projectScope(request)
    if (project.publicToken === null) throw conflict('The public page is off.')
    return { data: toPublicPage(await refreshAddress(db, { project, actorId: person.id })) }
  })
}

function toPublicPage({ token, shows, by, since }: PublicPage): z.infer<typeof publicPageShape>['data'] {
  return { is_on: token !== null, token, shows, by: by && toActor(by), since: since && toInstant(since) }
}

function readingRoutes({ app, db, limits }: Host): void {
  const limit = limits.by('looks at projects', LOOKS_PER_MINUTE, 1)
  const hidden = (reply: FastifyReply) => reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' })

  const one = {
    tags: TAGS,
    summary: 'A project by its public address; no sign-in needed',
    params: tokenParams,
    response: { 200: publicProjectShape },
  }
  app.get('/public/projects/:token/', { config: OPEN, schema: one }, async (request, reply) => {
    await limit.take(request)
    hidden(reply)
    const found = await findPublicProject(db, request.params.token, request.hostname)
    const { workflows, labels, counts, updatedAt } = await readPublicProject(db, found)
    return {
      data: {
        project: { name: found.name, logo: found.logo, description: found.shows.descriptions ? found.description : null },
        company: { name: found.company_name, logo: found.company_logo },
        ...{ workflows, labels, shows: found.shows, counts, updated_at: { timestamp: updatedAt } },
      },
    }
  })

  const list = {
    tags: TAGS,
    summary: 'Tasks of a public project',
    params: tokenParams,
    querystring: publicTasksQuery,
    response: { 200: publicTasksShape },
  }
  app.get('/public/projects/:token/tasks/', { config: OPEN, schema: list }, async (request, reply) => {
    await limit.take(request)
    hidden(reply)
    const { workflow_id: workflowId, label, search, sort, page, per_page: perPage } = request.query
    const project = await findPublicProject(db, request.params.token, request.hostname)
    const { tasks, total } = await listPublicTasks(db, project, { workflowId, label, search: search.trim() }, { sort, page, perPage })
    return toPage(tasks, { page, perPage, total })
  })

  const task = { tags: TAGS, summary: 'One task of a public project', params: publicTaskParams, response: { 200: publicTaskOneShape } }
  app.get('/public/projects/:token/tasks/:code/', { config: OPEN, schema: task }, async (request, reply) => {
    await limit.take(request)
    hidden(reply)
    return { data: await readPublicTaskOf(db, await findPublicProject(db, request.params.token, request.hostname), request.params.code) }
  })

  const home = { tags: TAGS, summary: 'Where a member finds a public project', params: tokenParams, response: { 200: publicHomeShape } }
  app.get('/public/projects/:token/home/', { config: { who: 'signed-in' }, schema: home }, async (request) => {
    const found = await findPublicProject(db, request.params.token, request.hostname)
    if (!(await isSeenBy(db, found, personScope(request).person.id))) throw notFound(NOTHING_HERE)
    return { data: { company: { slug: found.company_slug, name: found.company_name }, project: { slug: found.slug } } }
  })
}
