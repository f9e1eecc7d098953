// The palette: scopes, sentences, focus, and keys that never fire while someone types.
import type { Page } from '@playwright/test'
import { sources } from '#tests/house/sources.ts'
import { expect, test } from './product.ts'
import { detailOf, drawn, focusRow, openTasks, palette, rowOf, taskOnHost, topTask } from './task-page.ts'

const highlighted = (page: Page) => palette(page).getByRole('option', { selected: true })
const input = (page: Page) => palette(page).getByRole('combobox')

async function openPalette(page: Page) {
  await page.keyboard.press('Control+k')
  await expect(input(page)).toBeFocused()
}

test('OPEN-66 # finds tasks by number, @ people, + projects, > commands only; mod+Enter opens a tab', async ({
  page,
  product,
  context,
}) => {
  await openTasks(page, product, { as: 'ana' })
  await openPalette(page)
  await input(page).fill('#214')
  await expect(highlighted(page)).toContainText('WEB-214')
  await input(page).fill('@mia')
  await expect(highlighted(page)).toContainText('Mia Chen')
  await input(page).fill('+mob')
  await expect(highlighted(page)).toContainText('Mobile app')
  await input(page).fill('>theme')
  await expect(palette(page).getByRole('option').first()).toContainText(/theme/i)
  for (const row of await palette(page).getByRole('option').allTextContents()) expect(row).not.toMatch(/WEB-|MOB-/)
  await input(page).fill('#214')
  await expect(highlighted(page)).toContainText('WEB-214')
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  expect((await opened).url()).toMatch(/\/acme\/projects\/website\/overview\?task=/)
  await expect(palette(page)).toHaveCount(0)
  // By mouse: the field in the header opens it, and a task opens over the page.
  await page.getByRole('button', { name: 'Search or run a command' }).click()
  await expect(input(page)).toBeFocused()
  await input(page).fill('web-214')
  await expect(highlighted(page)).toContainText('WEB-214')
  await highlighted(page).click()
  await expect(detailOf(page, 'WEB-214')).toBeVisible()
  await expect(page).toHaveURL(/overview\?task=/)
})

test('OPEN-66 one line does it: a sentence is read as chips, one Enter does all of it, one undo takes all of it back', async ({
  page,
  product,
}) => {
  const { uuid } = await topTask(product, 'Say it once', { members: 'ben' })
  const read = async () =>
    JSON.stringify(await taskOnHost(product, 'Say it once'), ['users', 'username', 'due_date', 'timestamp', 'workflow', 'title'])
  const before = await read()
  await openTasks(page, product, { as: 'ana' })
  await focusRow(rowOf(page, 'Say it once'))
  await openPalette(page)
  await input(page).fill('assign mia due 2031-03-01 move to in review')
  await expect(highlighted(page)).toHaveText(/Assign Mia Chen\s*Due Sat 1 Mar 2031\s*Status In review/)
  await input(page).fill('assign mia due 2031-03-01 zebra')
  await expect(highlighted(page)).toHaveText(/Assign Mia Chen\s*Due Sat 1 Mar 2031\s*Not understood: zebra/)
  await input(page).fill('never assign mia')
  await expect(palette(page).getByRole('option', { name: /^Assign Mia Chen/ })).toHaveCount(0)
  await input(page).fill('assign mia due 2031-03-01 move to in review')
  await page.keyboard.press('Enter')
  const row = rowOf(page, 'Say it once')
  await expect(row).toContainText('In review')
  await expect(row).toBeFocused()
  await expect.poll(read).toContain('"mia"')
  await expect.poll(read).toContain('In review')
  await page.keyboard.press('Control+z')
  await expect.poll(read).toBe(before)
  expect(uuid).toBe((await taskOnHost(product, 'Say it once'))?.uuid)
})

