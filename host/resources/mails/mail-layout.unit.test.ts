// @vitest-environment node
// The layout of mails: text and HTML say the same, and nothing that somebody wrote becomes markup.
import { expect, test } from 'vitest'
import type { MailContent } from './mail-content.ts'
import { layOut } from './mail-layout.ts'

const content: MailContent = {
  title: 'Ana <b>invites</b> you',
  blocks: [
    { is: 'text', text: 'First line\nSecond & last' },
    { is: 'quote', text: 'Said "so"' },
    { is: 'button', label: 'Accept', url: 'https://x.test/?a=1&b=2' },
    { is: 'facts', rows: [{ name: 'Total', value: '12 €' }] },
    { is: 'list', heading: 'Website', items: [{ text: 'WEB-1 Fix', url: 'https://x.test/1', hint: 'due today' }] },
    { is: 'small', text: 'Good for 14 days.' },
  ],
  why: 'You get this because of that.',
  unsubscribe: { label: 'Change what is mailed', url: 'https://x.test/mail' },
}

test('SMTP-08 one layout makes plain text and HTML that say the same', () => {
  const { text, html } = layOut(content, { name: 'Acme', logo: null, url: 'https://x.test/acme' })
  for (const part of [
    'First line',
    '12 €',
    'WEB-1 Fix',
    'due today',
    'Good for 14 days.',
    'Sent by “Acme” with Palette',
    'Change what is mailed',
  ])
    for (const form of [text, html]) expect(form).toContain(part)
  expect(text).toContain('Accept:\nhttps://x.test/?a=1&b=2')
  expect(html).toContain('href="https://x.test/?a=1&amp;b=2"')
  expect(html).not.toContain('<b>invites')
  expect(text).toContain('Ana <b>invites</b> you')
})

test('INBOX-13 the code of a task stays on one line', () => {
  const { html, text } = layOut({ title: '“Ben” assigned you to “Fix” (WEB-214)', blocks: [] }, null)
  expect(html).toContain('<span style="white-space:nowrap">(WEB-214)</span></h1>')
  expect(text).toContain('“Fix” (WEB-214)\n')
})

test('WSET-02 the logo of the workspace stands in its mails, as a file where it is no address', () => {
  const png = 'data:image/png;base64,iVBORw0KGgo='
  const shown = layOut(content, { name: 'Acme', logo: png, url: '' })
  expect(shown.html).toContain('src="cid:logo"')
  expect(shown.pictures).toEqual([
    { cid: 'logo', filename: 'logo.png', contentType: 'image/png', content: Buffer.from('iVBORw0KGgo=', 'base64') },
  ])
  expect(layOut(content, { name: 'Acme', logo: 'https://x.test/l.png', url: '' }).html).toContain('src="https://x.test/l.png"')
  expect(layOut(content, { name: 'Acme', logo: 'javascript:alert(1)', url: '' }).html).not.toContain('javascript')
  expect(layOut(content, null).text).toContain('Sent by Palette')
})

test('SMTP-08 what is written from right to left reads so, and neither a name in it nor around it turns the other words about', () => {
  const arabic = 'مرحبا، 42'
  const { html, text } = layOut(
    {
      title: `“${arabic}” invites you`,
      blocks: [
        { is: 'text', text: arabic },
        { is: 'quote', text: arabic },
        { is: 'facts', rows: [{ name: 'Project', value: arabic }] },
        { is: 'list', heading: arabic, items: [{ text: `“${arabic}” wrote to you` }] },
      ],
    },
    { name: arabic, logo: null, url: '' },
  )
  expect(html).toMatch(new RegExp(`<h1 dir="auto"[^>]*>“<span dir="auto">${arabic}</span>” invites you</h1>`))
  expect(html).toMatch(new RegExp(`<p dir="auto"[^>]*>${arabic}</p>`))
  expect(html).toMatch(new RegExp(`<blockquote dir="auto"[^>]*>${arabic}</blockquote>`))
  // Names on lines of their own stay at the side where the others begin.
  expect(html.split(`<td class="strong"`).filter((part) => part.includes(`><span dir="auto">${arabic}</span></td>`))).toHaveLength(3)
  expect(html).toContain(`“<span dir="auto">${arabic}</span>” wrote to you`)
  // What is not drawn needs none of it.
  expect(text).not.toContain('dir=')
})
