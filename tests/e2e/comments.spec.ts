// Comments in the browser: written by keyboard, with a status, sorted, removed, and read by everybody.
import type { Locator } from '@playwright/test'
import { WEBSITE } from '#tests/kit/task-calls.ts'
import { commentsOf, editorOf, onHost, openTask, say, shareOf, statusOf, sure, type } from './comment-page.ts'
import { expect, test } from './product.ts'
import { columnOf, detailOf, drawn, LIST, rowOf, timesAsked } from './task-page.ts'

test('COMMENT-01 COMMENT-03 COMMENT-08 COMMENT-09 a comment is written by keyboard alone and is on top', async ({ page, product }) => {
  const { task, detail } = await openTask(page, product, { comments: ['<p>First <strong>word</strong></p>'] })
  await expect(detail.getByRole('tab', { name: 'Comments 1' })).toHaveAttribute('aria-selected', 'true')
  await expect(commentsOf(detail)).toHaveText(/Ben Okafor.*First word/)
  await page.keyboard.press('Shift+M')
  await expect(editorOf(detail)).toBeFocused()
  await page.keyboard.type('Written without a mouse')
  await page.keyboard.press('Control+Enter')
  await expect(commentsOf(detail).first()).toContainText('Written without a mouse')
  await expect(commentsOf(detail).first()).toContainText('Mia Chen')
  await expect(commentsOf(detail).first()).toContainText('just now')
  await expect(detail.getByRole('tab', { name: 'Comments 2' })).toBeVisible()
  await expect(editorOf(detail)).not.toContainText('Written')
  await expect.poll(async () => (await onHost(product, task.uuid)).length).toBe(2)
  expect((await onHost(product, task.uuid))[0]).toMatchObject({ comment: '<p>Written without a mouse</p>', user: { username: 'mia' } })
})

test('COMMENT-04 COMMENT-05 COMMENT-10 EVENT-12 the status goes with the comment: list, board and detail follow at once', async ({
  page,
  product,
}) => {
  // In one group: a row that changes its group may end below what is drawn of the list.
  const { task, detail } = await openTask(page, product, { path: '/acme/projects/website/overview?group=none' })
  await expect(statusOf(detail)).toContainText('To do')
  await page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    window.addEventListener('workflowUpdated', (event) => heard.push((event as CustomEvent).detail.workflowId))
  })
  await expect(detail.getByText('Ask a question, share a finding, or say what comes next.')).toBeVisible()
  await expect(rowOf(page, task.title)).toBeAttached()
  await type(detail, 'Starting on this')
  await statusOf(detail).click()
  await page.getByRole('option', { name: 'In review' }).click()
  const open = product.holdAnswers()
  await shareOf(detail).click()
  // Nothing was answered yet.
  await expect(commentsOf(detail).first()).toContainText('Starting on this')
  await expect(rowOf(page, task.title).getByRole('button', { name: /In review/ })).toBeAttached()
  await expect(shareOf(detail)).toHaveAttribute('aria-busy', 'true')
  open()
  await expect(shareOf(detail)).not.toHaveAttribute('aria-busy', 'true')
  await expect(statusOf(detail)).toContainText('In review')
  const now = (await product.host.as('ana').get(`/tasks/${task.uuid}/`, WEBSITE)).body.data
  expect(now).toMatchObject({ workflow: { title: 'In review' }, counts: { comments: 1 } })
  expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([String(now.workflow.id)])
})

test('COMMENT-10 on the board the card changes its column with the comment', async ({ page, product }) => {
  const { task, detail } = await openTask(page, product, { path: '/acme/projects/website/kanban' })
  await expect(columnOf(page, 'To do').getByText(task.title)).toBeAttached()
  await type(detail, 'Half way there')
  await statusOf(detail).click()
  await page.getByRole('option', { name: 'In progress' }).click()
  await shareOf(detail).click()
  await expect(columnOf(page, 'In progress').getByText(task.title)).toBeAttached()
  await expect(columnOf(page, 'To do').getByText(task.title)).not.toBeAttached()
})

test('COMMENT-02 ROLE-12 ROLE-09 a guest sorts and reads, and writes and removes nothing', async ({ page, product }) => {
  const { detail } = await openTask(page, product, { as: 'gus', comments: ['One', 'Two', 'Three'] })
  await expect(commentsOf(detail)).toHaveText([/Three/, /Two/, /One/])
  await detail.getByRole('button', { name: 'Oldest' }).click()
  await expect(commentsOf(detail)).toHaveText([/One/, /Two/, /Three/])
  await detail.getByRole('button', { name: 'Newest' }).click()
  await expect(commentsOf(detail)).toHaveText([/Three/, /Two/, /One/])
  await expect(editorOf(detail)).toHaveCount(0)
  await expect(shareOf(detail)).toHaveCount(0)
  await expect(detail.getByText('Remove', { exact: true })).toHaveCount(0)
})

test('COMMENT-02 without comments there is nothing to sort', async ({ page, product }) => {
  const { detail } = await openTask(page, product)
  await expect(detail.getByText('Ask a question, share a finding, or say what comes next.')).toBeVisible()
  await expect(detail.getByRole('button', { name: 'Newest' })).toHaveCount(0)
  await expect(detail.getByRole('button', { name: 'Oldest' })).toHaveCount(0)
})

