// The settings of a workspace, its transfer, its deletion and having it back, all assumed.
import { z } from 'zod'
import { type CompanyScope, companyScope, personScope } from '../../access.ts'
import { rowOf } from '../../db/columns.ts'
import type { Host } from '../../host.ts'
import { dataOf, instantShape, nothingShape, toInstant } from '../../wire.ts'
import { companies } from './companies.table.ts'
import { countCompany, deleteCompany, listDeletedCompanies, restoreCompany } from './company-deletion.store.ts'
import * as shapes from './company-settings.schema.ts'
import { changeSettings, readOwned } from './company-settings.store.ts'
import { answerOffer, offerCompany, openOffer, withdrawOffer } from './company-transfer.store.ts'
import { passwordCheck } from './password-check.ts'

const TAGS = ['companies']
const params = z.object({ slug: z.string() })
const settingsAnswer = dataOf(shapes.settingsShape)

/** `/companies/{slug}/settings` and what changes them (WSET-05). */
export function companySettingsRoutes(host: Host): void {
  const { app, db } = host
  async function answer({ company }: Pick<CompanyScope, 'company'>) {
    return { data: shapes.toSettings(await readOwned(db, company.id), await openOffer(db, company.id)) }
  }

  const read = { tags: TAGS, summary: 'The settings of a workspace', params, response: { 200: settingsAnswer } }
  app.get('/companies/:slug/settings', { config: { who: 'company-owner', whileDeleted: true }, schema: read }, async (request) =>
    answer(companyScope(request)),
  )

  const change = {
    tags: TAGS,
    summary: 'Change settings of a workspace; what is absent stays',
    params,
    body: shapes.settingsBody,
    response: { 200: settingsAnswer },
  }
  app.put('/companies/:slug', { config: { who: 'company-owner' }, schema: change }, async (request) => {
    const scope = companyScope(request)
    const { project_creators: creators, ...same } = request.body
    const membersCreateProjects = creators && { membersCreateProjects: creators === 'members' }
    await changeSettings(db, scope.company.id, scope.person.id, { ...rowOf(companies, same), ...membersCreateProjects })
    return answer(scope)
  })
  transferRoutes(host, answer)
  deletionRoutes(host, answer)
}

type Answer = (scope: Pick<CompanyScope, 'company'>) => Promise<z.infer<typeof settingsAnswer>>

function transferRoutes({ app, db, settings, hasher, limits }: Host, answer: Answer): void {
  const check = passwordCheck({ hasher, limits })
  const PATH = '/companies/:slug/transfer'

  const look = {
    tags: TAGS,
    summary: 'The open offer of a workspace, for its owner and whom it is for',
    params,
    response: { 200: dataOf(shapes.transferShape.nullable()) },
  }
  app.get(PATH, { config: { who: 'company-member' }, schema: look }, async (request) => {
    const { company, person } = companyScope(request)
    const offer = await openOffer(db, company.id)
    const mine = offer !== null && (offer.personId === person.id || company.ownerId === person.id)
    return { data: mine ? shapes.toTransfer(offer) : null }
  })

  const offer = {
    tags: TAGS,
    summary: 'Offer a workspace to a member',
    params,
    body: shapes.transferBody,
    response: { 201: settingsAnswer },
  }
  app.post(PATH, { config: { who: 'company-owner' }, schema: offer }, async (request, reply) => {
    const scope = companyScope(request)
    await check(request, scope.person, request.body.password)
    await offerCompany(db, { company: scope.company, owner: scope.person, appUrl: settings.appUrl }, request.body.username)
    return reply.status(201).send(await answer(scope))
  })

  const reply = { tags: TAGS, summary: 'Accept or decline an offer', params, body: shapes.answerBody, response: { 200: nothingShape } }
  app.put(PATH, { config: { who: 'company-member' }, schema: reply }, async (request) => {
    const { company, person } = companyScope(request)
    await answerOffer(db, company, person, request.body.accept)
    return { data: null }
  })

  const withdraw = { tags: TAGS, summary: 'Take an offer back', params, response: { 200: settingsAnswer } }
  app.delete(PATH, { config: { who: 'company-owner' }, schema: withdraw }, async (request) => {
    const scope = companyScope(request)
    await withdrawOffer(db, scope.company, scope.person.id)
    return answer(scope)
  })
}

function deletionRoutes({ app, db, settings, hasher, limits }: Host, answer: Answer): void {
  const check = passwordCheck({ hasher, limits })

  const contents = { tags: TAGS, summary: 'How much is in a workspace', params, response: { 200: dataOf(shapes.contentsShape) } }
  app.get('/companies/:slug/contents', { config: { who: 'company-owner' }, schema: contents }, async (request) => ({
    data: await countCompany(db, companyScope(request).company.id),
  }))

  const remove = {
    tags: TAGS,
    summary: 'Delete a workspace; its owner has it back for 14 days',
    params,
    body: shapes.deletionBody,
    response: { 200: dataOf(z.object({ deletion_at: instantShape })) },
  }
  app.delete('/companies/:slug', { config: { who: 'company-owner' }, schema: remove }, async (request) => {
    const { company, person } = companyScope(request)
    const { name, password } = request.body
    await check(request, person, password)
    return { data: { deletion_at: toInstant(await deleteCompany(db, { company, owner: person, appUrl: settings.appUrl }, name)) } }
  })

  const restore = { tags: TAGS, summary: 'Have a deleted workspace back', params, response: { 200: settingsAnswer } }
  app.post('/companies/:slug/restore', { config: { who: 'company-owner', whileDeleted: true }, schema: restore }, async (request) => {
    const scope = companyScope(request)
    await restoreCompany(db, scope.company, scope.person.id)
    return answer(scope)
  })

  const deleted = {
    tags: TAGS,
    summary: 'Workspaces of the caller that are being deleted',
    response: { 200: dataOf(z.array(shapes.deletedShape)) },
  }
  app.get('/companies/deleted/', { config: { who: 'signed-in' }, schema: deleted }, async (request) => {
    const rows = await listDeletedCompanies(db, personScope(request).person.id)
    return {
      data: rows.flatMap(({ slug, name, logo, deletionAt }) =>
        deletionAt === null ? [] : [{ slug, name, logo, deletion_at: toInstant(deletionAt) }],
      ),
    }
  })
}
