// While a task is moved nothing can be done to it: its detail takes no input until the host has answered.
import { told } from './messages.ts'
import { expect, test } from './product.ts'
import { detailOf, openTasks, question, rowOf, taskOnHost, topTask } from './task-page.ts'

test('OPEN-45 EVENT-10 the detail of a task that is being moved takes no input, neither by mouse nor by key, until the answer', async ({
  page,
  product,
}) => {
  const task = await topTask(product, 'On its way')
  await openTasks(page, product)
  await rowOf(page, 'On its way').getByRole('link', { name: 'On its way' }).click()
  await expect(detailOf(page, task.code).getByRole('heading', { name: 'Comments' })).toBeVisible()
  await page.keyboard.press('m')
  await question(page, 'Move to project').getByRole('combobox').fill('mobile')
  await page.keyboard.press('Enter')
  await expect(question(page, 'Status in Mobile app').getByRole('option').first()).toBeVisible()
  // What the move would lose is asked first, and answered.
  const answer = product.holdAnswers(/^MoveTask$/)
  await page.keyboard.press('Enter')
  await expect.poll(() => product.operations).toContain('MoveTask')
  // Its new project has not given it a code yet.
  const detail = page.getByRole('dialog', { name: 'Task On its way' })
  await expect(detail).toBeVisible()
  const takesInput = () =>
    detail.evaluate((dialog) =>
      [...dialog.querySelectorAll<HTMLElement>('button, input, textarea, [role=checkbox], [role=tab], [contenteditable=true]')]
        .filter((control) => control.closest('[inert]') === null)
        .map((control) => control.getAttribute('aria-label') || control.textContent || control.parentElement?.textContent)
        .toSorted(),
    )
  await expect.poll(takesInput).toEqual(['Close', 'Modal', 'Next task', 'Previous task'])
  const asked = product.operations.length
  for (const name of ['Add to favorites', 'More actions']) {
    const box = await detail.locator(`[aria-label="${name}"]`).boundingBox()
    if (!box) throw new Error(`${name} is not on the screen`)
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  }
  for (const key of ['Shift+F', 'd', 'e', 'Shift+S']) await page.keyboard.press(key)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(page.getByRole('menu')).toHaveCount(0)
  answer()
  await told(page, 'Moved to Mobile app')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(product.operations.slice(asked).filter((name) => /^(Set|Update|Rename)/.test(name))).toEqual([])
  expect(await taskOnHost(product, 'On its way', { company_slug: 'acme', project_slug: 'mobile' })).toMatchObject({ is_favorite: false })
})
