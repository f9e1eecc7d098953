// The six actions of every day, each by palette, by key and by mouse: on the screen at once, and on the host afterwards.
import type { Page } from '@playwright/test'
import { MOBILE } from '#tests/kit/task-calls.ts'
import { told } from './messages.ts'
import { expect, type Product, test } from './product.ts'
import { expectShown, rememberTexts } from './shown-texts.ts'
import {
  detailOf,
  focusRow,
  openTasks,
  palette,
  peopleOf,
  question,
  rowOf,
  runCommand,
  taskOnHost,
  timesAsked,
  toastOf,
  topTask,
} from './task-page.ts'

const TITLE = 'Tidy the press page'

/** The list with a task of its own on top, whose row has focus. */
async function openWithTask(page: Page, product: Product, as = 'mia') {
  const task = await topTask(product, TITLE)
  await openTasks(page, product, { as })
  const row = rowOf(page, TITLE)
  await focusRow(row)
  return { task, row }
}

/** Opens the row's menu with the right button and chooses, row by row. */
async function chooseFromMenu(page: Page, ...titles: string[]) {
  await rowOf(page, TITLE).click({ button: 'right' })
  for (const title of titles) await page.getByRole('menuitem', { name: title }).click()
}

/** Types the name of what is asked for and takes the highlighted answer. */
async function answer(page: Page, asked: string, typed: string, title: string) {
  await expect(question(page, asked).getByRole('combobox')).toBeFocused()
  await expect(question(page, asked).getByRole('option').first()).toBeVisible()
  await page.keyboard.type(typed)
  await expect(question(page, asked).getByRole('option', { selected: true })).toContainText(title)
  await page.keyboard.press('Enter')
}

// Create

async function typesAndCreates(page: Page, product: Product) {
  await expect(page.getByRole('combobox', { name: 'Title' })).toBeFocused()
  const open = product.holdAnswers()
  await page.keyboard.type('Made just now')
  await page.keyboard.press('Enter')
  await expect(rowOf(page, 'Made just now')).toBeVisible()
  await expect(rowOf(page, 'Made just now')).not.toContainText('WEB-')
  open()
  await expect(rowOf(page, 'Made just now')).toContainText(/WEB-\d+/)
  expect(await taskOnHost(product, 'Made just now')).toMatchObject({ workflow: { title: 'To do' } })
}

test('ROLE-05 TCREATE-01 create by palette', async ({ page, product }) => {
  await openTasks(page, product)
  await runCommand(page, 'new task', 'New task')
  await typesAndCreates(page, product)
})

test('ROLE-05 TCREATE-01 create by key', async ({ page, product }) => {
  await openTasks(page, product)
  await page.keyboard.press('c')
  await typesAndCreates(page, product)
})

test('ROLE-05 TCREATE-01 create by mouse', async ({ page, product }) => {
  await openTasks(page, product)
  await page.getByRole('button', { name: 'New task' }).click()
  await typesAndCreates(page, product)
})

// Assign

async function picksBen(page: Page, product: Product) {
  await expect(question(page, 'Assign Members').getByRole('option').first()).toBeVisible()
  const open = product.holdAnswers()
  await answer(page, 'Assign Members', 'ben', 'Ben Okafor')
  // It is on its way already; the list stays for more until it is closed.
  await expect(question(page, 'Assign Members').getByRole('option', { name: /Ben Okafor/ })).toHaveAttribute('aria-checked', 'true')
  await page.keyboard.press('Escape')
  await expect(rowOf(page, TITLE).getByRole('link', { name: 'Ben Okafor' })).toBeVisible()
  await expect(toastOf(page, 'Assigned to Ben Okafor')).toHaveCount(0)
  open()
  await told(page, 'Assigned to Ben Okafor')
  expect(peopleOf(await taskOnHost(product, TITLE))).toEqual(['ben'])
  await page.keyboard.press('Control+z')
  await expect(rowOf(page, TITLE).getByRole('link', { name: 'Ben Okafor' })).toHaveCount(0)
  await expect.poll(async () => peopleOf(await taskOnHost(product, TITLE))).toEqual([])
}

test('ASSIGN-01 ASSIGN-03 ROLE-07 assign by palette', async ({ page, product }) => {
  await openWithTask(page, product)
  await runCommand(page, 'assign to', 'Assign to…')
  await picksBen(page, product)
})

test('ASSIGN-01 ROLE-07 assign by key', async ({ page, product }) => {
  await openWithTask(page, product)
  await page.keyboard.press('a')
  await picksBen(page, product)
})

test('ASSIGN-01 ROLE-07 assign by mouse', async ({ page, product }) => {
  await openWithTask(page, product)
  await chooseFromMenu(page, 'Assign')
  await picksBen(page, product)
})

// Move

async function movesToMobile(page: Page, product: Product, uuid: string) {
  await answer(page, 'Move to project', 'mob', 'Mobile app')
  await expect(question(page, 'Status in Mobile app').getByRole('option').first()).toContainText('To do')
  const open = product.holdAnswers(/^MoveTask$/)
  await page.keyboard.press('Enter')
  await expect(rowOf(page, TITLE)).toHaveCount(0)
  await expect(toastOf(page, 'Moved to Mobile app')).toHaveCount(0)
  open()
  await told(page, 'Moved to Mobile app')
  const moved = await product.host.as('ana').get(`/tasks/${uuid}/`, MOBILE)
  expect(moved.body.data).toMatchObject({ title: TITLE, project: { slug: 'mobile' }, workflow: { title: 'To do' } })
  await page.keyboard.press('Control+z')
  await expect(rowOf(page, TITLE)).toBeVisible()
  await expect.poll(async () => (await taskOnHost(product, TITLE))?.uuid).toBe(uuid)
}

