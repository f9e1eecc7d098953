// Mail of the installation: over SMTP_URL, or as .eml files in DATA_DIR/outbox with the link in the log.
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import type { Settings } from './settings.ts'

/** A file or picture that goes with a mail; the HTML shows a picture under its `cid`. */
export type MailFile = { filename: string; contentType: string; content: Buffer; cid?: string }

/** One mail; `to` is one mailbox, `text` always says everything, `link` is what it is about. `id` makes its Message-ID, the same each time it is tried; a POST to `unsubscribe` ends such mails (RFC 8058). */
export type Mail = {
  to: string
  subject: string
  text: string
  link: string
  html?: string
  replyTo?: string
  files?: MailFile[]
  id?: string
  unsubscribe?: string
}

/** Sends mail; rejects when it could not be handed over. */
export type Mailer = { send(mail: Mail): Promise<void> }

let written = 0

/** As text it would be read as a list, and commas in it would name more people than one. */
export const mailbox = (address: string, name = '') => ({ name, address })

/** What nodemailer makes a message of; `from` is a mailbox. */
export function messageOf(
  { to, subject, text, html, replyTo, files = [], id, unsubscribe }: Mail,
  from: string | ReturnType<typeof mailbox>,
): SendMailOptions {
  const address = typeof from === 'string' ? (/<([^>]+)>/.exec(from)?.[1] ?? from) : from.address
  return {
    from,
    to: mailbox(to),
    subject,
    text,
    ...(html !== undefined && { html }),
    ...(replyTo !== undefined && { replyTo: mailbox(replyTo) }),
    ...(files.length > 0 && { attachments: files }),
    ...(id !== undefined && { messageId: `<${id}@${address.slice(address.lastIndexOf('@') + 1)}>` }),
    // Nobody is away from the desk of a program.
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe !== undefined && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The mailer the settings ask for. `say` prints the link of a mail that is only written to the outbox. */
export function createMailer(settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>, say: (line: string) => void): Mailer {
  const { smtpUrl, mailFrom } = settings
  if (smtpUrl !== null) {
    const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 })
    return {
      async send(mail) {
        await transport.sendMail(messageOf(mail, mailFrom))
      },
    }
  }
  const outbox = join(settings.dataDir, 'outbox')
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, mailFrom))
      await mkdir(outbox, { recursive: true, mode: 0o700 })
      written += 1
      const file = join(outbox, `${new Date().toISOString().replaceAll(':', '-')}-${process.pid}-${written}.eml`)
      // Written aside first, so that somebody watching the folder never reads half a mail.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${file}.part`, file)
      say(`Mail for ${mail.to} (${mail.subject}): ${mail.link}`)
    },
  }
}
