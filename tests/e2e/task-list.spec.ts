// The list of tasks: columns, pages, filters in the address, order, grouping, search, keyboard.
import { told } from './messages.ts'
import { expect, test } from './product.ts'
import { BOARD, cardOf, columnOf, detailOf, drawn, focusRow, LIST, openTasks, question, rowOf, taskOnHost, topTask } from './task-page.ts'

test('TLIST-01 TLIST-02 a row shows star, code, title, labels, due date, members, workflow, type, effort, board, sprint and story; the project only outside of one', async ({
  page,
  product,
}) => {
  await topTask(product, 'All that a row shows', { members: 'mia,ben', due_date: '2057-12-24T17:00:00Z' })
  await openTasks(page, product)
  const row = rowOf(page, 'All that a row shows')
  await focusRow(row)
  for (const name of [
    /^Favorite: no/,
    /^Status: To do/,
    /^Type: Task/,
    /^Effort: 1 hours?/,
    /^Board: Main Board/,
    /^Due date: 24 Dec 2057/,
  ])
    await expect(row.getByRole('button', { name })).toBeVisible()
  await expect(row.getByText(/^WEB-\d+$/)).toBeVisible()
  for (const name of ['Mia Chen', 'Ben Okafor'])
    await expect(row.getByRole('link', { name })).toHaveAttribute('href', /\/profile\/(mia|ben)$/)
  const filled = page.locator('[data-task-id]').filter({ hasText: 'Sprint 7' }).filter({ hasText: 'As a' }).first()
  await expect(filled).toBeVisible()
  await expect(row.getByText('Website relaunch')).toHaveCount(0)
  await page.goto('/acme/next-tasks?q=All+that')
  await expect(rowOf(page, 'All that a row shows').getByRole('link', { name: 'Website relaunch', exact: true })).toBeVisible()
})

test('TLIST-03 TLIST-04 ASSIGN-03 clicking the title opens the detail, a face its profile; a long title is cut at 400 px', async ({
  page,
  product,
}) => {
  const title =
    'A title that goes on and on and on, longer than anybody would want to read in a list of tasks, really, without an end in sight'
  const task = await topTask(product, title, { members: 'ben' })
  await openTasks(page, product)
  const link = rowOf(page, title).getByRole('link', { name: title })
  expect((await link.boundingBox())?.width).toBeLessThanOrEqual(400)
  await link.click()
  await expect(detailOf(page, task.code)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`task=${task.uuid}`))
  await drawn(page, detailOf(page, task.code))
  await page.keyboard.press('Escape')
  await expect(detailOf(page, task.code)).toHaveCount(0)
  await rowOf(page, title).getByRole('link', { name: 'Ben Okafor' }).click()
  await expect(page).toHaveURL('/profile/ben')
})

test('FAV-01 FAV-03 the star fills at once and is on the favourites page', async ({ page, product }) => {
  await topTask(product, 'Star me')
  await openTasks(page, product)
  const row = rowOf(page, 'Star me')
  await row.hover()
  const open = product.holdAnswers()
  await row.getByRole('button', { name: 'Favorite: no' }).click()
  await expect(row.getByRole('button', { name: 'Favorite: yes' })).toBeVisible()
  open()
  await told(page, 'Added to favorites')
  await page.goto('/acme/favorite-tasks')
  await expect(rowOf(page, 'Star me')).toBeVisible()
})

test('TLIST-05 TLIST-06 TLIST-08 240 tasks are five pages: Page X of Y, Previous off on the first, Next off on the last, a page beyond leads to the last', async ({
  page,
  product,
}) => {
  await openTasks(page, product)
  const pager = page.getByRole('navigation', { name: 'Pages' })
  const [previous, next] = [pager.getByRole('button', { name: 'Previous' }), pager.getByRole('button', { name: 'Next' })]
  await expect(pager).toContainText('Page 1 of 5')
  await expect(pager).toContainText('240 tasks')
  await expect(previous).toBeDisabled()
  await next.click()
  await expect(pager).toContainText('Page 2 of 5')
  await expect(page).toHaveURL(/page=2/)
  await expect(previous).toBeEnabled()
  await page.goto(`${LIST}?page=5`)
  await expect(pager).toContainText('Page 5 of 5')
  await expect(next).toBeDisabled()
  await page.goto(`${LIST}?page=99`)
  await expect(pager).toContainText('Page 5 of 5')
  await expect(page).toHaveURL(/page=5/)
})

