// The six actions of every day, each by palette, by key and by mouse: on the screen at once, and on the host afterwards, where undo takes it back.
import type { Page } from '@playwright/test'
import { MOBILE } from '#tests/kit/task-calls.ts'
import { told } from './messages.ts'
import { expect, type Product, test } from './product.ts'
import { expectShown, rememberTexts } from './shown-texts.ts'
import {
  detailOf,
  drawn,
  focusRow,
  openTasks,
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

/** How one of the five begins: each way is a test of its own. */
interface Way {
  create(page: Page): Promise<void>
  assign(page: Page): Promise<void>
  move(page: Page): Promise<void>
  duplicate(page: Page): Promise<void>
  timer(page: Page): Promise<void>
}

const WAYS: Readonly<Record<string, Way>> = {
  palette: {
    create: (page) => runCommand(page, 'new task', 'New task'),
    assign: (page) => runCommand(page, 'assign to', 'Assign to…'),
    move: (page) => runCommand(page, 'move to pro', 'Move to project…'),
    duplicate: (page) => runCommand(page, 'duplicate', 'Duplicate task'),
    timer: (page) => runCommand(page, 'start timer', 'Start timer'),
  },
  key: {
    create: (page) => page.keyboard.press('c'),
    assign: (page) => page.keyboard.press('a'),
    move: (page) => page.keyboard.press('m'),
    duplicate: (page) => page.keyboard.press('Control+Shift+D'),
    timer: (page) => page.keyboard.press('Shift+T'),
  },
  mouse: {
    create: (page) => page.getByRole('button', { name: 'New task' }).click(),
    assign: (page) => chooseFromMenu(page, 'Assign'),
    move: (page) => chooseFromMenu(page, 'Move', 'Move to project…'),
    duplicate: (page) => chooseFromMenu(page, 'Copy', 'Duplicate task'),
    timer: (page) => chooseFromMenu(page, 'Start timer'),
  },
}

for (const [name, way] of Object.entries(WAYS))
  test(`ROLE-05 ROLE-07 TCREATE-01 ASSIGN-01 ASSIGN-03 MOVE-01 MOVE-02 DUP-01 OPEN-60 TIMER-01 create, assign, move, duplicate and time by ${name}`, async ({
    page,
    product,
  }) => {
    const { uuid } = await topTask(product, TITLE)
    await openTasks(page, product)
    const onRow = () => focusRow(rowOf(page, TITLE))
    await test.step('create', async () => {
      await way.create(page)
      await typesAndCreates(page, product)
    })
    await onRow()
    await test.step('assign', async () => {
      await way.assign(page)
      await picksBen(page, product)
    })
    await onRow()
    await test.step('move', async () => {
      await way.move(page)
      await movesToMobile(page, product, uuid)
    })
    await onRow()
    await test.step('duplicate', () => duplicates(page, product, () => way.duplicate(page)))
    await onRow()
    await test.step('time', () => startsTimer(page, product, uuid, () => way.timer(page)))
  })

test('INVITE-01 INVITE-02 SHELL-28 invite by palette, by key and by mouse; the mail is on its way with the answer', async ({
  page,
  product,
}) => {
  await rememberTexts(page)
  await openTasks(page, product, { as: 'ana' })
  const dialog = page.getByRole('dialog', { name: 'Invite Members to Project' })
  const closed = async () => {
    await drawn(page, dialog)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  await runCommand(page, 'invite to', 'Invite to project')
  await closed()
  await page.keyboard.press('Shift+I')
  await closed()
  await page.getByRole('button', { name: 'Invite to project' }).click()
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
})
