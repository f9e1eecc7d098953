// Hostile names and texts in the places that are opened seldom: log, public page, manage dialogs, failures, messages, palette rows.
import { sql } from 'drizzle-orm'
import { rewriteLog } from '#tests/kit/rewrite-log.ts'
import { makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { HTML, TEXT, watch } from './hostile.ts'
import { told } from './messages.ts'
import { expect, test } from './product.ts'
import { detailOf, drawn, focusRow, LIST, openTasks, palette, rowOf, toastOf } from './task-page.ts'

test.describe.configure({ timeout: 180_000 })

// Without the page's security policy, which would stop what the client lets through.
test.use({ bypassCSP: true, expectedErrors: [/Failed to load resource|ERR_/] })

test('OPEN-54 LOG-01 SHARE-05 a hostile log and a hostile task on its public page do nothing', async ({ page, product }) => {
  const { db } = product.host
  const task = await makeTask(product.host, 'ana', WEBSITE, { title: 'To be spoilt', position: 0 })
  await db.execute(sql`update tasks set title = ${TEXT}, description = ${HTML.join('')} where id = ${task.uuid}`)
  await rewriteLog(db, sql`set sentence = ${TEXT} where target_id = ${task.uuid}`)
  await db.execute(sql`update people set name = ${TEXT.slice(0, 80)} where username = 'ana'`)
  const watched = await watch(page)
  await page.goto(`/acme/task/website/${task.uuid}`)
  await expect(page.getByText('onerror').first()).toBeVisible({ timeout: 30_000 })
  await page.waitForLoadState('networkidle')
  await watched.nothingHappened()
  await product.signIn(page, 'mia')
  await page.goto(`${LIST}?task=${task.uuid}`)
  await detailOf(page, task.code).getByRole('button', { name: 'Task Log' }).click({ timeout: 30_000 })
  const log = page.getByRole('dialog', { name: 'Task Log' })
  await expect(log.getByRole('listitem').first()).toContainText('onerror')
  await watched.nothingHappened()
})

test('OPEN-54 TEMPLATE-08 hostile labels, types, efforts, statuses and boards do nothing in their dialogs', async ({ page, product }) => {
  const ben = product.host.as('ben')
  const evil = TEXT.slice(0, 78)
  for (const [path, body] of [
    ['/task-labels/', { title: evil, color: '#aa0000' }],
    ['/project-templates/type/', { title: evil, color: '#aa0000' }],
    ['/project-templates/workflow/', { title: evil, color: '#aa0000' }],
    ['/project-templates/effort/', { title: evil, effort: 1 }],
    ['/project-boards/', { uuid: crypto.randomUUID(), name: evil }],
    ['/user-stories/', { title: evil }],
    ['/sprints/', { title: evil, start_date: '2026-11-02', end_date: '2026-11-13' }],
  ] as const)
    expect([path, (await ben.post(path, WEBSITE, body)).status]).toEqual([path, 201])
  const watched = await watch(page)
  await openTasks(page, product, { as: 'ben' })
  for (const title of ['Labels', 'Types', 'Efforts', 'Workflows', 'Boards', 'User Stories', 'Sprints']) {
    await page.keyboard.press('Control+k')
    await page.keyboard.type(`Manage ${title}`)
    await expect(palette(page).getByRole('option').first()).toContainText(`Manage ${title}`)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: `Manage ${title}` })
    await dialog.getByRole('button', { name: `Edit ${evil}`, exact: true }).click()
    await expect(dialog.getByRole('textbox').and(page.locator(':focus'))).toHaveValue(evil)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.getByRole('button', { name: `Delete ${evil}`, exact: true }).click()
    await expect(page.getByRole('alertdialog')).toContainText('onerror')
    await watched.nothingHappened()
    await drawn(page, page.getByRole('alertdialog'))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toHaveCount(0)
  }
})

test('OPEN-54 MISC-02 a hostile title does nothing in messages, in the list of failures and in the palette', async ({ page, product }) => {
  const tasks = [0, 1].map((place) => makeTask(product.host, 'ana', WEBSITE, { title: `${TEXT} ${place}`, position: 0 }))
  const [gone, kept] = [await tasks[0], await tasks[1]]
  const watched = await watch(page)
  await openTasks(page, product)
  await focusRow(rowOf(page, kept?.code ?? ''))
  await page.keyboard.press('Control+Shift+d')
  await told(page, /uplicat/)
  await page.keyboard.press('Escape')
  await page.goto(LIST)
  for (const task of [gone, kept]) {
    await focusRow(rowOf(page, task?.code ?? ''))
    await page.keyboard.press('x')
  }
  await product.host.as('ana').del(`/tasks/${gone?.uuid}/`, WEBSITE)
  await page.keyboard.press('i')
  const failed = toastOf(page, /^1 of 2 tasks could not be changed\./)
  await failed.getByRole('button', { name: 'Show' }).click()
  const list = page.getByRole('dialog', { name: 'Could not be changed' })
  await expect(list.getByRole('listitem')).toContainText('onerror')
  await watched.nothingHappened()
  await list.getByRole('button', { name: 'Close' }).last().click()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('#onerror')
  await expect(palette(page).getByRole('option').first()).toContainText('onerror')
  await watched.nothingHappened()
})
