// Files of a task in the browser: up by the modal and by dropping, given up, previewed by kind, deleted and taken back.
import { pdfOf } from '#host/db/sample/file-bytes.ts'
import { type AnyTask, GARDEN, makeTask, WEBSITE } from '#tests/kit/task-calls.ts'
import { look } from './accessibility.ts'
import { drop, fileRow, filesOf, give, modal, openTask, PNG } from './file-page.ts'
import { expect, test } from './product.ts'
import { detailOf, LIST, toastOf } from './task-page.ts'

test('FILES-01 FILES-03 FILES-09 FILES-12 FILES-14 FILES-15 a file goes up by the modal and is listed', async ({ page, product }) => {
  const { task, detail } = await openTask(page, product)
  await expect(detail.getByText('Add the first file to the task to enrich the context and facilitate collaboration.')).toBeVisible()
  await page.evaluate(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    for (const name of ['task-updated', 'refreshDocuments']) window.addEventListener(name, () => heard.push(name))
  })
  await detail.getByRole('button', { name: 'File Upload' }).click()
  await modal(page).getByRole('button', { name: 'Upload' }).click()
  await expect(modal(page).getByRole('alert')).toHaveText('Please select a file to upload.')
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
  expect(await page.evaluate(() => (window as unknown as { heard: string[] }).heard)).toEqual(['task-updated', 'refreshDocuments'])
  expect(await filesOf(product, task)).toMatchObject([{ filename: 'notes.txt', size: 2345, mimetype: 'text/plain' }])
})

test('FILES-12 FILES-13 FILES-17 FILES-18 choosing an image switches to the drop area; closing forgets everything', async ({
  page,
  product,
}) => {
  const { detail } = await openTask(page, product)
  await detail.getByRole('button', { name: 'File Upload' }).click()
  const input = () => modal(page).locator('input[type=file]')
  await input().setInputFiles({ name: 'Thumbs.db', mimeType: '', buffer: PNG })
  await modal(page).getByRole('button', { name: 'Upload' }).click()
  await expect(modal(page).getByRole('alert')).toHaveText('Please select a file to upload.')
  await input().setInputFiles({ name: 'shot.png', mimeType: 'image/png', buffer: PNG })
  await expect(modal(page).getByText('Drag files here or browse')).toBeVisible()
  await expect(modal(page).getByRole('img', { name: 'Preview of shot.png' })).toBeVisible()
  await input().setInputFiles({ name: 'moving.gif', mimeType: 'image/gif', buffer: PNG })
  await expect(modal(page).getByText('File is of invalid type')).toBeVisible()
  await modal(page).getByRole('button', { name: 'Upload' }).click()
  await expect(modal(page).getByRole('alert')).toHaveText('Field contains invalid files')
  await modal(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(modal(page)).toBeHidden()
  await page.evaluate(() => window.dispatchEvent(new CustomEvent('openUploadModal')))
  await expect(modal(page)).toBeVisible()
  await expect(modal(page).getByText('Drag files here or browse')).toBeHidden()
  expect(await input().inputValue()).toBe('')
})

test('FILES-10 FILES-11 FILES-14 EVENT-11 OPEN-39 the application event opens the modal for the named task, else for the project', async ({
  page,
  product,
}) => {
  const { task } = await openTask(page, product)
  const upload = async (detail: unknown, name: string) => {
    await page.evaluate((given) => window.dispatchEvent(new CustomEvent('openUploadModal', { detail: given })), detail)
    await modal(page).locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer: PNG })
    await modal(page).getByRole('button', { name: 'Upload' }).click()
    await expect(modal(page)).toBeHidden()
  }
  await upload({ id: task.uuid, workspaceSlug: 'acme', projectSlug: 'website' }, 'of the task.png')
  await upload(null, 'of the project.png')
  expect((await filesOf(product, task)).map(({ filename }: AnyTask) => filename)).toEqual(['of the task.png'])
  const ofProject = await product.host
    .as('ana')
    .get('/attachments/', { ...WEBSITE, attachmentable_type: 'projects', attachmentable_id: '' })
  // The newest first, before the sample's documents.
  expect(ofProject.body.data.map(({ filename }: AnyTask) => filename)[0]).toBe('of the project.png')
})

test('FILES-08 files dropped on the panel go up with progress and can be given up', async ({ page, product }) => {
  const { task, detail } = await openTask(page, product)
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
  expect((await filesOf(product, task)).map(({ filename }: AnyTask) => filename)).toEqual(['small.txt'])
})

