// Nothing typed is lost: each place where text is typed, against a reload, an ended session, a host that is gone and one that is slow.
import type { Page } from '@playwright/test'
import { type AnyTask, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { onHost } from './comment-page.ts'
import { told } from './messages.ts'
import { expect, type Product, test } from './product.ts'
import { toastOf } from './task-page.ts'
import { detail, isThere, PLACES, type Place, textOf, visit } from './typing-places.ts'

test.describe.configure({ timeout: 120_000 })

const TYPED = 'Typed and never to be lost'

/** A task, open, with the text typed into the place and not saved. */
async function typeInto(page: Page, product: Product, place: Place): Promise<AnyTask> {
  const task = await makeTask(product.host, 'ana', WEBSITE, { title: 'Before', position: 0 })
  await product.signIn(page, 'mia')
  await visit(page, task, place)
  await expect(async () => {
    await place.open(page)
    await place.field(page).click({ timeout: 5_000 })
  }).toPass({ timeout: 40_000 })
  await page.keyboard.press('Control+a')
  await page.keyboard.type(TYPED)
  await expect.poll(() => textOf(place.field(page))).toContain(TYPED)
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

const drafts = (page: Page) =>
  page.evaluate(
    (text) => Object.entries({ ...localStorage }).filter(([key, kept]) => /draft/i.test(key) && kept.includes(text)).length,
    TYPED,
  )

async function reload(page: Page) {
  await page.reload()
  await expect(detail(page).getByRole('tab', { name: /^Checklists/ })).toBeVisible({ timeout: 30_000 })
}

for (const place of PLACES) {
  test(`OPEN-09 nothing sent is lost when the tab goes before it left: ${place.name}`, async ({ page, product }) => {
    await typeInto(page, product, place)
    const writes = await holdWrites(page)
    await place.save(page)
    await expect.poll(writes).toBe(1)
    await reload(page)
    await isThere(page, place, TYPED)
    expect(product.operations.filter((name) => /^(Update|Add|Create|Log|Rename)/.test(name))).toEqual([])
  })

  test(`nothing typed is lost by a reload: ${place.name}`, async ({ page, product }) => {
    await typeInto(page, product, place)
    await page.reload()
    await expect(detail(page).getByRole('tab', { name: /^Checklists/ })).toBeVisible({ timeout: 30_000 })
    await isThere(page, place, TYPED)
  })

  test(`AUTH-03 nothing typed is lost when the session ends: ${place.name}`, async ({ page, product }) => {
    const task = await typeInto(page, product, place)
    await product.host.as('mia').post('/auth/sign-out')
    await place.save(page)
    await expect(page.getByText('Your session has ended. Sign in again to go on where you were.')).toBeVisible()
    await page.getByLabel('E-mail').fill('mia@example.com')
    await page.getByLabel('Password', { exact: true }).fill('palette-demo-1')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await expect(page).not.toHaveURL(/sign-in/)
    await visit(page, task, place)
    await isThere(page, place, TYPED)
  })

  test.describe(() => {
    test.use({ expectedErrors: [/./] })
    test(`MISC-02 a host that is gone while saving is told, and nothing typed is lost: ${place.name}`, async ({ page, product }) => {
      await typeInto(page, product, place)
      await product.stopHost()
      await place.save(page)
      await told(page, /cannot be reached|had a problem|try again/i)
      await isThere(page, place, TYPED)
    })
  })

  test(`a slow answer ends as saved, and sends once: ${place.name}`, async ({ page, product }) => {
    await typeInto(page, product, place)
    const before = product.operations.length
    const answer = product.holdAnswers()
    await place.save(page)
    const writes = () => product.operations.slice(before).filter((name) => /^(Update|Add|Create|Log|Rename|Set)/.test(name))
    // A description is read again before it is saved; that read is held as well.
    if (place.name !== 'description') await expect.poll(writes).toHaveLength(1)
    answer()
    await expect(
      page
        .getByText(TYPED)
        .or(toastOf(page, /saved|created|logged|renamed/i))
        .first(),
    ).toBeVisible()
    await expect.poll(() => drafts(page)).toBe(0)
    await expect.poll(writes).toHaveLength(1)
    await reload(page)
    expect(await drafts(page)).toBe(0)
    if (place.name === 'title' || place.name === 'description') return
    await place.open(page)
    await expect(place.field(page)).toBeVisible()
    expect(await textOf(place.field(page))).not.toContain(TYPED)
  })
}

for (const [name, said] of [
  ['new task, quick', 'This may have been created already.'],
  ['new task, advanced', 'This may have been created already.'],
  ['checklist line', 'May have been added already'],
  ['note of logged time', 'This may have been logged already'],
] as const) {
  test(`OPEN-09 what arrived without an answer is offered with a warning, so that it is not made twice: ${name}`, async ({
    page,
    product,
  }) => {
    const place = PLACES.find((one) => one.name === name) as Place
    await typeInto(page, product, place)
    const before = product.operations.length
    const answer = product.holdAnswers()
    await place.save(page)
    await expect.poll(() => product.operations.slice(before).filter((name) => /^(Add|Create|Log)/.test(name))).toHaveLength(1)
    // Answered once the page that asked is gone.
    await page.reload({ waitUntil: 'commit' })
    answer()
    await expect(detail(page).getByRole('tab', { name: /^Checklists/ })).toBeVisible({ timeout: 30_000 })
    await isThere(page, place, TYPED)
    await expect(page.getByText(said)).toBeVisible()
    await page.screenshot({ path: `test-results/maybe-sent-${name.replaceAll(/\W+/g, '-')}.png` })
  })
}

test('OPEN-09 COMMENT-04 a comment that arrived without an answer is known by its text: it is in the list, not in the field', async ({
  page,
  product,
}) => {
  const place = PLACES.find((one) => one.name === 'comment') as Place
  const task = await typeInto(page, product, place)
  const answer = product.holdAnswers()
  await place.save(page)
  await expect.poll(async () => (await onHost(product, task.uuid)).length).toBe(1)
  await page.reload({ waitUntil: 'commit' })
  answer()
  await expect(detail(page).getByRole('list', { name: 'Comments' }).getByText(TYPED)).toHaveCount(1, { timeout: 30_000 })
  await expect.poll(() => textOf(place.field(page))).toBe('')
  await expect.poll(() => drafts(page)).toBe(0)
})
