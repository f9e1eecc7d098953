// A hundred thousand notifications of one person, of all kinds and states, and the calls that read them (INBOX-16).
import { sql } from 'drizzle-orm'
import type { HostWorld } from '#tests/kit/host-on-cluster.ts'
import type { ManyCase } from './many.ts'

/** How many the person has. */
export const NEWS = 100_000

/** The inbox as its page, its tabs and the bell ask for it. */
export const newsCases: readonly ManyCase[] = [
  { name: 'inbox', path: '/feeds/inbox/', query: {} },
  { name: 'inbox, unread', path: '/feeds/inbox/', query: { unread: '1' } },
  { name: 'inbox, mentions', path: '/feeds/inbox/', query: { tab: 'mentioned' } },
  { name: 'inbox, one workspace', path: '/feeds/inbox/', query: { company_slug: 'acme' } },
  { name: 'inbox, one project', path: '/feeds/inbox/', query: { company_slug: 'acme', project_slug: 'mobile' } },
  {
    name: 'inbox, unread mentions of one project',
    path: '/feeds/inbox/',
    query: { company_slug: 'acme', project_slug: 'ops', tab: 'mentioned', unread: '1' },
  },
  { name: 'inbox, done', path: '/feeds/inbox/', query: { tab: 'done' } },
  { name: 'inbox, snoozed', path: '/feeds/inbox/', query: { tab: 'snoozed' } },
  { name: 'the bell', path: '/feeds/notifications/', query: { company_slug: 'acme' } },
  { name: 'unread count', path: '/feeds/unread/', query: {} },
]

/** Gives ana as many: seven in ten of tasks, the others of comments and projects; half of them done, a third unread, some snoozed. */
export async function growNews(world: HostWorld): Promise<void> {
  const places = sql`(
    select t.company_id, t.project_id, t.id as task_id, t.title, row_number() over (order by t.id) as nth, count(*) over () as all_of
    from tasks t join projects p on p.id = t.project_id join companies c on c.id = t.company_id where c.slug = 'acme')`
  await world.db.execute(sql`
    insert into notifications (company_id, person_id, topic, target_kind, target_id, project_id, task_id, subject, concern, actor_ids, updated_at, ordered_at, read_at,
      done_at, snoozed_until, is_open)
    select t.company_id, ana.id, 'news ' || n, case when n % 10 < 7 then 'task' when n % 10 < 9 then 'comment' else 'project' end,
      case when n % 10 < 7 then t.task_id::text when n % 10 < 9 then coalesce((select min(k.id)::text from comments k where k.task_id = t.task_id), '0') else t.project_id::text end,
      t.project_id, case when n % 10 < 9 then t.task_id end, t.title, (array['mentioned', 'assigned', 'watching', 'watching', 'other'])[n % 5 + 1],
      array[ben.id], now() - n * interval '4 minutes', now() - n * interval '4 minutes',
      case when n % 6 in (0, 1) then null else now() - n * interval '3 minutes' end, case when n % 2 = 1 and n % 6 <> 1 then now() - n * interval '2 minutes' end,
      case when n % 50 = 0 then now() + n * interval '1 minute' end, n % 6 in (0, 1)
    from generate_series(1, ${NEWS}::int) n join ${places} t on t.nth = n % t.all_of + 1, people ana, people ben where ana.username = 'ana' and ben.username = 'ben'`)
  await world.db.execute(sql`
    insert into notification_events (company_id, notification_id, reason, actor_id, created_at)
    select company_id, id, case concern when 'mentioned' then 'mentioned' when 'assigned' then 'assigned' else 'commented' end, actor_ids[1], updated_at from notifications where topic like 'news %'`)
  // As a server in use would have done.
  await world.db.execute(sql.raw('vacuum analyze notifications, notification_events'))
}
