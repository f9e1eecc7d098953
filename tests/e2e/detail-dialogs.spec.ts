// Dialogs over a task's detail: the way into one of each sort, its title, and Escape, which closes it alone.
import type { Locator, Page } from '@playwright/test'
import { multipart } from '#tests/kit/multipart.ts'
import { makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { say } from './comment-page.ts'
import { expect, test } from './product.ts'
import { detailOf, drawn, LIST, openTasks, runCommand } from './task-page.ts'

interface Dialog {
  title: string
  role?: 'alertdialog'
  open: (page: Page, detail: Locator) => Promise<void>
  /** What shows that it is whole; the answers of a question that is asked before something is deleted. */
  has: (dialog: Locator) => Locator[]
}

const key = (press: string) => (page: Page) => page.keyboard.press(press)
const named = (name: string | RegExp, tab?: string) => async (_: Page, detail: Locator) => {
  if (tab) await detail.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
  await detail.getByRole('button', { name, exact: true }).click()
}
const command = (title: string) => (page: Page) => runCommand(page, title, title)
const field = (name: string | RegExp) => (dialog: Locator) => [dialog.getByRole('textbox', { name })]
const choices = (dialog: Locator) => [dialog.getByRole('option').first()]
const answers = (yes: RegExp, no: RegExp) => (dialog: Locator) => [yes, no].map((name) => dialog.getByRole('button', { name }))
// One of each sort: a question, a date, a form, a modal of the side, one that deletes, one that manages, and those of the tabs.
const DIALOGS: readonly Dialog[] = [
  { title: 'Assign Members', open: key('a'), has: choices },
  { title: 'Set Deadline', open: key('d'), has: choices },
  { title: 'Log Time Entry', open: key('w'), has: field('Comment') },
  { title: 'Share task', open: named('Share'), has: (dialog) => [dialog.getByRole('switch', { name: 'Public link' })] },
  {
    title: 'Are you sure you want to delete this task?',
    role: 'alertdialog',
    open: named('Delete'),
    has: answers(/^Yes/, /^No/),
  },
  { title: 'Manage Labels', open: command('Manage Labels'), has: (dialog) => [dialog.getByRole('listitem').first()] },
  {
    title: 'Confirm Delete',
    role: 'alertdialog',
    open: async (_, detail) =>
      detail
        .getByRole('list', { name: 'Comments' })
        .getByRole('button', { name: /^Remove/ })
        .click(),
    has: answers(/^Confirm/, /^Cancel/),
  },
  { title: 'Upload', open: named('File Upload', 'Files'), has: answers(/^Upload/, /^Cancel/) },
  { title: 'brief.txt', open: named('brief.txt', 'Files'), has: field('Comment') },
]

test('TDETAIL-13 dialogs open from the detail under their titles, and Escape closes each alone', async ({ page, product }) => {
  const task = await makeTask(product.host, 'ana', WEBSITE, { title: 'A task with dialogs', position: 0 })
  const as = product.host.as('ben')
  await say(product, task, 'Something said')
  const files = { ...WEBSITE, attachmentable_type: 'issues', attachmentable_id: task.uuid }
  const brief = multipart('brief.txt', 'The brief', { type: 'text/plain' })
  expect((await as.send({ method: 'POST', url: '/attachments/', query: files, ...brief })).status).toBe(201)
  await openTasks(page, product, { as: 'ben', path: `${LIST}?task=${task.uuid}` })
  const detail = detailOf(page, task.code)
  for (const { title, role = 'dialog', open, has } of DIALOGS) {
    await test.step(title, async () => {
      await detail.focus()
      await open(page, detail)
      const dialog = page.getByRole(role, { name: title })
      for (const part of has(dialog)) await expect(part).toBeVisible()
      await drawn(page, dialog)
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(detail).toBeVisible()
    })
  }
})