test.describe('a refused file', () => {
  test.use({ env: { UPLOAD_LIMIT: '0.01' }, expectedErrors: [/413/] })
  test('FILES-16 a failed upload says so, the modal stays, another file goes up', async ({ page, product }) => {
    const { detail } = await openTask(page, product)
    await detail.getByRole('button', { name: 'File Upload' }).click()
    const input = modal(page).locator('input[type=file]')
    await input.setInputFiles({ name: 'large.txt', mimeType: 'text/plain', buffer: Buffer.alloc(20_000, 'x') })
    await modal(page).getByRole('button', { name: 'Upload' }).click()
    await expect(modal(page).getByRole('alert')).toContainText('Failed to upload file.')
    await expect(modal(page).getByRole('alert')).toContainText('The file is too large.')
    await input.setInputFiles({ name: 'small.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
    await modal(page).getByRole('button', { name: 'Upload' }).click()
    await expect(modal(page)).toBeHidden()
    await expect(fileRow(detail, 'small.txt')).toBeVisible()
  })
})

test('FILES-05 FILES-21 OPEN-54 pictures, text and code have a preview, others a card; nothing in a file runs', async ({
  page,
  product,
}) => {
  const task = await makeTask(product.host)
  const attack = '<script>window.ran = true</script><img src=x onerror="window.ran = true">'
  await give(product, task, 'shot.png', 'image/png', PNG)
  await give(product, task, 'notes.txt', 'text/plain', 'Plain words.')
  await give(product, task, 'page.html', 'text/html', attack)
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
  const close = async () => page.keyboard.press('Escape')
  const picture = await preview('shot.png')
  const image = picture.getByRole('img', { name: 'shot.png' })
  await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(40)
  const before = (await image.boundingBox())?.width ?? 0
  await picture.getByRole('button', { name: 'Enlarge' }).click()
  await expect.poll(async () => (await image.boundingBox())?.width ?? 0).toBeGreaterThan(before * 1.9)
  await close()
  await expect((await preview('notes.txt')).getByRole('region', { name: 'Contents of notes.txt' })).toHaveText('Plain words.')
  await close()
  await expect((await preview('page.html')).getByRole('region', { name: 'Contents of page.html' })).toHaveText(attack)
  await close()
  const drawing = await preview('drawing.svg')
  await expect(drawing.getByRole('region', { name: 'Contents of drawing.svg' })).toContainText('<svg')
  await expect(drawing.locator('img, svg[onload], iframe, object')).toHaveCount(0)
  await close()
  const card = await preview('archive.bin')
  await expect(card.getByText('There is no preview of this kind of file.')).toBeVisible()
  const [saved] = await Promise.all([page.waitForEvent('download'), card.getByRole('button', { name: 'Download', exact: true }).click()])
  expect(saved.suggestedFilename()).toBe('archive.bin')
  expect(await page.evaluate(() => (window as unknown as { ran?: boolean }).ran)).toBeUndefined()
})

test.describe('a PDF', () => {
  // The fixture's script runs in the viewer's own frame, too, which has no storage.
  test.use({ expectedErrors: [/reading 'getItem'/] })
  test('FILES-05 OPEN-54 a PDF is shown by the browser’s viewer, and by a card where there is none', async ({ page, product }) => {
    const task = await makeTask(product.host)
    await give(product, task, 'brief.pdf', 'application/pdf', pdfOf('Brief', ['One line.']))
    await product.signIn(page, 'gus')
    await page.goto(`${LIST}?task=${task.uuid}&tab=files`)
    const open = () => detailOf(page, task.code).getByRole('button', { name: 'brief.pdf', exact: true }).click()
    const preview = page.getByRole('dialog', { name: 'brief.pdf', exact: true })
    // Whether there is a viewer is the browser's: one without windows has none.
    const setViewer = (value: boolean) =>
      page.evaluate((value) => Object.defineProperty(navigator, 'pdfViewerEnabled', { value, configurable: true }) && undefined, value)
    await setViewer(true)
    await open()
    await expect(preview.locator('iframe')).toHaveAttribute('src', /^blob:/)
    await preview.getByRole('button', { name: 'Close' }).click()
    await setViewer(false)
    await open()
    await expect(preview.getByText('There is no preview of this kind of file.')).toBeVisible()
    await expect(preview.locator('iframe')).toHaveCount(0)
  })
})

test('REST-40 FILES-08 a file is deleted after Yes, and comes back with Undo', async ({ page, product }) => {
  const { task, detail } = await openTask(page, product)
  await give(product, task, 'draft.txt', 'text/plain', 'x')
  await page.reload()
  const remove = () => fileRow(detail, 'draft.txt').getByRole('button', { name: 'Delete file' }).click()
  const sure = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this file?' })
  await remove()
  await sure.getByRole('button', { name: /^No/ }).click()
  await expect(fileRow(detail, 'draft.txt')).toBeVisible()
  await remove()
  await sure.getByRole('button', { name: /^Yes/ }).click()
  await expect(fileRow(detail, 'draft.txt')).toBeHidden()
  await expect(detail.getByRole('tab', { name: 'Files 0' })).toBeVisible()
  await toastOf(page, 'File deleted').getByRole('button', { name: /Undo/ }).click()
  await expect(fileRow(detail, 'draft.txt')).toBeVisible()
  expect(await filesOf(product, task)).toHaveLength(1)
  await remove()
  await sure.getByRole('button', { name: /^Yes/ }).click()
  // The delete is sent when the time to take it back has passed.
  await expect.poll(() => filesOf(product, task), { timeout: 20_000 }).toEqual([])
  await expect(detail.getByText(/^Add the first file to the task/)).toBeVisible()
})

test('ROLE-06 ROLE-09 a guest reads files and changes none', async ({ page, product }) => {
  const { task, detail } = await openTask(page, product, { as: 'gus' })
  await give(product, task, 'draft.txt', 'text/plain', 'x')
  await page.reload()
  await expect(fileRow(detail, 'draft.txt').getByRole('button', { name: 'Download file' })).toBeVisible()
  await expect(detail.getByRole('button', { name: 'Delete file' })).toHaveCount(0)
  await expect(detail.getByRole('button', { name: /Upload/ })).toHaveCount(0)
})

test('PLAN-03 FILES-22 on a free plan the message replaces the form', async ({ page, product }) => {
  const task = await makeTask(product.host, 'fay', GARDEN)
  await product.signIn(page, 'fay')
  await page.goto(`/freebird/projects/garden/overview?task=${task.uuid}&tab=files`)
  const detail = detailOf(page, task.code)
  await detail.getByRole('button', { name: 'File Upload' }).click({ force: true })
  await expect(modal(page)).toBeHidden()
  const upgrade = 'This feature is currently unavailable. Please upgrade your account to access all features.'
  await page.evaluate(
    (id) => window.dispatchEvent(new CustomEvent('openUploadModal', { detail: { id, workspaceSlug: 'freebird', projectSlug: 'garden' } })),
    task.uuid,
  )
  await expect(modal(page).getByText(upgrade)).toBeVisible()
  await expect(modal(page).locator('input[type=file]')).toHaveCount(0)
})

for (const width of [1440, 390])
  test(`FILES-01 FILES-09 panel, modal and preview read without fault in both themes at ${width} px`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 900 })
    const { rows } = await product.host.db.execute<{ id: string; number: number }>(
      `select t.id, t.number from tasks t join projects p on p.id = t.project_id where p.slug = 'website' and attachments_count > 5`,
    )
    await product.signIn(page, 'mia')
    await page.goto(`${LIST}?task=${rows[0]?.id}&tab=files`)
    const detail = detailOf(page, `WEB-${rows[0]?.number}`)
    await expect(detail.getByRole('listitem').filter({ hasText: 'KB' })).toHaveCount(8)
    await detail.getByRole('tab', { name: 'Files 8' }).scrollIntoViewIfNeeded()
    await detail.getByRole('listitem').filter({ hasText: 'KB' }).last().scrollIntoViewIfNeeded()
    await look(page, 'files panel', '[role=dialog]')
    await detail.getByRole('button', { name: 'File Upload' }).click()
    await modal(page).locator('input[type=file]').setInputFiles({ name: 'shot.png', mimeType: 'image/png', buffer: PNG })
    await expect(modal(page).getByRole('img')).toBeVisible()
    await look(page, 'files modal', '[role=dialog]:not([data-panel])')
    await page.keyboard.press('Escape')
    await detail.getByRole('button', { name: 'landing-two-columns.png' }).first().click()
    await expect(page.getByRole('button', { name: 'Enlarge' })).toBeVisible()
    await look(page, 'files preview', '[role=dialog]')
  })