test('TLIST-07 DEFECT-16 a list of one page has no Previous and no Next', async ({ page, product }) => {
  await openTasks(page, product, { path: '/acme/projects/ops/overview' })
  const pager = page.getByRole('navigation', { name: 'Pages' })
  await expect(pager).toContainText('Page 1 of 1')
  await expect(pager.getByRole('button', { name: 'Previous' })).toHaveCount(0)
  await expect(pager.getByRole('button')).toHaveCount(0)
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

test('OPEN-64 search rests before it is asked; nothing found offers to clear, archived ones are one filter away', async ({
  page,
  product,
}) => {
  await topTask(product, 'Zanzibar')
  await openTasks(page, product)
  const field = page.getByRole('searchbox', { name: 'Search in this list' })
  await field.fill('zanzi')
  await expect(page.getByText('1 task ·')).toBeVisible()
  await expect(rowOf(page, 'Zanzibar')).toBeVisible()
  await expect(page).toHaveURL(/q=zanzi/)
  await field.fill('zanzi nowhere')
  await expect(page.getByText('No task matches these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByText('241 tasks')).toBeVisible()
  await expect(field).toHaveValue('')
  await page.goto(`${LIST}?archived=yes`)
  await expect(page.getByText('9 tasks')).toBeVisible()
  await expect(page.locator('[data-task-id]').first()).toContainText('Archived')
})

test('TLIST-01 sorting by title is in the address and turns round when chosen again; groups can be taken away', async ({
  page,
  product,
}) => {
  await topTask(product, '000 before all others')
  await openTasks(page, product)
  await expect(page.getByRole('rowheader', { name: 'To do' })).toBeVisible()
  await page.getByRole('button', { name: 'Group: Status' }).click()
  await page.getByRole('menu').getByText('None').click()
  await expect(page.getByRole('rowheader')).toHaveCount(0)
  const byTitle = async (name: string) => {
    await page.getByRole('button', { name }).click()
    await page.getByRole('menu').getByText('Title', { exact: true }).click()
  }
  await byTitle('Sort: Manual order')
  await expect(page).toHaveURL(/sort=title/)
  await expect(page.locator('[data-task-id]').first()).toContainText('000 before all others')
  await byTitle('Sort: Title')
  await expect(page).toHaveURL(/sort=-title/)
  await expect(page.locator('[data-task-id]').first()).not.toContainText('000 before all others')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Sort: Title' })).toBeVisible()
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

test('DONE-01 DONE-04 ROLE-06 Shift+S marks as done at once, progress goes to 100, and mod+Z gives back the progress it had', async ({
  page,
  product,
}) => {
  const task = await topTask(product, 'Nearly there')
  await product.host.as('ana').put(`/tasks/${task.uuid}/estimative/`, { company_slug: 'acme', project_slug: 'website' }, { estimative: 60 })
  await openTasks(page, product)
  const row = rowOf(page, 'Nearly there')
  await focusRow(row)
  const open = product.holdAnswers()
  await page.keyboard.press('Shift+S')
  await expect(row).toHaveAttribute('data-done', 'true')
  open()
  await told(page, 'Marked as done')
  expect(await taskOnHost(product, 'Nearly there')).toMatchObject({ done: true, estimative: 100 })
  await page.keyboard.press('Control+z')
  await expect(row).not.toHaveAttribute('data-done', 'true')
  await expect.poll(() => taskOnHost(product, 'Nearly there')).toMatchObject({ done: false, estimative: 60 })
})
