// Every dialog of a task's detail: its way in, its title, and Escape, which closes it alone.
import type { Locator, Page } from '@playwright/test'
import { multipart } from '#tests/kit/multipart.ts'
import { GARDEN, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { say } from './comment-page.ts'
import { expect, test } from './product.ts'
import { detailOf, drawn, LIST, openTasks, runCommand } from './task-page.ts'

// Twenty dialogs take a busy machine a while.
test.describe.configure({ timeout: 180_000 })

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
const managed = (what: string): Dialog => ({
  title: `Manage ${what}`,
  open: command(`Manage ${what}`),
  has: (dialog) => [dialog.getByRole('listitem').first()],
})

const DIALOGS: readonly Dialog[] = [
  { title: 'Assign Members', open: key('a'), has: choices },
  { title: 'Set Start Date', open: key('Shift+D'), has: choices },
  { title: 'Set Deadline', open: key('d'), has: choices },
  { title: 'Move to project', open: key('m'), has: choices },
  { title: 'Log Time Entry', open: key('w'), has: field('Comment') },
  { title: 'What did you work on?', open: key('Shift+T'), has: field('Work description') },
  { title: 'AI-Task', open: named('AI-Task'), has: (dialog) => [dialog.getByRole('tab').first()] },
  { title: 'Share task', open: named('Share'), has: (dialog) => [dialog.getByRole('textbox').first()] },
  {
    title: 'Are you sure you want to delete this task?',
    role: 'alertdialog',
    open: named('Delete'),
    has: answers(/^Yes/, /^No/),
  },
  managed('Types'),
  managed('Efforts'),
  managed('Workflows'),
  managed('Labels'),
  managed('Boards'),
  managed('Sprints'),
  managed('User Stories'),
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
  {
    title: 'Are you sure you want to delete this file?',
    role: 'alertdialog',
    open: named('Delete file', 'Files'),
    has: answers(/^Yes/, /^No/),
  },
  { title: 'Time Tracking Details', open: named('Details', 'Time Tracking'), has: (dialog) => [dialog.getByText('Looked into it')] },
]

test('TDETAIL-13 every dialog of the detail opens from it under its title, and Escape closes that one alone', async ({ page, product }) => {
  const task = await makeTask(product.host, 'ana', WEBSITE, { title: 'A task with dialogs', position: 0 })
  const as = product.host.as('ben')
  await say(product, task, 'Something said')
  const files = { ...WEBSITE, attachmentable_type: 'issues', attachmentable_id: task.uuid }
  const made = [
    await as.send({ method: 'POST', url: '/attachments/', query: files, ...multipart('brief.txt', 'The brief', { type: 'text/plain' }) }),
    await as.post('/time-trackings/', WEBSITE, {
      task_uuid: task.uuid,
      start: '2026-11-02 09:00:00',
      end: '2026-11-02 10:00:00',
      comment: 'Looked into it',
    }),
    await as.post('/timer/start/', WEBSITE, { task_uuid: task.uuid, comment: '' }),
  ]
  expect(made.map(({ status }) => status < 300)).toEqual(made.map(() => true))
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

test('TDETAIL-13 PLAN-06 the upgrade of a free workspace is asked for over the detail', async ({ page, product }) => {
  const task = await makeTask(product.host, 'fay', GARDEN, { title: 'On a free plan' })
  await page.clock.install()
  await product.signIn(page, 'fay', { prompted: true })
  await page.goto(`/freebird/projects/garden/overview?task=${task.uuid}`)
  await expect(detailOf(page, task.code).getByRole('heading', { name: 'Comments' })).toBeVisible({ timeout: 30_000 })
  await expect(async () => {
    await page.clock.runFor(1_000)
    await expect(page.getByRole('dialog', { name: /^Upgrade/ })).toBeVisible({ timeout: 250 })
  }).toPass()
  await expect(detailOf(page, task.code)).toBeAttached()
})
