// How much one sender and one form may send (FORM-06). A sender is a hash that means nothing the day after tomorrow (FORM-07).
import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { HostError } from '../../errors.ts'
import type { FormRow } from './forms.table.ts'

/** A sender by today's salt and by yesterday's; the second is null where nobody sent anything then. */
export type SenderHash = { today: string; yesterday: string | null }

const SHORT = { most: 5, minutes: 10 }
const MOST_A_DAY = 20
const DAY_MS = 86_400_000

/** The sender of an address, for one form. Salts that are older than a day go. */
export async function hashSender(tx: Database, { id }: Pick<FormRow, 'id'>, address: string, now: Date): Promise<SenderHash> {
  const day = dayOf(now)
  await tx.execute(sql`delete from form_salts where day < ${dayOf(new Date(now.getTime() - DAY_MS))}`)
  await tx.execute(sql`insert into form_salts (day, salt) values (${day}, ${randomBytes(32).toString('base64url')}) on conflict do nothing`)
  const { rows } = await tx.execute<{ day: string; salt: string }>(sql`select day::text, salt from form_salts where day <= ${day}`)
  const hash = (wanted: (one: string) => boolean) => {
    const salt = rows.find((row) => wanted(row.day))?.salt
    return salt === undefined
      ? null
      : createHmac('sha256', salt)
          .update(`${id} ${networkOf(address)}`)
          .digest('base64url')
  }
  const today = hash((one) => one === day)
  if (today === null) throw new Error('The salt of the day is gone.')
  return { today, yesterday: hash((one) => one < day) }
}

const dayOf = (at: Date) => at.toISOString().slice(0, 10)

/** An IPv6 sender has a whole network of addresses: the first half counts. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const rest = (tail ?? '').split(':').filter(Boolean)
  const zeros = tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - groups.length - rest.length) }, () => '0')
  return [...groups, ...zeros, ...rest].slice(0, 4).join(':')
}

/** 429 with the time to wait where too much was sent. False: this is spam beyond what is kept of it; nobody is told. The form is held. */
export async function checkLimits(
  tx: Database,
  form: FormRow,
  sender: SenderHash,
  { now, isSpam }: { now: Date; isSpam: boolean },
): Promise<boolean> {
  const at = (ms: number) => sql`${new Date(now.getTime() - ms).toISOString()}::timestamptz`
  const midnight = sql`${`${dayOf(now)}T00:00:00Z`}::timestamptz`
  const hashes = sql.param([sender.today, ...(sender.yesterday === null ? [] : [sender.yesterday])])
  const { rows } = await tx.execute<{ recent: number; oldest: string | null; own: number; taken: number; spam: number }>(sql`
    select
      (select count(*)::int from submissions where form_id = ${form.id} and sender_hash = any(${hashes}::text[]) and at > ${at(SHORT.minutes * 60_000)}) as recent,
      (select min(at) from submissions where form_id = ${form.id} and sender_hash = any(${hashes}::text[]) and at > ${at(SHORT.minutes * 60_000)}) as oldest,
      (select count(*)::int from submissions where form_id = ${form.id} and sender_hash = ${sender.today} and at >= ${midnight}) as own,
      (select count(*)::int from submissions where form_id = ${form.id} and at >= ${midnight} and state <> 'spam') as taken,
      (select count(*)::int from submissions where form_id = ${form.id} and at >= ${midnight} and state = 'spam') as spam`)
  const { recent, oldest, own, taken, spam } = rows[0] ?? { recent: 0, oldest: null, own: 0, taken: 0, spam: 0 }
  const untilMidnight = DAY_MS - (now.getTime() % DAY_MS)
  if (recent >= SHORT.most && oldest !== null) throw tooMany(new Date(oldest).getTime() + SHORT.minutes * 60_000 - now.getTime())
  if (own >= MOST_A_DAY) throw tooMany(untilMidnight)
  // Spam does not close a form for others, nor does it fill the database.
  if (isSpam) return spam < form.dailyLimit
  if (taken >= form.dailyLimit) throw tooMany(untilMidnight)
  return true
}

function tooMany(ms: number): HostError {
  const seconds = Math.max(1, Math.ceil(ms / 1000))
  const minutes = Math.ceil(seconds / 60)
  const message = `Too many answers right now. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
  return new HostError(429, message, { code: 'rate_limited', retryAfter: seconds })
}
