// What hostile people put into comments, descriptions, titles, file names, labels and logs never runs and never loads anything: sent to the host as a
// hostile client would, and written straight into the database as a host that cleans nothing might deliver it.
import type { Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { multipart } from '#tests/kit/multipart.ts'
import { rewriteLog } from '#tests/kit/rewrite-log.ts'
import { type AnyTask, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { FILE, HTML, TEXT, watch } from './hostile.ts'
import { expect, type Product, test } from './product.ts'
import { BOARD, detailOf, LIST, palette } from './task-page.ts'

/** Goes everywhere where it is shown: list, board, palette, detail with every tab, preview, news. */
async function lookEverywhere(page: Page, task: AnyTask) {
  await page.goto(`${BOARD}`)
  await expect(page.getByText('onerror', { exact: false }).first()).toBeVisible({ timeout: 30_000 })
  await page.goto(`${LIST}?task=${task.uuid}`)
  const detail = detailOf(page, task.code)
  const comments = detail.getByRole('list', { name: 'Comments' }).locator('> li')
  // The rest of a long thread is drawn as its end comes near.
  await expect(async () => {
    await comments.last().scrollIntoViewIfNeeded()
    await expect(comments.and(page.locator('[data-comment]'))).toHaveCount(HTML.length, { timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
  for (const tab of await detail.getByRole('tab').all()) {
    await tab.click()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await page.waitForLoadState('networkidle')
  }
  await detail.getByRole('tab', { name: /^Files/ }).click()
  await detail
    .getByRole('list', { name: 'Files' })
    .getByRole('button', { name: /onerror/ })
    .first()
    .click()
  const preview = page.getByRole('dialog', { name: /onerror/ })
  await expect(preview.getByRole('heading', { name: 'Comments' })).toBeVisible()
  await expect(preview.getByRole('list', { name: 'Comments' }).locator('> li')).not.toHaveCount(0)
  await preview.getByRole('button', { name: 'Close' }).click()
  await expect(preview).toBeHidden()
  await page.getByRole('button', { name: /^Notifications/i }).click()
  await expect(page.getByText('onerror').last()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('onerror')
  await expect(palette(page).getByRole('option').first()).toBeVisible()
}

async function withFile(product: Product, task: AnyTask): Promise<AnyTask> {
  const query = { ...WEBSITE, attachmentable_type: 'issues', attachmentable_id: task.uuid }
  return (await product.host.as('mia').send({ method: 'POST', url: '/attachments/', query, ...multipart('plain.txt', 'x') })).body.data
}

// Without the page's security policy, which would stop what the client lets through: it has to be harmless by itself. Pictures that are none say so
// in the console.
test.use({ bypassCSP: true, expectedErrors: [/Failed to load resource|ERR_/] })

test('OPEN-54 COMMENT-16 COMMENT-17 what a hostile client sends to the host does nothing (somebody who edits looks)', async ({
  page,
  product,
}) => {
  test.setTimeout(180_000)
  const task = await makeTask(product.host, 'ana', WEBSITE, { title: TEXT, description: HTML.join(''), position: 0, members: 'mia,gus' })
  const ana = product.host.as('ana')
  const label = await ana.post('/task-labels/', WEBSITE, { title: TEXT.slice(0, 80), color: '#aa0000' })
  await ana.post(`/task-labels/${label.body.data.id}/attach`, WEBSITE, { task_uuid: task.uuid })
  const query = { ...WEBSITE, attachmentable_type: 'issues', attachmentable_id: task.uuid }
  const file = (
    await ana.send({ method: 'POST', url: '/attachments/', query, ...multipart(FILE.replaceAll('"', ''), 'x', { type: 'text/html' }) })
  ).body.data
  const about = { ...WEBSITE, commentable_type: 'issues', commentable_id: task.uuid }
  // Nothing to read may be left of a comment; with a word before it is kept.
  for (const html of HTML)
    expect((await ana.post('/comments/', about, { comment_text: `<p>seen</p>${html}`, workflow: null })).status).toBe(201)
  await ana.post(
    '/comments/',
    { ...about, commentable_type: 'attachments', commentable_id: file.uuid },
    { comment_text: `seen${HTML.join('')}`, workflow: null },
  )
  const watched = await watch(page)
  await product.signIn(page, 'mia')
  await lookEverywhere(page, task)
  await watched.nothingHappened()
})

test('OPEN-54 COMMENT-16 COMMENT-17 what a host delivers uncleaned does nothing (a guest looks)', async ({ page, product }) => {
  test.setTimeout(180_000)
  const { db } = product.host
  const task = await makeTask(product.host, 'ana', WEBSITE, { title: 'To be spoilt', position: 0, members: 'mia,gus' })
  const file = await withFile(product, task)
  const ana = product.host.as('ana')
  const label = await ana.post('/task-labels/', WEBSITE, { title: 'spoilt', color: '#aa0000' })
  await ana.post(`/task-labels/${label.body.data.id}/attach`, WEBSITE, { task_uuid: task.uuid })
  const place = sql`select company_id, project_id from tasks where id = ${task.uuid}`
  await db.execute(sql`update tasks set title = ${TEXT}, description = ${HTML.join('')} where id = ${task.uuid}`)
  await db.execute(sql`update labels set title = ${TEXT.slice(0, 80)} where id = ${label.body.data.id}`)
  await db.execute(sql`update attachments set filename = ${FILE}, mimetype = 'image/svg+xml' where id = ${file.id}`)
  await rewriteLog(db, sql`set sentence = ${TEXT}, parts = null where target_id = ${task.uuid}`)
  await db.execute(sql`update notifications set subject = ${TEXT}`)
  await db.execute(sql`update notification_events set detail = jsonb_build_object('to', ${TEXT}::text, 'name', ${TEXT}::text)`)
  for (const html of HTML)
    await db.execute(sql`insert into comments (company_id, project_id, task_id, author_id, html)
      select p.company_id, p.project_id, ${task.uuid}, (select id from people where username = 'ana'), ${`<p>seen</p>${html}`} from (${place}) p`)
  await db.execute(sql`insert into comments (company_id, project_id, attachment_id, author_id, html)
    select p.company_id, p.project_id, ${file.id}, (select id from people where username = 'ana'), ${HTML.join('')} from (${place}) p`)
  const watched = await watch(page)
  await product.signIn(page, 'gus')
  await lookEverywhere(page, task)
  await watched.nothingHappened()
})

test('OPEN-54 LOG-01 SHARE-05 a hostile log and a hostile task on its public page do nothing', async ({ page, product }) => {
  const { db } = product.host
  const task = await makeTask(product.host, 'ana', WEBSITE, { title: 'To be spoilt', position: 0 })
  const { token } = (await product.host.as('ana').put(`/tasks/${task.uuid}/share/`, WEBSITE, { is_on: true })).body.data
  await db.execute(sql`update tasks set title = ${TEXT}, description = ${HTML.join('')} where id = ${task.uuid}`)
  await rewriteLog(db, sql`set sentence = ${TEXT} where target_id = ${task.uuid}`)
  await db.execute(sql`update people set name = ${TEXT.slice(0, 80)} where username = 'ana'`)
  const watched = await watch(page)
  await page.goto(`/acme/task/website/${task.uuid}?key=${token}`)
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
