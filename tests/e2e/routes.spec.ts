// Every address: which page, which layout, who may see it.
import type { Page } from '@playwright/test'
import { expect, test } from './product.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
const crumb = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Website relaunch: overview' })

/** Pages of the project, the workspace and the person; what those say that come later is proven without a browser. */
const addresses: readonly [path: string, title: string, layout: 'project' | 'default' | 'login'][] = [
  ['/acme/projects/website/time-tracking', 'Time tracking', 'project'],
  ['/acme/projects/website/user-stories', 'User stories', 'project'],
  ['/acme/projects/website/user-stories/us-1', 'As a visitor I find', 'project'],
  ['/acme/projects/website/user-story-epics', 'Epics', 'project'],
  ['/acme/projects/website/sprints', 'Sprints', 'project'],
  ['/acme/projects/website/sprints/sprint-1', 'Sprint', 'project'],
  ['/acme/projects/website/wiki', 'Start here', 'project'],
  ['/acme/projects/website/discussions', 'Discussions', 'project'],
  ['/acme/projects/website/discussions/1', 'How we work on this project', 'project'],
  ['/acme/projects/website/documents', 'Documents', 'project'],
  ['/acme/projects/website/form2task', 'Form2Task', 'project'],
  ['/acme/projects/website/rockstars', 'Rockstar Team', 'project'],
  ['/acme/settings', 'Workspace settings', 'default'],
  ['/acme/settings/custom-domain', 'Custom domain', 'default'],
  ['/acme/settings/smtp', 'SMTP', 'default'],
  ['/acme/time-trackings', 'My time', 'default'],
  ['/acme/recurring-tasks', 'Recurring tasks', 'default'],
  ['/profile/ana', 'Ana Souza', 'default'],
  ['/profile/ana/update', 'My settings', 'default'],
  ['/acme/clients', 'Clients', 'default'],
  ['/acme/clients/0b7d', 'Not found', 'default'],
  ['/acme/invoices', 'Invoices', 'default'],
  ['/acme/invoices/0b7d', 'Not found', 'default'],
  ['/acme/invoice/0b7d', 'Not found', 'login'],
  ['/notevault', 'Note vault', 'default'],
  ['/acme/team-members', 'Team members', 'default'],
  ['/acme/team-members/log', 'Activity log', 'default'],
]

/** Goes there as a link within the client does. That an address can be loaded is proven by one of each layout. */
async function turnTo(page: Page, path: string) {
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
}

async function expectLayout(page: Page, layout: 'project' | 'default' | 'login' | 'empty') {
  const framed = layout === 'project' || layout === 'default'
  await expect(page.getByRole('banner').getByRole('button', { name: 'Open menu' })).toHaveCount(framed ? 1 : 0)
  await expect(page.getByRole('contentinfo')).toHaveCount(framed ? 1 : 0)
  await expect(crumb(page)).toHaveCount(layout === 'project' ? 1 : 0)
}

test('ROUTE-12 ROUTE-13 ROUTE-14 PAGES-02 PAGES-03 PAGES-04 PAGES-05 PAGES-06 PAGES-07 PAGES-08 PAGES-09 PAGES-14 PAGES-15 PAGES-16 PAGES-18 PAGES-19 PAGES-20 PAGES-21 PAGES-25 PAGES-26 PAGES-27 pages have their names and layouts, and ask for a session', async ({
  page,
  product,
}) => {
  test.setTimeout(150_000)
  for (const path of ['/acme/projects/website/wiki', '/notevault', '/acme/invoice/0b7d']) {
    await page.goto(path)
    await expect(heading(page, 'Sign in')).toBeVisible()
  }
  await product.signIn(page, 'ana')
  const loaded = new Set<string>()
  for (const [path, title, layout] of addresses) {
    await test.step(path, async () => {
      if (loaded.has(layout)) await turnTo(page, path)
      else await page.goto(path)
      loaded.add(layout)
      await expect(heading(page, title)).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(title))
      await expectLayout(page, layout)
    })
  }
})