test('OPEN-66 > opens it with commands; the key again, Escape twice and a click outside close it; focus is back on the row each time', async ({
  page,
  product,
}) => {
  await topTask(product, 'Come back to me')
  await openTasks(page, product)
  const row = rowOf(page, 'Come back to me')
  await focusRow(row)
  await page.keyboard.press('>')
  await expect(input(page)).toHaveValue('>')
  await page.keyboard.press('Escape')
  await expect(input(page)).toHaveValue('')
  await drawn(page, palette(page))
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
  await expect(row).toBeFocused()
  await openPalette(page)
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toHaveCount(0)
  await expect(row).toBeFocused()
  await openPalette(page)
  // It hears of clicks outside a moment after it is shown.
  await expect(async () => {
    await page.mouse.click(5, 890)
    await expect(palette(page)).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
  await expect(row).toBeFocused()
})

/** Every key and sequence that the sources declare, as Playwright presses them; those that work in text fields on purpose are left out. */
const KEYS = [
  ...new Set(
    sources('src')
      .filter(({ path }) => path.endsWith('.actions.ts'))
      .flatMap(({ text }) => [...text.matchAll(/shortcut: (\[[^\]]*\]|'[^']*')/g)])
      .flatMap(([, value = '']) => [...value.matchAll(/'([^']*)'/g)].map((match) => match[1] ?? ''))
      .filter((keys) => !keys.includes('$mod') && !/Enter|Escape|Arrow|Alt/.test(keys)),
  ),
].map((keys) => keys.split(' ').map((key) => key.replace(/^Shift\+([a-z])$/, (_, letter: string) => `Shift+${letter.toUpperCase()}`)))

test('OPEN-66 no key fires while someone types: every key of the registry in a field of the page, of a dialog and of the detail does nothing but write', async ({
  page,
  product,
}) => {
  test.slow()
  expect(KEYS.length).toBeGreaterThan(40)
  const task = await topTask(product, 'Typed over')
  await openTasks(page, product, { as: 'ana' })
  await focusRow(rowOf(page, 'Typed over'))
  const before = product.operations.filter((name) => !name.startsWith('TasksPage')).length
  const address = page.url()
  const typeAll = async () => {
    for (const keys of KEYS) for (const key of keys) await page.keyboard.press(key)
  }
  /** Types all keys into what has focus; only what the surface holds may differ afterwards. */
  const surfaces: { name: string; open: () => Promise<void>; close: () => Promise<void> }[] = [
    {
      name: 'search in list',
      open: () => page.getByRole('searchbox', { name: 'Search in this list' }).focus(),
      close: async () => {
        await page.getByRole('searchbox', { name: 'Search in this list' }).fill('')
        await expect(page).toHaveURL(address)
        await focusRow(rowOf(page, 'Typed over'))
      },
    },
    {
      name: 'quick create',
      open: () => page.keyboard.press('c'),
      close: async () => {
        await page.getByRole('combobox', { name: 'Title' }).fill('')
        await page.keyboard.press('Escape')
      },
    },
  ]
  for (const surface of surfaces) {
    await surface.open()
    await expect(page.locator(':is(input, textarea):focus'), surface.name).toBeVisible()
    await typeAll()
    await expect(page.locator(':is(input, textarea):focus'), surface.name).not.toHaveValue('')
    await surface.close()
    await expect(page.getByRole('dialog'), surface.name).toHaveCount(0)
    await expect(page.getByRole('alertdialog'), surface.name).toHaveCount(0)
  }
  await page.goto(`/acme/projects/website/overview?task=${task.uuid}`)
  const title = detailOf(page, task.code).getByRole('textbox', { name: 'Title' })
  await title.click()
  await typeAll()
  await expect(title).toBeFocused()
  await detailOf(page, task.code).getByRole('button', { name: 'Cancel' }).click()
  expect(
    product.operations
      .slice(before)
      .filter((name) =>
        /^(Create|Update(?!FirstSteps)|Set|Assign|Unassign|Attach|Detach|MoveTask|Duplicate|Delete|Start|End|Cancel)/.test(name),
      ),
  ).toEqual([])
})
