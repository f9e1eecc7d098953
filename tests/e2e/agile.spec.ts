// The Agile tab in the browser: user story and sprint chosen, replaced, taken away, searched, paged, empty and failing.
import { GARDEN, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { look } from './accessibility.ts'
import { expect, type Product, test } from './product.ts'
import { detailOf, focusRow, LIST, openTasks, rowOf, taskOnHost, topTask } from './task-page.ts'

const sprintsOf = (product: Product, count: number) =>
  Promise.all(
    Array.from({ length: count }, (_, at) =>
      product.host.as('ana').post('/sprints/', WEBSITE, { title: `Extra ${at + 1}`, start_date: '2025-01-06', end_date: '2025-01-19' }),
    ),
  )

test('AGILE-01 AGILE-02 AGILE-06 AGILE-07 both are chosen, replaced and taken away; each leads to its own page', async ({
  page,
  product,
}) => {
  const task = await makeTask(product.host, 'ana', WEBSITE, { title: 'To be planned', position: 0 })
  await product.signIn(page, 'mia')
  await page.goto(`${LIST}?task=${task.uuid}&tab=agile`)
  const detail = detailOf(page, task.code)
  const sprint = detail.getByRole('region', { name: 'Sprint' })
  const story = detail.getByRole('region', { name: 'User story' })
  const open = product.holdAnswers
  await expect(sprint.getByRole('button', { name: /^Sprint 9/ })).toBeVisible({ timeout: 30_000 })
  const answers = open()
  await sprint.getByRole('button', { name: /^Sprint 9/ }).click()
  // Nothing was answered yet.
  await expect(sprint.getByRole('link', { name: 'Sprint 9' })).toBeVisible()
  answers()
  await story.getByRole('button', { name: /keyboard user/ }).click()
  await expect.poll(async () => (await taskOnHost(product, 'To be planned')).sprint?.title).toBe('Sprint 9')
  await expect.poll(async () => (await taskOnHost(product, 'To be planned')).user_story?.code).toBe('US-4')
  await sprint.getByRole('button', { name: /^Sprint 8/ }).click()
  await expect.poll(async () => (await taskOnHost(product, 'To be planned')).sprint?.title).toBe('Sprint 8')
  await story.getByRole('button', { name: 'Take out of the user story' }).click()
  await expect(story.getByText('This task belongs to no user story.')).toBeVisible()
  await expect.poll(async () => (await taskOnHost(product, 'To be planned')).user_story).toBeNull()
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await taskOnHost(product, 'To be planned')).user_story?.code).toBe('US-4')
  await sprint.getByRole('link', { name: 'Sprint 8' }).click()
  await expect(page).toHaveURL(/\/acme\/projects\/website\/sprints\/sprint-8$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('OPEN-64 AGILE-02 REST-78 the host searches after a rest of the keys, and pages', async ({ page, product }) => {
  await sprintsOf(product, 25)
  const task = await makeTask(product.host, 'ana', WEBSITE, { title: 'To be planned', position: 0 })
  await product.signIn(page, 'mia')
  await page.goto(`${LIST}?task=${task.uuid}&tab=agile`)
  const sprint = detailOf(page, task.code).getByRole('region', { name: 'Sprint' })
  // What is not over is one list (SPRINT-16); what is searched comes in pages.
  await expect(sprint.getByRole('button', { name: /^Extra 1 / })).toBeVisible({ timeout: 30_000 })
  await sprint.getByRole('textbox', { name: 'Search sprints' }).fill('extra')
  await expect(sprint.getByText('Page 1 of 2')).toBeVisible()
  await sprint.getByRole('button', { name: 'Next' }).click()
  await expect(sprint.getByText('Page 2 of 2')).toBeVisible()
  await sprint.getByRole('textbox', { name: 'Search sprints' }).fill('')
  const before = product.operations.filter((name) => name === 'SprintChoices').length
  await sprint.getByRole('textbox', { name: 'Search sprints' }).pressSequentially('extra 25', { delay: 10 })
  await expect(sprint.getByRole('button', { name: /^Extra 25/ })).toBeVisible()
  await expect(sprint.getByRole('list', { name: 'Sprints' }).getByRole('listitem')).toHaveCount(1)
  expect(product.operations.filter((name) => name === 'SprintChoices').length - before).toBeLessThan('extra 25'.length)
})

test('REST-21 R S and R U plan one task or many from the list, by the palette', async ({ page, product }) => {
  await topTask(product, 'Plan me first')
  await topTask(product, 'Plan me second')
  await openTasks(page, product)
  const row = rowOf(page, 'Plan me second')
  await focusRow(row)
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('r')
  await page.keyboard.press('s')
  await expect(page.getByRole('dialog', { name: 'Set sprint' })).toBeVisible()
  await page.keyboard.type('sprint 9')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await taskOnHost(product, 'Plan me second')).sprint?.title).toBe('Sprint 9')
  const others = await product.host.as('ana').get('/tasks/', { ...WEBSITE, search: 'Plan me', per_page: 10 })
  expect(others.body.data.map((one: { sprint: { title: string } | null }) => one.sprint?.title).filter(Boolean).length).toBeGreaterThan(0)
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await taskOnHost(product, 'Plan me second')).sprint).toBeNull()
  await page.keyboard.press('r')
  await page.keyboard.press('u')
  await expect(page.getByRole('dialog', { name: 'Set user story' })).toBeVisible()
  await page.keyboard.type('US-4')
  await expect(page.getByRole('option', { name: /keyboard user/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await taskOnHost(product, 'Plan me second')).user_story?.code).toBe('US-4')
})

