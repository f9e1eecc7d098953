// A host that answers saving with garbage, with nothing or not at all: it is told, nothing typed is lost, and once it is well saving makes one of each.
import type { ServerResponse } from 'node:http'
import { type AnyTask, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { onHost } from './comment-page.ts'
import { expect, type Product, test } from './product.ts'
import { expectShown, rememberTexts } from './shown-texts.ts'
import { tasksOnHost } from './task-page.ts'
import { detail, dialogs, fill, GROUPS, isThere, leave, PLACES, type Place, turnTo, visit } from './typing-places.ts'

test.describe.configure({ timeout: 120_000 })
test.use({ expectedErrors: [/./] })

interface Answer {
  name: string
  give: (response: ServerResponse) => void
  /** What is said of it. */
  said: string
  /** Nothing can be read either. */
  reads?: boolean
}

const cut = (response: ServerResponse) => void response.destroy()

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
  { name: 'a connection that ends', give: cut, said: 'The server cannot be reached.' },
  { name: 'nobody, whatever is asked', give: cut, said: 'The server cannot be reached.', reads: true },
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

for (const { name: group, places } of GROUPS)
  test(`MISC-02 OPEN-09 saving that is answered by nonsense, by 500, by a connection that ends or by nobody is told, and nothing typed is lost: ${group}`, async ({
    page,
    product,
  }) => {
    const task = await makeTask(product.host, 'ana', WEBSITE, { title: 'Before', position: 0 })
    const count = (place: Place) => COUNTS[place.name]?.(product, task, place.text)
    await rememberTexts(page)
    await product.signIn(page, 'mia')
    await visit(page, task, { tab: 'comments' })
    for (const place of places) {
      await turnTo(page, place)
      await fill(page, place)
      // Each answer somewhere: what they are told as is the gateway's.
      const { name, give, said, reads } = ANSWERS[PLACES.indexOf(place) % ANSWERS.length] as Answer
      await test.step(`${place.name}: ${name}`, async () => {
        product.spoilWrites(give, { reads })
        await place.field(page).focus()
        await place.save(page)
        await expectShown(page, said)
        await isThere(page, place)
      })
      // The host is there again and still takes nothing.
      product.spoilWrites(cut)
      expect(await count(place)).toBe(0)
      await leave(page)
    }
    product.spoilWrites(cut)()
    // Also for one who comes back later.
    await visit(page, task, { tab: 'comments' })
    for (const place of places)
      await test.step(`${place.name} is saved`, async () => {
        await turnTo(page, place)
        await isThere(page, place)
        await place.field(page).focus()
        await place.save(page)
        await expect.poll(() => count(place)).toBe(1)
        await expect(dialogs(page)).toHaveCount(0)
      })
    await page.waitForLoadState('networkidle')
    for (const place of places) expect(await count(place)).toBe(1)
    await expect(detail(page)).toBeVisible()
  })