test('MOVE-01 MOVE-02 ROLE-05 move by palette', async ({ page, product }) => {
  const { task } = await openWithTask(page, product)
  await runCommand(page, 'move to pro', 'Move to project…')
  await movesToMobile(page, product, task.uuid)
})

test('MOVE-01 MOVE-02 ROLE-05 move by key', async ({ page, product }) => {
  const { task } = await openWithTask(page, product)
  await page.keyboard.press('m')
  await movesToMobile(page, product, task.uuid)
})

test('MOVE-01 MOVE-02 ROLE-05 move by mouse', async ({ page, product }) => {
  const { task } = await openWithTask(page, product)
  await chooseFromMenu(page, 'Move', 'Move to project…')
  await movesToMobile(page, product, task.uuid)
})

// Duplicate

/** `start` begins the action; answers are held before it, because the action asks nothing. */
async function duplicates(page: Page, product: Product, start: () => Promise<void>) {
  const open = product.holdAnswers()
  await start()
  const copy = rowOf(page, `${TITLE} (copy)`)
  await expect(copy).toBeVisible()
  await expect(copy).not.toContainText('WEB-')
  open()
  await expect(copy).toContainText(/WEB-\d+/)
  const made = await taskOnHost(product, `${TITLE} (copy)`)
  expect(made).toMatchObject({ workflow: { title: 'To do' }, labels: [] })
  // The copy opens (OPEN-60).
  await expect(detailOf(page, made.code)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`task=${made.uuid}`))
  await page.keyboard.press('Control+z')
  await expect(copy).toHaveCount(0)
  await expect(detailOf(page, made.code)).toHaveCount(0)
  await expect.poll(() => taskOnHost(product, `${TITLE} (copy)`)).toBeUndefined()
}

test('DUP-01 OPEN-60 ROLE-05 duplicate by palette', async ({ page, product }) => {
  await openWithTask(page, product)
  await duplicates(page, product, () => runCommand(page, 'duplicate', 'Duplicate task'))
})

test('DUP-01 OPEN-60 ROLE-05 duplicate by key', async ({ page, product }) => {
  await openWithTask(page, product)
  await duplicates(page, product, () => page.keyboard.press('Control+Shift+D'))
})

test('DUP-01 OPEN-60 ROLE-05 duplicate by mouse', async ({ page, product }) => {
  await openWithTask(page, product)
  await duplicates(page, product, () => chooseFromMenu(page, 'Copy', 'Duplicate task'))
})

// Start timer

async function startsTimer(page: Page, product: Product, uuid: string, start: () => Promise<void>) {
  const open = product.holdAnswers()
  await start()
  const pill = page.getByRole('button', { name: /^Timer running on WEB-\d+/ })
  await expect(pill).toBeVisible()
  await expect(toastOf(page, 'Timer started')).toHaveCount(0)
  open()
  await told(page, 'Timer started')
  expect((await product.host.as('mia').get('/timer/')).body.data).toMatchObject({ task: { uuid } })
  await page.keyboard.press('Control+z')
  await expect(pill).toHaveCount(0)
  await expect.poll(async () => (await product.host.as('mia').get('/timer/')).body.data).toBeNull()
}

test('TIMER-01 ROLE-07 start timer by palette', async ({ page, product }) => {
  const { task } = await openWithTask(page, product)
  await startsTimer(page, product, task.uuid, () => runCommand(page, 'start timer', 'Start timer'))
})

test('TIMER-01 ROLE-07 start timer by key', async ({ page, product }) => {
  const { task } = await openWithTask(page, product)
  await startsTimer(page, product, task.uuid, () => page.keyboard.press('Shift+T'))
})

test('TIMER-01 ROLE-07 start timer by mouse', async ({ page, product }) => {
  const { task } = await openWithTask(page, product)
  await startsTimer(page, product, task.uuid, () => chooseFromMenu(page, 'Start timer'))
})

// Invite

test.beforeEach(({ page }) => rememberTexts(page))

async function invitesNova(page: Page, product: Product) {
  const dialog = page.getByRole('dialog', { name: 'Invite Members to Project' })
  await dialog.getByRole('tab', { name: 'Invite by Email' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Nova Reed')
  await dialog.getByRole('textbox', { name: 'Email' }).fill('nova@example.com')
  const open = product.holdAnswers()
  const send = dialog.getByRole('button', { name: 'Send invites' })
  await send.click()
  // Mails cannot be taken back, so the screen says at once that they are on their way, and no more.
  await expect(send).toHaveAttribute('aria-busy', 'true')
  await expect(dialog.getByText('Invites sent successfully!')).toHaveCount(0)
  open()
  await expectShown(page, 'Invites sent successfully!')
  expect((await product.host.mailsNow()).map(({ to }) => to)).toEqual(['nova@example.com'])
  expect(timesAsked(product, 'InviteByEmail')).toBe(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
}

test('INVITE-01 INVITE-02 SHELL-28 invite by palette', async ({ page, product }) => {
  await openTasks(page, product, { as: 'ana' })
  await runCommand(page, 'invite to', 'Invite to project')
  await invitesNova(page, product)
})

test('INVITE-01 INVITE-02 invite by key', async ({ page, product }) => {
  await openTasks(page, product, { as: 'ana' })
  await page.keyboard.press('Shift+I')
  await invitesNova(page, product)
})

test('INVITE-01 INVITE-02 SHELL-28 invite by mouse', async ({ page, product }) => {
  await openTasks(page, product, { as: 'ana' })
  await page.getByRole('button', { name: 'Invite to project' }).click()
  await invitesNova(page, product)
  await expect(palette(page)).toHaveCount(0)
})
