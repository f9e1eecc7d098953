// The frame around every page: header, sidebars, bell, project header, footer, and the keys that work everywhere.
import type { Page } from '@playwright/test'
import { expect, test } from './product.ts'
import { drawn } from './task-page.ts'

const header = (page: Page) => page.getByRole('banner')
const left = (page: Page) => page.getByRole('navigation', { name: 'Workspaces and projects' })
const right = (page: Page) => page.getByRole('dialog', { name: 'Your menu' })
const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'Acme' })

test('SHELL-01 SHELL-07 SHELL-08 SHELL-09 SHELL-10 SHELL-11 OPEN-29 the default layout has header, left sidebar, main, right sidebar, footer', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'ana')
  await page.goto('/acme/settings')
  await expect(header(page).getByRole('button')).toHaveCount(7)
  for (const name of ['Open menu', 'Search or run a command', 'Notifications', 'Use dark theme', 'Open your menu'])
    await expect(header(page).getByRole('button', { name })).toBeVisible()
  await expect(left(page)).toBeVisible()
  await expect(page.getByRole('main')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveText(`Palette · ${new Date().getFullYear()}`)
  await expect(right(page)).toHaveCount(0)
  await header(page).getByRole('link', { name: 'Acme' }).click()
  await expect(page).toHaveURL('/workspace')
})

test('SHELL-06 SHELL-07 SHELL-11 sidebars open from the header, and a click on the overlay closes both', async ({ page, product }) => {
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
  // The drawer hears of clicks outside a moment after it is shown.
  await expect(async () => {
    await page.mouse.click(300, 500)
    await expect(right(page)).toBeHidden({ timeout: 1_000 })
  }).toPass()
  await expect(header(page).getByRole('button', { name: 'Open your menu' })).toBeFocused()
})

test('SHELL-07 from 1280 px the left sidebar is docked, and the choice to hide it lasts', async ({ page, product }) => {
  await product.signIn(page, 'ana')
  await page.goto('/workspace')
  await expect(left(page)).toBeVisible()
  await header(page).getByRole('button', { name: 'Open menu' }).click()
  await expect(left(page)).toBeHidden()
  await page.reload()
  await expect(home(page)).toBeVisible()
  await expect(left(page)).toBeHidden()
  await page.keyboard.press('[')
  await expect(left(page)).toBeVisible()
})

