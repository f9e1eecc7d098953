// Comments in the browser, by keyboard alone: written one after the other, edited and taken back; and hundreds of them.
import { makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { commentsOf, editorOf, onHost, openTask, shareOf } from './comment-page.ts'
import { expect, test } from './product.ts'
import { detailOf, LIST } from './task-page.ts'

test('COMMENT-01 COMMENT-03 COMMENT-08 COMMENT-09 comments are written by keyboard alone, are on top, and are edited and put back by keys', async ({
  page,
  product,
}) => {
  const { task, detail } = await openTask(page, product, { comments: ['<p>First <strong>word</strong></p>'] })
  await expect(commentsOf(detail)).toHaveText(/Ben Okafor.*First word/)
  await page.keyboard.press('Shift+M')
  await expect(editorOf(detail)).toBeFocused()
  await expect(editorOf(detail)).toHaveAttribute('contenteditable', 'true')
  for (const text of ['Written without a mouse', 'And anotehr one']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Control+Enter')
    await expect(commentsOf(detail).first()).toContainText(text)
    // The next one can be typed at once.
    await expect(editorOf(detail)).toBeFocused()
    await expect(shareOf(detail)).toBeDisabled()
  }
  await expect(detail.getByRole('tab', { name: 'Comments 3' })).toBeVisible()
  const newest = async () => (await onHost(product, task.uuid))[0]
  await expect.poll(newest).toMatchObject({ comment: '<p>And anotehr one</p>', user: { username: 'mia' } })

  const mine = commentsOf(detail).first()
  const field = detail.getByRole('textbox', { name: 'Edit comment' })
  await mine.getByRole('button', { name: 'Edit your comment' }).focus()
  await page.keyboard.press('e')
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('contenteditable', 'true')
  await page.keyboard.press('Control+A')
  await page.keyboard.type('And another one')
  await page.keyboard.press('Control+Enter')
  await expect(mine.getByText('edited')).toBeVisible()
  await expect(mine.getByRole('button', { name: 'Edit your comment' })).toBeFocused()
  await expect.poll(newest).toMatchObject({ comment: '<p>And another one</p>' })
  await page.keyboard.press('Control+Z')
  await expect(mine).toContainText('And anotehr one')
  await expect.poll(newest).toMatchObject({ comment: '<p>And anotehr one</p>' })
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
