// Nothing typed into a comment is lost: failures, reloads, killed tabs, ended sessions.
import type { Locator, Page } from '@playwright/test'
import { makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { commentsOf, editorOf, onHost, openTask, shareOf, statusOf, type } from './comment-page.ts'
import { toldOnce } from './messages.ts'
import { expect, test } from './product.ts'
import { detailOf, LIST, rowOf } from './task-page.ts'

test.describe.configure({ timeout: 120_000 })

test.describe('when the host is gone', () => {
  test.use({ expectedErrors: [/./] })
  test('COMMENT-22 MISC-02 a failed comment is taken back with one message, its text waits in the editor, also after a reload', async ({
    page,
    product,
  }) => {
    const { task, detail } = await openTask(page, product, { comments: ['Before'] })
    await type(detail, 'Do not lose me')
    await statusOf(detail).click()
    await page.getByRole('option', { name: 'Done' }).click()
    await product.stopHost()
    await shareOf(detail).click()
    await toldOnce(page, /cannot be reached|had a problem|try again/i)
    await expect(commentsOf(detail)).toHaveText([/Before/])
    await expect(editorOf(detail)).toContainText('Do not lose me')
    await expect(statusOf(detail)).toContainText('Done')
    await expect(rowOf(page, task.title).getByRole('button', { name: /To do/ })).toBeAttached()
    const kept = () => page.evaluate(() => Object.values({ ...localStorage }).some((text) => text.includes('Do not lose me')))
    expect(await kept()).toBe(true)
    await page.reload()
    expect(await kept()).toBe(true)
  })

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

  test('COMMENT-22 MISC-02 comments that cannot be read say so, and writing them is still possible', async ({ page, product }) => {
    const task = await makeTask(product.host, 'ana', WEBSITE, { title: 'Out of reach', position: 0 })
    await product.signIn(page, 'mia')
    await page.goto(`${LIST}?task=${task.uuid}&tab=files`)
    const detail = detailOf(page, task.code)
    await expect(detail.getByText(/^Add the first file/)).toBeVisible({ timeout: 30_000 })
    await product.stopHost()
    await detail.getByRole('tab', { name: /^Comments/ }).click()
    await expect(detail.getByRole('alert')).toContainText("Couldn't load", { timeout: 30_000 })
    await expect(detail.getByRole('button', { name: 'Retry' })).toBeVisible()
    await type(detail, 'Kept meanwhile')
    await expect(editorOf(detail)).toContainText('Kept meanwhile')
    for (const theme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: theme })
      await page.screenshot({ path: `test-results/comments-failing-${theme}-1440.png` })
    }
  })
})

test('AUTH-03 a 401 in the middle of sharing keeps the text: after signing in again it is in the editor', async ({ page, product }) => {
  const { task, detail } = await openTask(page, product)
  await type(detail, 'Typed before the session ended')
  await product.host.as('mia').post('/auth/sign-out')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await page.getByLabel('Email').fill('mia@example.com')
  await page.getByLabel('Password', { exact: true }).fill('palette-demo-1')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).not.toHaveURL(/sign-in/)
  await page.goto(`${LIST}?task=${task.uuid}`)
  await expect(editorOf(detail)).toContainText('Typed before the session ended', { timeout: 30_000 })
  await page.keyboard.press('Shift+M')
  await expect(editorOf(detail)).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(commentsOf(detail)).toHaveText([/Typed before the session ended/])
})

test('what is typed survives Escape, closing, a reload and a tab that is killed, for its own task', async ({ page, product, context }) => {
  const { task, detail } = await openTask(page, product)
  const other = await makeTask(product.host, 'ana', WEBSITE, { title: 'Another one', position: 0 })
  await type(detail, 'Half a thought')
  await page.keyboard.press('Escape')
  await expect(detail).toBeVisible()
  await expect(editorOf(detail)).toContainText('Half a thought')
  await page.reload()
  await expect(editorOf(detail)).toContainText('Half a thought')
  await expect(detail.getByText('Not shared last time')).toBeVisible()
  await page.goto(`${LIST}?task=${other.uuid}`)
  await expect(editorOf(detailOf(page, other.code))).not.toContainText('Half')
  const killed = await context.newPage()
  await killed.goto(`${LIST}?task=${task.uuid}`)
  await expect(editorOf(detailOf(killed, task.code))).toContainText('Half a thought')
  await killed.close({ runBeforeUnload: false })
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

  test('OPEN-09 what is typed is kept over a reload and shared by the button', async ({ page, product }) => {
    const come = await holdEditor(page)
    const { detail } = await openTask(page, product)
    await standIn(detail).click()
    await page.keyboard.type('Kept')
    await expect(shareOf(detail)).toBeEnabled()
    await page.reload()
    await expect(detail.getByText('Not shared last time')).toBeVisible()
    await expect(detail.getByText('Kept', { exact: true })).toBeVisible()
    await shareOf(detail).click()
    await expect(commentsOf(detail)).toContainText(['Kept'])
    come()
    await expect(editorOf(detail)).toHaveAttribute('contenteditable', 'true')
    await expect(editorOf(detail)).toHaveText('')
  })
})
