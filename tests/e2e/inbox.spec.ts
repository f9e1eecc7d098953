// The inbox in the browser, by keyboard alone: twenty rows of all sorts, triaged where they stand; by finger on a phone.
import type { Page } from '@playwright/test'
import { makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { look } from './accessibility.ts'
import { told } from './messages.ts'
import { expect, type Product, test } from './product.ts'

const rowsOf = (page: Page) => page.getByRole('grid', { name: 'Inbox' }).getByRole('row')
const currentOf = (page: Page) => page.locator('[role=row][data-focused]')
const inboxOf = async (product: Product, tab = 'all') =>
  (await product.host.as('mia').get('/feeds/inbox/', { tab, per_page: 100 })).body.data as { uuid: string; read_at: unknown }[]

/** Twenty of several sorts, by several people; nothing else. */
async function twenty(product: Product): Promise<void> {
  await product.host.as('mia').put('/feeds/notifications/', {}, { done: true })
  for (let number = 0; number < 20; number += 1) {
    const who = ['ana', 'ben'][number % 2] ?? 'ana'
    const isMine = number % 3 === 0
    const task = await makeTask(product.host, who, WEBSITE, { title: `Triage ${number}`, ...(isMine && { members: 'mia' }) })
    if (isMine) continue
    const text = '<p><span data-type="mention" data-username="mia">@Mia</span> look</p>'
    const about = { ...WEBSITE, commentable_type: 'issues', commentable_id: task.uuid }
    await product.host.as(who).post('/comments/', about, { comment_text: text })
  }
}

test('INBOX-07 INBOX-08 INBOX-09 twenty rows are triaged by keys alone, in at most sixty presses', async ({ page, product }) => {
  await twenty(product)
  await product.signIn(page, 'mia')
  await page.goto('/inbox')
  await expect(rowsOf(page).first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('region', { name: 'What it is about' })).toContainText('Triage 19')
  await look(page, 'inbox')
  // The keys of a task mean the one that is shown.
  await page.keyboard.press('Shift+s')
  await told(page, /^Marked as done/)
  let presses = 0
  const press = async (key: string) => {
    presses += 1
    await page.keyboard.press(key)
  }
  // Later, in an hour.
  await press('h')
  await press('Enter')
  await expect(page.getByText(/^Snoozed until/)).toBeVisible()
  // Done, taken back, done again.
  await expect(currentOf(page)).toContainText('Triage 18')
  await press('e')
  await expect(currentOf(page)).toContainText('Triage 17')
  for (let left = 18; left > 0; left -= 1) {
    await expect(currentOf(page)).toContainText(`Triage ${left - 1}`)
    await press('e')
  }
  await expect(page.getByText(/You're all caught up/)).toBeVisible()
  expect(presses).toBeLessThanOrEqual(60)
  await expect.poll(async () => (await inboxOf(product)).length).toBe(0)
  expect(await inboxOf(product, 'snoozed')).toHaveLength(1)
  await page.keyboard.press('Control+z')
  await expect(rowsOf(page)).toHaveCount(1)
  await expect.poll(async () => (await inboxOf(product)).length).toBe(1)
})
