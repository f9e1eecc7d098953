// Nothing typed is lost: each place where text is typed, against a reload and an ended session; slow hosts and those that fail are proven place by place over the client alone.
import type { Page } from '@playwright/test'
import { type AnyTask, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { onHost } from './comment-page.ts'
import { expect, type Product, test } from './product.ts'
import { detail, fill, GROUPS, isThere, leave, PLACES, type Place, textOf, turnTo, visit } from './typing-places.ts'

test.describe.configure({ timeout: 180_000 })

/** A task of that title, open on the screen. */
async function openTask(page: Page, product: Product): Promise<AnyTask> {
  const task = await makeTask(product.host, 'ana', WEBSITE, { title: 'Before', position: 0 })
  await product.signIn(page, 'mia')
  await visit(page, task, { tab: 'comments' })
  return task
}

/** Keeps writes from leaving the page until it is loaded again; the answer tells how many there were. */
async function holdWrites(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const send = window.fetch.bind(window)
    const held = { writes: 0 }
    Object.assign(window, { held })
    window.fetch = (input, init) => {
      if (typeof init?.body !== 'string' || !/^\s*mutation/.test(JSON.parse(init.body).query)) return send(input, init)
      held.writes += 1
      return new Promise(() => undefined)
    }
  })
  return () => page.evaluate(() => (window as unknown as { held: { writes: number } }).held.writes)
}

const drafts = (page: Page, { text }: Place) =>
  page.evaluate(
    (text) => Object.entries({ ...localStorage }).filter(([key, kept]) => /draft/i.test(key) && kept.includes(text)).length,
    text,
  )

const isOpen = (page: Page) => expect(detail(page).getByRole('tab', { name: /^Checklists/ })).toBeVisible({ timeout: 30_000 })

async function reload(page: Page) {
  await page.reload()
  await isOpen(page)
}

/** Ends the session that the page has. */
async function endSession(page: Page, product: Product) {
  const token = await page.evaluate(() => localStorage.getItem('ACCESS_TOKEN'))
  const ended = await product.host.as(null).send({ method: 'POST', url: '/auth/sign-out', headers: { authorization: `Bearer ${token}` } })
  expect(ended.status).toBeLessThan(300)
}

const WRITES = /^(Update|Add|Create|Log|Rename|Set)/

for (const { name: group, places } of GROUPS)
  test(`OPEN-09 nothing typed is lost by a reload, nor what was sent when the tab goes before it left: ${group}`, async ({
    page,
    product,
  }) => {
    await openTask(page, product)
    for (const place of places)
      await test.step(place.name, async () => {
        await turnTo(page, place)
        await fill(page, place)
        await reload(page)
        await isThere(page, place)
        if (place === places[0]) {
          const writes = await holdWrites(page)
          await place.field(page).focus()
          await place.save(page)
          await expect.poll(writes).toBe(1)
          await reload(page)
          await isThere(page, place)
        }
        await leave(page)
      })
    expect(product.operations.filter((name) => WRITES.test(name))).toEqual([])
  })

test('AUTH-03 nothing typed is lost when the session ends: title, description and comment', async ({ page, product }) => {
  await openTask(page, product)
  const places = PLACES.filter(({ name }) => ['title', 'description', 'comment'].includes(name))
  for (const place of places) await fill(page, place)
  await endSession(page, product)
  await places.at(-1)?.save(page)
  await expect(page.getByText('Your session has ended. Sign in again to go on where you were.')).toBeVisible()
  await page.getByLabel('Email').fill('mia@example.com')
  await page.getByLabel('Password', { exact: true }).fill('palette-demo-1')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).not.toHaveURL(/sign-in/)
  await isOpen(page)
  for (const place of places) await test.step(place.name, () => isThere(page, place))
})

/** What is said beside a text that may have arrived. */
const SAID: Readonly<Record<string, string>> = {
  'new task, advanced': 'This may have been created already.',
  'checklist line': 'May have been added already',
  'note of logged time': 'This may have been logged already',
}

test('OPEN-09 what arrived without an answer is offered with a warning, so that it is not made twice: a new task, a checklist line and logged time', async ({
  page,
  product,
}) => {
  await openTask(page, product)
  for (const [name, said] of Object.entries(SAID))
    await test.step(name, async () => {
      const place = PLACES.find((one) => one.name === name) as Place
      await turnTo(page, place)
      await fill(page, place)
      const before = product.operations.length
      const answer = product.holdAnswers()
      await place.save(page)
      await expect.poll(() => product.operations.slice(before).filter((name) => /^(Add|Create|Log)/.test(name))).toHaveLength(1)
      // Answered once the page that asked is gone.
      await page.reload({ waitUntil: 'commit' })
      answer()
      await isOpen(page)
      await isThere(page, place)
      await expect(page.getByText(said)).toBeVisible()
      await leave(page)
    })
})

test('OPEN-09 COMMENT-04 a comment that arrived without an answer is known by its text: it is in the list, not in the field', async ({
  page,
  product,
}) => {
  const place = PLACES.find((one) => one.name === 'comment') as Place
  const task = await openTask(page, product)
  // With what the page asks for meanwhile: reads that are not answered leave a connection to it.
  const answer = product.holdAnswers()
  await fill(page, place)
  await place.save(page)
  await expect.poll(async () => (await onHost(product, task.uuid)).length).toBe(1)
  await page.reload({ waitUntil: 'commit' })
  answer()
  await expect(detail(page).getByRole('list', { name: 'Comments' }).getByText(place.text)).toHaveCount(1, { timeout: 30_000 })
  await expect.poll(() => textOf(place.field(page))).toBe('')
  await expect.poll(() => drafts(page, place)).toBe(0)
})
