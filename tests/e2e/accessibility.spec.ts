// The check that other tests rely on finds faults: everywhere, in a part, in a frame, and without what a test leaves out.
import type { Page } from '@playwright/test'
import { faultsOf } from './accessibility.ts'
import { expect, test } from './product.ts'

const rulesOf = async (page: Page, ...more: [within?: string, without?: string[]]) =>
  (await faultsOf(page, ...more)).map((fault) => fault.split(':')[0])

// The faults are written into the page as text, which its policy refuses.
test.use({ bypassCSP: true })

test('OPEN-66 a button without a name and pale text are found where they are, and nowhere else', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('button').first()).toBeVisible()
  expect(await faultsOf(page)).toEqual([])
  await page.evaluate(() => {
    const faulty = document.createElement('main')
    faulty.innerHTML =
      '<button></button><p style="background:#fff;color:#ccc">Pale</p><iframe srcdoc="<button></button>" title="Inner"></iframe>'
    document.querySelector('main')?.replaceWith(faulty)
  })
  await expect(page.frameLocator('iframe').getByRole('button')).toBeAttached()
  expect(await rulesOf(page)).toEqual(expect.arrayContaining(['button-name', 'color-contrast']))
  expect(await rulesOf(page, 'p')).toEqual(['color-contrast'])
  expect(await rulesOf(page, 'p', ['color-contrast'])).toEqual([])
  expect(await faultsOf(page, 'iframe')).toContainEqual(expect.stringMatching(/^button-name: <button/))
})
