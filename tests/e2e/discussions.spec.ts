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
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Which fonts may')
  await expect(page.getByRole('option', { name: /Which fonts may we load/ })).toBeVisible()
  await page.getByRole('option', { name: /Which fonts may we load/ }).click()
  await expect(page.getByRole('heading', { name: /Which fonts may we load/ })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Pin discussion')
  await expect(page.getByRole('option', { name: /^Pin discussion/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await onHost(product, 'Which fonts may')).is_pinned).toBe(true)
})

test('DISC-08 t makes a task of it, which links back; undo deletes the task', async ({ page, product }) => {
  const number = await started(product, 'The header jumps')
  await say(product, 'ben', number, '<p>Since Monday</p>')
  // Else the comment is where she goes on, and the key means that.
  await product.host.as('mia').post(`/discussions/${number}/read/`, WEBSITE, {})
  await product.signIn(page, 'mia')
  await page.goto(`${DISCUSSIONS}/${number}`)
  await expect(commentsOf(page)).toHaveText([/Ben Okafor.*Since Monday/], { timeout: 30_000 })
  await page.keyboard.press('t')
  const dialog = page.getByRole('dialog', { name: 'Make a task' })
  await expect(dialog.getByRole('combobox', { name: 'Status' })).toContainText('To do')
  await look(page, 'discussion-task')
  await dialog.getByRole('button', { name: 'Make a task' }).press('Enter')
  await expect(dialog).toHaveCount(0)
  const side = page.getByRole('region', { name: 'Task' })
  await expect(side.getByRole('link')).toContainText('The header jumps')
  const { task } = await onHost(product, 'The header jumps')
  const made = (await product.host.as('mia').get(`/tasks/${task.uuid}/`, WEBSITE)).body.data
  expect(made.description).toContain(`From discussion #${number}`)
  await expect(commentsOf(page)).toHaveText([/Ben Okafor.*Since Monday/])
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await onHost(product, 'The header jumps')).task).toBeNull()
  await expect(side.getByRole('button', { name: /Make a task/ })).toBeVisible()
})

test('DISC-07 a comment on a closed one asks whether to reopen it; another one closes it in the same step', async ({ page, product }) => {
  const number = await started(product, 'Closed too early')
  await product.host.as('mia').put(`/discussions/${number}/`, WEBSITE, { is_closed: true })
  await product.signIn(page, 'mia')
  await page.goto(`${DISCUSSIONS}/${number}`)
  await expect(page.getByText('Nobody has answered yet.')).toBeVisible({ timeout: 30_000 })
  await write(page, 'One more thing')
  await expect(page.getByRole('option', { name: 'Reopen and send' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(commentsOf(page)).toHaveText([/One more thing/])
  await expect.poll(async () => (await onHost(product, 'Closed too early')).is_closed).toBe(false)
  await page.keyboard.press('Shift+M')
  await expect(editorOf(page)).toBeFocused()
  await page.keyboard.type('Settled then')
  await page.getByRole('button', { name: 'Close with comment' }).press('Enter')
  await expect(commentsOf(page)).toHaveText([/One more thing/, /Settled then/])
  await expect.poll(async () => (await onHost(product, 'Closed too early')).is_closed).toBe(true)
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

test('DISC-13 what was deleted says so', async ({ page, product }) => {
  await product.signIn(page, 'ana')
  await page.goto(`${DISCUSSIONS}/9999`)
  await expect(page.getByText('This discussion was deleted.')).toBeVisible({ timeout: 30_000 })
})