test('SHELL-12 SHELL-13 SHELL-14 SHELL-16 SHELL-17 SHELL-18 SHELL-19 the left sidebar of an owner: workspaces, projects, feature links, settings', async ({
  page,
  product,
}) => {
  await product.host.as('ana').post('/companies', {}, { name: 'Second', logo: null })
  await product.signIn(page, 'ana')
  await page.goto('/workspace')
  const nav = left(page)
  await expect(nav.getByRole('heading', { name: 'Workspaces' })).toBeVisible()
  await expect(nav.getByRole('button', { name: 'Create workspace' })).toBeVisible()
  const acme = nav.getByRole('button', { name: 'Acme', exact: true })
  const second = nav.getByRole('button', { name: 'Second', exact: true })
  await expect(acme).toHaveAttribute('aria-expanded', 'true')
  await expect(nav.getByRole('link', { name: 'Dashboard' })).toHaveCount(1)
  await expect(nav.getByRole('button', { name: 'Create Project' })).toBeVisible()
  await expect(nav.getByRole('heading', { name: 'My Projects' })).toBeVisible()

  const website = nav.getByRole('button', { name: 'Website relaunch' })
  const mobile = nav.getByRole('button', { name: 'Mobile app' })
  await website.click()
  const features = ['Overview', 'User Stories', 'Epics', 'Sprints', 'Time Tracking', 'Wiki', 'Discussions', 'Documents']
  for (const name of features) await expect(nav.getByRole('link', { name, exact: true })).toBeVisible()
  for (const name of ['Spreadsheets', 'Mind Mappings', 'Form2Task', 'Rockstar Team'])
    await expect(nav.getByRole('link', { name })).toHaveCount(0)
  await expect(nav.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/acme/projects/website/settings')
  await mobile.click()
  await expect(website).toHaveAttribute('aria-expanded', 'false')
  await expect(mobile).toHaveAttribute('aria-expanded', 'true')
  await expect(nav.getByRole('link', { name: 'Sprints' })).toHaveAttribute('href', '/acme/projects/mobile/sprints')
  await mobile.click()
  await expect(mobile).toHaveAttribute('aria-expanded', 'false')
  await expect(nav.getByRole('link', { name: 'Sprints' })).toHaveCount(0)

  await second.click()
  await expect(acme).toHaveAttribute('aria-expanded', 'false')
  await expect(nav.getByText('No projects available')).toBeVisible()
  await second.click()
  await expect(second).toHaveAttribute('aria-expanded', 'false')
  await expect(nav.getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
})

test('SHELL-15 an expanded workspace without projects says so', async ({ page, product }) => {
  await product.host.as('ana').post('/companies', {}, { name: 'Second', logo: null })
  await product.signIn(page, 'ana')
  await page.goto('/workspace')
  await left(page).getByRole('button', { name: 'Second', exact: true }).click()
  await expect(left(page).getByText('No projects available')).toBeVisible()
})

test('SHELL-13 SHELL-16 SHELL-24 DEFECT-03 a member is offered nothing of the owner; the favourites page itself is open', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'mia')
  await page.goto('/acme/projects/website/rockstars')
  const nav = left(page)
  await expect(nav.getByRole('link', { name: 'Sprints' })).toBeVisible()
  await expect(nav.getByRole('link', { name: 'Settings' })).toHaveCount(0)
  await expect(nav.getByRole('button', { name: 'Create workspace' })).toHaveCount(0)
  await expect(header(page).getByRole('button', { name: 'Invite to project' })).toHaveCount(0)
  await header(page).getByRole('button', { name: 'Open your menu' }).click()
  await expect(right(page).getByRole('link')).toHaveText([/Mia Chen/, 'My Profile'])
  await expect(right(page).getByRole('button', { name: 'Logout' })).toBeVisible()
  await page.goto('/acme/favorites')
  await expect(page.getByRole('heading', { level: 1, name: /favou?rite/i })).toBeVisible()
})

test('SHELL-20 SHELL-21 SHELL-22 SHELL-23 SHELL-24 SHELL-25 OPEN-23 DEFECT-03 the right sidebar of an owner; without a billing address there is no Subscription', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'ana')
  await page.goto('/workspace')
  await expect(home(page)).toBeVisible()
  await page.keyboard.press(']')
  const menu = right(page)
  await expect(menu.getByRole('link')).toHaveText([
    /Ana Souza\s*Head of product/,
    'My Profile',
    'My Favorite Tasks',
    'Workspace Settings',
    'Team Members',
    'Clients',
    'Invoices',
  ])
  await expect(menu.getByRole('link').first()).toHaveAttribute('href', '/profile/ana')
  await expect(menu.getByText('Subscription')).toHaveCount(0)
  await menu.getByRole('link', { name: 'Team Members' }).click()
  await expect(page).toHaveURL('/acme/team-members')
  await expect(menu).toHaveCount(0)
})

test('SHELL-21 OPEN-23 Subscription opens the configured billing portal in a new tab without a way back to this one, for the owner only', async ({
  page,
  product,
}) => {
  await page.route('**/config.json', (route) => route.fulfill({ json: { billingUrl: 'https://billing.example.com/acme' } }))
  await product.signIn(page, 'ana')
  await page.goto('/workspace')
  await expect(home(page)).toBeVisible()
  await page.keyboard.press(']')
  const link = right(page).getByRole('link', { name: 'Subscription' })
  await expect(link).toHaveAttribute('href', 'https://billing.example.com/acme')
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
})

