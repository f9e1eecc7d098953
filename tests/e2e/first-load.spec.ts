// What is not loaded before the first screen: how much is, and that what comes later is there when it is asked for.
import { fileURLToPath } from 'node:url'
import {
  circlesIn,
  FIRST_LOAD_BUDGET,
  firstLoadOf,
  LIST_BUDGET,
  laterLoadOf,
  listLoadOf,
  PAGE_BUDGET,
  pageLoadsOf,
} from '#tests/kit/first-load.ts'
import { expect, test } from './product.ts'
import { LIST, rowOf, toastOf, topTask } from './task-page.ts'

const CLIENT = process.env.CLIENT_DIR ?? fileURLToPath(new URL('../../dist', import.meta.url))

test('the JavaScript that every visit loads first is at most 180 kB, gzip', () => {
  const files = firstLoadOf(CLIENT)
  const bytes = Object.values(files).reduce((total, one) => total + one, 0)
  expect(bytes, 'no entry was found').toBeGreaterThan(50_000)
  expect(bytes, JSON.stringify(files)).toBeLessThanOrEqual(FIRST_LOAD_BUDGET)
})

test('the JavaScript that comes before the rows of a list is at most 250 kB, gzip', () => {
  expect(listLoadOf(CLIENT)).toBeLessThanOrEqual(LIST_BUDGET)
})

test('SCREEN-10 what draws a chart is at most 30 kB, gzip', () => {
  for (const name of ['bar', 'line', 'stacked']) expect(laterLoadOf(CLIENT, `src/ui/chart/${name}-chart.tsx`)).toBeLessThanOrEqual(30_000)
})

/** The screens of a project and of recurring work, by the folders of their pages. */
const SCREENS = [
  ...[
    'sprints',
    'sprint',
    'user-stories',
    'user-story',
    'user-story-epics',
    'project-time',
    'my-time',
    'wiki',
    'discussions',
    'discussion',
  ],
  ...['documents', 'forms', 'public-form', 'rockstars', 'project-settings', 'shared-project', 'recurring-tasks'],
]

test('each screen of a project is a chunk of its own, at most 25 kB, gzip', () => {
  const loads = pageLoadsOf(CLIENT)
  expect(Object.keys(loads)).toEqual(expect.arrayContaining(SCREENS))
  const tooHeavy = Object.entries(loads).filter(([, bytes]) => bytes > PAGE_BUDGET)
  expect(tooHeavy).toEqual([])
  // What is weighed is what there is: none is empty.
  expect(SCREENS.filter((name) => (loads[name] ?? 0) < 500)).toEqual([])
})

test('no two files of the client import each other, over whatever others', () => {
  expect(circlesIn(CLIENT)).toEqual([])
})

test.describe('a part that cannot be fetched', () => {
  test.use({ expectedErrors: [/assets\/layers-|ERR_CONNECTION_REFUSED/] })

  test('a menu whose code cannot be loaded says so once, and the next press tries again; the button keeps its focus', async ({
    page,
    product,
  }) => {
    await topTask(product, 'Here first')
    let refused = 0
    await page.route('**/assets/layers-*.js*', (route) => {
      refused += 1
      return route.abort('connectionrefused')
    })
    await product.signIn(page, 'mia')
    await page.goto(LIST)
    await expect(rowOf(page, 'Here first')).toBeVisible()
    const sort = page.getByRole('button', { name: /^Sort:/ })
    await sort.focus()
    await page.keyboard.press('Enter')
    const told = toastOf(page, 'This could not be opened.')
    await expect(told).toHaveCount(1)
    await expect(told).toBeVisible()
    expect(refused).toBeGreaterThan(0)
    await expect(sort).toBeFocused()
    await page.unroute('**/assets/layers-*.js*')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('menu', { name: 'Sort' })).toBeVisible()
    await expect(page.getByRole('menuitemcheckbox').first()).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(sort).toBeFocused()
  })
})
