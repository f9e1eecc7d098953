// What readers and people on a free plan are offered on the list, once through the browser; every role and action: tests/house/roles.test.ts, tests/world/role-matrix.test.ts.
import type { Page } from '@playwright/test'
import { GARDEN, makeTask } from '#tests/kit/task-calls.ts'
import { expect, test } from './product.ts'
import { drawn, focusRow, openTasks, palette, question, rowOf, taskOnHost, topTask } from './task-page.ts'

const UPGRADE = 'This feature is currently unavailable. Please upgrade your account to access all features.'
// The order of one's own sidebar is no change of a project.
// Private notes and workspaces of one's own are nobody else's to allow.
const EDITS =
  /^(New task|Assign|Unassign|Change status|Change labels|Set |Put on board|Edit title|Start timer|Stop timer|Cancel timer|Duplicate|Move(?! (?:project|workspace) (?:up|down) in the sidebar)|Mark as|Take out of|Archive|Restore(?! deleted workspace)|Delete(?! my account)|New (?!note)|Edit |Invite|Add Member|Turn shareable|Refresh Link)/

/** A task without its words for how long ago something was: these grow older while the test runs. */
function asItIs(task: unknown): string {
  return JSON.stringify(task).replace(/"date_for_humans":"[^"]*"/g, '')
}

async function allCommands(page: Page): Promise<string[]> {
  await page.keyboard.press('Control+k')
  await expect(palette(page).getByRole('option').first()).toBeVisible()
  const titles = await palette(page).getByRole('option').allTextContents()
  await drawn(page, palette(page))
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
  return titles
}

test('ROLE-09 ROLE-10 ROLE-11 who is restricted is offered no change on the list: not in the palette, by keys, in menus or by buttons', async ({
  page,
  product,
}) => {
  await topTask(product, 'Only to be read', { members: 'ben' })
  await openTasks(page, product, { as: 'rex' })
  const row = rowOf(page, 'Only to be read')
  await focusRow(row)
  expect((await allCommands(page)).filter((title) => EDITS.test(title))).toEqual([])
  const before = asItIs(await taskOnHost(product, 'Only to be read'))
  for (const key of [
    'c',
    'a',
    'i',
    's',
    'Shift+S',
    'l',
    't',
    'd',
    'Shift+D',
    'p',
    'y',
    'b',
    'e',
    'm',
    'h',
    '#',
    'Shift+T',
    'Shift+I',
    'Control+Shift+D',
    'Control+Backspace',
  ]) {
    await page.keyboard.press(key)
    await expect(page.getByRole('dialog'), key).toHaveCount(0)
    await expect(page.getByRole('alertdialog'), key).toHaveCount(0)
  }
  expect(
    product.operations.filter((name) =>
      /^(Create|Update(?!FirstSteps)|Set|Assign|Unassign|Attach|Detach|Move|Duplicate|Delete|Start)/.test(name),
    ),
  ).toEqual([])
  expect(asItIs(await taskOnHost(product, 'Only to be read'))).toBe(before)
  await expect(page.getByRole('button', { name: 'New task' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Invite to project' })).toHaveCount(0)
  const names = await row.getByRole('button').evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''))
  expect(names.filter((name) => !/^(Favorite: no|Actions)$/.test(name))).toEqual([])
  await row.click({ button: 'right' })
  await expect(page.getByRole('menuitem', { name: 'Copy' })).toBeVisible()
  for (const title of await page.getByRole('menuitem').allTextContents()) expect(title).not.toMatch(EDITS)
  await drawn(page, page.getByRole('menu'))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await page.keyboard.press('x')
  const bar = page.getByRole('toolbar', { name: '1 selected tasks' })
  await expect(bar).toBeVisible()
  for (const title of await bar.getByRole('button').allTextContents())
    expect(title).not.toMatch(/Done|Status|Assign|Labels|Due|Move|Delete/)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Shift+F')
  await expect(row.getByRole('button', { name: 'Favorite: yes' })).toBeVisible()
})

test('PLAN-03 DATES-07 BOARD-08 on a free plan dates and boards are locked with the upgrade text, in the palette, by keys, in menus and in the row', async ({
  page,
  product,
}) => {
  const task = await makeTask(product.host, 'fay', GARDEN, { title: 'Water the beds', position: 0 })
  await openTasks(page, product, { as: 'fay', path: '/freebird/projects/garden/overview' })
  const row = rowOf(page, 'Water the beds')
  await focusRow(row)
  for (const key of ['d', 'Shift+D', 'b']) {
    await page.keyboard.press(key)
    await expect(page.getByRole('listitem').filter({ hasText: UPGRADE }).first()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await page.keyboard.press('Control+k')
  for (const title of ['Set due date…', 'Put on board…']) {
    await palette(page).getByRole('combobox').fill(title)
    await expect(palette(page).getByRole('option', { selected: true })).toContainText(title)
    await expect(palette(page).getByRole('option', { selected: true })).toContainText(UPGRADE)
    await expect(palette(page).getByRole('option', { selected: true })).toContainText('Locked')
  }
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await row.getByRole('button', { name: /^Due date/ }).click()
  await expect(question(page, 'Set Deadline')).toHaveCount(0)
  await row.click({ button: 'right' })
  await expect(page.getByRole('menuitem', { name: /^Due/ })).toContainText('Locked')
  await page.keyboard.press('Escape')
  expect((await product.host.as('fay').put(`/tasks/${task.uuid}/project_board/`, GARDEN, { board_uuid: null })).status).toBe(402)
  expect(product.operations.filter((name) => /^(UpdateTask|SetTaskBoard)/.test(name))).toEqual([])
})