test('SHELL-02 SHELL-03 SHELL-26 SHELL-27 SHELL-28 SHELL-08 the project header: logo, company, project, at most four faces, invite', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'ana')
  await page.goto('/acme/projects/website/rockstars')
  const top = header(page)
  await expect(top.getByText('Acme', { exact: true })).toBeVisible()
  await expect(top.getByText('Website relaunch', { exact: true })).toBeVisible()
  await expect(top.getByRole('link', { name: 'Acme', exact: true })).toHaveCount(0)
  const faces = top.getByRole('group', { name: 'Members' })
  await expect(faces.getByRole('link')).toHaveCount(4)
  await expect(faces.getByRole('img', { name: /^1 more/ })).toHaveText('+1')
  await expect(faces.getByRole('link', { name: 'Ben Okafor' })).toHaveAttribute('href', '/profile/ben')
  await top.getByRole('button', { name: 'Invite to project' }).click()
  await expect(page.getByRole('dialog', { name: 'Invite Members to Project' })).toBeVisible()
  await drawn(page, page.getByRole('dialog', { name: 'Invite Members to Project' }))
  await page.keyboard.press('Escape')
  await expect(top.getByRole('button', { name: 'Invite to project' })).toBeFocused()
  await top.getByRole('link', { name: 'Website relaunch: overview' }).click()
  await expect(page).toHaveURL('/acme/projects/website/overview')

  // The other project's header comes with its address.
  const asked = product.operations.filter((name) => name === 'GetProject').length
  await left(page).getByRole('button', { name: 'Operations' }).click()
  await left(page).getByRole('link', { name: 'Wiki' }).click()
  await expect(top.getByText('Operations', { exact: true })).toBeVisible()
  await expect(top.getByText('Website relaunch', { exact: true })).toHaveCount(0)
  expect(product.operations.filter((name) => name === 'GetProject').length).toBe(asked + 1)
})

test('SHELL-28 OPEN-28 on a small screen the plus button is hidden and nothing overflows', async ({ page, product }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await product.signIn(page, 'ana')
  for (const path of ['/workspace', '/acme/projects/website/rockstars', '/workspace/projects', '/acme/projects/website/settings']) {
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

test('NOTIF-01 NOTIF-02 NOTIF-03 NOTIF-04 OPEN-30 SHELL-09 the bell lists who did what and when, and opens the task', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'ana')
  await page.goto('/workspace')
  await expect(home(page)).toBeVisible()
  const bell = header(page).getByRole('button', { name: /^Notifications/ })
  await expect(bell).toHaveAccessibleName(/^Notifications, \d+ unread$/)
  await bell.click()
  const list = page.getByRole('dialog', { name: 'Notifications' })
  const first = list.getByRole('button', { name: /Task · / }).first()
  await expect(first).toContainText(/Task · .*(ago|now|yesterday|today)/i)
  const asked = product.operations.filter((name) => name === 'ListNotifications').length
  await drawn(page, list)
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(bell).toBeFocused()
  await page.keyboard.press('Enter')
  await expect.poll(() => product.operations.filter((name) => name === 'ListNotifications').length).toBeGreaterThan(asked)
  await first.click()
  await expect(page).toHaveURL(/\?task=[0-9a-f-]{36}&in=acme%2F\w+/)
  await expect(list).toHaveCount(0)
})

test('OPEN-30 being added to a project leads to the project, and is read then', async ({ page, product }) => {
  await product.host
    .as('ben')
    .post('/project-team-members/', { company_slug: 'acme', project_slug: 'mobile' }, { username: 'gus', role: 'guest' })
  await product.signIn(page, 'gus')
  await page.goto('/workspace')
  await expect(home(page)).toBeVisible()
  await header(page)
    .getByRole('button', { name: /^Notifications/ })
    .click()
  const list = page.getByRole('dialog', { name: 'Notifications' })
  await list.getByRole('button', { name: /Ben Okafor added you to Mobile app.*Unread/ }).click()
  await expect(page).toHaveURL('/acme/projects/mobile/overview')
  await header(page)
    .getByRole('button', { name: /^Notifications/ })
    .click()
  await expect(list.getByRole('button', { name: /added you to Mobile app/ })).toBeVisible()
  await expect(list.getByRole('button', { name: /added you to Mobile app.*Unread/ })).toHaveCount(0)
})

test('OPEN-26 the current company’s own logo and icon are used where it has them', async ({ page, product }) => {
  const logo = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  await product.host.as('ana').post('/companies', {}, { name: 'Pictured', logo })
  await product.signIn(page, 'ana')
  await page.goto('/workspace?workspace=pictured')
  await expect(page.getByRole('heading', { level: 1, name: 'Pictured' })).toBeVisible()
  await expect(header(page).getByRole('link', { name: 'Pictured' }).locator('img')).toHaveAttribute('src', logo)
})
