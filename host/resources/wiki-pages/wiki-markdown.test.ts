// Pages as Markdown, whatever the editor writes.
import { expect, test } from 'vitest'
import { type Picture, pageToMarkdown } from './wiki-markdown.ts'

const kept: Picture[] = []
const markdown = (html: string, title = 'Title') =>
  pageToMarkdown(title, html, {
    page: (id) =>
      id === 'p' ? { title: 'Plan [now]', path: '../Plan (old)/Plan.md' } : id === 'out' ? { title: 'Outside', path: null } : null,
    task: (id) => (id === 't' ? 'WEB-1 Ship it' : null),
    picture: (picture) => `pictures/${kept.push(picture)}.${picture.extension}`,
  })

test('WIKI-16 headings, styles, lists and quotes', () => {
  expect(markdown('<h2>Part</h2><p>A <strong>bold</strong>, <em>slanted</em>, <del>gone</del> and <u>under</u> word.</p>', 'A * b')).toBe(
    '# A \\* b\n\n## Part\n\nA **bold**, *slanted*, ~~gone~~ and <u>under</u> word.\n',
  )
  expect(
    markdown('<ul><li><p>One</p><ul><li><p>Below</p></li></ul></li><li><p>Two</p></li></ul><ol start="3"><li><p>Three</p></li></ol>'),
  ).toBe('# Title\n\n- One\n  - Below\n- Two\n\n3. Three\n')
  expect(
    markdown('<ul><li data-item-type="task" data-checked="true"><p>Done</p></li><li data-item-type="task"><p>Open</p></li></ul>'),
  ).toBe('# Title\n\n- [x] Done\n- [ ] Open\n')
  expect(markdown('<blockquote><p>Said</p></blockquote><p><span class="ql-size-large">Big</span></p>')).toBe(
    '# Title\n\n> Said\n\n<span class="ql-size-large">Big</span>\n',
  )
})

test('WIKI-16 tables and code, with its language and signs that would end it', () => {
  const table =
    '<table><thead><tr><th><p>A</p></th><th><p>B</p></th></tr></thead><tbody><tr><td><p>1 | 2</p></td><td><p>x</p><p>y</p></td></tr></tbody></table>'
  expect(markdown(table)).toBe('# Title\n\n| A   | B   |\n| --- | --- |\n| 1 \\| 2 | x<br>y |\n')
  expect(markdown('<pre data-language="ts"><code>const a = `x`\n```\n&lt;b&gt;</code></pre>')).toBe(
    '# Title\n\n````ts\nconst a = `x`\n```\n<b>\n````\n',
  )
})

test('WIKI-12 WIKI-16 links have the title of now and an address in the file; what the reader does not see has its words', () => {
  const link = (kind: string, id: string) => `<a data-${kind}="${id}">written</a>`
  expect(
    markdown(`<p>${link('page', 'p')} ${link('page', 'out')} ${link('page', 'no')} ${link('task', 't')} ${link('task', 'no')}</p>`),
  ).toBe('# Title\n\n[Plan \\[now\\]](../Plan%20%28old%29/Plan.md) Outside written WEB-1 Ship it written\n')
})

test('WIKI-16 pictures in the text are handed out, those elsewhere keep their address', () => {
  const html = '<p><img src="data:image/png;base64,iVBORw==" alt="A dot"><img src="https://example.com/x.jpg" alt=""></p>'
  expect(markdown(html)).toBe('# Title\n\n![A dot](pictures/1.png)![](https://example.com/x.jpg)\n')
  expect(kept).toEqual([{ bytes: Buffer.from('iVBORw==', 'base64'), extension: 'png' }])
})
