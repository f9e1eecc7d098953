// Rules of the sample world, with what came of their last days.
import { sql } from 'drizzle-orm'
import { nextOccurrences } from '../../resources/recurrences/recurrence-next.store.ts'
import { recurrenceRuns } from '../../resources/recurrences/recurrence-runs.table.ts'
import { recurrences } from '../../resources/recurrences/recurrences.table.ts'
import { addDays, dayAt, plannedDays } from '../../resources/recurrences/rule-days.ts'
import type { Database } from '../open.ts'
import type { Random } from './random.ts'

const ZONE = 'Europe/Berlin'

type SampleRule = {
  project: string
  by: string
  rule: string
  at: string
  people: string[]
  title?: string
  dueAfter?: number
  paused?: true
  checklist?: string[]
}

// Those without a title take it from a finished chore of the project, which is what they made last.
const RULES: SampleRule[] = [
  { project: 'website', by: 'ana', rule: 'FREQ=WEEKLY;BYDAY=MO', at: '09:00', people: ['mia'] },
  { project: 'website', by: 'ben', rule: 'FREQ=MONTHLY;BYMONTHDAY=1', at: '08:30', people: ['ben', 'mia'], dueAfter: 3 },
  {
    project: 'website',
    by: 'mia',
    rule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
    at: '08:00',
    people: ['mia'],
    title: 'Look through what came in by the contact form',
    checklist: ['Answer what is urgent', 'File the rest'],
  },
  {
    project: 'website',
    by: 'ana',
    rule: 'FREQ=MONTHLY;BYDAY=-1FR',
    at: '15:00',
    people: [],
    title: 'Write the monthly newsletter',
    dueAfter: 5,
  },
  {
    project: 'website',
    by: 'ben',
    rule: 'FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=15',
    at: '09:00',
    people: ['ana'],
    title: 'Renew the certificates',
    dueAfter: 14,
  },
  { project: 'mobile', by: 'ben', rule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', at: '10:00', people: ['ben'] },
  { project: 'mobile', by: 'ana', rule: 'FREQ=DAILY;INTERVAL=3', at: '07:30', people: [], title: 'Read the crash reports', paused: true },
  {
    project: 'ops',
    by: 'ana',
    rule: 'FREQ=MONTHLY;INTERVAL=3;BYDAY=2TU',
    at: '09:00',
    people: ['ana'],
    title: 'Restore a backup to see that it works',
    dueAfter: 2,
  },
]

type Found = { companyId: string; projectId: string; authorId: string; people: string[]; chores: { id: string; title: string }[] }

/** Makes the rules of acme, as if they had been at work for some weeks. */
export async function seedRecurrences(db: Database, random: Random, now: Date): Promise<void> {
  const used = new Set<string>()
  for (const sample of RULES) {
    const { rows } = await db.execute<Found>(sql`
      select p.company_id as "companyId", p.id as "projectId", (select id from people where username = ${sample.by}) as "authorId",
        array(select id from people where username = any(${sql.param(sample.people)}::text[]) order by username) as people,
        (select json_agg(json_build_object('id', t.id, 'title', t.title) order by t.number desc) from tasks t join task_types y on y.id = t.type_id
          where t.project_id = p.id and t.done and not t.is_archived and y.title = 'Chore') as chores
      from projects p join companies c on c.id = p.company_id where c.slug = 'acme' and p.slug = ${sample.project}`)
    const [found] = rows
    if (found === undefined) throw new Error(`There is no ${sample.project}.`)
    await seedRule(db, sample, { ...found, chores: (found.chores ?? []).filter(({ id }) => !used.has(id)) }, random.uuid(), now, used)
  }
}

async function seedRule(db: Database, sample: SampleRule, found: Found, id: string, now: Date, used: Set<string>): Promise<void> {
  const { companyId, projectId, authorId, people, chores } = found
  const chore = sample.title === undefined ? chores[0] : undefined
  const today = dayAt(now, ZONE)
  const timed = { rule: sample.rule, startOn: addDays(today, -70), endsOn: null, endsAfter: null, at: sample.at, timezone: ZONE }
  const [next] = sample.paused ? [] : nextOccurrences(timed, { from: today, now, most: 1 })
  await db.insert(recurrences).values({
    id,
    companyId,
    projectId,
    authorId,
    ...timed,
    task: {
      title: chore?.title ?? sample.title ?? 'Tidy up',
      description: null,
      workflowId: null,
      typeId: null,
      effortId: null,
      boardId: null,
      labels: [],
      people,
      checklist: sample.checklist ?? [],
    },
    dueAfter: sample.dueAfter ?? 0,
    state: sample.paused ? 'paused' : 'active',
    nextDay: next?.day ?? null,
    nextAt: next?.at ?? null,
    createdAt: new Date(now.getTime() - 70 * 86_400_000),
  })
  if (chore === undefined) return
  used.add(chore.id)
  const before = plannedDays(timed, { from: timed.startOn, most: 400, until: (day) => day < (next?.day ?? today) })
  const place = { companyId, projectId, recurrenceId: id }
  const runs = before.map((day, at) => ({ ...place, day, outcome: 'made' as const, taskId: at === before.length - 1 ? chore.id : null }))
  await db.insert(recurrenceRuns).values(runs)
  await db.execute(sql`update tasks set recurrence_id = ${id} where id = ${chore.id}`)
}
