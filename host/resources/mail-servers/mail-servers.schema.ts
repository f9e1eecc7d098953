// Bodies and answers of the mail server of a workspace. Its password is in no answer.
import { isIP } from 'node:net'
import { z } from 'zod'
import { emailText } from '../../email-address.ts'
import { lineText } from '../../plain-text.ts'
import { createdAtShape, instantShape, toCreatedAt, toInstant } from '../../wire.ts'
import { STAGES } from '../mails/delivery.ts'
import { MAIL_STATES, type MailRow } from '../mails/mails.table.ts'
import { type MailServerRow, SECURITIES, SERVER_STATES } from './mail-servers.table.ts'

const PORT = 'A port is a number from 1 to 65535.'

// Names in a network of one's own may have underscores and no dots. A port stands in a field of its own.
const LABEL = '[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?'
const NAME = new RegExp(`^${LABEL}(?:\\.${LABEL})*\\.?$`)

const hostName = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'Please enter a server.')
  .max(253, 'At most 253 characters.')
  .refine((text) => NAME.test(text) || isIP(text) !== 0, 'Enter a host name such as smtp.example.com.')

/** Body of a change; what is absent stays, an empty password removes it. A new server needs its host. */
export const serverBody = z
  .strictObject({
    host: hostName,
    port: z.int(PORT).min(1, PORT).max(65_535, PORT),
    security: z.enum(SECURITIES, 'Choose starttls, tls or none.'),
    username: z.string().trim().max(254, 'At most 254 characters.'),
    password: z.string().max(1000, 'At most 1000 characters.'),
    from_email: emailText,
    from_name: lineText(120, { none: 'Please enter a name.' }).nullable(),
    reply_to: emailText.nullable(),
    fallback: z.boolean(),
  })
  .partial()

/** A change of one of these makes a server that nobody has tried (SMTP-05): the connection, and the address that it sends from. Its name carries as before. */
export const TRIED = ['host', 'port', 'security', 'username', 'password', 'from_email'] as const

/** A server on the wire (SMTP-10). */
export const serverShape = z.object({
  host: z.string(),
  port: z.int(),
  security: z.enum(SECURITIES),
  username: z.string(),
  has_password: z.boolean(),
  from_email: z.string(),
  from_name: z.string().nullable(),
  reply_to: z.string().nullable(),
  fallback: z.boolean(),
  state: z.enum([...SERVER_STATES, 'needs_password']),
  tested_at: instantShape.nullable(),
  last_reply: z.string().nullable(),
})

/** How a test mail went. */
export const testShape = z.object({ stage: z.enum(STAGES), ok: z.boolean(), reply: z.string(), message: z.string(), server: serverShape })

/** A mail of the queue; whom it is for is masked. */
export const mailShape = z.object({
  uuid: z.uuid(),
  to: z.string(),
  subject: z.string(),
  kind: z.string(),
  state: z.enum(MAIL_STATES),
  tries: z.int(),
  last_reply: z.string().nullable(),
  by_workspace: z.boolean().nullable(),
  created_at: createdAtShape,
  sent_at: instantShape.nullable(),
})

/** A server on the wire; `opens` is false where its password cannot be read any more (SMTP-04). */
export function toServer(row: MailServerRow, opens: boolean): z.infer<typeof serverShape> {
  return {
    host: row.host,
    port: row.port,
    security: row.security,
    username: row.username,
    has_password: row.passwordCipher !== null,
    from_email: row.fromEmail,
    from_name: row.fromName,
    reply_to: row.replyTo,
    fallback: row.fallback,
    state: opens ? row.state : 'needs_password',
    tested_at: row.testedAt && toInstant(row.testedAt),
    last_reply: opens ? row.lastReply : 'The saved password cannot be read with the present key. Enter it again.',
  }
}

/** `m•••@example.com`. */
const masked = (email: string) => `${email.slice(0, 1)}•••${email.slice(email.lastIndexOf('@'))}`

/** A mail on the wire. */
export function toMail(row: MailRow, now: Date): z.infer<typeof mailShape> {
  return {
    uuid: row.id,
    to: masked(row.toEmail),
    subject: row.subject,
    kind: row.kind,
    state: row.state,
    tries: row.tries,
    last_reply: row.lastReply,
    by_workspace: row.byWorkspace,
    created_at: toCreatedAt(row.createdAt, now),
    sent_at: row.sentAt && toInstant(row.sentAt),
  }
}
