// Workspaces and projects through their real dialogs.
import type { Page } from '@playwright/test'
import { expect, test } from './product.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const left = (page: Page) => page.getByRole('navigation', { name: 'Workspaces and projects' })

test('WS-01 WS-07 WS-10 WS-09 WS-03 WS-04 WS-08 SHELL-13 OPEN-27 STORE-03 the landing page shows the workspace and its projects; a workspace that is created opens its own and stays the current one', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'ana')
  await page.goto('/workspace')
  await expect(heading(page, 'Acme')).toBeVisible()
  await expect(main(page).getByRole('list', { name: 'Projects of Acme' }).getByRole('listitem')).toHaveCount(3)
  await expect(main(page).getByText('WEB', { exact: true })).toBeVisible()
  await expect(main(page).locator('img')).toHaveCount(0)
  await left(page).getByRole('button', { name: 'Create workspace' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Workspace' })
  await dialog.getByLabel('Name').fill('Tide & Timber')
  await dialog.getByLabel('Name').press('Enter')
  await expect(heading(page, 'Tide & Timber')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(left(page).getByRole('button', { name: 'Tide & Timber', exact: true })).toBeVisible()
  await expect(main(page).getByText('A project holds the tasks, people and files of one piece of work.')).toBeVisible()
  await page.goto('/')
  await expect(heading(page, 'Tide & Timber')).toBeVisible()
  const kept = await page.evaluate(() => JSON.parse(window.localStorage.getItem('current_company') ?? 'null'))
  expect(kept).toMatchObject({ data: { name: 'Tide & Timber' } })
})

test('PROJ-02 PROJ-03 PROJ-04 PROJ-05 PROJ-06 PROJ-08 PROJ-09 PROJ-10 PROJ-14 a project is created with everything that the dialog collects', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'ana')
  await page.goto('/workspace')
  await main(page).getByRole('button', { name: 'Create Project' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Project' })
  await expect(dialog.getByLabel('Project Name')).toBeFocused()
  await dialog.getByLabel('Project Name').fill('Harbour map')
  await dialog.getByLabel('Project ID').pressSequentially('HARBOUR')
  await expect(dialog.getByLabel('Project ID')).toHaveValue('HARBOU')
  await dialog.getByLabel('Objectives').fill('Every berth on one page.')
  await dialog.getByLabel('Budget').pressSequentially('12x3456')
  await expect(dialog.getByLabel('Budget')).toHaveValue('$1,234.56')
  await expect(dialog.getByRole('combobox', { name: 'Status' })).toHaveText('In Progress')
  await expect(dialog.getByRole('switch', { name: 'Private' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Create Project' }).click()
  await expect(page).toHaveURL('/acme/projects/harbour-map/overview')
  await expect(page.getByRole('heading', { level: 1, name: 'Harbour map' })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const { body } = await product.host.as('ana').get('/projects/harbour-map/', { company_slug: 'acme' })
  expect(body.data).toMatchObject({
    name: 'Harbour map',
    slug: 'harbour-map',
    owner: { username: 'ana' },
    logged_user_role: { name: 'admin' },
  })
  // The filter of all projects finds it, and arrows walk through them.
  await page.goto('/workspace/projects')
  const rows = main(page).getByRole('link')
  await expect(rows).toHaveCount(4)
  await page.getByRole('searchbox', { name: 'Filter projects' }).fill('harb')
  await expect(rows).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Filter projects' }).fill('zzz')
  await expect(page.getByText('No project matches.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Filter projects' }).fill('')
  await expect(rows).toHaveCount(4)
  await rows.first().focus()
  await page.keyboard.press('j')
  await expect(rows.nth(1)).toBeFocused()
})
