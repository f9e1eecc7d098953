// Bringing others to a project: the dialog, the link, the mail, and those who are offered none of it.
import type { Page } from '@playwright/test'
import { expect, type Product, test } from './product.ts'
import { expectShown, rememberTexts } from './shown-texts.ts'

async function openDialog(page: Page, product: Product, username = 'ana', path = '/acme/projects/mobile/rockstars') {
  await product.signIn(page, username)
  await rememberTexts(page)
  await page.goto(path)
  await page.getByRole('button', { name: 'Invite to project' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite Members to Project' })
  await expect(dialog).toBeVisible()
  return dialog
}

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address)
  return `${pathname}${search}`
}

test('INVITE-02 INVITE-03 INVITE-04 INVITE-05 OPEN-19 the dialog is at least 760 px wide, opens at the members and closes on a click outside', async ({
  page,
  product,
}) => {
  const dialog = await openDialog(page, product)
  expect((await dialog.boundingBox())?.width).toBeGreaterThanOrEqual(760)
  await expect(dialog.getByText('People you invite can see the tasks, files and discussions of Mobile app.')).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Shareable link' })).toBeVisible()
  await expect(dialog.getByRole('tab', { name: /Workspace Members/ })).toHaveAttribute('aria-selected', 'true')
  await page.mouse.click(20, 500)
  await expect(dialog).toHaveCount(0)
  await page.keyboard.press('Shift+I')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
})

