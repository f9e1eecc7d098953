// Links in the editor, as a person makes, changes and removes them.
import type { Locator, Page } from '@playwright/test'
import { commentsOf, editorOf, onHost, openTask, shareOf } from './comment-page.ts'
import { expect, test } from './product.ts'
import { drawn } from './task-page.ts'

const tool = (detail: Locator, name: string) =>
  detail.getByRole('toolbar', { name: 'Formatting of Comment' }).getByRole('button', { name, exact: true })
const form = (page: Page) => page.getByRole('dialog', { name: 'Link', exact: true })
const address = (page: Page) => form(page).getByRole('textbox', { name: 'Address' })

test('COMMENT-15 COMMENT-16 a link is made of the selected words, changed and removed; an address that runs is refused with a message', async ({
  page,
  product,
}) => {
  const { task, detail } = await openTask(page, product)
  const text = editorOf(detail)
  await text.click()
  await expect(text).toHaveAttribute('contenteditable', 'true')
  await page.keyboard.type('Read this')
  await page.keyboard.press('Control+a')
  await tool(detail, 'Link').click()
  await address(page).fill(' JaVaScRiPt:alert(1)')
  await page.keyboard.press('Enter')
  await expect(form(page)).toContainText('A link begins with http, https, mailto, tel or sms.')
  await expect(address(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(address(page)).toHaveValue(' JaVaScRiPt:alert(1)')
  await expect(text.locator('a')).toHaveCount(0)
  await address(page).fill('example.com')
  await expect(form(page)).not.toContainText('A link begins with')
  await page.keyboard.press('Enter')
  await expect(form(page)).toHaveCount(0)
  await expect(text).toBeFocused()
  await expect(text.getByRole('link', { name: 'Read this' })).toHaveAttribute('href', 'https://example.com')
  await tool(detail, 'Link').click()
  await expect(address(page)).toHaveValue('https://example.com')
  await address(page).fill('mia@example.com')
  await form(page).getByRole('button', { name: 'Change' }).click()
  await expect(text.getByRole('link', { name: 'Read this' })).toHaveAttribute('href', 'mailto:mia@example.com')
  await tool(detail, 'Link').click()
  await drawn(page, form(page))
  await page.keyboard.press('Escape')
  await expect(form(page)).toHaveCount(0)
  await expect(detail).toBeVisible()
  await tool(detail, 'Link').click()
  await form(page).getByRole('button', { name: 'Remove link' }).click()
  await expect(text.locator('a')).toHaveCount(0)
  await expect(text).toHaveText('Read this')
  await tool(detail, 'Link').click()
  await address(page).fill('https://a.example/b?c=1')
  await page.keyboard.press('Enter')
  await shareOf(detail).click()
  await expect(commentsOf(detail)).toHaveCount(1)
  await expect.poll(async () => (await onHost(product, task.uuid))[0]?.comment).toContain('href="https://a.example/b?c=1"')
})
