// The first ten minutes: from signing up to three tasks and an invitation, counted, by keys and by mouse, wide and narrow.
import type { Page } from '@playwright/test'
import { look } from './accessibility.ts'
import { expect, test } from './product.ts'

const WIDE = { width: 1440, height: 900 }
const PHONE = { width: 390, height: 844 }

/** What makes the task that is typed. */
const create = (page: Page) => page.getByRole('dialog', { name: /^New task in/ }).getByRole('button', { name: 'Create', exact: true })

/** Presses that are no typing are counted. */
function counting(page: Page) {
  const count = { presses: 0, clicks: 0 }
  return {
    count,
    async press(key: string) {
      count.presses += 1
      await page.keyboard.press(key)
    },
    async click(what: ReturnType<Page['getByRole']>) {
      count.clicks += 1
      await what.click()
    },
    type: (text: string) => page.keyboard.type(text),
  }
}

test('FIRST-01 FIRST-09 sign up, workspace, project of a template, three tasks and an invitation by keys alone', async ({ page }) => {
  await page.goto('/sign-up')
  const by = counting(page)
  await expect(page.getByLabel('Name')).toBeFocused()
  await by.type('Nova Reed')
  await by.press('Tab')
  await by.type('nova@example.com')
  await by.press('Tab')
  await by.type('long enough now')
  await by.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await by.press('Enter')
  await expect(page.getByRole('radio', { name: /^Blank/ })).toBeFocused()
  for (const size of [PHONE, WIDE]) {
    await page.setViewportSize(size)
    await look(page, 'welcome')
  }
  await by.press('2')
  await expect(page.getByRole('radio', { name: /^Software/ })).toHaveAttribute('aria-checked', 'true')
  await by.press('Enter')
  const line = page.getByRole('dialog', { name: /^New task in/ }).getByRole('combobox')
  await expect(line).toBeFocused({ timeout: 30_000 })
  for (const [title, key] of [
    ['Sketch the login', 'Control+Shift+Enter'],
    ['Write the tests', 'Control+Shift+Enter'],
    ['Tell everybody', 'Enter'],
  ] as const) {
    await by.type(title)
    await by.press(key)
    if (key === 'Enter') await expect(line).toBeHidden()
    else await expect(line).toHaveValue('')
  }
  for (const title of ['Sketch the login', 'Write the tests', 'Tell everybody']) await expect(page.getByText(title).first()).toBeVisible()
  await by.press('Shift+I')
  // Nobody else is in the workspace: the way that is left has the focus.
  await expect(page.getByRole('button', { name: 'Invite by Email' })).toBeFocused()
  await by.press('Enter')
  await expect(page.getByRole('group', { name: 'Invite 1' }).getByRole('textbox', { name: 'Name' })).toBeFocused()
  await by.type('Rex Novak')
  await by.press('Tab')
  await by.type('rex@example.com')
  await by.press('Enter')
  await expect(page.getByText('Invites sent successfully!')).toBeVisible()
  expect(by.count.presses).toBeLessThanOrEqual(25)
})

test('FIRST-01 FIRST-05 FIRST-06 the same by mouse alone: the checklist says what is done, does the rest, and is put away', async ({
  page,
}) => {
  await page.goto('/sign-up')
  await page.getByLabel('Name').fill('Nova Reed')
  await page.getByLabel('Email').fill('nova@example.com')
  await page.getByLabel('Password', { exact: true }).fill('long enough now')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('button', { name: 'Create workspace' }).click()
  await page.getByRole('radio', { name: /^Personal/ }).click()
  await expect(page.getByRole('radio', { name: /^Personal/ })).toHaveAttribute('aria-checked', 'true')
  await page.getByRole('checkbox', { name: 'Add six tasks that teach the keys' }).click()
  await page.getByRole('button', { name: 'Create project' }).click()
  const line = page.getByRole('dialog', { name: /^New task in/ }).getByRole('combobox')
  await expect(line).toBeFocused({ timeout: 30_000 })
  await page.keyboard.press('Escape')
  await expect(page.getByText('Press S to change my status')).toBeVisible()
  const card = page.getByRole('region', { name: 'First steps' })
  await expect(card.getByText('1 of 5')).toBeVisible()
  await look(page, 'first-steps')
  for (const title of ['One', 'Two', 'Three']) {
    await card.getByRole('button', { name: /^Write three tasks/ }).click()
    await expect(line).toBeFocused()
    await line.fill(title)
    await create(page).click()
    await expect(line).toBeHidden()
  }
  await expect(card.getByText('2 of 5')).toBeVisible()
  await card.getByRole('button', { name: /^Open the palette/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card.getByText('3 of 5')).toBeVisible()
  await card.getByRole('button', { name: 'Hide the checklist' }).click()
  await expect(card).toBeHidden()
  await page.reload()
  await expect(page.getByText('Press S to change my status')).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('show the checklist')
  await page.keyboard.press('Enter')
  await expect(card.getByText('3 of 5')).toBeVisible()
})

test('FIRST-01 FIRST-05 from signing up to three tasks of a template and an invitation by mouse in at most 25 clicks, nothing locked', async ({
  page,
}) => {
  const by = counting(page)
  await page.goto('/sign-up')
  const fill = async (label: string, text: string) => {
    await by.click(
      page
        .getByRole('textbox', { name: label })
        .or(page.getByLabel(label, { exact: true }))
        .first(),
    )
    await by.type(text)
  }
  await fill('Name', 'Nova Reed')
  await fill('Email', 'nova@example.com')
  await fill('Password', 'long enough now')
  await by.click(page.getByRole('button', { name: 'Create account' }))
  await by.click(page.getByRole('button', { name: 'Create workspace' }))
  const template = page.getByRole('radio', { name: /^Software/ })
  await by.click(template)
  await expect(template).toHaveAttribute('aria-checked', 'true')
  await by.click(page.getByRole('button', { name: 'Create project' }))
  const line = page.getByRole('dialog', { name: /^New task in/ }).getByRole('combobox')
  await expect(line).toBeFocused({ timeout: 30_000 })
  const card = page.getByRole('region', { name: 'First steps' })
  for (const [at, title] of ['Sketch the login', 'Write the tests', 'Tell everybody'].entries()) {
    if (at > 0) await by.click(card.getByRole('button', { name: /^Write three tasks/ }))
    await expect(line).toBeFocused()
    await by.type(title)
    await expect(line).toHaveValue(title)
    await by.click(create(page))
    await expect(line).toBeHidden()
    await expect(page.getByText(title).first()).toBeVisible()
  }
  await by.click(card.getByRole('button', { name: /^Invite somebody/ }))
  await by.click(page.getByRole('button', { name: 'Invite by Email' }))
  const row = page.getByRole('group', { name: 'Invite 1' })
  await expect(row.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await by.type('Rex Novak')
  await by.click(row.getByRole('textbox', { name: 'Email' }))
  await by.type('rex@example.com')
  await by.click(page.getByRole('button', { name: 'Send invites' }))
  await expect(page.getByText('Invites sent successfully!')).toBeVisible()
  expect(by.count.clicks).toBeLessThanOrEqual(25)
})
