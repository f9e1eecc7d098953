// Files of a task in the browser: up by the modal and by dropping, given up, previewed by kind, downloaded, and looked at.
import { pdfOf } from '#host/db/sample/file-bytes.ts'
import { type AnyTask, makeTask } from '#tests/kit/task-calls.ts'
import { look } from './accessibility.ts'
import { drop, fileRow, filesOf, give, modal, openTask, PNG } from './file-page.ts'
import { expect, test } from './product.ts'
import { detailOf, drawn, LIST } from './task-page.ts'

test('FILES-01 FILES-03 FILES-08 FILES-12 FILES-14 a file goes up by the modal and is listed; dropped ones go up with progress and can be given up', async ({
  page,
  product,
}) => {
  const { task, detail } = await openTask(page, product)
  await expect(detail.getByText('Add the first file to the task to enrich the context and facilitate collaboration.')).toBeVisible()
  await detail.getByRole('button', { name: 'File Upload' }).click()
  await modal(page)
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.alloc(2_345, 'x') })
  await modal(page).getByRole('button', { name: 'Upload' }).click()
  await expect(modal(page)).toBeHidden()
  const row = fileRow(detail, 'notes.txt')
  await expect(row).toContainText('2.3 KB')
  await expect(row).toContainText('just now')
  await expect(row.getByRole('img', { name: 'Mia Chen' })).toBeVisible()
  await expect(detail.getByRole('tab', { name: 'Files 1' })).toBeVisible()
  expect(await filesOf(product, task)).toMatchObject([{ filename: 'notes.txt', size: 2345, mimetype: 'text/plain' }])

  const panel = detail.getByRole('tabpanel').locator('> div')
  await drop(panel, 'small.txt', 'text/plain', 700)
  await expect(fileRow(detail, 'small.txt')).toContainText('0.7 KB')
  // A line as slow as a bad phone's, so that there is something to see.
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 200_000 })
  await drop(panel, 'large.txt', 'text/plain', 5_000_000)
  const progress = detail.getByRole('progressbar', { name: 'Uploading large.txt' })
  await expect.poll(async () => Number((await progress.getAttribute('aria-valuenow')) ?? 0), { timeout: 15_000 }).toBeGreaterThan(0)
  await detail.getByRole('button', { name: 'Cancel upload of large.txt' }).click()
  await expect(progress).toBeHidden()
  expect((await filesOf(product, task)).map(({ filename }: AnyTask) => filename)).toEqual(['small.txt', 'notes.txt'])
})

test.describe('previews', () => {
  // The fixture's script runs in the viewer's own frame, too, which has no storage.
  test.use({ expectedErrors: [/reading 'getItem'/] })
  test('FILES-05 FILES-21 OPEN-54 pictures, code and PDFs have a preview, others a card with a download; nothing in a file runs', async ({
    page,
    product,
  }) => {
    const task = await makeTask(product.host)
    const attack = '<script>window.ran = true</script><img src=x onerror="window.ran = true">'
    await give(product, task, 'shot.png', 'image/png', PNG)
    await give(product, task, 'page.html', 'text/html', attack)
    await give(product, task, 'brief.pdf', 'application/pdf', pdfOf('Brief', ['One line.']))
    await give(
      product,
      task,
      'drawing.svg',
      'image/svg+xml',
      `<svg xmlns="http://www.w3.org/2000/svg" onload="window.ran = true">${attack}</svg>`,
    )
    await give(product, task, 'archive.bin', 'application/octet-stream', Buffer.from([0, 1, 2, 3]))
    await product.signIn(page, 'gus')
    await page.goto(`${LIST}?task=${task.uuid}&tab=files`)
    const detail = detailOf(page, task.code)
    const preview = async (name: string) => {
      await detail.getByRole('button', { name, exact: true }).click()
      return page.getByRole('dialog', { name, exact: true })
    }
    const close = async () => {
      await drawn(page, page.getByRole('dialog').last())
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(1)
    }
    const picture = await preview('shot.png')
    const image = picture.getByRole('img', { name: 'shot.png' })
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(40)
    const before = (await image.boundingBox())?.width ?? 0
    await picture.getByRole('button', { name: 'Enlarge' }).click()
    await expect.poll(async () => (await image.boundingBox())?.width ?? 0).toBeGreaterThan(before * 1.9)
    await close()
    await expect((await preview('page.html')).getByRole('region', { name: 'Contents of page.html' })).toHaveText(attack)
    await close()
    const drawing = await preview('drawing.svg')
    await expect(drawing.getByRole('region', { name: 'Contents of drawing.svg' })).toContainText('<svg')
    await expect(drawing.locator('img, svg[onload], iframe, object')).toHaveCount(0)
    await close()
    // Whether there is a viewer of PDFs is the browser's: one without windows has none.
    await page.evaluate(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true }) && undefined)
    const pdf = await preview('brief.pdf')
    await expect(pdf.locator('iframe')).toHaveAttribute('src', /^blob:/)
    await pdf.getByRole('button', { name: 'Close' }).click()
    await expect(pdf).toHaveCount(0)
    const card = await preview('archive.bin')
    await expect(card.getByText('There is no preview of this kind of file.')).toBeVisible()
    const [saved] = await Promise.all([page.waitForEvent('download'), card.getByRole('button', { name: 'Download', exact: true }).click()])
    expect(saved.suggestedFilename()).toBe('archive.bin')
    expect(await page.evaluate(() => (window as unknown as { ran?: boolean }).ran)).toBeUndefined()
  })
})

test('FILES-01 FILES-09 panel, modal and preview read without fault in both themes, wide and narrow', async ({ page, product }) => {
  const lookAtBoth = async (name: string, within: string) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await look(page, name, within)
    }
  }
  const { rows } = await product.host.db.execute<{ id: string; number: number }>(
    `select t.id, t.number from tasks t join projects p on p.id = t.project_id where p.slug = 'website' and attachments_count > 5`,
  )
  await product.signIn(page, 'mia')
  await page.goto(`${LIST}?task=${rows[0]?.id}&tab=files`)
  const detail = detailOf(page, `WEB-${rows[0]?.number}`)
  await expect(detail.getByRole('listitem').filter({ hasText: 'KB' })).toHaveCount(8)
  await detail.getByRole('tab', { name: 'Files 8' }).scrollIntoViewIfNeeded()
  await detail.getByRole('listitem').filter({ hasText: 'KB' }).last().scrollIntoViewIfNeeded()
  await lookAtBoth('files panel', '[role=dialog]')
  await detail.getByRole('button', { name: 'File Upload' }).click()
  await modal(page).locator('input[type=file]').setInputFiles({ name: 'shot.png', mimeType: 'image/png', buffer: PNG })
  await expect(modal(page).getByRole('img')).toBeVisible()
  await lookAtBoth('files modal', '[role=dialog]:not([data-panel])')
  await page.keyboard.press('Escape')
  await detail.getByRole('button', { name: 'landing-two-columns.png' }).first().click()
  await expect(page.getByRole('button', { name: 'Enlarge' })).toBeVisible()
  await lookAtBoth('files preview', '[role=dialog]')
})
