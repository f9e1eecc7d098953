// Nothing typed into a comment is lost: while another one fails, before the editor's code has come, over reloads and killed tabs.
import type { Locator, Page } from '@playwright/test'
import { makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { commentsOf, editorOf, onHost, openTask, shareOf, type } from './comment-page.ts'
import { expect, test } from './product.ts'
import { detailOf, LIST } from './task-page.ts'

test.describe('with a failing call', () => {
  test.use({ expectedErrors: [/./] })
  test('COMMENT-22 MISC-02 a comment that fails while the next is being typed comes back before it; the caret stays where it was', async ({
    page,
    product,
  }) => {
    const { detail } = await openTask(page, product)
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('AddComment')) return route.continue()
      await expect(editorOf(detail)).toHaveText('Second')
      await route.abort('connectionrefused')
    })
    await type(detail, 'First')
    // The field that stands in until the editor's code has come has no text in this sense.
    await expect(editorOf(detail)).toHaveText('First')
    await page.keyboard.press('Control+Enter')
    await expect(editorOf(detail)).toHaveText('')
    await page.keyboard.type('Second')
    await expect(editorOf(detail).locator('p')).toHaveText(['First', 'Second'])
    await page.keyboard.type(' thought')
    await expect(editorOf(detail).locator('p')).toHaveText(['First', 'Second thought'])
  })
})

test.describe('before the code of the editor has come', () => {
  /** The code waits until the answer is called. */
  async function holdEditor(page: Page): Promise<() => void> {
    let come: () => void = () => undefined
    const coming = new Promise<void>((resolve) => {
      come = resolve
    })
    await page.route('**/editor-surface*.js', async (route) => {
      await coming
      // A page that was left does not wait for it any more.
      await route.continue().catch(() => undefined)
    })
    return come
  }
  const standIn = (detail: Locator) => detail.locator('textarea[aria-label="Comment"]')

  test('COMMENT-08 COMMENT-09 a comment is sent at once, what is typed after it is the next one', async ({ page, product }) => {
    const come = await holdEditor(page)
    const { task, detail } = await openTask(page, product)
    await standIn(detail).click()
    await page.keyboard.type('First\nline & <b>')
    await page.keyboard.press('Control+Enter')
    await expect(standIn(detail)).toHaveValue('')
    await page.keyboard.type('Second')
    await expect(commentsOf(detail)).toContainText(['First'])
    come()
    await expect(editorOf(detail).locator('p')).toHaveText(['Second'])
    await page.keyboard.type(' one')
    await shareOf(detail).click()
    await expect(commentsOf(detail)).toHaveCount(2)
    await expect
      .poll(async () => (await onHost(product, task.uuid)).map(({ comment }) => comment))
      .toEqual(['<p>Second one</p>', '<p>First</p><p>line &amp; &lt;b&gt;</p>'])
  })

  test('OPEN-09 what is typed survives a reload, Escape, another task and a tab that is killed, and is shared by the button', async ({
    page,
    product,
    context,
  }) => {
    const come = await holdEditor(page)
    const other = await makeTask(product.host, 'ana', WEBSITE, { title: 'Another one', position: 0 })
    const { task, detail } = await openTask(page, product)
    await standIn(detail).click()
    await page.keyboard.type('Half a thought')
    await expect(shareOf(detail)).toBeEnabled()
    await page.reload()
    await expect(detail.getByText('Not shared last time')).toBeVisible()
    await expect(detail.getByText('Half a thought', { exact: true })).toBeVisible()
    come()
    await expect(editorOf(detail)).toHaveAttribute('contenteditable', 'true')
    await editorOf(detail).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' more')
    await page.keyboard.press('Escape')
    await expect(detail).toBeVisible()
    await page.goto(`${LIST}?task=${other.uuid}`)
    await expect(editorOf(detailOf(page, other.code))).toHaveText('')
    const killed = await context.newPage()
    await killed.goto(`${LIST}?task=${task.uuid}`)
    await expect(editorOf(detailOf(killed, task.code))).toHaveText('Half a thought more')
    await killed.close({ runBeforeUnload: false })
    await page.goto(`${LIST}?task=${task.uuid}`)
    await expect(editorOf(detail)).toHaveText('Half a thought more')
    await shareOf(detail).click()
    await expect(commentsOf(detail)).toContainText(['Half a thought more'])
    await expect(editorOf(detail)).toHaveText('')
  })
})
