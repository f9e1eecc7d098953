// How comments look: full, edited, about to be removed, and empty, in both themes, wide and narrow.
import { makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { look } from './accessibility.ts'
import { commentsOf, editorOf, say, sure, type } from './comment-page.ts'
import { expect, test } from './product.ts'
import { detailOf, LIST } from './task-page.ts'

test('COMMENT-01 comments full, empty and edited read without fault in both themes, wide and narrow', async ({ page, product }) => {
  const { rows } = await product.host.db.execute<{ id: string; number: number }>(
    `select t.id, t.number from tasks t join projects p on p.id = t.project_id where p.slug = 'website' and comments_count > 3 order by t.number desc limit 1`,
  )
  await say(product, { uuid: rows[0]?.id }, '<p>Mine to edit</p>', 'ben')
  const empty = await makeTask(product.host, 'ana', WEBSITE, { title: 'Nothing said', position: 0 })
  await product.signIn(page, 'ben')
  const detail = detailOf(page, `WEB-${rows[0]?.number}`)
  const lookAtBoth = async (name: string, within: string) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await look(page, name, within)
    }
  }
  // The first page of a new browser on a busy machine: a call may run out of its time, then once more.
  await expect(async () => {
    await page.goto(`${LIST}?task=${rows[0]?.id}`)
    await expect(commentsOf(detail).nth(3)).toBeAttached({ timeout: 15_000 })
  }).toPass()
  await editorOf(detail).click()
  await expect(editorOf(detail)).toHaveAttribute('contenteditable', 'true')
  await lookAtBoth('comments', '[role=dialog]')
  await commentsOf(detail).first().getByRole('button', { name: 'Edit your comment' }).click()
  await expect(detail.getByRole('textbox', { name: 'Edit comment' })).toBeFocused()
  await page.keyboard.type('It is ')
  await lookAtBoth('comment edited', '[data-comment]:first-child')
  await page.keyboard.press('Control+Enter')
  await expect(commentsOf(detail).first()).toContainText('edited')
  await commentsOf(detail).last().scrollIntoViewIfNeeded()
  await commentsOf(detail).last().hover()
  await commentsOf(detail)
    .last()
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(sure(page)).toBeVisible()
  await lookAtBoth('comment removed', '[role=alertdialog]')
  await page.keyboard.press('Escape')
  await expect(sure(page)).toHaveCount(0)
  await page.goto(`${LIST}?task=${empty.uuid}`)
  await expect(detailOf(page, empty.code).getByText('Ask a question, share a finding, or say what comes next.')).toBeVisible()
  await type(detailOf(page, empty.code), 'A first word')
  await lookAtBoth('comments empty', '[role=tabpanel]')
})
