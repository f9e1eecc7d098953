// Where a workspace answers: what is told of it before anybody signs in, and where its mails and links lead.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeTeam } from '#tests/kit/host-team.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import type { Mail } from '../../mail.ts'
import { companies } from '../companies/companies.table.ts'
import type { MailBlock } from '../mails/mail-content.ts'
import { queueMail } from '../mails/mail-queue.store.ts'
import { recordText } from './domain-checks.ts'
import { companyDomains } from './domains.table.ts'

type Zone = { txt: Record<string, string[]>; cname?: Record<string, string>; a?: Record<string, string[]> }
const NOTHING: Zone = { txt: {} }
let zone = NOTHING
const lookup = {
  txt: async (name: string) => zone.txt[name] ?? [],
  cname: async (name: string) => zone.cname?.[name] ?? null,
  addresses: async (name: string) => zone.a?.[name] ?? [],
}

const TARGET = 'app.palette.test'
const DOMAIN = 'work.example.com'
const PATH = '/companies/acme/domain'
let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ lookup, env: { APP_URL: 'https://palette.test', DOMAIN_TARGET: TARGET } })
  await makeTeam(world)
})
afterAll(() => world.close())
beforeEach(async () => {
  zone = NOTHING
  await world.db.delete(companyDomains)
})

const put = (domain: string) => world.as('ana').put(PATH, {}, { domain })
const check = () => world.as('ana').post(`${PATH}/check`)
const proof = (token: string): Zone => ({ txt: { [`_palette.${DOMAIN}`]: [recordText(token)] } })

test('DOMAIN-07 who answers under a domain is told to anybody: name, pictures, and where the installation is', async () => {
  const asked = (domain: string) => world.as(null).get('/domains/workspace', { domain })
  const { token } = (await put(DOMAIN)).body.data
  expect((await asked(DOMAIN)).status).toBe(404)
  zone = proof(token)
  await check()
  const { rows } = await world.db.execute<{ name: string }>(sql`select name from companies where slug = 'acme'`)
  const served = { slug: 'acme', name: rows[0]?.name, logo: null, favicon: null, app_url: 'https://palette.test' }
  for (const typed of [DOMAIN, 'WORK.example.com.']) expect((await asked(typed)).body).toEqual({ data: served })
  for (const other of ['palette.test', 'other.example.com', 'localhost']) expect((await asked(other)).status).toBe(404)
  await world.db.execute(sql`update companies set deletion_at = now() + interval '1 day' where slug = 'acme'`)
  expect((await asked(DOMAIN)).status).toBe(404)
  await world.db.execute(sql`update companies set deletion_at = null where slug = 'acme'`)
})

test('DOMAIN-07 mails of the workspace lead to its domain once that is verified and has an address; those about accounts never', async () => {
  const { db } = world
  const [company] = await db.select().from(companies).where(eq(companies.slug, 'acme'))
  if (company === undefined) throw new Error('There is no acme.')
  const blocks: MailBlock[] = [
    { is: 'text', text: 'See https://palette.test/acme/invoice/1?key=k, not https://palette.test/globex/x.' },
    { is: 'list', items: [{ text: 'A', url: 'https://palette.test/acme/projects/website/overview?task=1' }, { text: 'B' }] },
    { is: 'button', label: 'Open', url: 'https://palette.test/accept-invitation?token=t' },
    { is: 'quote', text: 'https://palette.test/acme/typed' },
  ]
  const unsubscribe = { label: 'Stop', url: 'https://palette.test/unsubscribe/u', oneClick: true }
  async function links(companyId: string | null) {
    await queueMail(db, {
      companyId,
      kind: 'test',
      to: 'ana@example.com',
      subject: 'Test',
      content: { title: 'Test', blocks, unsubscribe },
    })
    const { text, link, unsubscribe: stop } = (await world.mailsNow()).findLast(({ subject }) => subject === 'Test') as Mail
    return [...text.matchAll(/https:[^\s,]+/g)].map(([url]) => url.replace(/\.$/, '')).concat(link, stop ?? '')
  }
  const all = (own: string) => [
    `${own}/acme/invoice/1?key=k`,
    'https://palette.test/globex/x',
    `${own}/acme/projects/website/overview?task=1`,
    `${own}/accept-invitation?token=t`,
    'https://palette.test/acme/typed',
    `${own}/unsubscribe/u`,
    `${own}/accept-invitation?token=t`,
    `${own}/unsubscribe/u`,
  ]
  const [plain, own] = [all('https://palette.test'), all(`https://${DOMAIN}`)]
  const { token } = (await put(DOMAIN)).body.data
  expect(await links(company.id)).toEqual(plain)
  zone = { ...proof(token), cname: { [DOMAIN]: TARGET } }
  await check()
  expect(await links(company.id)).toEqual(own)
  expect(await links(null)).toEqual(plain)
  // Verified, and nothing answers there: the link would be dead.
  zone = proof(token)
  await check()
  expect(await links(company.id)).toEqual(plain)
  // A proxy in front hides where it leads.
  zone = { ...proof(token), a: { [DOMAIN]: ['192.0.2.7'] } }
  await check()
  expect(await links(company.id)).toEqual(own)
  await db.update(companyDomains).set({ state: 'broken', brokenAt: new Date() })
  expect(await links(company.id)).toEqual(plain)
})

test('DOMAIN-07 the link that invites to a project is one of the domain', async () => {
  const at = { company_slug: 'acme', project_slug: 'website' }
  const url = async () => (await world.as('ana').get('/project-team-members/users/invite/shareable', at)).body.data.url
  await world.as('ana').post('/project-team-members/users/invite/shareable', { ...at, status: 'true' })
  expect(await url()).toMatch(/^https:\/\/palette\.test\/accept-invitation\?token=/)
  const { token } = (await put(DOMAIN)).body.data
  zone = { ...proof(token), cname: { [DOMAIN]: TARGET } }
  await check()
  expect(await url()).toMatch(/^https:\/\/work\.example\.com\/accept-invitation\?token=/)
})
