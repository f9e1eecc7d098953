// A host that answers saving with garbage, with nothing or not at all: it is told, nothing typed is lost, and once it is well saving makes one of each.
import type { ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'
import { type AnyTask, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { onHost } from './comment-page.ts'
import { expect, type Product, test } from './product.ts'
import { expectShown, rememberTexts } from './shown-texts.ts'
import { drawn, tasksOnHost } from './task-page.ts'
import { detail, isThere, PLACES, type Place, textOf, visit } from './typing-places.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ expectedErrors: [/./] })

interface Answer {
  name: string
  give: (response: ServerResponse) => void
  /** What is said of it. */
  said: string
}

const ANSWERS: readonly Answer[] = [
  {
    name: '200 with bytes that are no answer',
    give(response) {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end(Buffer.from([0x3c, 0x70, 0x3e, 0x00, 0xff, 0xfe, 0x7b, 0x22]))
    },
    said: 'The server gave an answer that makes no sense.',
  },
  { name: '500 with nothing', give: (response) => void response.writeHead(500).end(), said: 'The server had a problem.' },
  { name: 'a connection that ends', give: (response) => void response.destroy(), said: 'The server cannot be reached.' },
]

/** How often the host has a text in each place. */
const COUNTS: Readonly<Record<string, (product: Product, task: AnyTask, text: string) => Promise<number>>> = {
  title: async (product, task, text) => Number((await readTask(product, task)).title === text),
  description: async (product, task, text) => timesIn((await readTask(product, task)).description, text),
  comment: async (product, task, text) => timesIn(await onHost(product, task.uuid), text),
  'new task, quick': (product, _, text) => countTasks(product, text),
  'new task, advanced': (product, _, text) => countTasks(product, text),
  'checklist line': (product, task, text) => countBelow(product, task, '/task-checklists/', text),
  'note of logged time': (product, task, text) => countBelow(product, task, '/time-trackings/no-task/', text),
}

async function readTask(product: Product, task: AnyTask): Promise<AnyTask> {
  return (await product.host.as('ana').get(`/tasks/${task.uuid}/`, WEBSITE)).body.data
}

function timesIn(body: unknown, text: string): number {
  return JSON.stringify(body).split(text).length - 1
}

async function countBelow(product: Product, task: AnyTask, path: string, text: string): Promise<number> {
  return timesIn((await product.host.as('ana').get(path, { ...WEBSITE, task_uuid: task.uuid })).body.data, text)
}

async function countTasks(product: Product, title: string): Promise<number> {
  return [...(await tasksOnHost(product, { search: title })).values()].filter((task) => task.title === title).length
}

async function fill(page: Page, place: Place, text: string) {
  await expect(async () => {
    await place.open(page)
    await place.field(page).click({ timeout: 5_000 })
  }).toPass({ timeout: 40_000 })
  await page.keyboard.press('Control+a')
  await page.keyboard.type(text)
  await expect.poll(() => textOf(place.field(page))).toContain(text)
}

const dialogs = (page: Page) => page.getByRole('dialog', { name: /^(New task|Log Time)/ })

/** Back to the detail, out of the dialog that a place may have opened. */
async function leave(page: Page) {
  if (await dialogs(page).isVisible()) {
    await drawn(page, dialogs(page))
    await page.keyboard.press('Escape')
  }
  await expect(dialogs(page)).toHaveCount(0)
  await detail(page).focus()
}

/** Those that stand in the detail at once, and the others. */
const GROUPS = [
  { name: 'title, description and comment', of: ['title', 'description', 'comment'] },
  {
    name: 'new tasks, a checklist line and logged time',
    of: ['new task, quick', 'new task, advanced', 'checklist line', 'note of logged time'],
  },
].map(({ name, of }) => ({ name, places: PLACES.filter((place) => of.includes(place.name)) }))

for (const { name: answer, give, said } of ANSWERS)
  for (const { name: group, places } of GROUPS)
    test(`MISC-02 OPEN-09 saving that is answered by ${answer} is told, and nothing typed is lost: ${group}`, async ({ page, product }) => {
      const task = await makeTask(product.host, 'ana', WEBSITE, { title: 'Before', position: 0 })
      const textOfPlace = ({ name }: Place) => `Kept of ${name.replaceAll(/\W+/g, ' ')}`
      await rememberTexts(page)
      await product.signIn(page, 'mia')
      const tabs = [...new Set(places.map(({ tab }) => tab))]
      const heal = product.spoilWrites(give)
      for (const tab of tabs) {
        await visit(page, task, { tab })
        for (const place of places.filter((one) => one.tab === tab)) {
          await test.step(`${place.name} fails`, async () => {
            await fill(page, place, textOfPlace(place))
            await place.save(page)
            await expectShown(page, said)
            await isThere(page, place, textOfPlace(place))
            await leave(page)
          })
        }
      }
      for (const place of places) expect(await COUNTS[place.name]?.(product, task, textOfPlace(place))).toBe(0)
      heal()
      for (const tab of tabs) {
        // Also for one who comes back later.
        await visit(page, task, { tab })
        for (const place of places.filter((one) => one.tab === tab)) {
          await test.step(`${place.name} is saved`, async () => {
            await isThere(page, place, textOfPlace(place))
            await place.field(page).focus()
            await place.save(page)
            const count = () => COUNTS[place.name]?.(product, task, textOfPlace(place))
            await expect.poll(count).toBe(1)
            await expect(dialogs(page)).toHaveCount(0)
          })
        }
      }
      await page.waitForLoadState('networkidle')
      for (const place of places) expect(await COUNTS[place.name]?.(product, task, textOfPlace(place))).toBe(1)
      await expect(detail(page)).toBeVisible()
    })
