// Mail: over SMTP_URL, or as .eml files in DATA_DIR/outbox with the link in the log.
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Settings } from './settings.ts'

/** One mail of plain text; `to` is one mailbox, `link` is what it is about. */
export type Mail = { to: string; subject: string; text: string; link: string }

/** Sends mail; rejects when it could not be handed over. */
export type Mailer = { send(mail: Mail): Promise<void> }

let written = 0

// As text it would be read as a list, and commas in it would name more people than one.
const mailbox = (address: string) => ({ name: '', address })

/** The mailer the settings ask for. `say` prints the link of a mail that is only written to the outbox. */
export function createMailer(settings: Pick<Settings, 'smtpUrl' | 'mailFrom' | 'dataDir'>, say: (line: string) => void): Mailer {
  const { smtpUrl, mailFrom } = settings
  if (smtpUrl !== null) {
    const transport = createTransport({ url: smtpUrl, connectionTimeout: 10_000, socketTimeout: 20_000 })
    return {
      async send({ to, subject, text }) {
        await transport.sendMail({ from: mailFrom, to: mailbox(to), subject, text })
      },
    }
  }
  const outbox = join(settings.dataDir, 'outbox')
  const transport = createTransport({ streamTransport: true, buffer: true })
  return {
    async send({ to, subject, text, link }) {
      const { message } = await transport.sendMail({ from: mailFrom, to: mailbox(to), subject, text })
      await mkdir(outbox, { recursive: true, mode: 0o700 })
      written += 1
      const file = join(outbox, `${new Date().toISOString().replaceAll(':', '-')}-${process.pid}-${written}.eml`)
      // Written aside first, so that somebody watching the folder never reads half a mail.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${file}.part`, file)
      say(`Mail for ${to} (${subject}): ${link}`)
    },
  }
}
