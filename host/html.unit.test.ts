// @vitest-environment node
// What survives cleaning, and what must not.
import { expect, test } from 'vitest'
import { cleanHtml, dataPicture, plainText } from './html.ts'

test('rich text stays as written', () => {
  const html = '<h2>Plan</h2><p>One <strong>bold</strong> <em>word</em> and <code class="language-ts">x</code></p><ul><li>a</li></ul>'
  expect(cleanHtml(html)).toBe(html)
})

test.each([
  '<p>x</p><script>alert(1)</script>',
  '<p onclick="alert(1)">x</p>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<p>x</p><svg onload="alert(1)"><circle/></svg>',
  '<p>x</p><math><mi xlink:href="javascript:alert(1)">y</mi></math>',
  '<p>x</p><style>p{}</style>',
  '<p>x</p><iframe src="https://evil.example"></iframe>',
  '<p>x</p><img src=x onerror=alert(1)>',
  '<p>x</p><img src="data:image/svg+xml;base64,PHN2Zy8+">',
  '<p>x</p><img src="data:text/html;base64,PHN2Zy8+">',
])('XSS is cut out of %s', (html) => {
  expect(cleanHtml(html)).toBe('<p>x</p>')
})

test('links keep only http, https, mailto, tel and sms and open apart', () => {
  expect(cleanHtml('<a href="javascript:alert(1)">x</a>')).not.toContain('javascript')
  expect(cleanHtml('<a href="//evil.example">x</a>')).not.toContain('evil')
  for (const href of ['http://a.example', 'https://a.example', 'mailto:a@b.example', 'tel:+4912', 'sms:+4912']) {
    expect(cleanHtml(`<a href="${href}">x</a>`)).toContain(`href="${href}"`)
  }
  expect(cleanHtml('<a href="https://a.example">x</a>')).toContain('noopener')
})

test('images stay from http and https and as png or jpeg data', () => {
  for (const src of ['https://a.example/x.png', 'data:image/png;base64,iVBORw0KGgo=', 'data:image/jpeg;base64,/9j/4AA=']) {
    expect(cleanHtml(`<p><img src="${src}" alt="x" /></p>`)).toContain(src)
  }
})

test('nothing left is null', () => {
  expect(cleanHtml('<p><br></p>')).toBeNull()
  expect(cleanHtml('<p>&nbsp;</p>')).toBeNull()
  expect(cleanHtml('')).toBeNull()
  expect(cleanHtml(null)).toBeNull()
})

test('plain text drops markup and keeps words apart', () => {
  expect(plainText('<p>One</p><p>two <b>three</b></p>')).toBe('One two three')
})

test('COMMENT-16 a link with any other scheme becomes a blank one, relative ones stay', () => {
  for (const href of ['javascript:alert(1)', ' jAvAsCrIpT:alert(1)', 'data:text/html,x', 'file:///etc', '//evil.example', 'about:config'])
    expect(cleanHtml(`<a href="${href}">x</a>`)).toMatch(/^<a href="about:blank" /)
  expect(cleanHtml('<a href="/acme/projects">x</a>')).toContain('href="/acme/projects"')
})

test('COMMENT-21 exactly the classes of the editor stay: indents 1 to 8 and three sizes', () => {
  for (let level = 1; level <= 8; level++) {
    const html = `<p class="ql-indent-${level}">x</p>`
    expect(cleanHtml(html)).toBe(html)
  }
  for (const size of ['small', 'large', 'huge']) {
    const html = `<p><span class="ql-size-${size}">x</span></p>`
    expect(cleanHtml(html)).toBe(html)
  }
  expect(cleanHtml('<p class="ql-indent-9 fixed"><span class="ql-size-giant">x</span></p>')).toBe('<p><span>x</span></p>')
})

test.each([
  '<p><span data-username="mia">@Mia Chen</span> look</p>',
  '<pre data-language="cpp"><code>int a;\n</code></pre>',
  '<pre class="ql-syntax">a\n</pre>',
  '<div class="ql-code-block-container"><div class="ql-code-block" data-language="plain">a</div></div>',
  '<ol><li data-list="bullet">a</li><li data-list="bullet" class="ql-indent-1">b</li></ol>',
  '<ul><li data-item-type="task" data-checked="true">a</li></ul>',
  '<p>H<sub>2</sub>O <s>x</s> <u>y</u></p>',
])('%s is stored as it was written', (html) => {
  expect(cleanHtml(html)).toBe(html)
})

test('NOTE-08 a picture as an address is known by what does not belong into it, however large', () => {
  const data = 'Ab3+/'.repeat(1_600_000)
  expect(dataPicture(`data:image/JPEG;base64,${data}`)).toEqual({ kind: 'jpeg', data })
  expect(dataPicture('data:image/png;base64,iVBO Rw0=')).toEqual({ kind: 'png', data: 'iVBO Rw0=' })
  for (const other of [
    '',
    'data:image/png;base64,',
    'data:image/svg+xml;base64,AA',
    `data:image/png;base64,${data}"`,
    ' data:image/png;base64,AA',
  ])
    expect(dataPicture(other)).toBeNull()
  expect(cleanHtml(`<p>One<img src="data:image/png;base64,${data}"></p>`)).toBe(`<p>One<img src="data:image/png;base64,${data}" /></p>`)
})
