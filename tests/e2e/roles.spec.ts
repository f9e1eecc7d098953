// What readers, strangers and people on a free plan see and may do: nothing is offered, and the host refuses as well.
import type { Page } from '@playwright/test'
import { GARDEN, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { expect, test } from './product.ts'
import {
  BOARD,
  cardOf,
  columnOf,
  detailOf,
  drawn,
  focusRow,
  LIST,
  openTasks,
  palette,
  question,
  rowOf,
  taskOnHost,
  topTask,
} from './task-page.ts'

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

for (const who of ['gus', 'rex']) {
  test(`ROLE-09 ROLE-10 ROLE-11 ${who} is offered no change on the list: not in the palette, by keys, in menus or by buttons`, async ({
    page,
    product,
  }) => {
    const task = await topTask(product, 'Only to be read', { members: 'ben' })
    await openTasks(page, product, { as: who })
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

    const host = product.host.as(who)
    const refused = await Promise.all([
      host.post('/tasks/', { ...WEBSITE, is_archived: 0, members: '' }, { title: 'Never' }),
      host.put(`/tasks/${task.uuid}/`, WEBSITE, { title: 'Never' }),
      host.put(`/tasks/${task.uuid}/done/`, WEBSITE, { username: who }),
      host.put(`/tasks/${task.uuid}/estimative/`, WEBSITE, { estimative: 5 }),
      host.post(`/tasks/${task.uuid}/duplicate/`, WEBSITE),
      host.post('/task-assignees/', { ...WEBSITE, task_uuid: task.uuid }, { username: who }),
      host.post('/timer/start/', WEBSITE, { task_uuid: task.uuid, comment: '' }),
      host.del(`/tasks/${task.uuid}/`, WEBSITE),
    ])
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403))
  })

  test(`ROLE-09 ROLE-10 TITLE-06 DONE-09 ${who} reads the detail: a plain title, no flags, no changes; cards of the board stay where they are`, async ({
    page,
    product,
  }) => {
    const task = await topTask(product, 'Hold still')
    await openTasks(page, product, { as: who, path: BOARD })
    await cardOf(page, 'Hold still').dragTo(columnOf(page, 'Done').getByRole('article').first())
    await expect(cardOf(columnOf(page, 'To do'), 'Hold still')).toBeVisible()
    await expect(page.getByRole('button', { name: /^New task/ })).toHaveCount(0)
    await page.mouse.move(5, 5)
    await page.reload()
    await focusRow(cardOf(page, 'Hold still'))
    await page.keyboard.press('Alt+Shift+ArrowRight')
    await expect(cardOf(columnOf(page, 'To do'), 'Hold still')).toBeVisible()
    expect(product.operations).not.toContain('UpdateTask')
    await page.keyboard.press('Enter')
    const detail = detailOf(page, task.code)
    await expect(detail.getByRole('heading', { name: 'Hold still' })).toBeVisible()
    await expect(detail.getByRole('textbox')).toHaveCount(0)
    // How it is shown is everybody's own choice (TDETAIL-02).
    await expect(detail.getByRole('checkbox')).toHaveCount(1)
    await expect(detail.getByRole('checkbox', { name: 'Modal' })).toBeVisible()
    await expect(detail.locator('dl').getByRole('button')).toHaveCount(0)
    const names = await detail
      .getByRole('button')
      .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''))
    for (const name of names) expect(name).not.toMatch(EDITS)
    await detail.getByRole('button', { name: 'More actions' }).click()
    await expect(page.getByRole('menuitem').first()).toBeVisible()
    for (const title of await page.getByRole('menuitem').allTextContents()) expect(title).not.toMatch(EDITS)
  })
}

test('ROLE-05 ROLE-08 SHELL-28 a member edits but neither invites nor manages what admins manage', async ({ page, product }) => {
  await openTasks(page, product, { as: 'mia' })
  await page.keyboard.press('j')
  await expect(async () => {
    const titles = (await allCommands(page)).join('\n')
    for (const title of ['New task', 'Assign to…', 'Delete task']) expect(titles).toContain(title)
  }).toPass()
  await page.keyboard.press('Control+k')
  for (const title of ['Edit label…', 'Edit board…']) {
    await palette(page).getByRole('combobox').fill(title)
    await expect(palette(page).getByRole('option', { name: title }).first()).toBeVisible()
  }
  for (const title of ['Invite to project', 'New board', 'Delete board…', 'New task type', 'Delete effort…', 'Add Member']) {
    await palette(page).getByRole('combobox').fill(title)
    await expect(palette(page).getByRole('combobox')).toHaveValue(title)
    await expect(palette(page).getByRole('option', { name: title })).toHaveCount(0)
  }
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('button', { name: 'Invite to project' })).toHaveCount(0)
  expect((await product.host.as('mia').post('/project-boards/', WEBSITE, { name: 'x', uuid: crypto.randomUUID() })).status).toBe(403)
})

test('OPEN-31 ROLE-01 a stranger gets not found for everything of another workspace', async ({ page, product }) => {
  const task = await taskOnHost(product, 'Redirect the German addresses to the new ones')
  await product.signIn(page, 'dora')
  for (const path of [LIST, BOARD, `${LIST}?task=${task.uuid}`, '/acme/next-tasks', '/acme/favorite-tasks']) {
    await page.goto(path)
    await expect(
      page
        .getByRole('heading', { name: /not (found|there)/i })
        .or(page.getByText(/There is no (project|workspace)|not found/i))
        .first(),
      path,
    ).toBeVisible()
    await expect(page.getByText('Website relaunch'), path).toHaveCount(0)
    await expect(page.locator('[data-task-id]'), path).toHaveCount(0)
  }
  const host = product.host.as('dora')
  for (const path of [`/tasks/${task.uuid}/`, '/tasks/', '/projects-workflows/'])
    expect((await host.get(path, WEBSITE)).status, path).toBe(404)
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
  for (const title of ['Set due date…', 'Set start date…', 'Put on board…']) {
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
