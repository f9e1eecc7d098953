// What the browser tests of comments share: opening a task, finding editor and comments, asking the host.
import type { Locator, Page } from '@playwright/test'
import { type AnyTask, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { expect, type Product } from './product.ts'
import { detailOf, LIST } from './task-page.ts'

/** The editor of a task or file. */
export const editorOf = (scope: Locator) => scope.getByRole('textbox', { name: 'Comment', exact: true })
/** The comments that are drawn. */
export const commentsOf = (scope: Locator) => scope.getByRole('list', { name: 'Comments' }).locator('> li[data-comment]')
/** Its button. */
export const shareOf = (scope: Locator) => scope.getByRole('button', { name: /^Share Comment/ })
/** The question before a comment is removed. */
export const sure = (page: Page) => page.getByRole('alertdialog', { name: 'Confirm Delete' })

/** Makes a task with these comments by Ben, and opens it. */
export async function openTask(
  page: Page,
  product: Product,
  { as = 'mia', title = 'A task to talk about', path = LIST, comments = [] as string[] } = {},
) {
  const task = await makeTask(product.host, 'ana', WEBSITE, { title, position: 0 })
  for (const text of comments) await say(product, task, text)
  await product.signIn(page, as)
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}task=${task.uuid}`)
  const detail = detailOf(page, task.code)
  // A busy machine takes its time for the first page.
  await expect(detail.getByRole('heading', { name: 'Comments' })).toBeVisible({ timeout: 30_000 })
  return { task, detail }
}

/** Writes a comment as somebody else would. */
export async function say(product: Product, task: AnyTask, text: string, who = 'ben') {
  const query = { ...WEBSITE, commentable_type: 'issues', commentable_id: task.uuid }
  const answer = await product.host.as(who).post('/comments/', query, { comment_text: text, workflow: null })
  expect(answer.status).toBe(201)
}

/** The comments as the host has them, newest first. */
export async function onHost(product: Product, uuid: string, type = 'issues'): Promise<AnyTask[]> {
  const answer = await product.host.as('ana').get('/comments/', { ...WEBSITE, commentable_type: type, commentable_id: uuid })
  return answer.body.data
}

/** Types into the editor. */
export async function type(detail: Locator, text: string) {
  await editorOf(detail).click()
  await detail.page().keyboard.type(text)
}
