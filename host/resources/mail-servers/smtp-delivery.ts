// Handing a mail to the server of a workspace, and saying at which stage it stopped (SMTP-06, SMTP-09).
import { isIP } from 'node:net'
import { createTransport } from 'nodemailer'
import { type Mail, mailbox, messageOf } from '../../mail.ts'
import { type Delivery, failedDelivery, taken } from '../mails/delivery.ts'
import { checkedAddress, type LookUp, NOT_OUTSIDE } from './checked-address.ts'
import type { MailServerRow } from './mail-servers.table.ts'

/** What is needed of a server. */
export type Server = Pick<MailServerRow, 'host' | 'port' | 'security' | 'username' | 'fromEmail' | 'replyTo'> & { fromName: string }

const stopped = (reply: string): Delivery => ({ stage: 'connect', reply, permanent: false, server: true })

/** Connects to the address that was checked, and to no other. STARTTLS means that the way is protected, or nothing is sent. */
export async function deliver(
  server: Server,
  password: string | null,
  mail: Mail,
  { lookUp, allowPrivate }: { lookUp: LookUp; allowPrivate: boolean },
): Promise<Delivery> {
  const { host, port, security, username, fromEmail, fromName, replyTo } = server
  const found = await checkedAddress(host, lookUp, allowPrivate)
  if (found === 'inside') return stopped(NOT_OUTSIDE)
  if (found === 'unknown') return stopped(`There is no server ${host}.`)
  const transport = createTransport({
    host: found.address,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    tls: { ...(isIP(host) === 0 && { servername: host }) },
    ...(username !== '' && { auth: { user: username, pass: password ?? '' } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  })
  try {
    const { response } = await transport.sendMail(
      messageOf({ ...(replyTo !== null && { replyTo }), ...mail }, mailbox(fromEmail, fromName)),
    )
    return taken(response)
  } catch (error) {
    return failedDelivery(error)
  } finally {
    transport.close()
  }
}
