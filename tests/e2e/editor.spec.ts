// The rich-text editor in a real browser, as the description of a task uses it.
import type { Locator, Page } from '@playwright/test'
import { WEBSITE } from '#tests/kit/task-calls.ts'
import { look } from './accessibility.ts'
import { told } from './messages.ts'
import { expect, type Product, test } from './product.ts'
import { detailOf, timesAsked, topTask } from './task-page.ts'

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')

/** Opens a task with this description and returns its detail. */
async function openTask(page: Page, product: Product, description: string) {
  const task = await topTask(product, 'Write it down', { description })
  await product.signIn(page, 'mia')
  await page.goto(`/acme/projects/website/overview?task=${task.uuid}`)
  const detail = detailOf(page, task.code)
  // Its buttons come with the whole task.
  await expect(detail.getByRole('button', { name: /^(Edit description|No details available)/ })).toBeVisible({ timeout: 30_000 })
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

test('DESC-01 DESC-02 DESC-03 keys typed before the editor has come are kept, what is selected stays selected, mod+Enter saves once', async ({
  page,
  product,
}) => {
  let arrive: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/editor-surface*.js', async (route) => {
    await arrived
    await route.continue()
  })
  const { detail, stored } = await openTask(page, product, '')
  await detail.getByRole('button', { name: 'No details available' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.type('ahead of thyme')
  await page.keyboard.press('Control+Shift+ArrowLeft')
  arrive()
  await expect(textOf(detail)).toHaveText('ahead of thyme')
  await expect(textOf(detail)).toBeFocused()
  await page.keyboard.type('time')
  await expect(textOf(detail)).toHaveText('ahead of time')
  await page.keyboard.press('Control+Enter')
  await told(page, 'Description saved')
  expect(await stored()).toBe('<p>ahead of time</p>')
  await expect(detail.getByText('ahead of time')).toBeVisible()
  // Nothing changed, nothing sent.
  await edit(page, detail)
  await page.keyboard.press('Control+Enter')
  await expect(textOf(detail)).toHaveCount(0)
  expect(timesAsked(product, 'UpdateTaskDescription')).toBe(1)
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

test('COMMENT-18 Markdown is formatted while it is typed and when it is pasted, a member is named with @, and only png and jpeg are put in', async ({
  page,
  product,
}) => {
  const { detail, stored } = await openTask(page, product, '')
  await edit(page, detail)
  await page.keyboard.type('## Plan')
  await page.keyboard.press('Enter')
  await page.keyboard.type('- s **x** d')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.evaluate(() => navigator.clipboard.writeText('1. a &copy;\n2. `b`\n'))
  await page.keyboard.press('Control+v')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
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
  const choose = async (name: string, buffer: Buffer) => {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button(detail, 'Image').click()])
    await chooser.setFiles({ name, mimeType: 'image/png', buffer })
  }
  await choose('fake.png', Buffer.from('<svg onload="alert(1)"/>'))
  await expect(detail.getByText('Only PNG and JPEG images can be put into a text.')).toBeVisible()
  await choose('dot.png', PNG)
  await expect(textOf(detail).locator('img[src]:not(.ProseMirror-separator)')).toHaveCount(1)
  await page.keyboard.press('Control+Enter')
  await expect.poll(stored).toContain('<h2>Plan</h2><ul><li>s <strong>x</strong> d</li></ul><ol><li>a ©</li><li><code>b</code></li></ol>')
  expect(await stored()).toMatch(
    /Ask <span data-username="ben">@Ben Okafor<\/span> and <span data-username="ana">@Ana Souza<\/span>.*<img src="data:image\/png;base64,/,
  )
  await expect(page.getByRole('dialog')).toHaveCount(1)
})

test('the editor reads without fault in both themes, wide and narrow', async ({ page, product }) => {
  const { detail } = await openTask(
    page,
    product,
    '<h2>Plan</h2><p>Some <strong>bold</strong>, <em>italic</em> and <a href="https://a.example">a link</a>, asked by <span data-username="ben">@Ben Okafor</span>.</p><p class="ql-indent-2">Indented, <span class="ql-size-large">large</span></p><ul><li>one<ul><li>two</li></ul></li></ul><ul><li data-item-type="task" data-checked="true">done</li><li data-item-type="task" data-checked="false">open</li></ul><blockquote><p>quoted</p></blockquote><pre data-language="javascript"><code>const a = "b" // why\nreturn 12\n</code></pre><table><tbody><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></tbody></table>',
  )
  await expect(detail.locator('[data-code="keyword"]').first()).toHaveText('const')
  await lookAtBoth(page, 'description')
  await detail.getByRole('button', { name: 'Edit description' }).click()
  await expect(textOf(detail)).toBeFocused()
  await expect(textOf(detail).locator('[data-code="keyword"]').first()).toHaveText('const')
  await caretToStart(page)
  await page.keyboard.type('@')
  await expect(page.getByRole('listbox', { name: 'People' })).toBeVisible()
  await lookAtBoth(page, 'description editor')
})

async function lookAtBoth(page: Page, name: string) {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await look(page, name, '[role=dialog]')
  }
}

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
