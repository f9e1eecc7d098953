// Mails people about what they were told and have not read: mentions and assignments 5 minutes later, the rest at 08:00 of their own day (INBOX-13).
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import type { Settings } from '../../settings.ts'
import { inEachWorkspace } from '../../tenants/each-workspace.ts'
import type { Seals } from '../mail-servers/sealing.ts'
import { queueMail } from '../mails/mail-queue.store.ts'
import { listByIds, type NotificationView } from '../notifications/notifications-list.store.ts'
import { localTime } from '../people/local-time.ts'
import { ZONE_OF_PERSON, zonesInUse } from '../people/zones.store.ts'
import { ofSample } from '../projects/projects.table.ts'
import { AT_ONCE, MAIL_KIND_NAMES, type MailKind, mailKindOf } from './mail-kinds.ts'
import { mailTime } from './mail-settings.store.ts'
import { noticeMail } from './notice-mail.ts'
import { unsubscribeUrl } from './unsubscribe-links.ts'

/** What mailing needs. */
export type NoticeParts = { db: Database; settings: Pick<Settings, 'appUrl' | 'emailVerification'>; seals: Seals }

/** Notifications that one transaction takes. */
const BATCH = 500
const FROM_HOUR = 8
/** Later in the day no summary is sent: what it would have told is in that of the next one. */
const UNTIL_HOUR = 12
/** What is older than this is not news any more, in days. */
const OLDEST_DAYS = 15

type Reader = { personId: string; companyId: string; email: string; zone: string; company: string }

/** Readers who are there: neither they nor the workspace are being deleted, and their address is theirs as far as that has to be confirmed (SESS-05). */
const READS = (confirmed: boolean): SQL => sql`
  pe.deletion_at is null and pe.deleted_at is null and c.deletion_at is null ${confirmed ? sql`and pe.email_verified_at is not null` : sql``}`

/** Mails what waited its 5 minutes and is still unread. Answers how many mails were queued. Each is claimed with its mail: once, however many hosts there are. */
export async function mailAtOnce(parts: NoticeParts, now: Date): Promise<number> {
  const due = sql`notifications where mail_at <= ${now.toISOString()}::timestamptz`
  return inEachWorkspace(parts.db, sql`select distinct company_id from ${due}`, (companyId) => mailAtOnceIn(parts, companyId, due, now))
}

async function mailAtOnceIn(parts: NoticeParts, company: string, due: SQL, now: Date): Promise<number> {
  let queued = 0
  for (;;) {
    const taken = await parts.db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ id: string; personId: string; companyId: string }>(sql`
        with due as (
          select id from ${due} and company_id = ${company} order by mail_at limit ${BATCH} for update skip locked
        ) update notifications n set mail_at = null from due where n.company_id = ${company} and n.id = due.id
        returning coalesce(n.many_id, n.id) as id, n.person_id as "personId", n.company_id as "companyId"`)
      for (const [reader, ids] of groupBy(rows, ({ personId, companyId }) => `${personId} ${companyId}`))
        queued += await mailReader(tx, parts, reader, [...new Set(ids.map(({ id }) => id))], now)
      return rows.length
    })
    if (taken < BATCH) return queued
  }
}

/** Zones in which it is the hour of summaries, and since when. */
function zonesAt(zones: readonly string[], now: Date): { zone: string; since: Date; monday: boolean }[] {
  const minute = Math.floor(now.getTime() / 60_000) * 60_000
  return zones.flatMap((zone) => {
    const { hour, minute: past, weekday } = localTime(zone, now)
    if (hour < FROM_HOUR || hour >= UNTIL_HOUR) return []
    return [{ zone, since: new Date(minute - ((hour - FROM_HOUR) * 60 + past) * 60_000), monday: weekday === 1 }]
  })
}

