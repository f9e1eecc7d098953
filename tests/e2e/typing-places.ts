// The places where text is typed: how each is opened, filled and saved.
import type { Locator, Page } from '@playwright/test'
import type { AnyTask } from '#tests/kit/task-calls.ts'
import { expect } from './product.ts'
import { LIST } from './task-page.ts'

/** A place where text is typed in a task, or beside it. */
export interface Place {
  name: string
  tab: string
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
  { name: 'title', tab: 'comments', open: (page) => titleField(page).focus(), field: titleField, save: submit },
  { name: 'description', tab: 'comments', open: openByKey('Shift+E', descriptionField), field: descriptionField, save: submit },
  {
    name: 'comment',
    tab: 'comments',
    open: async () => undefined,
    field: (page) => detail(page).getByRole('textbox', { name: 'Comment' }),
    save: submit,
  },
  {
    name: 'new task, quick',
    tab: 'comments',
    open: openByKey('c', quickField),
    field: quickField,
    save: (page) => page.keyboard.press('Enter'),
  },
  { name: 'new task, advanced', tab: 'comments', open: openByKey('Shift+C', advancedField), field: advancedField, save: submit },
  {
    name: 'checklist line',
    tab: 'checklists',
    open: async () => undefined,
    field: (page) => detail(page).getByRole('textbox', { name: 'New item' }),
    save: (page) => page.keyboard.press('Enter'),
  },
  {
    name: 'note of logged time',
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

/** Waits until the text stands in its place, which is opened where it waits closed. */
export async function isThere(page: Page, place: Place, text: string) {
  await expect(async () => {
    await place.open(page)
    await expect.poll(() => textOf(place.field(page)), { timeout: 5_000 }).toContain(text)
  }).toPass({ timeout: 40_000 })
}

/** Goes to the task, open on the tab of the place. */
export async function visit(page: Page, task: AnyTask, place: Pick<Place, 'tab'>) {
  await page.goto(`${LIST}?task=${task.uuid}&tab=${place.tab}`)
  await expect(detail(page).getByRole('tab', { name: /^Checklists/ })).toBeVisible({ timeout: 30_000 })
}