test('PAGES-01 PAGES-10 PAGES-11 PAGES-12 PAGES-13 PAGES-17 ROUTE-12 ROUTE-13 the built pages render in their layouts', async ({
  page,
  product,
}) => {
  test.setTimeout(120_000)
  await product.signIn(page, 'ana')
  await page.goto('/workspace')
  await expect(heading(page, 'Acme')).toBeVisible()
  await expectLayout(page, 'default')
  await turnTo(page, '/workspace/projects')
  await expect(heading(page, /projects/i)).toBeVisible()
  await expectLayout(page, 'default')
  for (const path of ['/acme/favorite-tasks', '/acme/favorites', '/acme/next-tasks']) {
    await turnTo(page, path)
    await expect(heading(page, path.includes('next') ? /next tasks/i : /favou?rite/i)).toBeVisible()
    await expectLayout(page, 'default')
  }
  for (const path of ['overview', 'kanban']) {
    await turnTo(page, `/acme/projects/website/${path}`)
    await expect(heading(page, 'Website relaunch')).toBeVisible()
    await expectLayout(page, 'project')
  }
  await turnTo(page, '/acme/projects/website/settings')
  await expect(heading(page, 'Project settings')).toBeVisible()
  await expect(page.getByRole('switch', { name: /private/i })).toBeChecked()
  await expectLayout(page, 'project')
})

test('ROUTE-01 ROUTE-02 ROUTE-08 ROUTE-09 DEFECT-01 aliases: / leads to sign-in or the landing page, /login and /create-account to the forms', async ({
  page,
  product,
}) => {
  await page.goto('/')
  await expect(page).toHaveURL('/sign-in')
  await page.goto('/login')
  await expect(page).toHaveURL('/sign-in')
  await page.goto('/create-account')
  await expect(page).toHaveURL('/sign-up')
  await product.signIn(page, 'ana')
  await page.goto('/')
  await expect(page).toHaveURL('/workspace')
})

test('ROUTE-03 ROUTE-05 ROUTE-06 ROUTE-07 SHELL-04 OPEN-08 the signed-out forms are public and fill the screen with light grey', async ({
  page,
}) => {
  const forms = [
    ['/sign-in', 'Sign in'],
    ['/sign-up', 'Create an account'],
    ['/forgot-password', 'Forgot password'],
    ['/password-reset/abc', 'This link no longer works'],
  ] as const
  for (const [path, title] of forms) {
    await page.goto(path)
    await expect(heading(page, title)).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    const screen = await main(page).evaluate((element) => {
      const around = element.parentElement
      return { height: around?.clientHeight, colour: around && getComputedStyle(around).backgroundColor }
    })
    expect(screen).toEqual({ height: 900, colour: 'rgb(245, 246, 248)' })
  }
})

test('ROUTE-21 OPEN-08 with a token the guest-only forms lead to /workspace, reset, invitation and shared pages stay open', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'ana')
  for (const path of ['/sign-in', '/sign-up', '/forgot-password', '/login', '/create-account']) {
    await page.goto(path)
    await expect(page).toHaveURL('/workspace')
  }
  await page.goto('/password-reset/abc')
  await expect(heading(page, 'This link no longer works')).toBeVisible()
  await page.goto('/accept-invitation')
  await expect(page.getByText('This invitation does not exist.')).toBeVisible()
  await page.goto('/bp/abc')
  await expect(page).toHaveURL('/bp/abc')
})

test('ROUTE-04 ROUTE-11 SHELL-05 shared pages and invitations need no account; shared pages stand alone and ask only for what they show', async ({
  page,
  product,
}) => {
  for (const path of ['/bp/abc', '/acme/task/website/0b7d']) {
    await page.goto(path)
    await expect(heading(page, /^Shared/)).toBeVisible()
    await expectLayout(page, 'empty')
  }
  expect(product.operations).toEqual(['GetPublicProject', 'GetSharedTask'])
  await page.goto('/accept-invitation?token=unknown')
  await expect(page.getByText('This invitation does not exist.')).toBeVisible()
})

