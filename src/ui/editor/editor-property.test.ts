// Whatever HTML comes: reading and writing it again changes nothing more, and nothing in it can run.
import fc from 'fast-check'
import { beforeAll, expect, test, vi } from 'vitest'
import { runs } from '#tests/kit/runs.ts'
import { type TestEditor, testEditor } from './editor.kit.ts'
import { htmlOf, parseHtml } from './editor-html.ts'

let editor: TestEditor
beforeAll(async () => {
  editor = await testEditor()
})

// Each run reads some kilobytes of HTML four times, with another seed every time; a busy machine takes ten times as long as a quiet one.
const RUNS = runs(75)
vi.setConfig({ testTimeout: 120_000 })

const words = fc.stringMatching(/^[a-z &<>"'\u00e9\ud83d\ude00]{0,12}$/u).map((text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;'))
const wrap =
  (tag: string, attributes = '') =>
  (inner: string) =>
    `<${tag}${attributes}>${inner}</${tag.split(' ')[0]}>`

const { inline } = fc.letrec<{ inline: string; run: string }>((tie) => ({
  run: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    words,
    fc.constant('<br>'),
    fc.constant('<img src="https://a.example/x.png" alt="x">'),
    fc.constant('<span data-username="mia">@Mia Chen</span>'),
    fc
      .tuple(
        fc.constantFrom('strong', 'b', 'em', 'u', 's', 'del', 'code', 'sub', 'sup', 'mark', 'small', 'ins', 'font', 'custom-tag'),
        tie('inline'),
      )
      .map(([tag, inner]) => wrap(tag)(inner)),
    fc
      .tuple(fc.constantFrom('small', 'large', 'huge', 'giant'), tie('inline'))
      .map(([size, inner]) => wrap('span', ` class="ql-size-${size}"`)(inner)),
    fc
      .tuple(
        fc.constantFrom('https://a.example', 'mailto:a@b.example', 'javascript:alert(1)', '/x', '#y', 'data:text/html,x'),
        tie('inline'),
      )
      .map(([href, inner]) => wrap('a', ` href="${href}"`)(inner)),
    tie('inline').map(wrap('span', ' style="color: #ff0000"')),
  ),
  inline: fc.array(tie('run'), { maxLength: 4 }).map((runs) => runs.join('')),
}))

const { blocks } = fc.letrec<{ blocks: string; block: string }>((tie) => ({
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    inline,
    inline.map(wrap('p')),
    fc.tuple(fc.integer({ min: 0, max: 9 }), inline).map(([level, inner]) => wrap('p', ` class="ql-indent-${level}"`)(inner)),
    fc.tuple(fc.integer({ min: 1, max: 6 }), inline).map(([level, inner]) => wrap(`h${level}`)(inner)),
    fc.constant('<hr>'),
    fc
      .tuple(fc.constantFrom('javascript', 'cpp', 'mermaid', ''), words)
      .map(([language, code]) => `<pre data-language="${language}"><code>${code}\n\n x</code></pre>`),
    fc.constant(
      '<div class="ql-code-block-container"><div class="ql-code-block" data-language="css">a</div><div class="ql-code-block">b</div></div>',
    ),
    tie('blocks').map(wrap('blockquote')),
    tie('blocks').map(wrap('div')),
    fc
      .tuple(fc.constantFrom('ul', 'ol', 'ol start="4"'), fc.array(tie('blocks'), { maxLength: 3 }))
      .map(([tag, items]) => wrap(tag)(items.map(wrap('li')).join(''))),
    fc
      .array(fc.tuple(fc.constantFrom('bullet', 'ordered', 'checked', 'unchecked'), fc.integer({ min: 0, max: 3 }), inline), {
        minLength: 1,
        maxLength: 4,
      })
      .map((items) =>
        wrap('ol')(items.map(([list, level, inner]) => wrap('li', ` data-list="${list}" class="ql-indent-${level}"`)(inner)).join('')),
      ),
    fc.array(tie('blocks'), { minLength: 1, maxLength: 3 }).map((cells) => wrap('table')(wrap('tr')(cells.map(wrap('td')).join('')))),
    tie('blocks').map((inner) => wrap('dl')(`<dt>t</dt>${wrap('dd')(inner)}`)),
    tie('blocks').map(wrap('figure')),
  ),
  blocks: fc.array(tie('block'), { maxLength: 4 }).map((all) => all.join('')),
}))

