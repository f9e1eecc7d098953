// Nothing that people write can run, and what they wrote stays readable.
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SafeHtml } from './safe-html.tsx'

function shown(html: string): string {
  const { container } = render(<SafeHtml html={html} />)
  return container.firstElementChild?.innerHTML ?? ''
}

test.each([
  ['<script>alert(1)</script>a', 'a'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href=" jAvAsCrIpT:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<img src="data:image/svg+xml;base64,AA==">', ''],
  ['<iframe src="https://x"></iframe>c', 'c'],
  ['<p style="position:fixed" class="x" id="y" onclick="x()">d</p>', '<p>d</p>'],
  ['<form action="/x"><input name="password"><p>e</p></form>f', 'f'],
  ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>g', 'g'],
])('%s cannot harm', (html, safe) => {
  expect(shown(html)).toBe(safe)
})

test('a picture keeps its address and its text, nothing else', () => {
  const { container } = render(<SafeHtml html='<img src="/x.png" alt="A cat" onerror="alert(1)" style="width:9999px">' />)
  const names = [...(container.querySelector('img')?.attributes ?? [])].map(({ name }) => name)
  expect(names.sort()).toEqual(['alt', 'loading', 'src'])
})

test('#12 point 10: a picture of another machine is asked for after a click, without saying where it stands, and not again in this session', async () => {
  const far = 'https://tracker.example/pixel.png?who=ana'
  const { container } = render(
    <SafeHtml
      html={`<p><a href="mailto:shop@shop.example"><img src="${far}" alt="Offer"></a><img src="//tracker.example/2.png"><img src="/api/images/a.png" alt="Ours"></p>`}
    />,
  )
  const sources = () => [...container.querySelectorAll('img')].map((image) => image.getAttribute('src'))
  expect(sources()).toEqual([new URL('/api/images/a.png', window.location.origin).href])
  const [offer, second] = screen.getAllByRole('button')
  expect([offer?.textContent, second?.textContent]).toEqual([
    'Show picture from tracker.example: Offer',
    'Show picture from tracker.example',
  ])
  // The link around it is not followed.
  expect(fireEvent.click(offer as HTMLElement)).toBe(false)
  expect(sources()).toContain(far)
  const shown = screen.getByAltText('Offer')
  expect([shown.getAttribute('referrerpolicy'), document.activeElement]).toEqual(['no-referrer', shown])
  const again = render(<SafeHtml html={`<img src="${far}" alt="Offer once more">`} />)
  expect(again.container.querySelector('img')?.getAttribute('src')).toBe(far)
})

test('text, lists, code and links stay; links open apart and tell nothing', () => {
  expect(shown('<p>a <strong>b</strong> <code>c</code></p><ul><li>d</li></ul>')).toBe(
    '<p>a <strong>b</strong> <code>c</code></p><ul><li>d</li></ul>',
  )
  expect(shown('<a href="https://example.com/x">y</a>')).toBe(
    '<a href="https://example.com/x" target="_blank" rel="noopener noreferrer nofollow">y</a>',
  )
  expect(shown('<custom-tag>kept</custom-tag>')).toBe('<span>kept</span>')
})

test('headings begin at level 2 and leave none out', () => {
  expect(shown('<h3>a</h3><h6>b</h6><h3>c</h3>')).toBe('<h2>a</h2><h3>b</h3><h2>c</h2>')
})

test('nesting made to break the page ends as text', () => {
  expect(shown(`${'<div>'.repeat(300)}deep`)).toContain('deep')
})

test('COMMENT-16 COMMENT-17 COMMENT-21 what the editor writes is shown: indents, sizes, members, checklists, links to call and to write', () => {
  expect(shown('<p class="ql-indent-3 x">a <span class="ql-size-huge y">b</span></p>')).toBe(
    '<p class="ql-indent-3">a <span class="ql-size-huge">b</span></p>',
  )
  expect(shown('<p><span data-username="mia">@Mia Chen</span></p>')).toBe('<p><span data-username="mia">@Mia Chen</span></p>')
  expect(shown('<a href="tel:+4912">a</a><a href="sms:+4912">b</a>')).toContain('href="tel:+4912"')
  expect(shown('<a href="about:blank">x</a>')).toBe('<a>x</a>')
  expect(shown('<ul><li data-item-type="task" data-checked="true">a</li></ul>')).toMatch(
    /<li data-item-type="task" data-checked="true"><span[^>]*>Done: <\/span>a<\/li>/,
  )
})

test('what Quill wrote is shown as what it meant: nested lists, blocks of code', () => {
  expect(
    shown('<ol><li data-list="bullet">a</li><li data-list="bullet" class="ql-indent-1">b</li><li data-list="ordered">c</li></ol>'),
  ).toBe('<ul><li>a<ul><li>b</li></ul></li></ul><ol><li>c</li></ol>')
  expect(
    shown(
      '<div class="ql-code-block-container"><div class="ql-code-block" data-language="plain">a</div><div class="ql-code-block">b</div></div>',
    ),
  ).toMatch(/<pre data-language="plain"[^>]*><code>a\nb<\/code><\/pre>/)
  expect(shown('<pre class="ql-syntax" spellcheck="false">a\nb\n</pre>')).toMatch(/<pre[^>]*><code>a\nb<\/code><\/pre>/)
})

test('COMMENT-20 code is plain at once and in colours when its language has come', async () => {
  const { container } = render(<SafeHtml html={'<pre data-language="javascript"><code>const a = 1\n</code></pre>'} />)
  expect(container.querySelector('code')?.textContent).toBe('const a = 1')
  await waitFor(() => expect(container.querySelector('[data-code="keyword"]')?.textContent).toBe('const'))
  expect(container.querySelector('code')?.textContent).toBe('const a = 1')
})