test('COMMENT-06 whitespace is not sent, by button or key', async ({ page, product }) => {
  const { detail } = await openTask(page, product)
  await expect(shareOf(detail)).toBeDisabled()
  await type(detail, '   ')
  await page.keyboard.press('Shift+Enter')
  await expect(shareOf(detail)).toBeDisabled()
  await page.keyboard.press('Control+Enter')
  await page.keyboard.type('x')
  await expect(shareOf(detail)).toBeEnabled()
  expect(timesAsked(product, 'AddComment')).toBe(0)
})

test('COMMENT-11 COMMENT-12 COMMENT-13 COMMENT-14 an admin removes after Confirm; Cancel and a click outside do not; members see no Remove', async ({
  page,
  product,
}) => {
  const { task, detail } = await openTask(page, product, { as: 'ben', comments: ['Keep me', 'Remove me'] })
  await page.evaluate(() => {
    Object.assign(window, { gone: [] })
    window.addEventListener('replyDeleted', (event) =>
      (window as unknown as { gone: unknown[] }).gone.push((event as CustomEvent).detail.subjectId),
    )
  })
  const remove = () =>
    commentsOf(detail)
      .filter({ hasText: 'Remove me' })
      .getByRole('button', { name: /^Remove/ })
      .click()
  await remove()
  await expect(sure(page)).toContainText('Are you sure you want to delete this comment?')
  await sure(page)
    .getByRole('button', { name: /^Cancel/ })
    .click()
  await expect(sure(page)).toBeHidden()
  await remove()
  await drawn(page, sure(page))
  await page.mouse.click(8, 450)
  await expect(sure(page)).toBeHidden()
  await expect(commentsOf(detail)).toHaveCount(2)
  expect(timesAsked(product, 'DeleteComment')).toBe(0)
  await remove()
  await sure(page)
    .getByRole('button', { name: /^Confirm/ })
    .click()
  await expect(commentsOf(detail)).toHaveText([/Keep me/])
  await expect(detail.getByRole('tab', { name: 'Comments 1' })).toBeVisible()
  await expect.poll(async () => (await onHost(product, task.uuid)).length).toBe(1)
  await expect.poll(() => page.evaluate(() => (window as unknown as { gone: unknown[] }).gone)).toEqual([task.uuid])
})

test('a comment is edited by keyboard alone: E on the one that has the focus, mod+Enter, mod+Z; elsewhere E stays the title’s', async ({
  page,
  product,
}) => {
  const { task, detail } = await openTask(page, product, { comments: ['Bens'] })
  await say(product, task, '<p>Frist <strong>word</strong></p>', 'mia')
  await page.reload()
  const field = detail.getByRole('textbox', { name: 'Edit comment' })
  const mine = commentsOf(detail).first()
  await mine.getByRole('button', { name: 'Edit your comment' }).focus()
  await page.keyboard.press('e')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('contenteditable', 'true')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('First word')
  await page.keyboard.press('Control+Enter')
  await expect(mine).toContainText(/First word/)
  await expect(mine.getByText('edited')).toBeVisible()
  await expect.poll(async () => (await onHost(product, task.uuid))[0]?.comment).toMatch(/First word/)
  await expect(mine.getByRole('button', { name: 'Edit your comment' })).toBeFocused()
  await page.keyboard.press('Control+Z')
  await expect.poll(async () => (await onHost(product, task.uuid))[0]?.comment).toBe('<p>Frist <strong>word</strong></p>')
  await expect(mine).toContainText('Frist word')
  await commentsOf(detail).last().click()
  await page.keyboard.press('e')
  await expect(detail.getByRole('textbox', { name: 'Title' })).toBeFocused()
})

test('two tabs: the second one to save is told, loses nothing, and saves over it by choice', async ({ page, product, context }) => {
  const { task, detail } = await openTask(page, product)
  await say(product, task, '<p>Begun</p>', 'mia')
  const other = await context.newPage()
  const opened = [page, other].map(async (tab) => {
    await tab.goto(`${LIST}?task=${task.uuid}`)
    const there = detailOf(tab, task.code)
    await there.getByRole('button', { name: 'Edit your comment' }).click()
    await expect(there.getByRole('textbox', { name: 'Edit comment' })).toHaveAttribute('contenteditable', 'true')
    return there
  })
  const [here, there] = (await Promise.all(opened)) as [Locator, Locator]
  const write = async (scope: Locator, text: string) => {
    await scope.getByRole('textbox', { name: 'Edit comment' }).fill(text)
    await scope.getByRole('button', { name: /^Save/ }).click()
  }
  await write(there, 'Said there')
  await expect.poll(async () => (await onHost(product, task.uuid))[0]?.comment).toBe('<p>Said there</p>')
  await write(here, 'Said here')
  await expect(detail.getByRole('alert')).toContainText('changed meanwhile')
  await expect(detail.getByRole('textbox', { name: 'Edit comment' })).toHaveText('Said here')
  expect((await onHost(product, task.uuid))[0]).toMatchObject({ comment: '<p>Said there</p>' })
  await detail.getByRole('button', { name: /^Save over it/ }).click()
  await expect.poll(async () => (await onHost(product, task.uuid))[0]?.comment).toBe('<p>Said here</p>')
})
