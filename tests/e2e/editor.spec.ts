// The rich-text editor in a real browser, as the description of a task uses it.
import type { Locator, Page } from '@playwright/test'
import { WEBSITE } from '#tests/kit/task-calls.ts'
import { look } from './accessibility.ts'
import { told, toldOnce } from './messages.ts'
import { expect, type Product, test } from './product.ts'
import { detailOf, openTasks, timesAsked, topTask } from './task-page.ts'

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

/** Opens a task with this description and returns its detail. */
async function openTask(page: Page, product: Product, description: string, as = 'mia') {
  const task = await topTask(product, 'Write it down', { description })
  await openTasks(page, product, { as })
  await page.goto(`/acme/projects/website/overview?task=${task.uuid}`)
  const detail = detailOf(page, task.code)
  await expect(detail.getByRole('tab').first()).toBeVisible()
  const stored = async (): Promise<string> => (await product.host.as('ana').get(`/tasks/${task.uuid}/`, WEBSITE)).body.data.description
  return { task, detail, stored }
}

const textOf = (detail: Locator) => detail.locator('[contenteditable="true"][aria-label="Description"]')
const button = (detail: Locator, name: string) =>
  detail.getByRole('toolbar', { name: 'Formatting of Description' }).getByRole('button', { name })

/** Begins to edit and waits for the editor. */
async function edit(page: Page, detail: Locator) {
  await page.keyboard.press('Shift+E')
  await expect(textOf(detail)).toBeFocused()
}

