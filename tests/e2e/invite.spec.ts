// Bringing others to a project: by a link that is copied, and by mail, until they are in it.

import { expect, test } from './product.ts'
import { expectShown, rememberTexts } from './shown-texts.ts'

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address)
  return `${pathname}${search}`
}

test('INVITE-05 INVITE-08 INVITE-15 INVITE-28 OPEN-03 OPEN-19 the dialog is at least 760 px wide; its link is copied and leads in; somebody invited by mail joins with the given role', async ({
  page,
  product,
  browser,
}) => {
  await product.signIn(page, 'ana')
  await rememberTexts(page)
  await page.goto('/acme/projects/mobile/rockstars')
  await page.getByRole('button', { name: 'Invite to project' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite Members to Project' })
  await expect(dialog).toBeVisible()
  expect((await dialog.boundingBox())?.width).toBeGreaterThanOrEqual(760)
  await dialog.getByRole('switch').click()
  await expectShown(page, 'Link updated successfully!')
  const link = dialog.getByRole('textbox', { name: 'Link' })
  await expect(link).toHaveValue(/\/accept-invitation\?token=/)
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expectShown(page, 'Copied!')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await link.inputValue())
  await dialog.getByRole('tab', { name: 'Invite by Email' }).click()
  const first = dialog.getByRole('group', { name: 'Invite 1' })
  await first.getByLabel('Name').fill('Dora Feld')
  await first.getByLabel('Email').fill('dora@example.com')
  await first.getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: /restrict/i }).click()
  await dialog.getByRole('button', { name: 'Send invites' }).click()
  await expectShown(page, 'Invites sent successfully!')
  await page.mouse.click(20, 500)
  await expect(dialog).toHaveCount(0)
  await expect.poll(async () => (await product.host.mailsNow()).map(({ to }) => to)).toEqual(['dora@example.com'])

  const context = await browser.newContext({ baseURL: product.url })
  const guest = await context.newPage()
  await product.signIn(guest, 'dora')
  await guest.goto(pathOf(copied))
  await expect(guest.getByRole('heading', { name: 'Join Mobile app' })).toBeVisible()
  await expect(guest.getByText('Your role: guest')).toBeVisible()
  await guest.goto(pathOf(product.host.mails[0]?.link ?? ''))
  await expect(guest.getByText('Ana Souza invited you to work on this project.')).toBeVisible()
  await expect(guest.getByText('Your role: restrict')).toBeVisible()
  await guest.getByRole('button', { name: 'Accept' }).click()
  await expect(guest.getByRole('heading', { level: 1, name: 'Mobile app' })).toBeVisible({ timeout: 30_000 })
  await expect(guest).toHaveURL('/acme/projects/mobile/overview')
  await expect(guest.getByRole('button', { name: 'Invite to project' })).toHaveCount(0)
  await context.close()
})
