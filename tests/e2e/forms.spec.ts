// Forms in the browser: built by keyboard alone, answered by a stranger on a phone, judged by keys, and looked at.
import type { Page } from '@playwright/test'
import { openForm } from '#tests/kit/form-calls.ts'
import { WEBSITE } from '#tests/kit/task-calls.ts'
import { look } from './accessibility.ts'
import { expect, type Product, test } from './product.ts'

const FORMS = '/acme/projects/website/form2task'

const onHost = async (product: Product, title: string) => {
  const { body } = await product.host.as('ana').get('/forms/', WEBSITE)
  const row = body.data.find((form: { title: string }) => form.title === title)
  return row === undefined ? undefined : (await product.host.as('ana').get(`/forms/${row.uuid}/`, WEBSITE)).body.data
}
const labels = async (product: Product, title: string) =>
  (await onHost(product, title))?.fields.map(({ label }: { label: string }) => label)

/** A stranger's page, with nothing of anybody in it. */
async function stranger(page: Page, token: string, viewport = { width: 390, height: 800 }) {
  const context = await page.context().browser()?.newContext({ viewport })
  if (context === undefined) throw new Error('There is no browser.')
  const other = await context.newPage()
  await other.goto(new URL(`/bp/form/${token}`, page.url()).href)
  return { other, close: () => context.close() }
}

test('FORM-10 FORM-16 PAGES-09 OPEN-40 a form is made, built, opened and taken back by keys alone', async ({ page, product }) => {
  await product.signIn(page, 'ana')
  await page.goto(FORMS)
  await expect(page.getByRole('row', { name: /Bug report/ })).toBeVisible({ timeout: 30_000 })
  await look(page, 'forms')
  // Routed, though the sidebar does not lead there.
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Form2Task' })).toHaveCount(0)
  await page.keyboard.press('n')
  await page.keyboard.type('Wishes')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('heading', { name: 'Wishes' })).toBeVisible()
  await page.keyboard.press('n')
  await page.keyboard.type('sever')
  await page.keyboard.press('Enter')
  await page.keyboard.type('What is it about?!')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Preview' }).getByText('What is it about?!')).toBeVisible()
  await expect.poll(() => labels(product, 'Wishes')).toEqual(['What is it about?', 'Tell us more', 'What is it about?!'])
  // The keys mean the field whose editor is shown.
  await expect(page.locator('[data-editor] textarea').first()).toHaveValue('What is it about?!')
  await page.keyboard.press('Alt+Shift+ArrowUp')
  await expect.poll(() => labels(product, 'Wishes')).toEqual(['What is it about?', 'What is it about?!', 'Tell us more'])
  await page.keyboard.press('e')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Which part?')
  await page.keyboard.press('Enter')
  await expect.poll(() => labels(product, 'Wishes')).toEqual(['What is it about?', 'Which part?', 'Tell us more'])
  await page.keyboard.press('Control+Backspace')
  await expect.poll(() => labels(product, 'Wishes')).toEqual(['What is it about?', 'Tell us more'])
  await page.keyboard.press('Control+z')
  await expect.poll(() => labels(product, 'Wishes')).toEqual(['What is it about?', 'Which part?', 'Tell us more'])
  await page.keyboard.press('Shift+S')
  await expect.poll(async () => (await onHost(product, 'Wishes')).state).toBe('open')
  await look(page, 'form-builder')
  await page.keyboard.press('Shift+V')
  await expect(page.getByText('No answers yet. Press Ctrl+. to copy the address.')).toBeVisible()
})

test('FORM-05 FORM-12 a stranger fills a form in by keys on a phone; what is wrong is said, what is typed stays, it is sent once', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'ana')
  await page.goto(FORMS)
  const form = await openForm(product.host, { title: 'From outside' })
  const { other, close } = await stranger(page, form.token)
  await expect(other.getByRole('heading', { level: 1, name: 'From outside' })).toBeVisible({ timeout: 30_000 })
  await look(other, 'public-form')
  await other.getByRole('button', { name: 'Send' }).press('Enter')
  const sum = other.getByRole('alert')
  await expect(sum).toContainText('1 answer needs another look.')
  await expect(sum).toBeFocused()
  await look(other, 'public-form-wrong')
  await other.keyboard.press('Tab')
  await other.keyboard.press('Enter')
  const field = other.getByRole('textbox', { name: /What is it about/ })
  await expect(field).toBeFocused()
  await other.keyboard.type('The menu stays empty')
  await other.reload()
  await expect(field).toHaveValue('The menu stays empty')
  const send = other.getByRole('button', { name: 'Send' })
  await send.press('Enter')
  await send.press('Enter').catch(() => undefined)
  await expect(other.getByText('Thank you. We have received it.')).toBeVisible({ timeout: 15_000 })
  await look(other, 'public-form-thanks')
  const { body } = await product.host.as('ana').get(`/forms/${form.uuid}/submissions/`, WEBSITE)
  expect(body).toMatchObject({ total: 1, data: [{ task: { title: 'The menu stays empty', is_draft: true } }] })
  await product.host.as('ana').put(`/forms/${form.uuid}/state/`, WEBSITE, { state: 'closed' })
  await other.reload()
  await expect(other.getByText('This form is closed.')).toBeVisible()
  await other.goto(new URL('/bp/form/nothing', page.url()).href)
  await expect(other.getByText('This form does not exist.')).toBeVisible()
  await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await close()
})

test('FORM-09 answers are accepted, refused and called spam by keys, many at once, and taken back', async ({ page, product }) => {
  await product.signIn(page, 'mia')
  const { body } = await product.host.as('ana').get('/forms/', WEBSITE)
  const { uuid } = body.data.find(({ title }: { title: string }) => title === 'Bug report')
  const counts = async () => (await product.host.as('ana').get(`/forms/${uuid}/submissions/`, WEBSITE)).body.counts
  const before = await counts()
  await page.goto(`${FORMS}?form=${uuid}&show=answers`)
  await expect(page.getByRole('row')).toHaveCount(before.new, { timeout: 30_000 })
  await expect(page.getByRole('complementary', { name: 'Answer' })).toBeVisible()
  await look(page, 'form-answers')
  await page.keyboard.press('j')
  await page.keyboard.press('Shift+S')
  await expect(page.getByText('Answer accepted').first()).toBeVisible()
  await expect.poll(counts).toEqual({ ...before, new: before.new - 1, accepted: before.accepted + 1 })
  await page.keyboard.press('Control+z')
  await expect.poll(counts).toEqual(before)
  await expect(page.getByRole('row')).toHaveCount(before.new)
  await page.keyboard.press('Control+a')
  await page.keyboard.press('#')
  await expect(page.getByRole('row')).toHaveCount(0)
  await expect.poll(counts).toEqual({ ...before, new: 0, refused: before.refused + before.new })
  await page.keyboard.press('Control+z')
  await expect.poll(counts).toEqual(before)
  await expect(page.getByRole('row')).toHaveCount(before.new)
  await page.keyboard.press('j')
  await page.keyboard.press('!')
  await expect(page.getByText('1 answer marked as spam').first()).toBeVisible()
  await expect(page.getByRole('row')).toHaveCount(before.new - 1)
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('row')).toHaveCount(before.new)
})