test('DESC-01 DESC-02 DESC-03 clicking edits, keys typed before the editor has come are kept, mod+Enter saves once', async ({
  page,
  product,
}) => {
  await page.route('**/editor-surface*.js', async (route) => {
    await expect
      .poll(() => page.evaluate(() => document.activeElement instanceof HTMLTextAreaElement && document.activeElement.value))
      .toBe('ahead')
    await route.continue()
  })
  const { detail, stored } = await openTask(page, product, '')
  await detail.getByRole('button', { name: 'No details available' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('ahead')
  await expect(textOf(detail)).toHaveText('ahead')
  await expect(textOf(detail)).toBeFocused()
  await page.keyboard.type(' of time')
  await page.keyboard.press('Control+Enter')
  await told(page, 'Description saved')
  expect(await stored()).toBe('<p>ahead of time</p>')
  expect(timesAsked(product, 'UpdateTaskDescription')).toBe(1)
  await expect(detail.getByText('ahead of time')).toBeVisible()
})

test('DESC-02 what is selected before the editor has come stays selected: the next letter replaces it', async ({ page, product }) => {
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/editor-surface*.js', async (route) => {
    await arrived
    await route.continue()
  })
  const { detail } = await openTask(page, product, '')
  await detail.getByRole('button', { name: 'No details available' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('first words')
  await page.keyboard.press('Control+a')
  arrive()
  await expect(textOf(detail)).toBeFocused()
  await page.keyboard.type('second')
  await expect(textOf(detail)).toHaveText('second')
})

test('DESC-03 nothing changed sends nothing, Cancel restores, Escape keeps the draft over a reload, a failed save keeps the text', async ({
  page,
  product,
}) => {
  const { detail, stored } = await openTask(page, product, '<p>Old</p>')
  await edit(page, detail)
  await page.keyboard.press('Control+Enter')
  await expect(textOf(detail)).toHaveCount(0)
  await edit(page, detail)
  await page.keyboard.type(' thrown away')
  await detail.getByRole('button', { name: 'Cancel' }).click()
  await expect(detail.getByText('thrown away')).toHaveCount(0)
  await edit(page, detail)
  await page.keyboard.type(' and new')
  await page.keyboard.press('Escape')
  await expect(detail).toBeVisible()
  await expect(detail.getByText('You have changes that are not saved.')).toBeVisible()
  await page.reload()
  await detail.getByRole('button', { name: 'Continue' }).click()
  await expect(textOf(detail)).toHaveText('Old and new')
  await expect(detail.getByText('Not saved last time')).toBeVisible()
  expect(product.operations).not.toContain('UpdateTaskDescription')
  expect(await stored()).toBe('<p>Old</p>')
  await product.stopHost()
  await detail.getByRole('button', { name: 'Save' }).click()
  await toldOnce(page, 'The server cannot be reached. Please try again.')
  await expect(textOf(detail)).toHaveText('Old and new')
})

test('DESC-03 what somebody else wrote meanwhile is not replaced without a word', async ({ page, product }) => {
  const { task, detail, stored } = await openTask(page, product, '<p>First</p>')
  await edit(page, detail)
  await page.keyboard.type(' mine')
  await product.host.as('ana').put(`/tasks/${task.uuid}/`, WEBSITE, { description: '<p>Theirs</p>' })
  await page.keyboard.press('Control+Enter')
  await expect(detail.getByText('Somebody else changed this description meanwhile.')).toBeVisible()
  await expect(textOf(detail)).toHaveText('First mine')
  expect(await stored()).toBe('<p>Theirs</p>')
  await detail.getByRole('button', { name: 'Save over it' }).click()
  await expect.poll(stored).toBe('<p>First mine</p>')
})

test('DESC-02 whoever may not edit reads', async ({ page, product }) => {
  const { detail } = await openTask(page, product, '<p>Read me</p>', 'gus')
  await detail.getByText('Read me').click()
  await page.keyboard.press('Shift+E')
  await expect(detail.getByRole('button', { name: 'Edit description' })).toHaveCount(0)
  await expect(textOf(detail)).toHaveCount(0)
})

test('DESC-04 COMMENT-15 COMMENT-21 the toolbar formats what is typed, by mouse and by key; arrows walk it', async ({ page, product }) => {
  const { detail, stored } = await openTask(page, product, '')
  await edit(page, detail)
  const names = await detail
    .getByRole('toolbar', { name: 'Formatting of Description' })
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
  expect(names).toEqual(['Bold', 'Italic', 'Underline', 'Numbered list', 'Bullet list', 'Image', 'Clear formatting'])
  await button(detail, 'Bold').click()
  await expect(button(detail, 'Bold')).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.type('b')
  await page.keyboard.press('Control+b')
  await expect(button(detail, 'Bold')).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('Control+i')
  await page.keyboard.type('i')
  await page.keyboard.press('Control+i')
  await page.keyboard.press('Control+u')
  await page.keyboard.type('u')
  await page.keyboard.press('Control+u')
  await page.keyboard.press('Control+Shift+Period')
  await page.keyboard.type('L')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Shift+Comma')
  await page.keyboard.press('Control+]')
  await page.keyboard.press('Control+]')
  await page.keyboard.type('in')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+[')
  await page.keyboard.press('Control+[')
  await button(detail, 'Numbered list').click()
  await page.keyboard.type('one')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('deep')
  await page.keyboard.press('Control+Enter')
  await expect
    .poll(stored)
    .toBe(
      '<p><strong>b</strong><em>i</em><u>u</u><span class="ql-size-large">L</span></p><p class="ql-indent-2">in</p><ol><li>one<ol><li>deep</li></ol></li></ol>',
    )
  await expect(detail.getByRole('button', { name: 'Edit description' })).toBeAttached()
  await edit(page, detail)
  await page.keyboard.press('Control+a')
  await button(detail, 'Clear formatting').click()
  await button(detail, 'Bold').focus()
  await page.keyboard.press('ArrowRight')
  await expect(button(detail, 'Italic')).toBeFocused()
  await detail.getByRole('button', { name: 'Save' }).click()
  await expect.poll(stored).toBe('<p>biuL</p><p>in</p><p>one</p><p>deep</p>')
})

test('Markdown is formatted while it is typed and when it is pasted; keys of the product stay out', async ({ page, product, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { detail, stored } = await openTask(page, product, '')
  await edit(page, detail)
  await page.keyboard.type('## Plan')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- s **x** d')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.evaluate(() => navigator.clipboard.writeText('1. a\n2. `b`\n'))
  await page.keyboard.press('Control+v')
  await page.keyboard.press('Control+Enter')
  await expect.poll(stored).toBe('<h2>Plan</h2><ul><li>s <strong>x</strong> d</li></ul><ol><li>a</li><li><code>b</code></li></ol>')
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('a member is named with @: keys, mouse, Escape closes only the list', async ({ page, product }) => {
  const { detail, stored } = await openTask(page, product, '')
  await edit(page, detail)
  await page.keyboard.type('Ask @')
  const people = page.getByRole('listbox', { name: 'People' })
  await expect(people.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(people).toHaveCount(0)
  await expect(textOf(detail)).toBeFocused()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('@be')
  await expect(people.getByRole('option')).toHaveText(/Ben Okafor/)
  await page.keyboard.press('Enter')
  await page.keyboard.type('and @an')
  await people.getByRole('option', { name: /Ana Souza/ }).click()
  await page.keyboard.press('Control+Enter')
  await expect.poll(stored).toContain('<p>Ask <span data-username="ben">@Ben Okafor</span> and <span data-username="ana">@Ana Souza</span>')
})

test('COMMENT-18 only png and jpeg by content are put into the text, others are refused with a message', async ({ page, product }) => {
  const { detail, stored } = await openTask(page, product, '<p>See</p>')
  await edit(page, detail)
  const choose = async (name: string, mimeType: string, buffer: Buffer) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(detail, 'Image').click()])
    await chooser.setFiles({ name, mimeType, buffer })
  }
  await choose('fake.png', 'image/png', Buffer.from('<svg onload="alert(1)"/>'))
  await expect(detail.getByText('Only PNG and JPEG images can be put into a text.')).toBeVisible()
  await choose('large.png', 'image/png', Buffer.concat([PNG, Buffer.alloc(900 * 1024)]))
  await expect(detail.getByText('An image in a text may have at most 800 kB. Attach larger ones as files.')).toBeVisible()
  await expect(textOf(detail).locator('img[src]:not(.ProseMirror-separator)')).toHaveCount(0)
  await choose('dot.png', 'image/png', PNG)
  await expect(textOf(detail).locator('img[alt="dot"]')).toHaveCount(1)
  await page.keyboard.press('Control+Enter')
  await expect.poll(stored).toContain('<img src="data:image/png;base64,')
})

for (const width of [1440, 390])
  test(`the editor reads without fault in both themes at ${width} px`, async ({ page, product }) => {
    await page.setViewportSize({ width, height: 900 })
    const { detail } = await openTask(
      page,
      product,
      '<h2>Plan</h2><p>Some <strong>bold</strong>, <em>italic</em> and <a href="https://a.example">a link</a>, asked by <span data-username="ben">@Ben Okafor</span>.</p><p class="ql-indent-2">Indented, <span class="ql-size-large">large</span></p><ul><li>one<ul><li>two</li></ul></li></ul><ul><li data-item-type="task" data-checked="true">done</li><li data-item-type="task" data-checked="false">open</li></ul><blockquote><p>quoted</p></blockquote><pre data-language="javascript"><code>const a = "b" // why\nreturn 12\n</code></pre><table><tbody><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></tbody></table>',
    )
    await expect(detail.locator('[data-code="keyword"]').first()).toHaveText('const')
    await look(page, 'description', '[role=dialog]')
    await detail.getByRole('button', { name: 'Edit description' }).click()
    await expect(textOf(detail)).toBeFocused()
    await expect(textOf(detail).locator('[data-code="keyword"]').first()).toHaveText('const')
    await caretToStart(page)
    await page.keyboard.type('@')
    await expect(page.getByRole('listbox', { name: 'People' })).toBeVisible()
    await look(page, 'description editor', '[role=dialog]')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Backspace')
  })

/** Nobody presses a key within the milliseconds in which an editor that got focus settles its caret; a browser test does. */
async function caretToStart(page: Page) {
  await expect(async () => {
    await page.keyboard.press('Control+Home')
    const text = await page.evaluate(async () => {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const selection = window.getSelection()
      return selection?.anchorOffset === 0 ? (selection.anchorNode?.textContent ?? '') : ''
    })
    expect(text).toBe('Plan')
  }).toPass()
}