test('AGILE-03 AGILE-04 AGILE-05 without any, each says so and leads to its list, which closes the task', async ({ page, product }) => {
  const task = await makeTask(product.host, 'fay', GARDEN, { title: 'Not planned' })
  await product.signIn(page, 'fay')
  await page.goto(`/freebird/projects/garden/overview?task=${task.uuid}&tab=agile`)
  const detail = detailOf(page, task.code)
  await expect(detail.getByText("You haven't created any sprints yet.")).toBeVisible({ timeout: 30_000 })
  await expect(detail.getByText("You haven't created any user stories yet.")).toBeVisible()
  await detail.getByRole('link', { name: 'Create the first user story' }).scrollIntoViewIfNeeded()
  await detail.getByRole('link', { name: 'Create the first sprint' }).click()
  await expect(page).toHaveURL(/\/freebird\/projects\/garden\/sprints$/)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await detail.getByRole('link', { name: 'Create the first user story' }).click()
  await expect(page).toHaveURL(/\/freebird\/projects\/garden\/user-stories$/)
})

test.describe('failing', () => {
  test.use({ expectedErrors: [/./] })
  test('AGILE-08 each says in the fixed words that it could not be fetched, and tries again', async ({ page, product }) => {
    const task = await makeTask(product.host, 'ana', WEBSITE, { title: 'To be planned', position: 0 })
    await product.signIn(page, 'mia')
    let failing = true
    await page.route('**/graphql', async (route) => {
      const asked = route.request().postData() ?? ''
      if (failing && /SprintChoices|UserStoryChoices/.test(asked))
        await route.fulfill({ json: { data: null, errors: [{ message: 'x', extensions: { code: 'FORBIDDEN' } }] } })
      else await route.continue()
    })
    await page.goto(`${LIST}?task=${task.uuid}&tab=agile`)
    const detail = detailOf(page, task.code)
    await expect(detail.getByText('An error occurred while fetching sprints. Please try again later.')).toBeVisible({ timeout: 30_000 })
    await expect(detail.getByText('An error occurred while fetching user stories. Please try again later.')).toBeVisible()
    failing = false
    await detail.getByRole('region', { name: 'Sprint' }).getByRole('button', { name: 'Retry' }).click()
    await expect(detail.getByRole('button', { name: /^Sprint 9/ })).toBeVisible()
  })
})

test('AGILE-01 the panel reads without fault in both themes, wide and narrow', async ({ page, product }) => {
  const { rows } = await product.host.db.execute<{ id: string; number: number }>(
    `select t.id, t.number from tasks t join projects p on p.id = t.project_id
     where p.slug = 'website' and t.sprint_id is not null and t.user_story_id is not null and not t.is_archived order by t.number limit 1`,
  )
  await product.signIn(page, 'mia')
  await page.goto(`${LIST}?task=${rows[0]?.id}&tab=agile`)
  const detail = detailOf(page, `WEB-${rows[0]?.number}`)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(detail.getByRole('button', { name: /^Sprint 9/ })).toBeVisible({ timeout: 30_000 })
    await detail.getByRole('tab', { name: 'Agile' }).evaluate((tab) => tab.scrollIntoView())
    await look(page, 'agile', '[role=tabpanel]')
  }
})
