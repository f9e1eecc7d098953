// Deleting a workspace: gone for everybody at once, had back whole, and gone for good after 14 days.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFiles } from '#host/files/open-files.ts'
import { runDueRules } from '#host/resources/recurrences/recurrence-runs.store.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { differences, readWholeDatabase } from '#tests/kit/whole-database.ts'
import { purgeCompanies } from './company-deletion.store.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const PASSWORD = 'palette-demo-1'
const acme = { company_slug: 'acme' }
const website = { ...acme, project_slug: 'website' }
const remove = (name = 'Acme', password = PASSWORD, who = 'ana') =>
  world.as(who).send({ method: 'DELETE', url: '/companies/acme', payload: { name, password } })
const restore = (who = 'ana') => world.as(who).post('/companies/acme/restore')
const whole = () => readWholeDatabase(world.db, ['sessions', 'mails', 'audit_events', 'idempotency_keys', 'rate_limits'], (_, row) => row)

test('WSET-09 only its owner deletes a workspace, with its name to the letter and the password', async () => {
  expect((await world.as('ana').get('/companies/acme/contents')).body.data).toMatchObject({
    projects: 3,
    tasks: expect.any(Number),
    invoices: 4,
  })
  for (const name of ['acme', 'Acme ', ''])
    expect(await remove(name)).toMatchObject({ status: 422, body: { errors: { name: ['That is not the name of this workspace.'] } } })
  expect(await remove('Acme', 'guess')).toMatchObject({ status: 422, body: { errors: { password: ['That is not your password.'] } } })
  expect((await remove('Acme', PASSWORD, 'mia')).status).toBe(403)
  expect((await remove('Acme', PASSWORD, 'dora')).status).toBe(404)
})

/** What every call of the host is asked with. */
function calls(task: string, token: string) {
  const query = { ...website, task_uuid: task, attachmentable_type: 'projects', issue_slug: '', start: '2026-01-01', end: '2026-12-31' }
  return [...world.app.rules].map(([name, rule]) => {
    const [method = '', path = ''] = name.split(' ')
    const url = path
      .replace(':slug', 'acme')
      .replace(':projectSlug', 'website')
      .replace(':uuid', task)
      .replace(':token', token)
      .replace(/:\w+/g, '1')
    return { name, rule, method: method as 'GET', url, query }
  })
}

test('WSET-10 no call of the host knows a deleted workspace, whoever asks; timers end, links and rules rest', async () => {
  const ana = world.as('ana')
  const task = (await ana.get('/tasks/', { ...website, per_page: 1 })).body.data[0].uuid
  const page = (await ana.put('/projects/website/public/', acme, { is_on: true })).body.data.token
  const link = (await ana.post('/project-team-members/users/invite/shareable', { ...website, status: 'true' })).body.data.url
  const invitation = new URL(link).searchParams.get('token') ?? ''
  expect((await ana.get('/timer/')).body.data).not.toBeNull()
  const { token: key } = (await ana.put(`/tasks/${task}/share/`, website, { is_on: true })).body.data
  const publicTask = () => world.as(null).get(`/public/tasks/${task}/`, { ...website, key })
  expect((await publicTask()).status).toBe(200)

  expect((await remove()).body.data.deletion_at.timestamp).toBeCloseTo(Date.now() / 1000 + 14 * 86_400, -2)
  for (const who of ['ana', 'mia', 'gus', 'dora', null])
    for (const { name, rule, method, url, query } of calls(task, page)) {
      const stays = who === 'ana' && rule.whileDeleted
      if (stays || name === 'GET /companies/deleted/' || url.startsWith('/auth/')) continue
      // Others' calls that write are asked without a body: what is unknown is 404 before it is looked at.
      const { status, body } = await world.as(who).send({ method, url, query: query as never })
      const inside = /^(company|project)-/.test(rule.who)
      if (who !== null && inside) expect({ name, who, status }).toEqual({ name, who, status: 404 })
      expect({ name, who, found: /Website|"acme"/.exec(JSON.stringify(body ?? null))?.[0] ?? null }).toEqual({ name, who, found: null })
    }
  expect((await publicTask()).status).toBe(404)
  for (const path of [`/public/projects/${page}/`, `/invitations/${invitation}`]) expect((await world.as(null).get(path)).status).toBe(404)
  expect((await world.as('mia').post(`/invitations/${invitation}/accept`)).status).toBe(404)
  expect((await ana.get('/timer/')).body.data ?? null).toBeNull()
  expect((await ana.get('/companies/')).body.data.map(({ slug }: { slug: string }) => slug)).not.toContain('acme')
  expect(await runDueRules(world.db, new Date(Date.now() + 5 * 86_400_000))).toEqual({ made: 0, failed: 0 })

  // Its owner finds it, and nobody else.
  expect((await ana.get('/companies/deleted/')).body.data).toMatchObject([{ slug: 'acme', name: 'Acme' }])
  expect((await world.as('mia').get('/companies/deleted/')).body.data).toEqual([])
  expect((await ana.get('/companies/acme/settings')).body.data.deletion_at).not.toBeNull()
  expect((await restore('mia')).status).toBe(404)
  expect((await restore()).body.data.deletion_at).toBeNull()
  expect((await publicTask()).status).toBe(200)
  expect(await restore()).toMatchObject({ status: 409 })
})

test('WSET-10 restored, a workspace is what it was, row by row', async () => {
  const before = await whole()
  await remove()
  await restore()
  expect(differences(before, await whole())).toEqual({ gone: [], come: [] })
})

test('WSET-10 after 14 days rows and files are gone, not a day before, and a mail says so', async () => {
  const files = openFiles(world.settings)
  const { rows } = await world.db.execute<{ uuid: string }>(
    sql`select uuid from attachments a join companies c on c.id = a.company_id where c.slug = 'acme' limit 1`,
  )
  const file = rows[0]?.uuid ?? ''
  await remove()
  const at = (days: number) => new Date(Date.now() + days * 86_400_000)
  expect(await purgeCompanies(world.db, files, at(13))).toBe(0)
  expect(await files.read(file)).not.toBeNull()
  expect(await purgeCompanies(world.db, files, at(15))).toBe(1)
  expect(await files.read(file)).toBeNull()
  const left = await readWholeDatabase(world.db, ['people', 'sessions', 'mails'], (table, row) =>
    table === 'companies' || row.company_id ? row : null,
  )
  expect(left.companies).toHaveLength(3)
  expect((await restore()).status).toBe(404)
  expect((await world.as('ana').get('/companies/deleted/')).body.data).toEqual([])
  await world.sendMails(at(0.01))
  expect(world.mails.map(({ subject }) => subject)).toContain('“Acme” is deleted')
})
