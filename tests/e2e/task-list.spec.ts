// The list of tasks: columns, pages, filters in the address, order, grouping, search, keyboard.
import { told } from './messages.ts'
import { expect, test } from './product.ts'
import { BOARD, cardOf, columnOf, detailOf, drawn, focusRow, LIST, openTasks, question, rowOf, taskOnHost, topTask } from './task-page.ts'

test('TLIST-03 TLIST-04 ASSIGN-03 FAV-01 FAV-03 clicking the title opens the detail, a face its profile; a long title is cut at 400 px; a star is on the favorites page', async ({
  page,
  product,
}) => {
  const title =
    'A title that goes on and on and on, longer than anybody would want to read in a list of tasks, really, without an end in sight'
  const task = await topTask(product, title, { members: 'ben' })
  await openTasks(page, product)
  const row = rowOf(page, title)
  const link = row.getByRole('link', { name: title })
  expect((await link.boundingBox())?.width).toBeLessThanOrEqual(400)
  await link.click()
  await expect(detailOf(page, task.code)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`task=${task.uuid}`))
  await drawn(page, detailOf(page, task.code))
  await page.keyboard.press('Escape')
  await expect(detailOf(page, task.code)).toHaveCount(0)
  await row.hover()
  const open = product.holdAnswers()
  await row.getByRole('button', { name: 'Favorite: no' }).click()
  await expect(row.getByRole('button', { name: 'Favorite: yes' })).toBeVisible()
  open()
  await told(page, 'Added to favorites')
  await row.getByRole('link', { name: 'Ben Okafor' }).click()
  await expect(page).toHaveURL('/profile/ben')
  await page.goto('/acme/favorite-tasks')
  await expect(row).toBeVisible()
})

test('OPEN-58 TLIST-01 a filter by key is a chip and in the address; a reload keeps it, its cross takes it away', async ({
  page,
  product,
}) => {
  await openTasks(page, product)
  await page.keyboard.press('f')
  await page.keyboard.type('assignee')
  await page.keyboard.press('Enter')
  await expect(question(page, 'Assignee is any of').getByRole('option').first()).toBeVisible()
  await page.keyboard.type('mia')
  await page.keyboard.press('Enter')
  // The list follows while the question is still open; Escape keeps it.
  await expect(page).toHaveURL(/assignee=mia/)
  await page.keyboard.type('ben')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/assignee=mia.*ben/)
  await page.keyboard.type('ben')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  const chip = page.getByRole('group', { name: 'Assignee is Mia Chen' })
  await expect(chip).toBeVisible()
  await expect(page).toHaveURL(/assignee=mia/)
  const total = (await product.host.as('mia').get('/tasks/', { company_slug: 'acme', project_slug: 'website', members: 'mia' })).body.total
  await expect(page.getByText(`${total} tasks`)).toBeVisible()
  await expect(page.locator('[data-task-id]').filter({ hasNot: page.getByRole('link', { name: 'Mia Chen' }) })).toHaveCount(0)
  await page.reload()
  await expect(chip).toBeVisible()
  await expect(page.getByText(`${total} tasks`)).toBeVisible()
  await page.getByRole('button', { name: 'Remove filter Assignee' }).click()
  await expect(page.getByText('240 tasks')).toBeVisible()
  await expect(page).not.toHaveURL(/assignee/)
})

test('TLIST-03 J K and arrows walk the rows, Enter and Space open and close, and focus comes back to the row', async ({
  page,
  product,
}) => {
  await openTasks(page, product)
  const rows = page.locator('[data-task-id]')
  await page.keyboard.press('j')
  await expect(rows.nth(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: /^Task WEB-/ })).toBeVisible()
  await drawn(page, page.getByRole('dialog'))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('dialog', { name: /^Task WEB-/ })).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('DONE-01 the ring of a row, a card and the detail marks as done with one press; the status goes along, one undo takes back both', async ({
  page,
  product,
}) => {
  const task = await topTask(product, 'Ring me')
  // Grouped, it would go to the other group, out of sight.
  await openTasks(page, product, { path: `${LIST}?group=none` })
  const row = rowOf(page, 'Ring me')
  const now = async () => {
    const { done, estimative, workflow } = await taskOnHost(product, 'Ring me')
    return [done, estimative, workflow.title]
  }
  await row.getByRole('checkbox', { name: 'Done' }).click()
  await told(page, 'Marked as done · status Done')
  await expect(row.getByRole('checkbox', { name: 'Done' })).toBeChecked()
  await expect(row.getByRole('button', { name: 'Status: Done' })).toBeVisible()
  expect(await now()).toEqual([true, 100, 'Done'])
  await page.keyboard.press('Control+z')
  await expect.poll(now).toEqual([false, 0, 'To do'])
  await expect(row.getByRole('button', { name: 'Status: To do' })).toBeVisible()
  // By keyboard: behind the row itself comes its ring.
  await focusRow(row)
  await page.keyboard.press('Tab')
  await expect(row.getByRole('checkbox', { name: 'Done' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect.poll(now).toEqual([true, 100, 'Done'])
  await row.getByRole('link', { name: 'Ring me' }).click()
  const box = detailOf(page, task.code).getByRole('checkbox', { name: 'Done' })
  await expect(box).toBeChecked()
  await box.hover()
  await expect(page.getByRole('tooltip')).toContainText('Mark as not done')
  await box.click()
  await expect.poll(now).toEqual([false, 0, 'To do'])
  await page.goto(BOARD)
  await cardOf(page, 'Ring me').getByRole('checkbox', { name: 'Done' }).click()
  await expect(cardOf(columnOf(page, 'Done'), 'Ring me')).toBeVisible()
})
