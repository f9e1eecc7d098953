// What goes into the editor comes out of it.
import { beforeAll, expect, test } from 'vitest'
import { type TestEditor, testEditor } from './editor.kit.ts'

let editor: TestEditor
beforeAll(async () => {
  editor = await testEditor()
})

test.each([
  '<p>one <strong>two</strong> <em>three</em> <u>four</u> <s>five</s> <code>six</code></p>',
  '<h2>Plan</h2><p>a<br>b</p><hr><blockquote><p>quoted</p></blockquote>',
  '<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul><ol start="3"><li>d</li></ol>',
  '<pre data-language="javascript"><code>const a = 1\n\n  b\n</code></pre>',
  '<p><a href="mailto:a@b.example">x</a> <img src="https://a.example/x.png" alt="cat" width="20"></p>',
  '<p class="ql-indent-3">in <span class="ql-size-huge">big</span></p><h3 class="ql-indent-1">h</h3>',
  '<p><span data-username="mia">@Mia Chen</span> look</p>',
  '<ul><li data-item-type="task" data-checked="true">done</li><li data-item-type="task" data-checked="false">open</li></ul>',
  '<table><tbody><tr><th>a</th><th>b</th></tr><tr><td>1</td><td colspan="2">2</td></tr></tbody></table>',
  '<p>H<sub>2</sub>O <mark>m</mark> <small>s</small> <ins>i</ins> x<sup>2</sup></p>',
  '<dl><dt>term</dt><dd>said</dd></dl><figure><p><img src="https://a.example/x.png"></p><figcaption>c</figcaption></figure>',
  '<p><span style="color: rgb(1, 2, 3);">red</span></p>',
  '<p>a</p><p><br></p><p>b</p>',
])('%s stays', (html) => {
  expect(editor.through(html)).toBe(html)
})
