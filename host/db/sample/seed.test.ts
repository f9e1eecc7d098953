// The sample world is whole, believable and always the same.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostWorld, openHostWorld } from '#tests/kit/host-world.ts'
import { cleanHtml } from '../../html.ts'
import { SAMPLE_PASSWORD, seedSample } from './seed.ts'

let world: HostWorld
const now = new Date('2026-11-21T10:00:00Z')
beforeAll(async () => {
  world = await openHostWorld()
  await seedSample(world.db, now)
})
afterAll(() => world.close())

async function numbers(query: string): Promise<Record<string, unknown>[]> {
  return (await world.db.execute(sql.raw(query))).rows
}

test('every project has the tasks the design names, each with a title of its own', async () => {
  const rows = await numbers(
    'select p.slug, t.active, t.archived, p.last_task_number as last from projects p join project_task_totals t on t.project_id = p.id order by t.active desc',
  )
  expect(rows.slice(0, 3)).toEqual([
    { slug: 'website', active: 240, archived: 9, last: 249 },
    { slug: 'mobile', active: 120, archived: 0, last: 120 },
    { slug: 'ops', active: 40, archived: 0, last: 40 },
  ])
  expect(await numbers('select title from tasks group by project_id, title having count(*) > 1')).toEqual([])
})

test('the kept totals and seconds are what counting says', async () => {
  expect(
    await numbers(
      'select 1 from project_task_totals t where active + archived <> (select count(*) from tasks where project_id = t.project_id)',
    ),
  ).toEqual([])
  expect(
    await numbers(
      'select 1 from tasks t where time_seconds <> (select coalesce(sum(extract(epoch from ended_at - started_at)), 0) from time_entries e where e.task_id = t.id)',
    ),
  ).toEqual([])
})

test('ana’s bell has news of every sort, read and unread, of her own workspace and by others', async () => {
  const [row] =
    await numbers(`select count(*) filter (where n.read_at is null)::int as unread, count(*) filter (where n.read_at is not null)::int as read,
      array(select distinct e.reason from notification_events e join notifications m on m.id = e.notification_id where m.person_id = p.id order by 1) as reasons,
      count(*) filter (where n.updated_at > '${now.toISOString()}')::int as later
    from notifications n join people p on p.id = n.person_id where p.username = 'ana' group by p.id`)
  expect(row).toMatchObject({ later: 0 })
  expect(row?.unread).toBeGreaterThan(5)
  expect(row?.read).toBeGreaterThan(5)
  expect(row?.reasons).toEqual(expect.arrayContaining(['accepted', 'assigned', 'commented', 'declined', 'done', 'overdue', 'status']))
  expect(
    await numbers('select 1 from notification_events e join notifications n on n.id = e.notification_id where e.actor_id = n.person_id'),
  ).toEqual([])
})

test('dates lie around now and nothing happened in the future', async () => {
  const [row] = await numbers(
    `select (select count(*) from audit_events where at > '${now.toISOString()}')::int as later,
      (select count(*) from time_entries where ended_at > '${now.toISOString()}')::int as worked_later,
      (select count(*) from tasks where due_date between '${now.toISOString()}'::timestamptz - interval '7 days' and '${now.toISOString()}'::timestamptz + interval '14 days')::int as near`,
  )
  expect(row).toMatchObject({ later: 0, worked_later: 0 })
  expect(row?.near).toBeGreaterThan(60)
})

test('people talk about tasks and files, in clean rich text, after these were made and before now', async () => {
  const [row] = await numbers(`select
    (select count(*) from comments where task_id is not null)::int as of_tasks, (select count(*) from comments where attachment_id is not null)::int as of_files,
    (select count(*) from comments where created_at >= '${now.toISOString()}')::int as later,
    (select count(*) from comments c join tasks t on t.id = c.task_id where c.created_at < t.created_at)::int as early,
    (select count(*) from comments c join comments d on d.task_id = c.task_id and d.id > c.id and d.created_at < c.created_at)::int as unsorted,
    (select count(*) from tasks t where comments_count <> (select count(*) from comments c where c.task_id = t.id))::int as miscounted`)
  expect(row).toMatchObject({ later: 0, early: 0, unsorted: 0, miscounted: 0 })
  expect(row?.of_tasks).toBeGreaterThan(300)
  expect(row?.of_files).toBeGreaterThan(3)
  for (const { html } of await numbers('select distinct html from comments')) expect(cleanHtml(String(html))).toBe(html)
})

