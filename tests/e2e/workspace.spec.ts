// Workspaces and projects through their real dialogs.
import type { Page } from '@playwright/test'
import { expect, test } from './product.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const left = (page: Page) => page.getByRole('navigation', { name: 'Workspaces and projects' })

test('WS-01 WS-07 WS-10 WS-09 STORE-03 the landing page shows the workspace, its plan and its projects; without a logo a mark stands in', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'ana')
  await page.goto('/workspace')
  await expect(heading(page, 'Acme')).toBeVisible()
  await expect(main(page).getByRole('list', { name: 'Projects of Acme' }).getByRole('listitem')).toHaveCount(3)
  await expect(main(page).getByText('WEB', { exact: true })).toBeVisible()
  await expect(main(page).locator('img')).toHaveCount(0)
  await main(page).getByRole('link', { name: 'Website relaunch', exact: true }).click()
  await expect(page).toHaveURL('/acme/projects/website/overview')
})

test('WS-03 WS-04 WS-08 SHELL-13 OPEN-27 an owner creates a workspace: a name is required, then its landing page opens and stays the current one', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'ana')
  await page.goto('/workspace')
  await left(page).getByRole('button', { name: 'Create workspace' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Workspace' })
  await dialog.getByRole('button', { name: 'Create workspace' }).click()
  await expect(dialog.getByText('A name is required.')).toBeVisible()
  expect(product.operations).not.toContain('CreateWorkspace')
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

test('WS-05 PLAN-01 PLAN-02 on a free plan the upgrade text stands in place of the form', async ({ page, product }) => {
  await product.signIn(page, 'fay')
  await page.goto('/workspace')
  await left(page).getByRole('button', { name: 'Create workspace' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Workspace' })
  await expect(dialog.getByText('This feature is currently unavailable. Please upgrade your account to access all features.')).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveCount(0)
})

test('WS-11 DEFECT-25 a workspace that cannot be created says nothing; dialog, text and button stay', async ({ page, product }) => {
  await product.signIn(page, 'ana')
  await page.goto('/workspace')
  await left(page).getByRole('button', { name: 'Create workspace' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Workspace' })
  await dialog.getByLabel('Name').fill('Not yet')
  await product.stopHost()
  await dialog.getByRole('button', { name: 'Create workspace' }).click()
  await expect.poll(() => product.operations).toContain('CreateWorkspace')
  const button = dialog.getByRole('button', { name: 'Create workspace' })
  await expect(button).not.toHaveAttribute('aria-busy', 'true')
  await expect(dialog.getByLabel('Name')).toHaveValue('Not yet')
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('WS-08 switching by key loads the other workspace and shows its landing page', async ({ page, product }) => {
  await product.host.as('ana').post('/companies', {}, { name: 'Second', logo: null })
  await product.signIn(page, 'ana')
  await page.goto('/workspace')
  await expect(heading(page, 'Acme')).toBeVisible()
  await page.keyboard.type('ow')
  await page.getByRole('option', { name: /Second/ }).click()
  await expect(heading(page, 'Second')).toBeVisible()
  await page.reload()
  await expect(heading(page, 'Second')).toBeVisible()
})

test('PROJ-01 who may not create projects is offered no way to', async ({ page, product }) => {
  await product.signIn(page, 'gus')
  await page.goto('/workspace')
  await expect(heading(page, 'Acme')).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Website relaunch', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Create Project' })).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('create project')
  await expect(page.getByRole('dialog', { name: 'Command palette' }).getByRole('combobox')).toHaveValue('create project')
  await expect(page.getByRole('option', { name: 'Create Project' })).toHaveCount(0)
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
  await dialog.getByRole('button', { name: 'Create Project' }).click()
  await expect(dialog.getByText('Project Name is required.')).toBeVisible()
  await dialog.getByLabel('Project Name').fill('Harbour map')
  await expect(dialog.getByText('Project Name is required.')).toHaveCount(0)
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
  await page.keyboard.type('gw')
  await expect(main(page).getByRole('link', { name: 'Harbour map', exact: true })).toBeVisible()
})

test('PROJ-11 PROJ-13 a project that cannot be created says so, and keeps what was typed over a reload', async ({ page, product }) => {
  await product.signIn(page, 'ana')
  await page.goto('/workspace')
  await main(page).getByRole('button', { name: 'Create Project' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Project' })
  await dialog.getByLabel('Project Name').fill('Harbour map')
  await product.stopHost()
  await dialog.getByRole('button', { name: 'Create Project' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Failed to create project. Please try again later.')
  await expect(dialog.getByLabel('Project Name')).toHaveValue('Harbour map')
  await expect(dialog.getByRole('alert')).toHaveCount(0)
})

test('PROJ-15 OPEN-41 OPEN-67 the owner makes a project visible to the workspace in its settings; a member cannot', async ({
  page,
  product,
  browser,
}) => {
  await product.signIn(page, 'ana')
  await page.goto('/acme/projects/mobile/settings')
  const private_ = page.getByRole('switch', { name: 'Private' })
  await expect(private_).toBeChecked()
  await private_.click()
  await expect(page.getByText('Everyone in the workspace can see it.')).toBeVisible()
  const kept = async () => (await product.host.as('ana').get('/projects/mobile/', { company_slug: 'acme' })).body.data.is_private
  await expect.poll(kept).toBe(false)
  await private_.click()
  await expect.poll(kept).toBe(true)
  const context = await browser.newContext({ baseURL: product.url })
  const members = await context.newPage()
  await product.signIn(members, 'mia')
  await members.goto('/acme/projects/mobile/settings')
  await expect(members.getByText('Only people on the project can see it.')).toBeVisible()
  await expect(members.getByRole('switch', { name: 'Private' })).toHaveCount(0)
  await context.close()
})

test('the filter of all projects finds by name and code, arrows walk through them', async ({ page, product }) => {
  await product.signIn(page, 'ana')
  await page.goto('/workspace/projects')
  const rows = main(page).getByRole('link')
  await expect(rows).toHaveCount(3)
  await page.getByRole('searchbox', { name: 'Filter projects' }).fill('mob')
  await expect(rows).toHaveCount(1)
  await page.getByRole('searchbox', { name: 'Filter projects' }).fill('zzz')
  await expect(page.getByText('No project matches.')).toBeVisible()
  await page.getByRole('searchbox', { name: 'Filter projects' }).fill('')
  await rows.first().focus()
  await page.keyboard.press('j')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/acme\/projects\/\w+\/overview/)
})
