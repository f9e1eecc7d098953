// Documents in the browser, by keyboard alone: found, renamed, linked, looked through, and put back; files that are dropped.
import { look } from './accessibility.ts'
import { expect, test } from './product.ts'

const DOCUMENTS = '/acme/projects/website/documents'

test('DOCS-05 DOCS-07 DOCS-08 DOCS-10 a document is renamed, linked and looked through by keys alone, and dropped files go up', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'ana')
  await page.goto(DOCUMENTS)
  const row = (name: RegExp) => page.getByRole('row', { name })
  await expect(row(/launch-plan\.pdf/)).toBeVisible({ timeout: 30_000 })
  await look(page, 'documents')

  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(row(/home-page-wireframe\.png/)).toBeFocused()
  await page.keyboard.press('e')
  await expect(page.getByRole('textbox', { name: 'Rename file' }).or(page.getByRole('combobox'))).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Home page')
  await page.keyboard.press('Enter')
  await expect(row(/Home page\.png/)).toBeFocused()

  await page.keyboard.press('r')
  await page.keyboard.press('t')
  const task = page.getByRole('option').first()
  await expect(task).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(row(/Home page\.png/).getByRole('link')).toHaveCount(2)

  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Home page.png' })).toBeVisible()
  await expect(page).toHaveURL(/\?file=[\da-f-]{36}$/)
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('dialog', { name: 'tone-of-voice.md' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(new RegExp(`${DOCUMENTS}$`))

  const dropped = await page.evaluateHandle(() => {
    const data = new DataTransfer()
    data.items.add(new File(['echo new'], 'deploy.sh', { type: 'application/x-sh' }))
    return data
  })
  await page.getByRole('grid').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.getByText('“deploy.sh” is already here.').first()).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(row(/deploy\.sh/)).toContainText('v2')
  await page.keyboard.press('Shift+V')
  await expect(page.getByRole('group', { name: /^Documents of/ })).toBeVisible()
  await look(page, 'documents-tiles')
})
