// Moving in, in the browser: a CSV that is dropped on the tasks of a project, brought in by Enter alone, and taken back.
import { openFiles } from '#host/files/open-files.ts'
import { workOnImports } from '#host/resources/imports/import-worker.ts'
import { look } from './accessibility.ts'
import { expect, type Product, test } from './product.ts'

const CSV = `Key,Summary,State,Owner,Deadline,Tags
X-1,Grow kumquats,In progress,Mia Berg,2026-04-03,"one, two"
X-2,Ship it,Done,,2026-04-05,
X-3,,Done,,,
`

/** What the leading host does by itself. */
const work = ({ host: { db, settings } }: Product) =>
  workOnImports({
    ...{ db, files: openFiles(settings), settings },
    onError(error) {
      throw error
    },
  })

test('IMPORT-13 IMPORT-02 IMPORT-10 a CSV that is dropped on tasks goes into their project by Enter alone, and out again', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'ana')
  await page.goto('/acme/projects/website/overview')
  await expect(page.getByRole('row').nth(2)).toBeVisible({ timeout: 30_000 })
  const dropped = await page.evaluateHandle((text) => {
    const data = new DataTransfer()
    data.items.add(new File([text], 'plan.csv', { type: 'text/csv' }))
    return data
  }, CSV)
  await page.getByRole('grid').first().dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page).toHaveURL(/\/acme\/settings\/import\?project=website&import=/)
  await expect.poll(() => work(product)).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { name: /^This looks like/ })).toBeVisible()
  await look(page, 'import-source')
  for (const heading of [/goes into/, /^What does each column become/, /^Who is who/]) {
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await look(page, 'import-step')
  }
  await page.keyboard.press('Enter')
  await expect.poll(() => work(product)).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name: 'Import 2 of 3' })).toBeVisible()
  await look(page, 'import-check')
  await page.setViewportSize({ width: 390, height: 844 })
  await look(page, 'import-check-390')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.setViewportSize({ width: 1280, height: 800 })

  await page.getByRole('button', { name: 'Import 2 of 3' }).press('Enter')
  await expect.poll(() => work(product)).toBeGreaterThan(0)
  await expect(page.getByRole('heading', { name: '2 tasks imported' })).toBeVisible()
  const titles = async () =>
    (await product.host.as('ana').get('/tasks/', { company_slug: 'acme', project_slug: 'website', search: 'Grow kumquats' })).body.data
      .length
  expect(await titles()).toBe(1)
  await look(page, 'import-done')
  await page.getByRole('button', { name: /^Undo import/ }).press('Enter')
  const asked = page.getByRole('alertdialog', { name: 'Undo the import of plan.csv' })
  await asked.getByRole('button', { name: 'Undo the import' }).press('Enter')
  await expect.poll(() => work(product)).toBeGreaterThan(0)
  await expect.poll(titles).toBe(0)
})