test('checklists are further along the further their task is, and parents and counters say what the items do', async () => {
  const [row] = await numbers(`select
    (select count(*) from checklist_items)::int as items, (select count(distinct task_id) from checklist_items)::int as lists,
    (select count(*) from checklist_items p where exists (select 1 from checklist_items c where c.parent_id = p.id)
      and p.done <> (select bool_and(done) from checklist_items c where c.parent_id = p.id))::int as wrong_parents,
    (select count(*) from tasks t where (checklist_done, checklist_total) <> (select count(*) filter (where i.done), count(*)
      from checklist_items i where i.task_id = t.id and not exists (select 1 from checklist_items c where c.parent_id = i.id)))::int as miscounted,
    (select count(*) from tasks where done and checklist_done < checklist_total)::int as unfinished`)
  expect(row).toMatchObject({ wrong_parents: 0, miscounted: 0, unfinished: 0 })
  expect(row?.lists).toBeGreaterThan(100)
  expect(row?.items).toBeGreaterThan(500)
})

test('people sign in with the sample password, ana has a running timer', async () => {
  const signed = await world.as(null).post('/auth/sign-in', {}, { email: 'ana@example.com', password: SAMPLE_PASSWORD })
  expect(signed.status).toBe(200)
  const timer = await world.as('ana').get('/timer/')
  expect(timer.body.data.task.code).toMatch(/^WEB-\d+$/)
})

test('SPRINT-10 six sprints are completed, one runs in its second week, two are planned; what they tell adds up', async () => {
  const of = async (slug: string) =>
    numbers(`select s.state, s.committed_tasks as committed, count(r.*) filter (where r.outcome = 'done')::int as done,
        count(r.*) filter (where r.outcome = 'carried')::int as carried, count(r.*) filter (where r.outcome = 'dropped')::int as dropped
      from sprints s join projects p on p.id = s.project_id left join sprint_results r on r.sprint_id = s.id
      where p.slug = '${slug}' group by s.id order by s.start_date`)
  for (const slug of ['website', 'mobile']) {
    const rows = await of(slug)
    expect(rows.map(({ state }) => state)).toEqual([...Array(6).fill('completed'), 'active', 'planned', 'planned'])
    for (const row of rows.slice(1, 6)) {
      expect(row.committed, slug).toBeGreaterThan(2)
      expect(row.done, slug).toBeGreaterThan(1)
    }
    expect(rows.filter(({ carried }) => Number(carried) > 0).length, slug).toBeGreaterThan(2)
  }
  const later = `select 1 from sprint_events where at > '${now.toISOString()}'`
  expect(await numbers(later)).toEqual([])
  // What is written of the running sprint is what is in it, and how far.
  const asIs = (what: string) =>
    `select array(select (t.id, t.done, t.hours::float8)::text from unnest(${what}(s.id, s.company_id)) t order by t.id) as it from sprints s where s.state = 'active' order by s.id`
  expect(await numbers(asIs('sprint_recorded'))).toEqual(await numbers(asIs('sprint_scope')))
  expect(
    await numbers(
      "select 1 from tasks t join sprints s on s.id = t.sprint_id where s.state = 'completed' and not (t.done or t.is_archived)",
    ),
  ).toEqual([])
  const wrong = `select 1 from (select e.sprint_id, e.task_id, sum(case e.kind when 'added' then 1 when 'removed' then -1 else 0 end) as inside,
      sum(case e.kind when 'done' then 1 when 'undone' then -1 else 0 end) as done from sprint_events e group by 1, 2) e
    join sprint_results r on r.sprint_id = e.sprint_id and r.task_id = e.task_id
    where format('%s %s', e.inside, e.done) <> case r.outcome when 'done' then '1 1' when 'carried' then '1 0' else '0 0' end`
  expect(await numbers(wrong)).toEqual([])
})

test('the same seed gives the same world', async () => {
  const other = await openHostWorld()
  try {
    await seedSample(other.db, now)
    const query = sql.raw('select id, number, title, description, due_date, created_at from tasks order by id')
    expect((await other.db.execute(query)).rows).toEqual((await world.db.execute(query)).rows)
  } finally {
    await other.close()
  }
})

test('INV-13 an invoice is written, issued, sent, and then paid or void: none of it at the moment of the seeding', async () => {
  const happened =
    await numbers(`select i.number, i.created_at <= i.issued_at and to_char(i.issued_at, 'YYYY-MM-DD') = i.issued_on::text as issued,
      i.sent_at >= i.issued_at as sent, i.voided_at > i.issued_at as void,
      (select bool_and(p.created_at > i.sent_at and to_char(p.created_at, 'YYYY-MM-DD') = p.paid_on::text) from payments p where p.invoice_id = i.id) as paid,
      greatest(i.created_at, i.issued_at, i.sent_at, i.voided_at) < '${now.toISOString()}' as before
    from invoices i order by i.seq nulls last`)
  expect(happened.map(({ number, ...rest }) => rest)).toEqual([
    { issued: true, sent: null, void: true, paid: null, before: true },
    { issued: true, sent: true, void: null, paid: true, before: true },
    { issued: true, sent: true, void: null, paid: true, before: true },
    { issued: true, sent: true, void: null, paid: null, before: true },
    { issued: null, sent: null, void: null, paid: null, before: true },
  ])
})
