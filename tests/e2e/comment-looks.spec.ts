// Comments on files, hundreds of comments, and how all of it looks.
import { multipart } from '#tests/kit/multipart.ts'
import { makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { look } from './accessibility.ts'
import { commentsOf, editorOf, onHost, openTask, say, shareOf, statusOf, sure, type } from './comment-page.ts'
import { expect, test } from './product.ts'
import { detailOf, LIST } from './task-page.ts'

test('FILES-05 FILES-06 FILES-07 FILES-08 a file is talked about in its preview; a member removes, a guest reads', async ({
  page,
  product,
  browser,
}) => {
  const { task, detail } = await openTask(page, product)
  const query = { ...WEBSITE, attachmentable_type: 'issues', attachmentable_id: task.uuid }
  const file = (await product.host.as('mia').send({ method: 'POST', url: '/attachments/', query, ...multipart('plan.txt', 'The plan.') }))
    .body.data
  await detail.getByRole('tab', { name: /^Files/ }).click()
  await detail.getByRole('button', { name: 'plan.txt', exact: true }).click()
  const preview = page.getByRole('dialog', { name: 'plan.txt', exact: true })
  await expect(preview.getByRole('heading', { name: 'Comments' })).toBeVisible()
  await expect(statusOf(preview)).toHaveCount(0)
  await type(preview, 'Line two is out of date')
  await shareOf(preview).click()
  await expect(commentsOf(preview)).toContainText(['Line two is out of date'])
  await expect(commentsOf(preview).first()).toContainText('Mia Chen')
  await expect(commentsOf(preview).first().locator('time')).toHaveText(/\d{1,2} \w{3} \d{4}/)
  await expect.poll(async () => (await onHost(product, file.uuid, 'attachments')).length).toBe(1)
  expect((await product.host.as('ana').get(`/tasks/${task.uuid}/`, WEBSITE)).body.data).toMatchObject({ counts: { comments: 0 } })

  const guest = await (await browser.newContext()).newPage()
  await product.signIn(guest, 'gus')
  await guest.goto(`${product.url}${LIST}?task=${task.uuid}`)
  await detailOf(guest, task.code)
    .getByRole('tab', { name: /^Files/ })
    .click()
  await detailOf(guest, task.code).getByRole('button', { name: 'plan.txt', exact: true }).click()
  const read = guest.getByRole('dialog', { name: 'plan.txt', exact: true })
  await expect(commentsOf(read)).toContainText(['Line two is out of date'])
  await guest.keyboard.press('Escape')
  await expect(read).toBeHidden()
  await detailOf(guest, task.code).getByRole('button', { name: 'plan.txt', exact: true }).click()
  await expect(commentsOf(read)).toContainText(['Line two is out of date'])
  await expect(editorOf(read)).toHaveCount(0)
  await expect(read.getByText('Remove', { exact: true })).toHaveCount(0)
  await guest.context().close()

  await commentsOf(preview)
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click()
  await sure(page)
    .getByRole('button', { name: /^Confirm/ })
    .click()
  await expect(commentsOf(preview)).toHaveCount(0)
  await expect.poll(async () => (await onHost(product, file.uuid, 'attachments')).length).toBe(0)
  await expect(preview).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(preview).toBeHidden()
  await expect(detail).toBeVisible()
})

test('of hundreds of comments those in view are drawn; scrolling draws more, a link to one far down and Jump to newest get there', async ({
  page,
  product,
}) => {
  const task = await makeTask(product.host, 'ana', WEBSITE, { title: 'Much ado', position: 0 })
  await product.host.db.execute(
    `insert into comments (company_id, project_id, task_id, author_id, html) select company_id, project_id, id, creator_id,
      '<p>Comment <strong>number ' || n || '</strong></p><ul><li><p>one</p></li><li><p>two</p></li></ul>' from tasks, generate_series(1, 400) n where id = '${task.uuid}' order by n`,
  )
  await product.signIn(page, 'gus')
  await page.goto(`${LIST}?task=${task.uuid}`)
  const detail = detailOf(page, task.code)
  const numbered = (number: number) => commentsOf(detail).filter({ hasText: new RegExp(`number ${number}(?!\\d)`) })
  await expect(commentsOf(detail)).toHaveCount(50, { timeout: 30_000 })
  await expect(detail.getByRole('tab', { name: 'Comments 400' })).toBeVisible()
  await expect(commentsOf(detail).first()).toContainText('number 400')
  await numbered(352).scrollIntoViewIfNeeded()
  await expect(commentsOf(detail)).toHaveCount(100)
  await expect(numbered(352)).toBeInViewport()
  await detail.getByRole('button', { name: 'Oldest' }).click()
  await expect(commentsOf(detail).first()).toContainText('number 1')
  await expect(commentsOf(detail)).toHaveCount(50)
  await detail.getByRole('button', { name: 'Jump to newest' }).click()
  await expect(numbered(400)).toBeFocused()
  await expect(numbered(400)).toBeInViewport()
  const { rows } = await product.host.db.execute<{ id: number }>(`select min(id) + 99 as id from comments where task_id = '${task.uuid}'`)
  await page.goto(`${LIST}?task=${task.uuid}&tab=comments&comment=${rows[0]?.id}`)
  await expect(numbered(100)).toBeFocused()
  await expect(numbered(100)).toBeInViewport()
  await expect(numbered(100)).toHaveAttribute('aria-current', 'true')
})

for (const width of [1440, 390])
  test(`COMMENT-01 comments full, empty and edited read without fault in both themes at ${width} px`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 900 })
    const { rows } = await product.host.db.execute<{ id: string; number: number }>(
      `select t.id, t.number from tasks t join projects p on p.id = t.project_id where p.slug = 'website' and comments_count > 3 order by t.number desc limit 1`,
    )
    const empty = await makeTask(product.host, 'ana', WEBSITE, { title: 'Nothing said', position: 0 })
    await product.signIn(page, 'ben')
    await page.goto(`${LIST}?task=${rows[0]?.id}`)
    const detail = detailOf(page, `WEB-${rows[0]?.number}`)
    await expect(commentsOf(detail).nth(3)).toBeAttached()
    await editorOf(detail).click()
    await expect(editorOf(detail)).toHaveAttribute('contenteditable', 'true')
    await look(page, 'comments', '[role=dialog]')
    await say(product, { uuid: rows[0]?.id }, '<p>Mine to edit</p>')
    await page.reload()
    await commentsOf(detail).first().getByRole('button', { name: 'Edit your comment' }).click()
    await expect(detail.getByRole('textbox', { name: 'Edit comment' })).toBeFocused()
    await page.keyboard.type('It is ')
    await look(page, 'comment edited', '[data-comment]:first-child')
    await page.keyboard.press('Control+Enter')
    await expect(commentsOf(detail).first()).toContainText('edited')
    await commentsOf(detail).last().scrollIntoViewIfNeeded()
    await commentsOf(detail).last().hover()
    await commentsOf(detail)
      .last()
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(sure(page)).toBeVisible()
    await look(page, 'comment removed', '[role=alertdialog]')
    await page.keyboard.press('Escape')
    await page.goto(`${LIST}?task=${empty.uuid}`)
    await expect(detailOf(page, empty.code).getByText('Ask a question, share a finding, or say what comes next.')).toBeVisible()
    await type(detailOf(page, empty.code), 'A first word')
    await look(page, 'comments empty', '[role=tabpanel]')
  })
