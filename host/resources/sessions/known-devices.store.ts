// The devices that somebody has signed in from: another one is told by mail (SESS-03).
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../db/open.ts'
import { queueMail } from '../mails/mail-queue.store.ts'
import type { PersonRow } from '../people/people.table.ts'
import { type Device, deviceName } from './device.ts'
import { knownDevices } from './sessions.table.ts'

/** Takes the device down; where the account knew others, the person hears of it, at most once a device and day. */
export async function tellOfNewDevice(
  tx: Database,
  { id, email }: PersonRow,
  { userAgent, network }: Device,
  appUrl: string,
): Promise<void> {
  const device = deviceName(userAgent)
  const known = await tx.select({ device: knownDevices.device }).from(knownDevices).where(eq(knownDevices.personId, id))
  if (known.some((one) => one.device === device)) return
  await tx.insert(knownDevices).values({ personId: id, device }).onConflictDoNothing()
  if (known.length === 0) return
  const title = device === 'Unknown device' ? 'New sign-in from an unknown device' : `New sign-in from ${device}`
  const { rows } = await tx.execute<{ day: string }>(sql`select to_char(now() at time zone 'UTC', 'YYYY-MM-DD') as day`)
  await queueMail(tx, {
    companyId: null,
    kind: 'new-sign-in',
    to: email,
    subject: title,
    dedupeKey: `new-sign-in:${id}:${device}:${rows[0]?.day}`,
    content: {
      title,
      blocks: [
        { is: 'text', text: 'Somebody signed in to your account from a device that was not seen before.' },
        { is: 'facts', rows: [{ name: 'Device', value: device }, ...(network === '' ? [] : [{ name: 'Network', value: network }])] },
        { is: 'text', text: 'If that was not you, set a new password at once: it ends every other session.' },
        { is: 'button', label: 'Set a new password', url: `${appUrl}/forgot-password` },
      ],
      why: 'You get this because it is about the safety of your account.',
    },
  })
}
