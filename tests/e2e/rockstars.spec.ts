// Who finished how much in the browser, by keyboard alone: reached by the palette, other days, other order, hidden and back.
import { WEBSITE } from '#tests/kit/task-calls.ts'
import { look } from './accessibility.ts'
import { expect, test } from './product.ts'

test('ROCK-05 ROCK-08 the page is read, sorted and left by keys alone; a task that is finished is in its figures', async ({
  page,
  product,
}) => {
  await product.signIn(page, 'ana')
  await page.goto('/acme/projects/website/overview')
  await expect(page.getByRole('row').nth(2)).toBeVisible({ timeout: 30_000 })
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Rockstar')
  await expect(page.getByRole('option', { name: /Go to Rockstar Team/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Rockstar Team' })).toBeVisible()
  const team = page.getByRole('button', { name: /^The whole team/ })
  await expect(team).toBeVisible()
  await expect(page.getByRole('heading', { name: /^The team finished \d+ tasks, / })).toBeVisible()
  await expect(page.getByRole('figure')).toContainText(/has the most: \d+ task/)
  await look(page, 'rockstars')

  const today = new Date().toISOString().slice(0, 10)
  const finished = async () =>
    (await product.host.as('ana').get('/rockstars/', { ...WEBSITE, from: '2026-01-01', to: today, timezone: 'UTC' })).body.data.team.tasks
  const before = await finished()
  const made = await product.host.as('ana').post('/tasks/', { ...WEBSITE, is_archived: 0, members: '' }, { title: 'Shine brightly' })
  await product.host.as('ana').put(`/tasks/${made.body.data.uuid}/done/`, WEBSITE, { username: 'ana' })
  expect(await finished()).toBe(before + 1)

  await team.focus()
  await page.keyboard.press('Shift+v')
  await expect(page).toHaveURL(/sort=hours/)
  await page.keyboard.press('f')
  await page.keyboard.type('this w')
  await expect(page.getByRole('option', { name: /^This week/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/period=this-week/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // Other days are the same page: what had the focus keeps it.
  await expect(team).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: 'Tasks of the team' }).getByRole('link', { name: 'Shine brightly' })).toBeVisible()
  await look(page, 'rockstars-tasks')

  const own = page.getByRole('region', { name: 'People' }).getByRole('button', { name: /Ana Souza/ })
  await expect(own).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.keyboard.type('Hide me')
  await expect(page.getByRole('option', { name: /^Hide me here/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(own).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(own).toBeVisible()
  await page.keyboard.press('Shift+ArrowLeft')
  await expect(page).toHaveURL(/period=last-week/)
})
