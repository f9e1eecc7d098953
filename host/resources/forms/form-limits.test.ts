// How much is taken from whom, how long it is kept, and who hears of it.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerForm, openForm } from '#tests/kit/form-calls.ts'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { type AnyTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { takeSubmission } from './public-forms.store.ts'
import { MOST_SUBMISSIONS, makeRoom, purgeSpam } from './submission-limits.store.ts'
import { makeTicket } from './ticket.ts'

let world: HostWorld
beforeAll(async () => {
  world = await openHostWorld({ sample: true })
})
afterAll(() => world.close())

const answers = async ({ uuid }: AnyTask, query: object = {}, where = WEBSITE): Promise<AnyTask> =>
  (await world.as('mia').get(`/forms/${uuid}/submissions/`, { ...where, ...query })).body
const TITLE = { 'field-1': 'It is broken' }

test('FORM-06 spam goes after thirty days, the rest stays', async () => {
  const form = await openForm(world)
  await answerForm(world, form.token, TITLE)
  await answerForm(world, form.token, TITLE, { website: 'x' })
  const in31 = new Date(Date.now() + 31 * 86_400_000)
  await purgeSpam(world.db, new Date(Date.now() + 29 * 86_400_000))
  expect((await answers(form)).counts.spam).toBe(1)
  await purgeSpam(world.db, in31)
  expect((await answers(form)).counts).toMatchObject({ new: 1, spam: 0 })
  expect((await world.as('ana').get(`/forms/${form.uuid}/`, WEBSITE)).body.data.submissions_count).toBe(1)
})

