// The files of a task in the browser: how they are put there, and where they are looked for.
import type { Locator, Page } from '@playwright/test'
import { pngOf } from '#host/db/sample/file-bytes.ts'
import { multipart } from '#tests/kit/multipart.ts'
import { type AnyTask, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { expect, type Product } from './product.ts'
import { detailOf, LIST } from './task-page.ts'

/** A small picture. */
export const PNG = pngOf(40, 30, [91, 91, 214], [])

/** Makes a task and opens it at its files. */
export async function openTask(page: Page, product: Product, { as = 'mia' } = {}): Promise<{ task: AnyTask; detail: Locator }> {
  const task = await makeTask(product.host, 'ana', WEBSITE, { title: 'A task with files' })
  await product.signIn(page, as)
  await page.goto(`${LIST}?task=${task.uuid}&tab=files`)
  const detail = detailOf(page, task.code)
  await expect(detail.getByRole('tab', { name: /^Files/ })).toBeVisible()
  return { task, detail }
}

/** The upload dialog. */
export const modal = (page: Page) => page.getByRole('dialog', { name: 'Upload', exact: true })
/** The line of a file. */
export const fileRow = (detail: Locator, name: string) => detail.getByRole('listitem').filter({ hasText: name })

/** The files that the host has for a task. */
export async function filesOf(product: Product, task: AnyTask) {
  const query = { ...WEBSITE, attachmentable_type: 'issues', attachmentable_id: task.uuid }
  return (await product.host.as('ana').get('/attachments/', query)).body.data
}

/** Puts a file on a task, past the screen. */
export async function give(product: Product, task: AnyTask, name: string, type: string, bytes: Buffer | string) {
  const query = { ...WEBSITE, attachmentable_type: 'issues', attachmentable_id: task.uuid }
  const answer = await product.host.as('mia').send({ method: 'POST', url: '/attachments/', query, ...multipart(name, bytes, { type }) })
  expect(answer.status).toBe(201)
}

/** Drops a file as the desktop does. */
export async function drop(target: Locator, name: string, type: string, size: number) {
  const data = await target.page().evaluateHandle(
    ({ name, type, size }) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([new Uint8Array(size).fill(97)], name, { type }))
      return transfer
    },
    { name, type, size },
  )
  // What stands in for the panel while it is read takes nothing.
  await expect(async () => {
    await target.dispatchEvent('dragenter', { dataTransfer: data })
    await expect(target.getByText('Drop to upload')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await target.dispatchEvent('drop', { dataTransfer: data })
}
