// Sends what is in the queue: by the workspace's own server where that carries mail, else by the installation's (SMTP-07, SMTP-08).
import { eq } from 'drizzle-orm'
import { type Rounds, startRounds } from '#process/rounds.ts'
import type { Database } from '../../db/open.ts'
import type { Mail, Mailer } from '../../mail.ts'
import type { Settings } from '../../settings.ts'
import { companies } from '../companies/companies.table.ts'
import { addressOf, mailLinkedTo } from '../domains/domain-address.store.ts'
import { people } from '../people/people.table.ts'
import { type Delivery, FAILED_AT, failedDelivery, taken } from './delivery.ts'
import type { MailBlock, MailContent, MailSender } from './mail-content.ts'
import { layOut } from './mail-layout.ts'
import { quotedName } from './mail-names.ts'
import { filesOfMail, queueMail, settleMail, takeDueMail } from './mail-queue.store.ts'
import type { MailRow } from './mails.table.ts'

/** A server that carries a workspace's mail; `note` hears how it went. `address` takes the answers where the installation's server stands in. */
export type Carrier = {
  address: string
  fallback: boolean
  send(mail: Mail): Promise<Delivery>
  note(delivery: Delivery): Promise<void>
}

/** What sending needs; `carrierOf` answers null where a workspace has no server that carries mail. */
export type MailParts = {
  db: Database
  settings: Pick<Settings, 'appUrl' | 'emailVerification'>
  mail: Mailer
  carrierOf(companyId: string): Promise<Carrier | null>
  /** Hears that the installation's server takes no mail, and why; the mails wait. */
  onDown?: (delivery: Delivery) => void
}

/** After the nth failed try it waits so many minutes; then an hour each time, for a day in all. */
const WAITS = [1, 4, 10, 45]
const MOST_TRIES = WAITS.length + 24
/** So often the workspace's own server may fail before the installation's stands in. */
const TRIES_OF_ITS_OWN = 2
/** Mails at one time: a slow server keeps nobody else's waiting. */
const AT_ONCE = 4
const EVERY_MS = 3_000

/** When a mail that failed `tries` times is tried again; null when a day is over. */
export function nextTry(tries: number, now: Date): Date | null {
  if (tries >= MOST_TRIES) return null
  return new Date(now.getTime() + (WAITS[tries - 1] ?? 60) * 60_000)
}