test('parse → serialise → parse is stable for any HTML, and so is the HTML', () => {
  fc.assert(
    fc.property(blocks, (html) => {
      const once = parseHtml(editor.schema, html)
      once.check()
      const written = htmlOf(once)
      const twice = parseHtml(editor.schema, written)
      expect(htmlOf(twice)).toBe(written)
      expect(parseHtml(editor.schema, htmlOf(twice)).eq(twice)).toBe(true)
    }),
    { numRuns: RUNS },
  )
})

const shown = (html: string) => (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').replace(/[\s\u00a0]+/g, '')

test('no word of any HTML is lost', () => {
  fc.assert(
    fc.property(blocks, (html) => {
      expect(shown(htmlOf(parseHtml(editor.schema, html)))).toBe(shown(html))
    }),
    { numRuns: RUNS },
  )
})

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<svg onload=alert(1)><script>alert(1)</script></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<a href="vbscript:x">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<p onclick="alert(1)" style="background:url(javascript:alert(1))">x</p>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x"></object><embed src="x">',
  '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<template><img src=x onerror=alert(1)></template>',
  '<span data-username="x&quot; onmouseover=&quot;alert(1)">@x</span>',
  '<pre data-language="x&quot; onclick=&quot;alert(1)"><code>x</code></pre>',
  '<p class="ql-indent-1 evil"><span class="ql-size-huge" style="color: expression(alert(1))">x</span></p>',
  '<style>@import "x"</style><link rel=stylesheet href=x><base href="https://evil.example"><meta http-equiv=refresh content="0;url=x">',
])('nothing of %s can run', (html) => {
  const body = new DOMParser().parseFromString(editor.through(html), 'text/html').body
  for (const element of body.querySelectorAll('*')) {
    expect('script style iframe object embed svg math form template base link meta button'.split(' ')).not.toContain(element.localName)
    for (const { name, value } of element.attributes) {
      expect(name).not.toMatch(/^on|^srcdoc$|^formaction$|^id$/)
      if (name === 'href') expect(value).toMatch(/^(?:https?:|mailto:|tel:|sms:|about:blank$|[/#])/)
      if (name === 'src') expect(value).toMatch(/^(?:https?:|data:|x$)/)
      if (name === 'style') expect(value).toMatch(/^color: (?:#[\da-f]+|rgb\([\d, ]+\));?$/i)
    }
  }
})

test('COMMENT-16 links of other protocols become blank, allowed ones stay as they are', () => {
  for (const href of ['http://a.example', 'https://a.example/x?y=1#z', 'mailto:a@b.example', 'tel:+49', 'sms:+49', '/acme'])
    expect(editor.through(`<p><a href="${href}">x</a></p>`)).toBe(`<p><a href="${href}">x</a></p>`)
  for (const href of ['javascript:alert(1)', 'file:///x', 'ftp://a.example', 'data:text/html,x', 'palette:x'])
    expect(editor.through(`<p><a href="${href}">x</a></p>`)).toBe('<p><a href="about:blank">x</a></p>')
})

test('COMMENT-17 images come from http, https and data only', () => {
  for (const src of ['http://a.example/x.png', 'https://a.example/x.png', 'data:image/png;base64,iVBORw0KGgo='])
    expect(editor.through(`<p>a<img src="${src}"></p>`)).toBe(`<p>a<img src="${src}"></p>`)
  for (const src of ['javascript:alert(1)', 'file:///x.png', 'blob:https://a.example/1', 'ftp://a.example/x.png'])
    expect(editor.through(`<p>a<img src="${src}"></p>`)).toBe('<p>a</p>')
})
