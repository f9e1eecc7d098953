// REST calls and wire types of the mail server of a workspace. All assumed.
import { z } from 'zod'
import type { RestClient } from '../../rest/client.ts'
import { path } from '../../rest/path.ts'
import { anything, created, enumName, id, moment, text, whole } from '../../rest/wire.ts'

const server = z
  .object({
    host: z.string(),
    port: whole,
    security: z.enum(['starttls', 'tls', 'none']).transform(enumName),
    username: z.string(),
    has_password: z.boolean(),
    from_email: z.string(),
    from_name: text,
    reply_to: text,
    fallback: z.boolean(),
    state: z.enum(['untested', 'working', 'failing', 'needs_password']).transform(enumName),
    tested_at: moment,
    last_reply: text,
  })
  .transform(({ has_password, from_email, from_name, reply_to, tested_at, last_reply, ...same }) => ({
    ...same,
    hasPassword: has_password,
    fromEmail: from_email,
    fromName: from_name,
    replyTo: reply_to,
    testedAt: tested_at,
    lastReply: last_reply,
  }))

const tried = z
  .object({ stage: z.string(), ok: z.boolean(), reply: z.string(), message: z.string(), server })
  .transform(({ server: mailServer, ...same }) => ({ ...same, mailServer }))

const mail = z
  .object({
    uuid: id,
    to: z.string(),
    subject: z.string(),
    kind: z.string(),
    state: z.enum(['waiting', 'sent', 'failed']).transform(enumName),
    tries: whole,
    last_reply: text,
    by_workspace: z.boolean().nullish(),
    created_at: created,
    sent_at: moment,
  })
  .transform(({ uuid, last_reply, by_workspace, created_at, sent_at, ...same }) => ({
    ...same,
    id: uuid,
    lastReply: last_reply,
    byWorkspace: by_workspace ?? null,
    createdAt: created_at.at,
    sentAt: sent_at,
  }))

const mails = z
  .object({ data: z.array(mail), current_page: whole, total_pages: whole })
  .transform(({ data, current_page, total_pages }) => ({ nodes: data, page: current_page, totalPages: total_pages }))

const at = (slug: string) => path`/companies/${slug}/smtp`

/** SMTP-10: the server, null for none. */
export const getMailServer = (rest: RestClient, slug: string) => rest.get(at(slug), { answer: server.nullable() })

/** SMTP-10: changes what is in the body. */
export const updateMailServer = (rest: RestClient, slug: string, body: Record<string, unknown>) =>
  rest.put(at(slug), { body, answer: server })

/** SMTP-10: takes it away. */
export const removeMailServer = (rest: RestClient, slug: string) => rest.delete(at(slug), { answer: anything })

/** SMTP-10: gives it back. */
export const restoreMailServer = (rest: RestClient, slug: string) =>
  rest.post(path`/companies/${slug}/smtp/restore`, { body: {}, answer: server })

/** SMTP-06: a mail to the viewer; a mail server takes its time. */
export const testMailServer = (rest: RestClient, slug: string) =>
  rest.post(path`/companies/${slug}/smtp/test`, { body: {}, answer: tried, slow: true })

/** SMTP-10: what became of the mails. */
export const listWorkspaceMails = (rest: RestClient, slug: string, page: number) =>
  rest.get(path`/companies/${slug}/smtp/mails`, { query: { page }, answer: mails, whole: true })
