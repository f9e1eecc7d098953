// Every address of the running product: which page, which layout. Who may see it is proven over the client alone (src/app/router.test.tsx).
import type { Page } from '@playwright/test'
import { goWithin } from './go-within.ts'
import { expect, test } from './product.ts'

const main = (page: Page) => page.getByRole('main')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const crumb = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Website relaunch: overview' })

/** Pages of the project, the workspace and the person. */
const addresses: readonly [path: string, heading: string, layout: 'project' | 'default' | 'login', title?: string][] = [
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
  ['/acme/projects/website/overview', 'Website relaunch', 'project'],
  ['/acme/projects/website/kanban', 'Website relaunch', 'project'],
  ['/acme/projects/website/settings', 'Project settings', 'project', 'Settings of Website relaunch'],
  ['/workspace', 'Acme', 'default'],
  ['/workspace/projects', 'projects', 'default', 'Projects'],
  ['/acme/favorite-tasks', 'Favorite', 'default'],
  ['/acme/favorites', 'Favorite', 'default'],
  ['/acme/next-tasks', 'Next tasks', 'default'],
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
  ['/unsubscribe/0b7d', 'Stop these mails?', 'login', 'Palette'],
  ['/notevault', 'Note vault', 'default'],
  ['/acme/team-members', 'Team members', 'default'],
  ['/acme/team-members/log', 'Activity log', 'default'],
]

async function expectLayout(page: Page, layout: 'project' | 'default' | 'login') {
  const framed = layout === 'project' || layout === 'default'
  await expect(page.getByRole('banner').getByRole('button', { name: 'Open menu' })).toHaveCount(framed ? 1 : 0)
  await expect(page.getByRole('contentinfo')).toHaveCount(framed ? 1 : 0)
  await expect(crumb(page)).toHaveCount(layout === 'project' ? 1 : 0)
}

test('ROUTE-12 ROUTE-13 ROUTE-14 PAGES-01 PAGES-02 PAGES-03 PAGES-04 PAGES-05 PAGES-06 PAGES-07 PAGES-08 PAGES-09 PAGES-10 PAGES-11 PAGES-12 PAGES-13 PAGES-14 PAGES-15 PAGES-16 PAGES-17 PAGES-18 PAGES-19 PAGES-20 PAGES-21 PAGES-25 PAGES-26 PAGES-27 every page has its name and its layout', async ({
  page,
  product,
}) => {
  test.setTimeout(150_000)
  await product.signIn(page, 'ana')
  const loaded = new Set<string>()
  for (const [path, name, layout, title = name] of addresses) {
    await test.step(path, async () => {
      if (loaded.has(layout)) await goWithin(page, path)
      else await page.goto(path)
      loaded.add(layout)
      await expect(heading(page, name)).toBeVisible()
      await expect(page).toHaveTitle(new RegExp(title))
      await expectLayout(page, layout)
    })
  }
})

test('SHELL-04 the signed-out forms fill the screen with light grey', async ({ page }) => {
  await page.goto('/sign-in')
  await expect(heading(page, 'Sign in')).toBeVisible()
  const screen = await main(page).evaluate((element) => {
    const around = element.parentElement
    return { height: around?.clientHeight, colour: around && getComputedStyle(around).backgroundColor }
  })
  expect(screen).toEqual({ height: 900, colour: 'rgb(245, 246, 248)' })
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