/** Sends everything that is due; answers how many mails were tried. */
export async function sendDueMails(parts: MailParts, now = new Date()): Promise<number> {
  let tried = 0
  async function work(): Promise<void> {
    for (;;) {
      const row = await takeDueMail(parts.db, now, parts.settings.emailVerification !== 'off')
      if (row === null) return
      tried += 1
      await sendOne(parts, row, now)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return tried
}

/** Looks into the queue every few seconds. */
export function startMails(parts: MailParts, onError: (error: unknown) => void): Rounds {
  return startRounds({ round: (now) => sendDueMails(parts, now), every: EVERY_MS, onError })
}

/** Whose mail it is, and its content with links to where that answers (DOMAIN-07). */
async function wordsOf({ db, settings: { appUrl } }: MailParts, { companyId, body }: MailRow): Promise<[MailContent, MailSender | null]> {
  if (companyId === null) return [body, null]
  const [row] = await db.select().from(companies).where(eq(companies.id, companyId))
  if (row === undefined) return [body, null]
  const { slug, name, logo } = row
  const address = await addressOf(db, companyId, appUrl)
  return [mailLinkedTo(body, { appUrl, address, slug }), { name, logo, url: `${address}/${slug}` }]
}

const linkOf = (blocks: MailBlock[]) => blocks.flatMap((block) => (block.is === 'button' ? [block.url] : []))[0] ?? ''

async function mailOf(parts: MailParts, row: MailRow): Promise<Mail> {
  const [body, sender] = await wordsOf(parts, row)
  const { text, html, pictures } = layOut(body, sender)
  const files = await filesOfMail(parts.db, row.id)
  return {
    id: row.id,
    to: row.toEmail,
    subject: row.subject,
    text,
    html,
    link: linkOf(body.blocks),
    ...(row.replyTo !== null && { replyTo: row.replyTo }),
    ...(body.unsubscribe?.oneClick && { unsubscribe: body.unsubscribe.url }),
    files: [...pictures, ...files.map(({ filename, contentType, content }) => ({ filename, contentType, content }))],
  }
}

const byInstallation = ({ mail: mailer }: MailParts, mail: Mail): Promise<Delivery> =>
  mailer.send(mail).then(() => taken('Handed over.'), failedDelivery)

async function sendOne(parts: MailParts, row: MailRow, now: Date): Promise<void> {
  const mail = await mailOf(parts, row)
  const carrier = row.companyId === null ? null : await parts.carrierOf(row.companyId)
  // After the second failure the installation's server stands in.
  const byWorkspace = carrier !== null && !(carrier.fallback && row.tries > TRIES_OF_ITS_OWN)
  let delivery: Delivery
  if (byWorkspace) {
    delivery = await carrier.send(mail)
    await carrier.note(delivery)
  } else {
    delivery = await byInstallation(parts, carrier === null ? mail : { replyTo: carrier.address, ...mail })
    if (delivery.stage !== 'sent' && delivery.server) parts.onDown?.(delivery)
  }
  if (delivery.stage === 'sent') {
    // What it said is its reader's: links in it open things.
    const body = { title: row.body.title, blocks: [] }
    return settleMail(parts.db, row.id, { state: 'sent', sentAt: now, lastReply: delivery.reply, byWorkspace, body })
  }
  const lastReply = `${delivery.stage}: ${delivery.reply}`
  // Whoever stands in does so at once.
  const passesOn = byWorkspace && carrier.fallback && row.tries === TRIES_OF_ITS_OWN
  const next = delivery.permanent ? null : passesOn ? now : nextTry(row.tries, now)
  if (next === null)
    return settleMail(parts.db, row.id, { state: 'failed', lastReply, byWorkspace, body: { title: row.body.title, blocks: [] } })
  await settleMail(parts.db, row.id, { nextTryAt: next, lastReply, byWorkspace })
  if (byWorkspace && delivery.server && !carrier.fallback) await tellOwner(parts, row, delivery, now)
}

/** Once a day, by the installation's server: the workspace's own takes nothing. */
async function tellOwner({ db, settings }: MailParts, row: MailRow, { stage, reply }: Delivery, now: Date): Promise<void> {
  if (row.companyId === null) return
  const owner = await ownerOf(db, row.companyId)
  if (owner === null) return
  const title = `Mail of ${quotedName(owner.company, 'your workspace')} is waiting`
  await queueMail(db, {
    companyId: null,
    kind: 'mail-server',
    to: owner.email,
    subject: title,
    dedupeKey: `mail-server:${row.companyId}:${now.toISOString().slice(0, 10)}`,
    content: {
      title,
      blocks: [
        { is: 'text', text: 'The mail server of this workspace takes no mail at the moment. Each mail is tried again for a day.' },
        {
          is: 'facts',
          rows: [...(stage === 'sent' ? [] : [{ name: 'What failed', value: FAILED_AT[stage] }]), { name: 'Reply', value: reply }],
        },
        { is: 'button', label: 'Open mail settings', url: `${settings.appUrl}/${owner.slug}/settings/smtp` },
      ],
      why: 'You get this once a day because you own the workspace.',
    },
  })
}

async function ownerOf(db: Database, companyId: string) {
  const [row] = await db
    .select({ email: people.email, company: companies.name, slug: companies.slug })
    .from(companies)
    .innerJoin(people, eq(people.id, companies.ownerId))
    .where(eq(companies.id, companyId))
  return row ?? null
}
