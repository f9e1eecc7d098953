// The mail server of a workspace in the browser, by keyboard alone: set, tried, mended, taken away and had back; and looked at.
import { type ScriptedSmtp, startSmtp } from '#tests/kit/scripted-smtp.ts'
import { look } from './accessibility.ts'
import { expect, test } from './product.ts'

test.use({ env: { SMTP_ALLOW_PRIVATE: 'on' } })

let server: ScriptedSmtp
test.beforeAll(async () => {
  server = await startSmtp()
})
test.afterAll(() => server.close())

test('SMTP-01 SMTP-02 SMTP-05 SMTP-06 SMTP-10 a server is set, tried, mended and taken away, by keys alone', async ({ page, product }) => {
  const stored = async () => (await product.host.as('ana').get('/companies/acme/smtp')).body.data
  await product.signIn(page, 'ana')
  await page.goto('/acme/settings')
  await expect(page.getByRole('heading', { name: 'Mail' })).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('mail server')
  // Only an owner is offered it, and who owns the workspace is known later than what its settings are.
  await expect(page.getByRole('option', { name: 'Go to mail server', selected: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText("Mail of this workspace goes through Palette's server.")).toBeVisible()
  await expect(page.getByText('No mail of this workspace yet.')).toBeVisible()
  await look(page, 'smtp-empty')
  const field = (name: RegExp) => page.getByRole('textbox', { name })
  await field(/^Server/).focus()
  await page.keyboard.type('127.0.0.1')
  await page.keyboard.press('Enter')
  await expect(field(/^Port/)).toHaveValue('587')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Control+a')
  await page.keyboard.type(String(server.port))
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await stored()).port).toBe(server.port)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.type('None')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Mail and password travel unencrypted.')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Security' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type('mailer')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(/^Password/)).toBeFocused()
  await page.keyboard.type('hunter2-secret')
  server.script = { AUTH: '535 5.7.8 wrong password' }
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('The server did not accept user and password: 535 5.7.8 wrong password').first()).toBeVisible()
  server.script = {}
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Sent to ana@example.com. Mail of this workspace now goes through 127.0.0.1.')).toBeVisible()
  await expect(page.getByRole('status').getByText('Mail of this workspace goes through 127.0.0.1.')).toBeVisible()
  expect(server.mails).toHaveLength(1)
  expect(await page.content()).not.toContain('hunter2')
  await look(page, 'smtp')

  await page.getByRole('button', { name: 'Remove mail server' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(stored).toBeNull()
  await page.keyboard.press('Control+z')
  await expect.poll(stored).toMatchObject({ has_password: true, state: 'working' })
  await expect(field(/^Password/)).toHaveValue('••••••••  Saved')
  await page.setViewportSize({ width: 390, height: 844 })
  await look(page, 'smtp-390')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