test('INVITE-08 INVITE-10 INVITE-12 INVITE-13 INVITE-15 INVITE-16 INVITE-06 INVITE-07 the link is switched on, given a role, copied, renewed and switched off', async ({
  page,
  product,
}) => {
  const dialog = await openDialog(page, product)
  const link = dialog.getByRole('textbox', { name: 'Link' })
  await expect(dialog.getByRole('switch')).toBeVisible()
  await expect(link).toHaveCount(0)
  const open = product.holdAnswers()
  await dialog.getByRole('switch').click()
  await expect(dialog.getByText('Updating...')).toBeVisible()
  open()
  await expectShown(page, 'Link updated successfully!')
  await expect(link).toHaveValue(/\/accept-invitation\?token=/)
  const first = await link.inputValue()
  await dialog.getByRole('combobox', { name: 'Role of the link' }).click()
  await expect(page.getByRole('option')).toHaveText([/guest/i, /restrict/i, /member/i, /admin/i])
  await page.getByRole('option', { name: /member/i }).click()
  await expectShown(page, 'Role updated to member successfully!')
  await dialog.getByRole('button', { name: 'Copy link' }).click()
  await expectShown(page, 'Copied!')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first)
  await expect(dialog.getByRole('button', { name: 'Copy link' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Refresh Link' }).click()
  await expect(link).not.toHaveValue(first)
  await dialog.getByRole('switch').click()
  await expect(link).toHaveCount(0)
})

test('INVITE-18 INVITE-19 INVITE-20 INVITE-21 SHELL-27 people of the workspace are found and added; the last one leaves the list empty', async ({
  page,
  product,
}) => {
  const dialog = await openDialog(page, product)
  const people = dialog.getByRole('list', { name: 'Workspace Members' }).getByRole('listitem')
  await expect(people).toHaveText([/Gus Lind/])
  await dialog.getByRole('searchbox').fill('nobody like this')
  await expect(dialog.getByText('No members found matching your search criteria. Please try a different search term.')).toBeVisible()
  await dialog.getByRole('searchbox').fill('gus')
  await dialog.getByRole('button', { name: 'Add Member' }).click()
  await expectShown(page, 'Member added successfully!')
  await expect(dialog.getByText('There are no members in the workspace.')).toBeVisible()
  const { body } = await product.host.as('gus').get('/projects/mobile/', { company_slug: 'acme' })
  expect(body.data.logged_user_role.name).toBe('member')
})

test('INVITE-23 INVITE-24 INVITE-25 INVITE-26 INVITE-27 INVITE-28 OPEN-03 ROUTE-04 somebody invited by mail signs up and joins with the given role', async ({
  page,
  product,
  browser,
}) => {
  const dialog = await openDialog(page, product)
  await dialog.getByRole('tab', { name: 'Invite by Email' }).click()
  await expect(dialog.getByText('Enter the name and a valid email address of everyone you want to invite.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Send invites' }).click()
  await expect(dialog.getByText('Please fill out valid names, emails, and roles before sending invites.')).toBeVisible()
  const first = dialog.getByRole('group', { name: 'Invite 1' })
  await first.getByLabel('Name').fill('Nova Reed')
  await first.getByLabel('Email').fill('nova@')
  await expect(first.getByText('Invalid email address.')).toBeVisible()
  await first.getByLabel('Email').fill('nova@example.com')
  await first.getByRole('combobox', { name: 'Role' }).click()
  await page.getByRole('option', { name: /restrict/i }).click()
  await dialog.getByRole('button', { name: 'Add Another Invite' }).click()
  const second = dialog.getByRole('group', { name: 'Invite 2' })
  await second.getByLabel('Name').fill('Otto Lane')
  await second.getByLabel('Email').fill('otto@example.com')
  await expect(second.getByRole('combobox', { name: 'Role' })).toHaveText(/guest/i)
  await dialog.getByRole('button', { name: 'Send invites' }).click()
  await expectShown(page, 'Invites sent successfully!')
  await expect
    .poll(async () => (await product.host.mailsNow()).map(({ to }) => to).sort())
    .toEqual(['nova@example.com', 'otto@example.com'])

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

test('OPEN-03 INVITE-01 a link is accepted after signing in, and a withdrawn one says so', async ({ page, product }) => {
  const share = '/project-team-members/users/invite/shareable'
  const ops = { company_slug: 'acme', project_slug: 'ops' }
  const old = await product.host.as('ana').post(share, { ...ops, status: 'true' })
  const fresh = await product.host.as('ana').put(share, ops)
  await page.goto(pathOf(old.body.data.url))
  await expect(page.getByText(/^This invitation to Operations is no longer valid/)).toBeVisible()
  await page.goto(pathOf(fresh.body.data.url))
  await page.getByRole('link', { name: 'Sign in to accept' }).click()
  await page.getByLabel('Email').fill('dora@example.com')
  await page.getByLabel('Password', { exact: true }).fill('palette-demo-1')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByText('You are signed in as Dora Feld.')).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect(page).toHaveURL('/acme/projects/ops/overview')
})

test('OPEN-03 an invitation is declined and then used up', async ({ page, product }) => {
  await product.host
    .as('ana')
    .post(
      '/project-team-members/invite/',
      { company_slug: 'acme', project_slug: 'ops' },
      { emails: ['dora@example.com'], names: ['Dora'], roles: ['member'] },
    )
  await product.signIn(page, 'dora')
  await expect.poll(async () => (await product.host.mailsNow()).length).toBe(1)
  const path = pathOf(product.host.mails[0]?.link ?? '')
  await page.goto(path)
  await page.getByRole('button', { name: 'Decline' }).click()
  await expect(page).toHaveURL('/workspace')
  await page.goto(path)
  await expect(page.getByText(/This invitation to Operations/)).toBeVisible()
})

test('INVITE-30 PLAN-02 on a free plan the link is hidden, adding is off and the e-mail form is replaced by the upgrade text', async ({
  page,
  product,
}) => {
  const dialog = await openDialog(page, product, 'fay', '/freebird/projects/garden/rockstars')
  await expect(dialog.getByRole('heading', { name: 'Shareable link' })).toHaveCount(0)
  await dialog.getByRole('tab', { name: 'Invite by Email' }).click()
  await expect(dialog.getByText('This feature is currently unavailable. Please upgrade your account to access all features.')).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
})

test('INVITE-09 INVITE-11 INVITE-14 INVITE-22 INVITE-29 INVITE-17 each failure has its own sentence and changes nothing', async ({
  page,
  product,
}) => {
  const dialog = await openDialog(page, product)
  await dialog.getByRole('switch').click()
  await expect(dialog.getByRole('textbox', { name: 'Link' })).toBeVisible()
  await product.stopHost()
  await dialog.getByRole('button', { name: 'Refresh Link' }).click()
  await expect(dialog.getByText('Failed to refresh shareable link. Please try again.')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Role of the link' }).click()
  await page.getByRole('option', { name: /admin/i }).click()
  await expect(dialog.getByText('Failed to update role. Please try again.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add Member' }).click()
  await expect(dialog.getByText('Failed to add member. Please try again.')).toBeVisible()
  await dialog.getByRole('switch').click()
  await expect(dialog.getByText('Failed to toggle shareable link. Please try again.')).toBeVisible()
  await expect(dialog.getByRole('switch')).toBeChecked()
  await dialog.getByRole('tab', { name: 'Invite by Email' }).click()
  await dialog.getByLabel('Name').fill('Nova Reed')
  await dialog.getByRole('textbox', { name: 'Email' }).fill('nova@example.com')
  await dialog.getByRole('button', { name: 'Send invites' }).click()
  await expect(dialog.getByText('Failed to send invites. Please try again.')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('nova@example.com')
  // The message area is there only while there is a message.
  await expect(dialog.getByRole('alert')).toHaveCount(0)
})

test('SHELL-28 guests, restricted people and members are offered no way to invite, and the key does nothing', async ({ page, product }) => {
  await product.signIn(page, 'gus')
  await page.goto('/acme/projects/website/rockstars')
  await expect(page.getByRole('heading', { level: 1, name: 'Rockstar Team' })).toBeVisible()
  // The faces come with the project and what may be done in it.
  await expect(page.getByRole('group', { name: 'Members' }).getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Invite to project' })).toHaveCount(0)
  await page.keyboard.press('Shift+I')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('>invite to')
  await expect(page.getByRole('dialog', { name: 'Command palette' }).getByRole('combobox')).toHaveValue('>invite to')
  await expect(page.getByRole('option', { name: /^Invite/ })).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Invite Members to Project' })).toHaveCount(0)
})