test('FORM-06 five in ten minutes and twenty a day from an address, so many a day in all; with the time to wait', async () => {
  const form = await openForm(world, { daily_limit: 26 })
  const noon = new Date(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`)
  const send = async (minutes: number, address: string) => {
    const now = new Date(noon.getTime() + minutes * 60_000)
    const { rows } = await world.db.execute<{ ticket_key: string }>(sql`select ticket_key from forms where id = ${form.uuid}`)
    const ticket = makeTicket({ ticketKey: rows[0]?.ticket_key ?? '', token: form.token }, new Date(now.getTime() - 9_000))
    return takeSubmission(world.db, form.token, { ticket, answers: TITLE, website: '' }, { address, host: 'localhost', now }).then(
      () => 'taken',
      (error) => `${error.message} ${error.status} ${error.retryAfter}`,
    )
  }
  const some = async (count: number, minutes: number, address: string) => {
    const said: string[] = []
    for (let at = 0; at < count; at += 1) said.push(await send(minutes, address))
    return said
  }
  expect(await some(6, 0, '1.1.1.1')).toEqual([
    ...Array(5).fill('taken'),
    'Too many answers right now. Please try again in 10 minutes. 429 600',
  ])
  expect(await send(9, '1.1.1.1')).toContain('in 1 minute. 429 60')
  // Somebody else may; a network of IPv6 is one sender.
  expect(await some(5, 0, '2001:db8:1:2::1')).toEqual(Array(5).fill('taken'))
  expect(await send(0, '2001:db8:1:2:ffff::9')).toContain('429')
  for (const minutes of [11, 22, 33]) expect(await some(5, minutes, '1.1.1.1')).toEqual(Array(5).fill('taken'))
  expect(await send(60, '1.1.1.1')).toContain('in 660 minutes. 429')
  expect(await some(2, 60, '2.2.2.2')).toEqual(['taken', expect.stringContaining('in 660 minutes. 429')])
  // The next day all may again, and the hashes of the day before say nothing any more.
  expect(await send(24 * 60, '1.1.1.1')).toBe('taken')
})

test('FORM-07 no address of a sender is kept, and their hash is another one on another day', async () => {
  const form = await openForm(world)
  await answerForm(world, form.token, TITLE, { address: '203.0.113.77' })
  await answerForm(world, form.token, TITLE, { address: '203.0.113.77' })
  const hashes = async () =>
    (await world.db.execute<{ h: string }>(sql`select sender_hash as h from submissions where form_id = ${form.uuid}`)).rows.map(
      ({ h }) => h,
    )
  const [one, two] = await hashes()
  expect(one).toBe(two)
  const { rows } = await world.db.execute<{ all: string }>(sql`select coalesce(string_agg(s::text, ''), '') as all from submissions s`)
  expect(rows[0]?.all).not.toContain('203.0.113.77')
  await world.db.execute(sql`delete from form_salts`)
  await answerForm(world, form.token, TITLE, { address: '203.0.113.77' })
  expect(new Set(await hashes()).size).toBe(2)
})

test('FORM-13 the people of the form and who follows it hear of an answer, once an hour; later ones are counted', async () => {
  const form = await openForm(world, { title: 'Told', presets: { people: ['mia'] } })
  await world.as('ben').put(`/forms/${form.uuid}/follow/`, WEBSITE, { follow: true })
  const news = async (who: string): Promise<AnyTask[]> =>
    (await world.as(who).get('/feeds/notifications/', { company_slug: 'acme', page: 1 })).body.data.filter(
      ({ data }: AnyTask) => data.target?.id === form.uuid,
    )
  await answerForm(world, form.token, TITLE)
  for (const who of ['ana', 'ben', 'mia'])
    expect(await news(who)).toMatchObject([
      {
        ...{ resource: 'forms', user: null, read_at: null },
        data: {
          title: 'New answer to “Told”',
          target: { kind: 'form', company_slug: 'acme', project_slug: 'website' },
          events: [{ reason: 'form_answered', times: 1 }],
        },
      },
    ])
  await answerForm(world, form.token, TITLE)
  expect((await news('ben'))[0].data.events).toMatchObject([{ times: 2 }])
  // Mia has read it: within the hour nothing more comes.
  await world.as('mia').put('/feeds/notifications/', { company_slug: 'acme' }, { read: true })
  await world.as('ben').put(`/forms/${form.uuid}/follow/`, WEBSITE, { follow: false })
  await answerForm(world, form.token, TITLE)
  expect(await news('mia')).toHaveLength(1)
  await world.db.execute(sql`update forms set told_at = now() - interval '61 minutes' where id = ${form.uuid}`)
  await answerForm(world, form.token, TITLE)
  expect(await news('mia')).toHaveLength(2)
  expect((await news('ana'))[0].data.events).toMatchObject([{ times: 4 }])
  expect((await news('ben'))[0].data.events).toMatchObject([{ times: 3 }])
})

test('FORM-16 beyond so many answers the oldest refused and spam go first', async () => {
  const form = await openForm(world)
  for (let at = 0; at < 4; at += 1) await answerForm(world, form.token, TITLE)
  const ids = (await answers(form)).data.map(({ uuid }: AnyTask) => uuid)
  await world.as('mia').put(`/forms/${form.uuid}/submissions/`, WEBSITE, { uuids: [ids[0]], state: 'refused' })
  await world.as('mia').put(`/forms/${form.uuid}/submissions/`, WEBSITE, { uuids: [ids[1]], state: 'accepted' })
  const room = async (most: number) => {
    const { rows } = await world.db.execute<{ companyId: string; submissionsCount: number }>(
      sql`select company_id as "companyId", submissions_count as "submissionsCount" from forms where id = ${form.uuid}`,
    )
    await makeRoom(world.db, { id: form.uuid, ...rows[0] } as Parameters<typeof makeRoom>[1], most)
    return (await answers(form)).data.map(({ uuid }: AnyTask) => uuid)
  }
  expect(await room(MOST_SUBMISSIONS)).toEqual(ids)
  expect(await room(4)).toEqual(ids.slice(1))
  expect(await room(3)).toEqual(ids.slice(2))
})