/** Mails summaries in the zones where it is 08:00 and later, of what was there at 08:00 and no mail has told. Answers how many mails were queued. */
export async function mailSummaries(parts: NoticeParts, now: Date): Promise<number> {
  let queued = 0
  for (const { zone, since, monday } of zonesAt(await zonesInUse(parts.db), now)) {
    const times = sql.param(monday ? ['daily', 'weekly'] : ['daily'])
    const news = (person: SQL, company: SQL) => sql`
      n.person_id = ${person} and n.company_id = ${company} and n.read_at is null and n.done_at is null and n.many_id is null
      and (n.concern <> all(${sql.param([...AT_ONCE])}::text[]) and n.mailed_at is null or n.mail_at is null and n.mailed_at < n.ordered_at)
      and (n.snoozed_until is null or n.snoozed_until <= ${now.toISOString()}::timestamptz)
      and n.ordered_at <= ${since.toISOString()}::timestamptz and n.ordered_at > ${since.toISOString()}::timestamptz - ${OLDEST_DAYS}::int * interval '1 day'`
    const { rows: readers } = await parts.db.execute<{ personId: string; companyId: string }>(sql`
      select cm.person_id as "personId", cm.company_id as "companyId"
      from company_members cm join people pe on pe.id = cm.person_id join companies c on c.id = cm.company_id
      where ${ZONE_OF_PERSON} = ${zone} and ${READS(parts.settings.emailVerification !== 'off')}
        and exists (select 1 from notifications n where ${news(sql`cm.person_id`, sql`cm.company_id`)})
        and ${mailTime(sql`cm.person_id`, sql`cm.company_id`, 'rest')} = any(${times}::text[])
      order by 1, 2`)
    for (const { personId, companyId } of readers)
      queued += await parts.db.transaction(async (tx) => {
        // One host at a time: two of them would each tell a part.
        const { rows: mine } = await tx.execute(
          sql`select 1 from company_members where person_id = ${personId} and company_id = ${companyId} for no key update skip locked`,
        )
        if (mine.length === 0) return 0
        const { rows } = await tx.execute<{ id: string }>(sql`
          update notifications n set mailed_at = ${now.toISOString()}::timestamptz where ${news(sql`${personId}::uuid`, sql`${companyId}::uuid`)} returning n.id`)
        const ids = rows.map(({ id }) => id)
        return mailReader(tx, parts, { personId, companyId }, ids, now, () => 'rest')
      })
  }
  return queued
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): [Row, Row[]][] {
  const groups = new Map<string, [Row, Row[]]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row)) ?? [row, []]
    group[1].push(row)
    groups.set(keyOf(row), group)
  }
  return [...groups.values()]
}

/** One mail a kind, of what the reader may see and has not read; none where nothing is left, or they chose otherwise. */
async function mailReader(
  tx: Database,
  { settings, seals }: NoticeParts,
  { personId, companyId }: { personId: string; companyId: string },
  ids: readonly string[],
  now: Date,
  kindOf: (view: NotificationView) => MailKind = ({ concern }) => mailKindOf(concern),
): Promise<number> {
  const reader = await readerOf(tx, personId, companyId, settings.emailVerification !== 'off')
  if (reader === null || ids.length === 0) return 0
  const views = (await listByIds(tx, personId, await ofNoSample(tx, ids), now)).filter(({ target }) => target.state === 'here')
  let queued = 0
  for (const kind of MAIL_KIND_NAMES) {
    const told = views.filter((view) => kindOf(view) === kind)
    if (told.length === 0 || reader.times[kind] === 'never') continue
    const { company, zone, email } = reader
    const stop = await unsubscribeUrl(seals, settings.appUrl, { personId, companyId, kind })
    const mail = noticeMail({ kind, views: told, company: { name: company }, zone, appUrl: settings.appUrl, stop })
    await queueMail(tx, { companyId, kind: kind === 'rest' ? 'summary' : kind, to: email, ...mail, at: now })
    await tx.execute(sql`
      update notifications set mailed_at = ${now.toISOString()}::timestamptz where id = any(${sql.param(told.map(({ id }) => id))}::uuid[])`)
    queued += 1
  }
  return queued
}

/** Those of some notifications that are not about a project to try things in (FIRST-04). */
async function ofNoSample(tx: Database, ids: readonly string[]): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select n.id from notifications n where n.id = any(${sql.param([...ids])}::uuid[]) and not ${ofSample(sql`n.project_id`)}`)
  return rows.map(({ id }) => id)
}

async function readerOf(
  tx: Database,
  personId: string,
  companyId: string,
  confirmed: boolean,
): Promise<(Reader & { times: Record<MailKind, string> }) | null> {
  const of = (kind: MailKind) => mailTime(sql`pe.id`, sql`c.id`, kind)
  const { rows } = await tx.execute<Reader & Record<MailKind, string>>(sql`
    select pe.id as "personId", c.id as "companyId", pe.email, ${ZONE_OF_PERSON} as zone, c.name as company,
      ${of('mentioned')} as mentioned, ${of('assigned')} as assigned, ${of('rest')} as rest
    from people pe, companies c where pe.id = ${personId} and c.id = ${companyId} and ${READS(confirmed)}`)
  const [row] = rows
  if (row === undefined) return null
  const { mentioned, assigned, rest, ...reader } = row
  return { ...reader, times: { mentioned, assigned, rest } }
}
