// User stories and epics in the browser, by keyboard alone.
import { WEBSITE } from '#tests/kit/task-calls.ts'
import { look } from './accessibility.ts'
import { expect, type Product, test } from './product.ts'

const onHost = async (product: Product, search: string) =>
  (await product.host.as('ana').get('/user-stories/', { ...WEBSITE, search, page: 1 })).body.data[0]

test('STORY-05 STORY-06 STORY-07 STORY-08 a story is written, moved, opened, ticked off and given a task, by keys alone', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'ana')
  await page.goto('/acme/projects/website/user-stories')
  await expect(page.getByRole('row', { name: /^US-1 / })).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('n')
  await expect(page.getByRole('textbox', { name: 'Title of the new user story' })).toBeFocused()
  await page.keyboard.type('As a buyer I pay by card /publ')
  await expect(page.getByRole('option', { name: 'Publish without asking' })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const made = page.getByRole('row', { name: /As a buyer I pay by card/ })
  await expect(made).toBeVisible()
  await expect.poll(async () => (await onHost(product, 'pay by card'))?.epic?.title).toBe('Publish without asking')
  await page.keyboard.press('Escape')
  await look(page, 'stories')

  // The last row of the second epic: up by one, then below the next epic's head.
  for (let step = 0; step < 7; step++) await page.keyboard.press('j')
  await expect(made).toBeFocused()
  await page.keyboard.press('Alt+Shift+ArrowDown')
  await expect.poll(async () => (await onHost(product, 'pay by card')).epic).toBeNull()
  await expect(made).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await onHost(product, 'pay by card')).epic?.title).toBe('Publish without asking')

  await page.keyboard.press('Shift+e')
  const description = page.getByRole('textbox', { name: 'Description of the user story' })
  await expect(description).toBeFocused()
  await page.keyboard.type('[ ] It takes three seconds')
  await page.keyboard.press('Control+Enter')
  const criterion = page.getByRole('checkbox', { name: 'It takes three seconds' })
  await criterion.focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await onHost(product, 'pay by card')).description).toBe('[x] It takes three seconds')
  await page.keyboard.press('Escape')
  await page.getByRole('tab', { name: 'Tasks' }).focus()
  await page.keyboard.press('c')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.type('Choose a bank')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Choose a bank' })).toBeVisible()
  await expect.poll(async () => (await onHost(product, 'pay by card')).counts.tasks).toBe(1)
  await look(page, 'story')
})

test('EPIC-03 EPIC-04 EPIC-05 an epic is made, moved, filled, opened and folded, by keys alone', async ({ page, product }) => {
  await product.signIn(page, 'ana')
  await page.goto('/acme/projects/website/user-story-epics')
  const first = page.getByRole('row', { name: /EP-1 / })
  await expect(first).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('n')
  await expect(page.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('Pay without a card')
  await page.keyboard.press('Enter')
  const made = page.getByRole('row', { name: /EP-3 Pay without a card/ })
  await expect(made).toBeVisible()
  // Two epics with three stories each stand before it.
  for (let step = 0; step < 9; step++) await page.keyboard.press('j')
  await expect(made).toBeFocused()
  await page.keyboard.press('Alt+Shift+ArrowUp')
  await page.keyboard.press('Alt+Shift+ArrowUp')
  const epics = async () =>
    (await product.host.as('ana').get('/user-story-epics/', { ...WEBSITE, page: 1 })).body.data.map(({ code }: { code: string }) => code)
  await expect.poll(epics).toEqual(['EP-3', 'EP-1', 'EP-2'])
  await page.keyboard.press('Shift+n')
  await expect(page.getByRole('textbox')).toBeFocused()
  await page.keyboard.type('As a buyer I get an invoice')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('row', { name: /As a buyer I get an invoice/ })).toBeVisible()
  await expect(made).toBeFocused()
  await page.keyboard.press('Enter')
  const pane = page.getByRole('dialog', { name: 'Pay without a card' })
  await expect(pane.getByRole('link', { name: 'As a buyer I get an invoice' })).toBeVisible()
  await look(page, 'epic')
  await page.keyboard.press('Escape')
  await expect(pane).toBeHidden()
  await expect(made).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('row', { name: /As a buyer I get an invoice/ })).toBeHidden()
})
