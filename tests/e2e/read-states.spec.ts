// What stands on the screen while something is read, and when that went wrong: axe finds nothing in either theme, in the list and in each part of a task.
import type { Page, Route } from '@playwright/test'
import { makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { faultsOf, look } from './accessibility.ts'
import { expect, test } from './product.ts'
import { detailOf, LIST, rowOf } from './task-page.ts'

/** The reads of a list, and of a task with all its parts. */
const OF_LIST = /^(TasksPage|TaskTotals)$/
const OF_TASK =
  /^(TaskById|ListComments|CommentCatalogue|ListAttachments|TaskFiles|ListChecklist|ListTimeEntries|TaskTime|SprintChoices|UserStoryChoices|ListSubtasks|ListParentTasks)$/
const TABS = ['Comments', 'Files', 'Checklists', 'Time Tracking', 'Agile', 'Related Tasks']

/** Stands between page and gateway: reads whose names match wait, then fail or go on. */
async function standBetween(page: Page) {
  let mode: 'pass' | 'hold' | 'fail' = 'pass'
  let which = /^$/
  let held: Route[] = []
  const act = (route: Route) => {
    if (mode === 'hold') return void held.push(route)
    if (mode === 'pass') return route.continue()
    const errors = [{ message: 'The host had a problem.', extensions: { code: 'UPSTREAM_ERROR', retryable: false } }]
    return route.fulfill({ json: { data: null, errors } })
  }
  await page.route('**/graphql', (route) => {
    const { query, operationName } = route.request().postDataJSON()
    const name = operationName ?? /(?:query|mutation)\s+(\w+)/.exec(query)?.[1] ?? ''
    return which.test(name) ? act(route) : route.continue()
  })
  return {
    async set(next: typeof mode, names: RegExp) {
      mode = next
      which = names
      const waiting = held
      held = []
      await Promise.all(waiting.map(act))
    },
    count: () => held.length,
  }
}

test('OPEN-66 OPEN-28 MISC-02 list and parts of a task read without fault while they are read and when that failed, in both themes', async ({
  page,
  product,
}) => {
  test.setTimeout(240_000)
  const title = 'A task in every state'
  const description = '<p>Before</p><pre><code class="language-typescript">const answer: number = 42 // why\n</code></pre><p>After</p>'
  const task = await makeTask(product.host, 'ana', WEBSITE, { title, description, position: 0 })
  const reads = await standBetween(page)
  await product.signIn(page, 'ben')
  await reads.set('hold', OF_LIST)
  await page.goto(LIST)
  await expect.poll(reads.count).toBeGreaterThan(0)
  await expect(page.getByRole('main').getByText('Loading').first()).toBeAttached()
  await look(page, 'list loading', 'body')
  await reads.set('fail', OF_LIST)
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' }).first()).toBeVisible()
  await look(page, 'list failing', 'main')
  await reads.set('pass', OF_LIST)
  // It is read again by itself.
  await expect(rowOf(page, title)).toBeVisible({ timeout: 70_000 })
  await reads.set('hold', OF_TASK)
  await rowOf(page, title).getByRole('link', { name: title }).click()
  const detail = detailOf(page, task.code)
  const show = async (tab: string) => {
    await detail.getByRole('tab', { name: new RegExp(`^${tab}`) }).click()
    await expect(detail.getByRole('tabpanel', { name: new RegExp(`^${tab}`) })).toBeVisible()
  }
  for (const tab of TABS) {
    await show(tab)
    await expect(detail.getByRole('tabpanel').getByText('Loading').first()).toBeAttached()
    // What stands for what comes has no words, and nothing for another theme to color.
    expect.soft(await faultsOf(page, '[role=dialog]'), `${tab} loading`).toEqual([])
  }
  await reads.set('fail', OF_TASK)
  for (const tab of TABS) {
    await show(tab)
    await expect(detail.getByRole('tabpanel').getByRole('button', { name: 'Retry' }).first()).toBeVisible()
    await look(page, `${tab} failing`, '[role=tabpanel]')
  }
  await reads.set('pass', OF_TASK)
  await expect(detail.getByText('Before')).toBeVisible({ timeout: 70_000 })
  await detail.focus()
  await page.keyboard.press('Shift+E')
  const code = detail.locator('[contenteditable=true][aria-label=Description] pre')
  await expect(code.locator('span').first()).toBeVisible()
  await code.click()
  await look(page, 'editor with a code block', '[role=dialog]')
})
