// Bringing others to a project: by a link that is copied, and by mail, until they are in it.
import type { Page } from '@playwright/test'
import { expect, type Product, test } from './product.ts'
import { expectShown, rememberTexts } from './shown-texts.ts'

async function openDialog(page: Page, product: Product) {
  await product.signIn(page, 'ana')
  await rememberTexts(page)
  await page.goto('/acme/projects/mobile/rockstars')
  await page.getByRole('button', { name: 'Invite to project' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite Members to Project' })
  await expect(dialog).toBeVisible()
  return dialog
}

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address)
  return `${pathname}${search}`
}

test('INVITE-05 INVITE-08 INVITE-15 OPEN-19 INVITE-01 OPEN-03 the dialog is at least 760 px wide; a link is switched on, copied, and accepted by somebody who signs in', async ({
  page,
  product,
  browser,
}) => {
  const dialog = await openDialog(page, product)
  expect((await dialog.boundingBox())?.width).toBeGreaterThanOrEqual(760)
  await dialog.getByRole('switch').click()
  await expectShown(page, 'Link updated successfully!')
  const link = dialog.getByRole('textbox', { name: 'Link' })
  await expect(link).toHaveValue(/\/accept-invitation\?token=/)
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expectShown(page, 'Copied!')
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await link.inputValue())
  await page.mouse.click(20, 500)
  await expect(dialog).toHaveCount(0)

  const context = await browser.newContext({ baseURL: product.url })
  const guest = await context.newPage()
  await guest.goto(pathOf(copied))
  await guest.getByRole('link', { name: 'Sign in to accept' }).click()
  await guest.getByLabel('Email').fill('dora@example.com')
  await guest.getByLabel('Password', { exact: true }).fill('palette-demo-1')
  await guest.getByRole('button', { name: 'Sign in' }).click()
  await expect(guest.getByText('You are signed in as Dora Feld.')).toBeVisible()
  await guest.getByRole('button', { name: 'Accept' }).click()
  await expect(guest).toHaveURL('/acme/projects/mobile/overview')
  await context.close()
})

test('INVITE-28 OPEN-03 ROUTE-04 somebody invited by mail signs up and joins with the given role', async ({ page, product, browser }) => {
  const dialog = await openDialog(page, product)
  await dialog.getByRole('tab', { name: 'Invite by Email' }).click()
  const first = dialog.getByRole('group', { name: 'Invite 1' })
  await first.getByLabel('Name').fill('Nova Reed')
  await first.getByLabel('Email').fill('nova@example.com')
  await first.getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: /restrict/i }).click()
  await dialog.getByRole('button', { name: 'Send invites' }).click()
  await expectShown(page, 'Invites sent successfully!')
  await expect.poll(async () => (await product.host.mailsNow()).map(({ to }) => to)).toEqual(['nova@example.com'])

  const context = await browser.newContext({ baseURL: product.url })
  const guest = await context.newPage()
  await guest.goto(pathOf(product.host.mails.find(({ to }) => to === 'nova@example.com')?.link ?? ''))
  await expect(guest.getByRole('heading', { name: 'Join Mobile app' })).toBeVisible()
  await expect(guest.getByText('Ana Souza invited you to work on this project.')).toBeVisible()
  await expect(guest.getByText('Your role: restrict')).toBeVisible()
  await guest.getByRole('link', { name: 'Sign up' }).click()
  await guest.getByLabel('Name').fill('Nova Reed')
  await guest.getByLabel('Email').fill('nova@example.com')
  await guest.getByLabel('Password', { exact: true }).fill('long enough now')
  await guest.getByRole('button', { name: 'Create account' }).click()
  await guest.getByRole('button', { name: 'Accept' }).click()
  await expect(guest).toHaveURL('/acme/projects/mobile/overview')
  await expect(guest.getByRole('heading', { level: 1, name: 'Mobile app' })).toBeVisible()
  await expect(guest.getByRole('button', { name: 'Invite to project' })).toHaveCount(0)
  await context.close()
})
