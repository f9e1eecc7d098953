// A move says what it would take away, takes the subtasks along, and is undone whole.
import { makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { expect, test } from './product.ts'
import { openTasks, question, rowOf, taskOnHost, toastOf, topTask } from './task-page.ts'

const MOBILE = { company_slug: 'acme', project_slug: 'mobile' }

test('MOVE-01 MOVE-02 by keyboard: what a move takes away is said, the subtasks go along, and undo brings everything back', async ({
  page,
  product,
}) => {
  const as = product.host.as('ana')
  const task = await topTask(product, 'Much around it')
  const child = await makeTask(product.host, 'ana', WEBSITE, { title: 'Right below it', parent_id: task.uuid })
  const sprint = (await as.get('/sprints/', { ...WEBSITE, page: 1 })).body.data[0]
  await as.put(`/tasks/${task.uuid}/`, WEBSITE, { sprint_id: sprint.id })
  await as.post(`/task-labels/${task.uuid}/bulk`, WEBSITE, { labels: [{ title: 'Only in Website', color: '#123456' }] })
  await openTasks(page, product)
  await rowOf(page, 'Much around it').hover()
  await page.keyboard.press('m')
  await question(page, 'Move to project').getByRole('combobox').fill('mobile')
  await page.keyboard.press('Enter')
  await expect(question(page, 'Status in Mobile app').getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Enter')
  const asked = question(page, 'Move to Mobile app?')
  await expect(asked).toContainText(`Sprint: ${sprint.title}`)
  await expect(asked).toContainText('Label: Only in Website')
  await expect(asked.getByRole('option').first()).toContainText('Move with 1 subtask')
  await expect(asked.getByRole('combobox')).toHaveAccessibleDescription(/Only in Website/)
  await page.keyboard.press('Enter')
  await expect(toastOf(page, 'Moved to Mobile app')).toBeVisible()
  await expect(rowOf(page, 'Much around it')).toHaveCount(0)
  await expect(rowOf(page, 'Right below it')).toHaveCount(0)
  expect(await taskOnHost(product, 'Right below it', MOBILE)).toMatchObject({ parent_id: task.uuid })
  await page.keyboard.press('ControlOrMeta+z')
  await expect(rowOf(page, 'Much around it')).toBeVisible()
  await expect(rowOf(page, 'Right below it')).toBeVisible()
  await expect
    .poll(async () => (await as.get(`/tasks/${task.uuid}/`, WEBSITE)).body.data)
    .toMatchObject({
      code: task.code,
      sprint: { id: sprint.id },
      labels: [{ title: 'Only in Website' }],
      counts: { subtasks: 1 },
    })
  expect((await as.get(`/tasks/${child.uuid}/`, WEBSITE)).body.data).toMatchObject({ code: child.code, parent_id: task.uuid })
})
