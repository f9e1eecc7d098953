// The keys that work everywhere, and where the focus goes when a layer closes.
import type { Page } from '@playwright/test'
import { expect, test } from './product.ts'
import { drawn } from './task-page.ts'

const left = (page: Page) => page.getByRole('navigation', { name: 'Workspaces and projects' })
const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'Acme' })

test('the keys of the frame work everywhere, and none of them while typing', async ({ page, product }) => {
  await product.signIn(page, 'ana')
  await page.goto('/workspace')
  await expect(home(page)).toBeVisible()
  await page.keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await drawn(page, help)
  await page.keyboard.press('Escape')
  await expect(help).toHaveCount(0)
  for (const [keys, path] of [
    ['gp', '/workspace/projects'],
    ['gw', '/workspace'],
    ['gf', '/acme/favorite-tasks'],
    ['gn', '/acme/next-tasks'],
    ['gc', '/acme/clients'],
    ['gv', '/acme/invoices'],
    ['gi', '/inbox'],
    ['g,', '/acme/settings'],
  ] as const) {
    await page.keyboard.type(keys)
    await expect(page).toHaveURL(path)
  }
  await page.goto('/acme/projects/website/rockstars')
  await expect(page.getByRole('heading', { level: 1, name: 'Rockstar Team' })).toBeVisible()
  for (const [keys, path] of [
    ['gt', 'time-tracking'],
    ['gs', 'sprints'],
    ['gu', 'user-stories'],
    ['ge', 'user-story-epics'],
    ['gd', 'documents'],
    ['gb', 'wiki'],
    ['g,', 'settings'],
    ['gk', 'kanban'],
  ] as const) {
    await page.keyboard.type(keys)
    await expect(page).toHaveURL(`/acme/projects/website/${path}`)
  }
  await page.keyboard.type('gp')
  await expect(page).toHaveURL('/workspace/projects')
  const field = page.getByRole('searchbox', { name: 'Filter projects' })
  await field.pressSequentially('[]?gwcxws')
  await expect(field).toHaveValue('[]?gwcxws')
  await expect(page).toHaveURL('/workspace/projects')
  await expect(left(page)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('focus goes back where it was after the palette, the help sheet, a dialog and a menu', async ({ page, product }) => {
  await product.signIn(page, 'ana')
  await page.goto('/workspace')
  const card = page.getByRole('main').getByRole('link', { name: 'Mobile app', exact: true })
  await card.focus()
  for (const open of ['Control+k', '?', ']']) {
    await page.keyboard.press(open)
    await drawn(page, page.getByRole('dialog'))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(card).toBeFocused()
  }
  const create = page.getByRole('main').getByRole('button', { name: 'Create Project' })
  await create.focus()
  await page.keyboard.press('Enter')
  await drawn(page, page.getByRole('dialog', { name: 'Create Project' }))
  await page.keyboard.press('Escape')
  await expect(create).toBeFocused()
  const dots = page.getByRole('button', { name: 'Actions on Mobile app' })
  await dots.focus()
  await page.keyboard.press('Enter')
  await drawn(page, page.getByRole('menu'))
  await page.keyboard.press('Escape')
  await expect(dots).toBeFocused()
})

test('OPEN-66 the first Tab reaches a way past the header', async ({ page, product }) => {
  await product.signIn(page, 'ana')
  await page.goto('/workspace')
  await expect(home(page)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
