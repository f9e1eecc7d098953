// The frame around every page as a browser lays it out: drawers, what a small screen leaves out, the bell. What it holds: src/app/shell/frame.test.tsx.
import type { Page } from '@playwright/test'
import { expect, test } from './product.ts'
import { drawn } from './task-page.ts'

const header = (page: Page) => page.getByRole('banner')
const left = (page: Page) => page.getByRole('navigation', { name: 'Workspaces and projects' })
const right = (page: Page) => page.getByRole('dialog', { name: 'Your menu' })
const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'Acme' })

test('SHELL-06 SHELL-07 SHELL-11 sidebars open from the header, a click on the overlay closes both; docked from 1280 px, the choice to hide it lasts', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 })
  await product.signIn(page, 'ana')
  await page.goto('/workspace')
  await expect(home(page)).toBeVisible()
  await expect(left(page)).toBeHidden()
  await header(page).getByRole('button', { name: 'Open menu' }).click()
  await expect(left(page)).toBeVisible()
  // The drawer hears of clicks outside a moment after it is shown.
  await expect(async () => {
    await page.mouse.click(900, 500)
    await expect(left(page)).toBeHidden({ timeout: 1_000 })
  }).toPass()
  await expect(header(page).getByRole('button', { name: 'Open menu' })).toBeFocused()
  await header(page).getByRole('button', { name: 'Open your menu' }).click()
  await expect(right(page)).toBeVisible()
  await expect(async () => {
    await page.mouse.click(300, 500)
    await expect(right(page)).toBeHidden({ timeout: 1_000 })
  }).toPass()
  await expect(header(page).getByRole('button', { name: 'Open your menu' })).toBeFocused()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect(left(page)).toBeVisible()
  await header(page).getByRole('button', { name: 'Open menu' }).click()
  await expect(left(page)).toBeHidden()
  await page.reload()
  await expect(home(page)).toBeVisible()
  await expect(left(page)).toBeHidden()
  await page.keyboard.press('[')
  await expect(left(page)).toBeVisible()
})

test('SHELL-28 OPEN-28 on a small screen the plus button is hidden and nothing overflows', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await product.signIn(page, 'ana')
  for (const path of ['/workspace', '/acme/projects/website/rockstars']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(header(page).getByRole('button', { name: 'Invite to project' })).toBeHidden()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide, path).toBe(390)
    for (const button of await header(page).getByRole('button').all()) {
      const box = await button.boundingBox()
      if (box) expect(box.x + box.width, path).toBeLessThanOrEqual(390)
    }
  }
})

test('NOTIF-01 NOTIF-02 NOTIF-04 OPEN-30 SHELL-09 the bell lists who did what; being added to a project leads there, and is read then', async ({
  page,
  product,
}) => {
  await product.host
    .as('ben')
    .post('/project-team-members/', { company_slug: 'acme', project_slug: 'mobile' }, { username: 'gus', role: 'guest' })
  await product.signIn(page, 'gus')
  await page.goto('/workspace')
  await expect(home(page)).toBeVisible()
  const bell = header(page).getByRole('button', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName(/^Notifications, \d+ unread$/)
  await bell.click()
  const list = page.getByRole('dialog', { name: 'Notifications' })
  const added = list.getByRole('button', { name: /Ben Okafor added you to Mobile app.*Unread/ })
  await expect(added).toContainText(/(ago|now)/)
  await drawn(page, list)
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(bell).toBeFocused()
  await page.keyboard.press('Enter')
  await added.click()
  await expect(page).toHaveURL('/acme/projects/mobile/overview')
  await expect(list).toHaveCount(0)
  await bell.click()
  await expect(list.getByRole('button', { name: /added you to Mobile app/ })).toBeVisible()
  await expect(added).toHaveCount(0)
})
