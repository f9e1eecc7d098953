// The keys that work everywhere, and where the focus goes when a layer closes.
import { expect, test } from './product.ts'
import { drawn } from './task-page.ts'

test('OPEN-66 the first Tab leads past the header; focus goes back where it was after the palette, the help sheet, a dialog and a menu', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'ana')
  await page.goto('/workspace')
  await expect(page.getByRole('heading', { level: 1, name: 'Acme' })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
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
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(create).toBeFocused()
  const dots = page.getByRole('button', { name: 'Actions on Mobile app' })
  await dots.focus()
  await page.keyboard.press('Enter')
  await drawn(page, page.getByRole('menu'))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toHaveCount(0)
  await expect(dots).toBeFocused()
})

test('the keys of the frame lead on from wherever one is, and none of them while typing', async ({ page, product }) => {
  await product.signIn(page, 'ana')
  await page.goto('/acme/projects/website/rockstars')
  await expect(page.getByRole('heading', { level: 1, name: 'Rockstar Team' })).toBeVisible()
  for (const [keys, path, heading] of [
    ['gs', '/acme/projects/website/sprints', 'Sprints'],
    ['gi', '/inbox', 'Inbox'],
    ['gp', '/workspace/projects', 'Projects'],
  ] as const) {
    await page.keyboard.type(keys)
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  }
  const field = page.getByRole('searchbox', { name: 'Filter projects' })
  await field.pressSequentially('[]?gwcxws')
  await expect(field).toHaveValue('[]?gwcxws')
  await expect(page).toHaveURL('/workspace/projects')
  await expect(page.getByRole('navigation', { name: 'Workspaces and projects' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
