// Markdown that is pasted: each section of CommonMark, and of GitHub's additions, becomes the form it names and survives.
import { beforeAll, expect, test } from 'vitest'
import { type TestEditor, testEditor } from './editor.kit.ts'
import { htmlOf, parseHtml } from './editor-html.ts'
import { markdownPiece } from './editor-paste.ts'

let editor: TestEditor
beforeAll(async () => {
  editor = await testEditor()
})

function pasted(markdown: string): string {
  const piece = markdownPiece(editor.schema, editor.parse, markdown)
  const doc = editor.schema.topNodeType.createAndFill(null, piece?.content)
  return doc ? htmlOf(doc) : ''
}

test.each([
  ['tabs', '\tfoo\tbaz\t\tbim', '<pre><code>foo\tbaz\t\tbim\n</code></pre>'],
  ['precedence', '- `one\n- two`', '<ul><li>`one</li><li>two`</li></ul>'],
  ['backslash escapes', '\\*not emphasized*', '<p>*not emphasized*</p>'],
  ['entities', '&amp; &copy; &#35;', '<p>&amp; © #</p>'],
  ['thematic breaks', 'a\n\n***\n\nb', '<p>a</p><hr><p>b</p>'],
  ['ATX headings', '# a\n### b\n###### c', '<h1>a</h1><h3>b</h3><h6>c</h6>'],
  ['setext headings', 'Foo *bar*\n=========\n\nFoo\n---', '<h1>Foo <em>bar</em></h1><h2>Foo</h2>'],
  ['indented code', '    a simple\n      indented', '<pre><code>a simple\n  indented\n</code></pre>'],
  ['fenced code', '```ruby\ndef foo(x)\n  3\nend\n```', '<pre data-language="ruby"><code>def foo(x)\n  3\nend\n</code></pre>'],
  ['fenced code with tildes', '~~~\naaa\n```\n~~~', '<pre><code>aaa\n```\n</code></pre>'],
  ['HTML blocks', '<div onclick="x">\n*hello*', '<p>&lt;div onclick="x"&gt;<br>*hello*</p>'],
  ['link reference definitions', '[foo]: /url "title"\n\n[foo]', '<p><a href="/url" title="title">foo</a></p>'],
  ['paragraphs', 'aaa\n\nbbb', '<p>aaa</p><p>bbb</p>'],
  ['blank lines', '\n\naaa\n\n\n# aaa\n\n', '<p>aaa</p><h1>aaa</h1>'],
  ['block quotes', '> # Foo\n> bar\n> > baz', '<blockquote><h1>Foo</h1><p>bar</p><blockquote><p>baz</p></blockquote></blockquote>'],
  [
    'list items',
    '1.  A paragraph\n\n        code\n\n    > quote',
    '<ol><li>A paragraph<pre><code>code\n</code></pre><blockquote><p>quote</p></blockquote></li></ol>',
  ],
  [
    'lists',
    '- foo\n  - bar\n    - baz\n\n\n3. a\n4. b',
    '<ul><li>foo<ul><li>bar<ul><li>baz</li></ul></li></ul></li></ul><ol start="3"><li>a</li><li>b</li></ol>',
  ],
  ['code spans', '`` foo ` bar ``', '<p><code>foo ` bar</code></p>'],
  ['emphasis', '*foo* __bar__ ***baz***', '<p><em>foo</em> <strong>bar</strong> <em><strong>baz</strong></em></p>'],
  ['links', '[a](<https://a.example/b c> "t")', '<p><a href="https://a.example/b c" title="t">a</a></p>'],
  ['links that are not allowed', '[a](javascript:alert(1))', '<p><a href="about:blank">a</a></p>'],
  ['images', '![foo](https://a.example/x.png "title")', '<p><img src="https://a.example/x.png" alt="foo" title="title"></p>'],
  ['images without a title', '![](https://a.example/x.png)', '<p><img src="https://a.example/x.png"></p>'],
  ['images that are not allowed', 'a ![foo](javascript:x)', '<p>a</p>'],
  ['autolinks', '<https://a.example>', '<p><a href="https://a.example">https://a.example</a></p>'],
  ['raw HTML', 'a <b onclick="x">c</b>', '<p>a &lt;b onclick="x"&gt;c&lt;/b&gt;</p>'],
  ['hard line breaks', 'foo  \nbar\\\nbaz', '<p>foo<br>bar<br>baz</p>'],
  ['soft line breaks stay lines', 'foo\nbar', '<p>foo<br>bar</p>'],
  ['textual content', "hello $.;'there \u0424", "<p>hello $.;'there \u0424</p>"],
  ['strikethrough', '~~foo~~', '<p><s>foo</s></p>'],
  [
    'task lists',
    '- [x] a\n- [ ] b',
    '<ul><li data-item-type="task" data-checked="true">a</li><li data-item-type="task" data-checked="false">b</li></ul>',
  ],
  [
    'tables',
    '| a | b |\n| - | - |\n| 1 | *2* |',
    '<table><tbody><tr><th>a</th><th>b</th></tr><tr><td>1</td><td><em>2</em></td></tr></tbody></table>',
  ],
  ['footnotes', 'a[^1]\n\n[^1]: note', '<p>a[^1]</p><p>[^1]: note</p>'],
])('CommonMark: %s', (_section, markdown, html) => {
  expect(pasted(markdown)).toBe(html)
  expect(htmlOf(parseHtml(editor.schema, html))).toBe(html)
})
