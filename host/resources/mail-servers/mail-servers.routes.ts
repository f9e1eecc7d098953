// The mail server of a workspace: settings, a test mail, and what became of its mails. All assumed (SMTP-10).
import { z } from 'zod'
import { type CompanyScope, companyScope } from '../../access.ts'
import { rowOf } from '../../db/columns.ts'
import { invalid, notFound } from '../../errors.ts'
import type { Host } from '../../host.ts'
import { dataOf, nothingShape, PER_PAGE, pageNumber, pageOf, toPage } from '../../wire.ts'
import { FAILED_AT } from '../mails/delivery.ts'
import { layOut } from '../mails/mail-layout.ts'
import { quotedName } from '../mails/mail-names.ts'
import { checkedAddress, NOT_OUTSIDE, systemLookUp } from './checked-address.ts'
import { type CarrierParts, sendBy } from './mail-carrier.ts'
import * as shapes from './mail-servers.schema.ts'
import { changeServer, findServer, listMails, noteDelivery, passwordOf, removeServer, restoreServer } from './mail-servers.store.ts'
import { companySmtp, type MailServerRow } from './mail-servers.table.ts'
import { createSeals, type Seals } from './sealing.ts'

const TAGS = ['mail servers']
const PATH = '/companies/:slug/smtp'
const params = z.object({ slug: z.string() })
const serverAnswer = dataOf(shapes.serverShape)

const wire = async (seals: Seals, row: MailServerRow) => shapes.toServer(row, (await passwordOf(seals, row)) !== undefined)

/** `/companies/{slug}/smtp`. */
export function mailServersRoutes(host: Host): void {
  const { app, db, settings } = host
  const seals = createSeals(settings)
  const owner = { who: 'company-owner' } as const

  const read = { tags: TAGS, summary: 'The mail server of a workspace', params, response: { 200: dataOf(shapes.serverShape.nullable()) } }
  app.get(PATH, { config: owner, schema: read }, async (request) => {
    const row = await findServer(db, companyScope(request).company.id)
    return { data: row && (await wire(seals, row)) }
  })

  const change = {
    tags: TAGS,
    summary: 'Set or change it; what is absent stays',
    params,
    body: shapes.serverBody,
    response: { 200: serverAnswer },
  }
  app.put(PATH, { config: owner, schema: change }, async (request) => {
    const { company, person } = companyScope(request)
    const { host: name, password } = request.body
    const found = name === undefined ? null : await checkedAddress(name, systemLookUp, settings.smtpAllowPrivate)
    if (found === 'inside') throw invalid({ host: [NOT_OUTSIDE] })
    const untested = shapes.TRIED.some((field) => request.body[field] !== undefined)
    const at = { company, actorId: person.id, email: person.email }
    const row = await changeServer(db, seals, at, { ...rowOf(companySmtp, request.body), password }, untested)
    return { data: await wire(seals, row) }
  })

  const remove = { tags: TAGS, summary: 'Take it away', params, response: { 200: nothingShape } }
  app.delete(PATH, { config: owner, schema: remove }, async (request) => {
    const { company, person } = companyScope(request)
    await removeServer(db, { company, actorId: person.id })
    return { data: null }
  })

  const restore = {
    tags: TAGS,
    summary: 'Give back what was taken away within an hour, its password too',
    params,
    response: { 200: serverAnswer },
  }
  app.post(`${PATH}/restore`, { config: owner, schema: restore }, async (request) => {
    const { company, person } = companyScope(request)
    return { data: await wire(seals, await restoreServer(db, { company, actorId: person.id })) }
  })
  testRoute(host, { db, seals, lookUp: systemLookUp, allowPrivate: settings.smtpAllowPrivate })
  mailsRoute(host)
}

function testRoute({ app, settings, limits }: Host, parts: CarrierParts): void {
  const limit = limits.by('test mails', 5, 10, (request) => request.companyAccess?.company.id ?? '')
  const schema = { tags: TAGS, summary: 'Send a test mail to the caller', params, response: { 200: dataOf(shapes.testShape) } }
  app.post(`${PATH}/test`, { config: { who: 'company-owner' }, schema }, async (request) => {
    const scope = companyScope(request)
    const { company, person } = scope
    const row = await findServer(parts.db, company.id)
    if (row === null) throw notFound('This workspace has no mail server.')
    await limit.take(request)
    const delivery = await sendBy(parts, row, testMail(scope, `${settings.appUrl}/${company.slug}/settings/smtp`))
    const now = (await noteDelivery(parts.db, company.id, delivery, new Date())) ?? row
    const { stage, reply } = delivery
    const message =
      stage === 'sent' ? `Sent to ${person.email}. Mail of this workspace now goes through ${row.host}.` : `${FAILED_AT[stage]}: ${reply}`
    return { data: { stage, ok: stage === 'sent', reply, message, server: await wire(parts.seals, now) } }
  })
}

/** To the caller's own address only: nobody sends to others by it. */
function testMail({ company, person }: CompanyScope, url: string) {
  const title = `Mail of ${quotedName(company.name, 'your workspace')} works`
  const blocks = [
    { is: 'text' as const, text: 'This mail came by the mail server of your workspace.' },
    { is: 'button' as const, label: 'Open mail settings', url },
  ]
  const { text, html, pictures } = layOut({ title, blocks }, { name: company.name, logo: company.logo, url })
  return { to: person.email, subject: title, text, html, link: url, files: pictures }
}

function mailsRoute({ app, db }: Host): void {
  const schema = {
    tags: TAGS,
    summary: 'What became of the mails of a workspace, newest first',
    params,
    querystring: z.object({ page: pageNumber }),
    response: { 200: pageOf(shapes.mailShape) },
  }
  app.get(`${PATH}/mails`, { config: { who: 'company-owner' }, schema }, async (request) => {
    const { page } = request.query
    const { rows, total } = await listMails(db, companyScope(request).company.id, page, PER_PAGE)
    const now = new Date()
    return toPage(
      rows.map((row) => shapes.toMail(row, now)),
      { page, total },
    )
  })
}
