// Discussions in the browser, by keyboard alone: started, answered, closed, made work of, and long ones read where one was.
import type { Page } from '@playwright/test'
import { WEBSITE } from '#tests/kit/task-calls.ts'
import { look } from './accessibility.ts'
import { expect, type Product, test } from './product.ts'

const DISCUSSIONS = '/acme/projects/website/discussions'

const rowOf = (page: Page, title: string | RegExp) => page.getByRole('row', { name: title })
const commentsOf = (page: Page) => page.getByRole('list', { name: 'Comments' }).locator('[data-comment]')
const editorOf = (page: Page) => page.getByRole('textbox', { name: 'Comment', exact: true })
const onHost = async (product: Product, title: string) =>
  (await product.host.as('ana').get('/discussions/', { ...WEBSITE, state: 'all', search: title })).body.data[0]

/** Starts one on the host; its number. */
async function started(product: Product, title: string, who = 'mia'): Promise<number> {
  return (await product.host.as(who).post('/discussions/', WEBSITE, { title, body: '<p>What do you think?</p>' })).body.data.number
}
const say = (product: Product, who: string, number: number, text: string) =>
  product.host
    .as(who)
    .post('/comments/', { ...WEBSITE, commentable_type: 'discussions', commentable_id: String(number) }, { comment_text: text })

/** Writes a comment and sends it, without the mouse. */
async function write(page: Page, text: string) {
  await page.keyboard.press('Shift+M')
  await expect(editorOf(page)).toBeFocused()
  await page.keyboard.type(text)
  await page.keyboard.press('Control+Enter')
}

test('DISC-04 DISC-06 DISC-11 a discussion is started, answered, renamed and closed by keys alone, and what was done is taken back', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'ana')
  await page.goto(DISCUSSIONS)
  await expect(rowOf(page, /How we work on this project/)).toBeVisible({ timeout: 30_000 })
  await look(page, 'discussions')
  await page.keyboard.press('n')
  await expect(page.getByRole('textbox', { name: /^Title/ })).toBeFocused()
  await look(page, 'discussion-new')
  await page.keyboard.type('Shall we move the launch?')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'Shall we move the launch?' })).toBeVisible()
  await expect(page.getByText('Nobody has answered yet.')).toBeVisible()

  await write(page, 'First word')
  await expect(commentsOf(page).first()).toContainText('First word')
  await page.keyboard.type('Second word')
  await page.keyboard.press('Control+Enter')
  await expect(commentsOf(page)).toHaveText([/First word/, /Second word/])
  await expect.poll(async () => (await onHost(product, 'Shall we move')).comments_count).toBe(2)
  await page.keyboard.press('Escape')

  await page.keyboard.press('e')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Shall we move it?')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await onHost(product, 'Shall we move'))?.title).toBe('Shall we move it?')
  await page.keyboard.press('Shift+S')
  await expect(page.getByText('Discussion closed').first()).toBeVisible()
  await expect.poll(async () => (await onHost(product, 'Shall we move')).is_closed).toBe(true)
  await look(page, 'discussion')
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await onHost(product, 'Shall we move')).is_closed).toBe(false)
})

test('DISC-03 DISC-04 DISC-05 a long one is read by its ends and on from the gap; who only reads has no editor, and has read it at its end', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'gus')
  await page.goto(`${DISCUSSIONS}?show=unread`)
  const row = rowOf(page, /Feedback round on the new navigation/)
  await expect(row).toBeVisible({ timeout: 30_000 })
  await expect(row.getByRole('img', { name: 'Unread' })).toBeVisible()
  await page.goto(`${DISCUSSIONS}/2`)
  await expect(commentsOf(page)).toHaveCount(50)
  await expect(editorOf(page)).toHaveCount(0)
  await look(page, 'discussion-long')
  await page.getByRole('button', { name: 'Show 210 more' }).press('Enter')
  await expect(commentsOf(page)).toHaveCount(100)
  await expect(page.getByRole('button', { name: 'Show 160 more' })).toBeVisible()
  await commentsOf(page).last().scrollIntoViewIfNeeded()
  await page.getByRole('region', { name: 'Discussion', exact: true }).press('End')
  await expect.poll(async () => (await product.host.as('gus').get('/discussions/2/', WEBSITE)).body.data.unread).toBe(false)
})

test('DISC-04 DISC-01 it opens at the first comment that is new, and q quotes one', async ({ page, product }) => {
  const number = await started(product, 'Quoted', 'ana')
  for (let at = 1; at <= 12; at += 1) await say(product, at % 2 ? 'ben' : 'mia', number, `<p>Word ${at}</p>`)
  const { body } = await product.host
    .as('ana')
    .get('/comments/', { ...WEBSITE, commentable_type: 'discussions', commentable_id: String(number), sort: 'ASC' })
  await product.host.as('ana').post(`/discussions/${number}/read/`, WEBSITE, { read_to: body.data[9].id })
  await product.signIn(page, 'ana')
  await page.goto(`${DISCUSSIONS}/${number}`)
  await expect(commentsOf(page).nth(10)).toBeFocused({ timeout: 30_000 })
  await page.keyboard.press('q')
  await expect(editorOf(page)).toBeFocused()
  await expect(editorOf(page).getByRole('blockquote')).toHaveText('Word 11')
  await page.keyboard.type('I agree')
  await page.keyboard.press('Control+Enter')
  await expect(commentsOf(page).last()).toContainText('Word 11')
  await expect(commentsOf(page).last()).toContainText('I agree')
})
