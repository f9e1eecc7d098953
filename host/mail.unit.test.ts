// @vitest-environment node
// Mail without a mail server: a whole file in the outbox, and its link said.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import addressparser from 'nodemailer/lib/addressparser'
import { expect, test } from 'vitest'
import { createMailer } from './mail.ts'

test('without SMTP_URL a mail is an .eml file and its link is printed', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'palette-mail-'))
  const said: string[] = []
  const mailer = createMailer({ smtpUrl: null, mailFrom: 'Palette <no-reply@localhost>', dataDir }, (line) => said.push(line))
  const link = 'http://localhost:4000/password-reset/abc'
  await Promise.all(
    ['a@example.com', 'b@example.com'].map((to) => mailer.send({ to, subject: 'Hallo Jörg', text: `Here:\n${link}\n`, link })),
  )
  const files = await readdir(join(dataDir, 'outbox'))
  expect(files).toHaveLength(2)
  expect(files.every((name) => name.endsWith('.eml'))).toBe(true)
  const text = await readFile(join(dataDir, 'outbox', files[0] ?? ''), 'utf8')
  expect(text).toContain('From: Palette <no-reply@localhost>')
  expect(text).toContain(link)
  expect(said.sort()).toEqual([`Mail for a@example.com (Hallo Jörg): ${link}`, `Mail for b@example.com (Hallo Jörg): ${link}`])
  await rm(dataDir, { recursive: true })
})

test('an address is one mailbox, whatever is in it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'palette-mail-'))
  const mailer = createMailer({ smtpUrl: null, mailFrom: 'a@b.cd', dataDir }, () => undefined)
  await mailer.send({ to: 'a,victim@example.com', subject: 's', text: 't', link: 'l' })
  const [file = ''] = await readdir(join(dataDir, 'outbox'))
  const to = /^To: (.*)$/m.exec(await readFile(join(dataDir, 'outbox', file), 'utf8'))?.[1] ?? ''
  expect(addressparser(to)).toEqual([{ name: '', address: '"a,victim"@example.com' }])
  await rm(dataDir, { recursive: true })
})

test('a mail server that is not there is an error, not a lost mail', async () => {
  const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom: 'a@b.cd', dataDir: '/nowhere' }, () => undefined)
  await expect(mailer.send({ to: 'a@example.com', subject: 's', text: 't', link: 'l' })).rejects.toThrow('ECONNREFUSED')
})
