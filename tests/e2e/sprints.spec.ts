// Sprints in the browser, by keyboard but for a drag: planned, started, completed with what is left carried over, and taken back.
import { WEBSITE } from '#tests/kit/task-calls.ts'
import { look } from './accessibility.ts'
import { expect, type Product, test } from './product.ts'

const SPRINTS = '/acme/projects/website/sprints'

const onHost = async (product: Product, title: string) =>
  (await product.host.as('ana').get('/sprints/', { ...WEBSITE, search: title, page: 1 })).body.data[0]

test('SPRINT-12 SPRINT-13 SPRINT-14 a sprint is planned with J and V or by dragging, the one before it completed into it and taken back by keys alone', async ({
  page,
  product,
}) => {
  // Lists draw the rows in sight, and how many a sprint has goes by the day on which the sample is made: here all are in sight.
  await page.setViewportSize({ width: 1440, height: 2400 })
  await product.signIn(page, 'ana')
  await page.goto(SPRINTS)
  await expect(page.getByRole('row', { name: /^Sprint 7/ })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('figure')).toContainText('on average')
  await look(page, 'sprints')

  // The second row is the next planned sprint.
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(page.getByRole('row', { name: /^Sprint 8/ })).toBeFocused()
  await page.keyboard.press('v')
  const own = page.getByRole('region', { name: 'Sprint 8' })
  const backlog = page.getByRole('region', { name: 'Backlog' })
  const planned: number = (await onHost(product, 'Sprint 8')).counts.tasks
  await expect(own.getByRole('row')).toHaveCount(planned)
  await expect(backlog.getByRole('row').first()).toBeVisible()
  for (let step = 0; step <= planned; step++) await page.keyboard.press('j')
  const first = await backlog.getByRole('row').first().getByRole('link').textContent()
  await expect(backlog.getByRole('row').first()).toBeFocused()
  await page.keyboard.press('v')
  await expect(own.getByRole('link', { name: first ?? '' })).toBeVisible()
  await expect(backlog.getByRole('row').first()).toBeFocused()
  await page.keyboard.press('v')
  await expect.poll(async () => (await onHost(product, 'Sprint 8')).counts.tasks).toBe(planned + 2)
  await look(page, 'sprint-plan')
  // By mouse: dragged out, over rows of the other list, and in again.
  const dragged = page.getByRole('link', { name: first ?? '' })
  await dragged.dragTo(backlog.getByRole('row').nth(1))
  await expect(backlog.getByRole('link', { name: first ?? '' })).toBeVisible()
  await expect.poll(async () => (await onHost(product, 'Sprint 8')).counts.tasks).toBe(planned + 1)
  await dragged.dragTo(own)
  await expect.poll(async () => (await onHost(product, 'Sprint 8')).counts.tasks).toBe(planned + 2)

  await page.goto(SPRINTS)
  await expect(page.getByRole('row', { name: /^Sprint 7/ })).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('slider', { name: /^Points of Burndown/ })).toBeVisible()
  await expect(page.getByRole('row').nth(2)).toBeVisible()
  await look(page, 'sprint')
  await page.keyboard.press('Shift+s')
  await expect(page.getByRole('option', { name: /^Sprint 8/ })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Sprint completed · \d+ done · \d+ moved to Sprint 8/).first()).toBeVisible()
  await expect.poll(async () => (await onHost(product, 'Sprint 7')).state).toBe('completed')
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await onHost(product, 'Sprint 7')).state).toBe('active')
  await expect.poll(async () => (await onHost(product, 'Sprint 8')).counts.tasks).toBe(planned + 2)
})
