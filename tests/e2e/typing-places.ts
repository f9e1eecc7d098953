// The places where text is typed: how each is opened, filled and saved.
import type { Locator, Page } from '@playwright/test'
import type { AnyTask } from '#tests/kit/task-calls.ts'
import { expect } from './product.ts'
import { drawn, LIST } from './task-page.ts'

/** A place where text is typed in a task, or beside it. */
export interface Place {
  name: string
  /** What a test types there: nothing else has it, and it is short, for each key draws the page anew. */
  text: string
  tab: 'comments' | 'checklists' | 'time'
  /** Brings the field on the screen, also when it waits closed. */
  open: (page: Page) => Promise<void>
  field: (page: Page) => Locator
  save: (page: Page) => Promise<void>
}

/** The open detail. */
export const detail = (page: Page) => page.getByRole('dialog', { name: /^Task WEB-/ })
const newTask = (page: Page) => page.getByRole('dialog', { name: 'New task in Website relaunch' })
const logTime = (page: Page) => page.getByRole('dialog', { name: 'Log Time Entry' })
const submit = (page: Page) => page.keyboard.press('Control+Enter')
const openByKey = (key: string, field: (page: Page) => Locator) => async (page: Page) => {
  if (await field(page).isVisible()) return
  await detail(page).focus()
  await page.keyboard.press(key)
}

const titleField = (page: Page) => detail(page).getByRole('textbox', { name: 'Title' })
const descriptionField = (page: Page) => detail(page).locator('[contenteditable="true"][aria-label="Description"]')
const quickField = (page: Page) => newTask(page).getByRole('combobox', { name: 'Title' })
const advancedField = (page: Page) => newTask(page).getByRole('textbox', { name: 'Title' })
const noteField = (page: Page) => logTime(page).getByRole('textbox', { name: 'Comment' })

/** Each place where text is typed. */
export const PLACES: readonly Place[] = [
  { name: 'title', text: 'Kept A', tab: 'comments', open: (page) => titleField(page).focus(), field: titleField, save: submit },
  {
    name: 'description',
    text: 'Kept B',
    tab: 'comments',
    open: openByKey('Shift+E', descriptionField),
    field: descriptionField,
    save: submit,
  },
  {
    name: 'comment',
    text: 'Kept C',
    tab: 'comments',
    open: async () => undefined,
    field: (page) => detail(page).getByRole('textbox', { name: 'Comment' }),
    save: submit,
  },
  {
    name: 'new task, quick',
    text: 'Kept D',
    tab: 'comments',
    open: openByKey('c', quickField),
    field: quickField,
    save: (page) => page.keyboard.press('Enter'),
  },
  {
    name: 'new task, advanced',
    text: 'Kept E',
    tab: 'comments',
    open: openByKey('Shift+C', advancedField),
    field: advancedField,
    save: submit,
  },
  {
    name: 'checklist line',
    text: 'Kept F',
    tab: 'checklists',
    open: async () => undefined,
    field: (page) => detail(page).getByRole('textbox', { name: 'New item' }),
    save: (page) => page.keyboard.press('Enter'),
  },
  {
    name: 'note of logged time',
    text: 'Kept G',
    tab: 'time',
    open: openByKey('w', noteField),
    field: noteField,
    async save(page) {
      await logTime(page).getByRole('textbox', { name: 'How long or when' }).fill('yesterday 14-15')
      await submit(page)
    },
  },
]

/** Text of a field of either kind, empty while it is not there. */
export async function textOf(field: Locator): Promise<string> {
  if (!(await field.isVisible())) return ''
  return field.evaluate((node) =>
    node instanceof HTMLTextAreaElement || node instanceof HTMLInputElement ? node.value : (node.textContent ?? ''),
  )
}

/** Waits until its text stands in the place, which is opened where it waits closed. */
export async function isThere(page: Page, place: Place) {
  await expect(async () => {
    await place.open(page)
    await expect.poll(() => textOf(place.field(page)), { timeout: 5_000 }).toContain(place.text)
  }).toPass({ timeout: 40_000 })
}

/** Goes to the task, open on the tab of the place. */
export async function visit(page: Page, task: AnyTask, place: Pick<Place, 'tab'>) {
  await page.goto(`${LIST}?task=${task.uuid}&tab=${place.tab}`)
  await expect(detail(page).getByRole('tab', { name: /^Checklists/ })).toBeVisible({ timeout: 30_000 })
}

/** Replaces what stands in the place by its text. */
export async function fill(page: Page, place: Place) {
  await expect(async () => {
    await place.open(page)
    await place.field(page).click({ timeout: 5_000 })
  }).toPass({ timeout: 40_000 })
  await page.keyboard.press('Control+a')
  await page.keyboard.type(place.text)
  await expect.poll(() => textOf(place.field(page))).toContain(place.text)
}

/** The dialogs that some of the places are in. */
export const dialogs = (page: Page) => page.getByRole('dialog', { name: /^(New task|Log Time)/ })

/** Back to the detail, out of the dialog that a place may have opened. */
export async function leave(page: Page) {
  if (await dialogs(page).isVisible()) {
    await drawn(page, dialogs(page))
    await page.keyboard.press('Escape')
  }
  await expect(dialogs(page)).toHaveCount(0)
  await detail(page).focus()
}

/** The tab of the detail that the place is on. */
export async function turnTo(page: Page, { tab }: Pick<Place, 'tab'>) {
  const name = { comments: /^Comments/, checklists: /^Checklists/, time: /^Time Tracking/ }[tab]
  await detail(page).getByRole('tab', { name }).click()
}

/** Those that stand in the detail at once, and the others: two tests, which run side by side. */
export const GROUPS = [
  { name: 'title, description and comment', of: ['title', 'description', 'comment'] },
  {
    name: 'new tasks, a checklist line and logged time',
    of: ['new task, quick', 'new task, advanced', 'checklist line', 'note of logged time'],
  },
].map(({ name, of }) => ({ name, places: PLACES.filter((place) => of.includes(place.name)) }))
