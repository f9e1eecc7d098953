// The tree of the left sidebar: walked by keys, put in order by dragging and by keys, kept over a reload, long and empty.
import type { Page } from '@playwright/test'
import { look } from './accessibility.ts'
import { expect, type Product, test } from './product.ts'
import { toastOf } from './task-page.ts'

const tree = (page: Page) => page.getByRole('tree', { name: 'Workspaces' })
const row = (page: Page, name: string) => tree(page).getByRole('treeitem', { name, exact: true })
const projects = (page: Page) => tree(page).getByRole('treeitem', { name: /^(Mobile app|Operations|Website relaunch)$/ })

async function open(page: Page, product: Product, path = '/workspace') {
  await product.signIn(page, 'ana')
  await page.goto(path)
  await expect(row(page, 'Dashboard')).toBeVisible()
}

test('SHELL-14 SHELL-16 Tab reaches the tree once, arrows walk it, letters find a row, Enter opens its page', async ({ page, product }) => {
  await open(page, product)
  await page.getByRole('button', { name: 'Create workspace' }).focus()
  await page.keyboard.press('Tab')
  await expect(row(page, 'Acme')).toBeFocused()
  // Projects are read after their workspace: a letter of one that is not there yet is a key of the product.
  await expect(row(page, 'Website relaunch')).toBeVisible()
  await page.keyboard.press('w')
  await expect(row(page, 'Website relaunch')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(row(page, 'Website relaunch')).toHaveAttribute('aria-expanded', 'true')
  await expect(row(page, 'Sprints')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(row(page, 'Overview')).toBeFocused()
  await page.keyboard.press('s')
  await expect(row(page, 'Sprints')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/acme/projects/website/sprints')
  await expect(row(page, 'Sprints')).toHaveAttribute('aria-current', 'page')
  await look(page, 'tree', 'nav[aria-label="Workspaces and projects"]')
  await row(page, 'Sprints').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(row(page, 'Website relaunch')).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(row(page, 'Sprints')).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Create workspace' })).toBeFocused()
})

test('projects are put in order by dragging, which is undone, and by keys; the order is kept in this browser', async ({
  page,
  product,
}) => {
  await open(page, product)
  await expect(projects(page)).toHaveText(['Mobile app', 'Operations', 'Website relaunch'])
  await row(page, 'Website relaunch').dragTo(row(page, 'Mobile app'), { targetPosition: { x: 80, y: 4 } })
  await expect(projects(page)).toHaveText(['Website relaunch', 'Mobile app', 'Operations'])
  await expect(toastOf(page, 'Website relaunch moved')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(projects(page)).toHaveText(['Mobile app', 'Operations', 'Website relaunch'])
  await row(page, 'Mobile app').focus()
  await page.keyboard.press('Alt+Shift+ArrowDown')
  await expect(projects(page)).toHaveText(['Operations', 'Mobile app', 'Website relaunch'])
  await expect(row(page, 'Mobile app')).toBeFocused()
  await page.reload()
  await expect(projects(page)).toHaveText(['Operations', 'Mobile app', 'Website relaunch'])
  // Elsewhere on the page the same keys mean the project in view, and the palette has both.
  await page.goto('/acme/projects/website/rockstars')
  await expect(page.getByRole('heading', { level: 1, name: 'Rockstar Team' })).toBeVisible()
  await page.keyboard.press('Alt+Shift+ArrowUp')
  await expect(projects(page)).toHaveText(['Operations', 'Website relaunch', 'Mobile app'])
  await page.keyboard.press('Control+k')
  await page.keyboard.type('move project down')
  await expect(page.getByRole('option', { name: /Move project down in the sidebar/ })).toBeVisible()
})

test('a long tree scrolls between what is above and below it, and keeps the keyboard', async ({ page, product }) => {
  const api = product.host.as('ana')
  const made = { code: '', description: '', budget: 0, start_date: null, due_date: null, logo_image_url: null, current_status: 0 }
  const fixed = { project_category_id: 30, mode: 'boxFull', is_private: true }
  for (let at = 1; at <= 60; at++)
    await api.post(
      '/projects/',
      { company_slug: 'acme' },
      { company_slug: 'acme', name: `Long project name number ${at} of sixty`, ...made, ...fixed },
    )
  await open(page, product)
  await expect(
    tree(page)
      .getByRole('treeitem', { name: /^Long project/ })
      .first(),
  ).toBeVisible()
  await row(page, 'Acme').focus()
  await page.keyboard.press('End')
  await expect(row(page, 'Website relaunch')).toBeFocused()
  await expect(row(page, 'Website relaunch')).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Favorite Tasks' })).toBeInViewport()
  expect(await tree(page).getByRole('treeitem').count()).toBeLessThan(60)
  await page.keyboard.press('Home')
  await expect(row(page, 'Acme')).toBeFocused()
  const wide = await tree(page).evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(wide).toBe(0)
})