test('ROUTE-20 OPEN-07 a route that needs a session leads to sign-in and back to the address, with its query', async ({ page }) => {
  await page.goto('/acme/projects/website/overview?look=kept#here')
  await expect(heading(page, 'Sign in')).toBeVisible()
  await page.getByLabel('Email').fill('ana@example.com')
  await page.getByLabel('Password', { exact: true }).fill('palette-demo-1')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/acme\/projects\/website\/overview\?.*look=kept/)
})

test('OPEN-07 sign-in leads to no other site', async ({ page }) => {
  for (const elsewhere of ['https://example.org/', '//example.org/', '/\\example.org']) {
    await page.goto(`/sign-in?return=${encodeURIComponent(elsewhere)}`)
    await page.getByLabel('Email').fill('ana@example.com')
    await page.getByLabel('Password', { exact: true }).fill('palette-demo-1')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).toHaveURL('/workspace')
    await page.evaluate(() => window.localStorage.clear())
  }
})

test('ROUTE-16 DEFECT-02 the bare dashboard link leads to the overview in the current company', async ({ page, product }) => {
  await product.signIn(page, 'ana')
  await page.goto('/workspace')
  await expect(heading(page, 'Acme')).toBeVisible()
  await page.goto('/projects/website/dashboard')
  await expect(page).toHaveURL('/acme/projects/website/overview')
})

test('DEFECT-21 static first segments win over workspaces of that name', async ({ page, product }) => {
  await product.signIn(page, 'ana')
  await page.goto('/profile/settings')
  await expect(page.getByText('This person does not exist, or you cannot see it.')).toBeVisible()
  await page.goto('/bp/settings')
  await expect(heading(page, 'Shared project')).toBeVisible()
  await page.goto('/workspace/projects')
  await expect(heading(page, /projects/i)).toBeVisible()
})

test('OPEN-31 an unknown address gets the not-found page alone, with a way back', async ({ page, product }) => {
  await page.goto('/no/such/address/at/all')
  await expect(page.getByText('Not found.')).toBeVisible()
  await expectLayout(page, 'empty')
  await product.signIn(page, 'ana')
  await page.goto('/nowhere')
  await page.getByRole('link', { name: 'Back to your workspace' }).click()
  await expect(heading(page, 'Acme')).toBeVisible()
})

test('OPEN-13 a stranger gets not-found for a workspace and its projects, and sees nothing of them', async ({ page, product }) => {
  await product.signIn(page, 'dora')
  for (const path of [
    '/acme/settings',
    '/acme/next-tasks',
    '/acme/projects/website/overview',
    '/acme/projects/website/wiki',
    '/globex/projects/nothing/overview',
  ]) {
    await page.goto(path)
    await expect(main(page).getByText('Not found.')).toBeVisible()
    await expect(page.getByText('Website relaunch')).toHaveCount(0)
  }
  await page.goto('/workspace')
  await expect(heading(page, 'Globex')).toBeVisible()
})

test('OPEN-13 a member gets not-found for a private project of the workspace that is not theirs', async ({ page, product }) => {
  await product.signIn(page, 'gus')
  await page.goto('/acme/projects/mobile/overview')
  await expect(main(page).getByText('Not found.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to your workspace' }).click()
  await expect(heading(page, 'Acme')).toBeVisible()
})

test('ROUTE-22 every route change scrolls to the top', async ({ page, product }) => {
  await page.setViewportSize({ width: 1440, height: 320 })
  await product.signIn(page, 'ana')
  await page.goto('/workspace')
  // By its whole name: tasks that are next name their project too, on days that have one of it.
  await main(page).getByRole('link', { name: 'Operations', exact: true }).scrollIntoViewIfNeeded()
  const scrolled = () => main(page).evaluate((element) => (element.parentElement?.scrollTop ?? 0) + window.scrollY)
  await main(page).hover()
  await page.mouse.wheel(0, 400)
  await expect.poll(scrolled).toBeGreaterThan(0)
  await page.getByRole('link', { name: 'All workspaces' }).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL('/workspace/projects')
  await expect.poll(scrolled).toBe(0)
})
