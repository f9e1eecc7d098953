// @vitest-environment node
// Rows as tasks: nothing is lost, and what is wrong is said.
import { expect, test } from 'vitest'
import type { ColumnMapping, ImportTarget } from '../import-item.ts'
import { itemReader } from './item-of-row.ts'
import { fixture, itemsIn } from './sheet-kit.ts'

/** One row by its columns: name, target and values. */
function read(
  columns: readonly (readonly [string, ImportTarget, ...string[]])[],
  { dates = 'iso' as ColumnMapping['dates'], zone = 'UTC' } = {},
) {
  const mapping = { columns: columns.map(([, target]) => ({ target, dates })), zone, doneStatuses: [' Fixed '] }
  const row = { row: 7, cells: columns.map(([, , ...values]) => values.filter((value) => value !== '')) }
  return itemReader(
    columns.map(([name]) => name),
    mapping,
  )(row)
}

const fields = (...lines: string[]) => `<p><strong>Imported fields</strong></p><ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`

test('IMPORT-03 a row without a title is an error and no task', () => {
  const { item, problems } = read([
    ['Name', 'title', ' \u200b '],
    ['Due', 'due', '2024-01-01'],
  ])
  expect(item).toBeNull()
  expect(problems).toEqual([{ row: 7, column: 'Name', value: null, reason: 'The row has no title.', severity: 'error' }])
})

test('IMPORT-04 a title that is too long is cut, and the whole kept', () => {
  const { item, problems } = read([['Name', 'title', `${'x'.repeat(499)}🐢 tail`]])
  expect(item?.title).toBe('x'.repeat(499))
  expect(item?.description).toContain('🐢 tail')
  expect(problems.map(({ severity }) => severity)).toEqual(['warning'])
})

test('IMPORT-04 what is no date is said and kept; a start after the due date too', () => {
  const { item, problems } = read([
    ['Name', 'title', 'A'],
    ['Due', 'due', '31 <b>soon</b>'],
    ['Made', 'created', '2024-02-30'],
  ])
  expect(item).toMatchObject({ due: null, created: null, description: fields('Made: 2024-02-30', 'Due: 31 &lt;b&gt;soon&lt;/b&gt;') })
  expect(problems.map(({ column, value }) => [column, value])).toEqual([
    ['Made', '2024-02-30'],
    ['Due', '31 <b>soon</b>'],
  ])
  const turned = read([
    ['Name', 'title', 'A'],
    ['From', 'start', '2024-03-02'],
    ['To', 'due', '2024-03-01'],
  ])
  expect(turned.item).toMatchObject({ start: null, due: new Date('2024-03-01'), description: fields('From: 2024-03-02') })
  expect(turned.problems.map(({ column }) => column)).toEqual(['From'])
})

test('IMPORT-04 unknown columns, the old key, the address and links are lines in the description', () => {
  const { item } = read([
    ['Name', 'title', 'A'],
    ['Text', 'description', 'See **this**'],
    ['Key', 'code', 'ENG-1'],
    ['URL', 'url', 'https://example.com/a?b=1&c=2'],
    ['File', 'link', '12/Mar/24 3:05 PM;kim;mock.png;https://example.com/mock.png'],
    ['Bad <i>', 'field', 'javascript:alert(1)', 'see https://example.com here', '<img src=x onerror=alert(1)>'],
    ['No', 'ignore', 'gone'],
  ])
  const link = 'rel="noopener noreferrer nofollow" target="_blank"'
  expect(item?.description).toBe(
    `<p>See <strong>this</strong></p>\n${fields(
      'Key: ENG-1',
      `URL: <a href="https://example.com/a?b=1&amp;c=2" ${link}>https://example.com/a?b=1&amp;c=2</a>`,
      `File: <a href="https://example.com/mock.png" ${link}>mock.png (kim, 12/Mar/24 3:05 PM)</a>`,
      'Bad &lt;i&gt;: javascript:alert(1), see https://example.com here, &lt;img src=x onerror=alert(1)&gt;',
    )}`.replace('</p>\n<p>', '</p><p>'),
  )
})

test('IMPORT-03 comments are parted at the first two semicolons, if a date stands before them', () => {
  const { item } = read(
    [
      ['Name', 'title', 'A'],
      [
        'Comment',
        'comments',
        '12/Mar/24 3:04 PM;Kim <kim@example.com>;Yes; no',
        'He said: a; b; c',
        '2024-03-12T10:00:00Z;;<p>x<script>y</script></p>',
        ';;',
      ],
    ],
    { dates: null, zone: 'Europe/Berlin' },
  )
  expect(item?.comments).toEqual([
    { at: new Date('2024-03-12T14:04:00Z'), author: { name: 'Kim', email: 'kim@example.com' }, html: '<p>Yes; no</p>' },
    { at: null, author: null, html: '<p>He said: a; b; c</p>' },
    { at: new Date('2024-03-12T10:00:00Z'), author: null, html: '<p>x</p>' },
    { at: null, author: null, html: '<p>;;</p>' },
  ])
})

test('IMPORT-04 labels: a cell with commas is a list, real lists are what they are; named ones have their column', () => {
  const { item } = read([
    ['Name', 'title', 'A'],
    ['Labels', 'labels', 'Bug, ui ,,bug'],
    ['Tags', 'labels', 'one, two', 'three'],
    ['Priority', 'named_label', 'High'],
    ['Estimate', 'named_label', 'None'],
    ['Size', 'named_label', 'x'.repeat(90)],
  ])
  expect(item?.labels).toEqual(['bug', 'ui', 'one, two', 'three', 'Priority: High'])
  expect(item?.description).toBe(fields(`Size: ${'x'.repeat(90)}`))
})

test('IMPORT-05 people: names, addresses, both, and a column of each', () => {
  const { item } = read([
    ['Name', 'title', 'A'],
    ['Who', 'assignees', 'Kim Lee <kim@example.com>, ana@example.com; Bo'],
    ['By', 'creator', 'Lee'],
  ])
  expect(item?.assignees).toEqual([
    { name: 'Kim Lee', email: 'kim@example.com' },
    { name: 'ana@example.com', email: 'ana@example.com' },
    { name: 'Bo', email: null },
  ])
  expect(item?.creator).toEqual({ name: 'Lee', email: null })
  const both = read([
    ['Name', 'title', 'A'],
    ['Who', 'assignees', 'Kim Lee'],
    ['Who Email', 'assignees', 'kim@example.com'],
  ])
  expect(both.item?.assignees).toEqual([{ name: 'Kim Lee', email: 'kim@example.com' }])
})

test('IMPORT-04 done by a word, by a date or by its status', () => {
  const done = (value: string) => read([['Name', 'title', 'A'], ['Done', 'done', value], ['Status', 'status', '']]).item // biome-ignore format: one case
  expect([done('Yes')?.done, done('false')?.done, done('')?.done, done('2024-03-01')?.done]).toEqual([true, false, false, true])
  expect(done('2024-03-01')?.doneAt).toEqual(new Date('2024-03-01'))
  expect(done('perhaps')).toMatchObject({ done: false, description: fields('Done: perhaps') })
  const fixed = read([
    ['Name', 'title', 'A'],
    ['Status', 'status', 'FIXED'],
  ])
  expect(fixed.item).toMatchObject({ done: true, status: 'FIXED' })
})

test('IMPORT-06 a row is known by its id, else its code, else by its title and when it was made', () => {
  const id = (...more: (readonly [string, ImportTarget, ...string[]])[]) => read([['Name', 'title', 'A'], ...more]).item
  expect(id(['Id', 'id', ' 10 '], ['Key', 'code', 'K-1'])).toMatchObject({ sourceId: '10', isHashed: false, code: 'K-1' })
  expect(id(['Key', 'code', 'K-1'])).toMatchObject({ sourceId: 'K-1', isHashed: false })
  const hashed = id(['Made', 'created', '2024-03-01'])
  expect(hashed).toMatchObject({ isHashed: true })
  expect(hashed?.sourceId).toBe(id(['Made', 'created', '2024-03-01T00:00:00Z'])?.sourceId)
  expect(hashed?.sourceId).not.toBe(id(['Made', 'created', '2024-03-02'])?.sourceId)
})

test('IMPORT-06 texts: HTML, Markdown and Jira’s markup become safe HTML', () => {
  const html = (text: string) => read([['Name', 'title', 'A'], ['Text', 'description', text]]).item?.description // biome-ignore format: one case
  expect(html('<p>Hi<script>x</script> <a href="javascript:x">y</a></p>')).not.toMatch(/script/)
  expect(html('# One\n\n- a\n- b\n\n<img src=x onerror=y>')).toMatch(/<h1>One<\/h1>\s*<ul>\s*<li>a<\/li>/)
  expect(html('a < b & c\nnext')).toBe('<p>a &lt; b &amp; c<br />next</p>')
  expect(html('x '.repeat(20) + '-'.repeat(60))).toContain('---')
  for (const absurd of ['>'.repeat(15_000), '['.repeat(30_000), '- '.repeat(15_000), '*a '.repeat(15_000), '<b>x'.repeat(15_000)])
    expect(typeof html(absurd)).toBe('string')
  const jira = html(
    'h2. Goal\n\n*Bold* at [place|https://example.com].\n# First\n## Inner\n{code:java}\nint *a* = 1;\n{code}\n{quote}Said{quote}',
  )
  for (const part of [
    '<h2>Goal</h2>',
    '<strong>Bold</strong>',
    'href="https://example.com"',
    '<ol>',
    '<code class="language-java">int *a* = 1;',
    '<blockquote>',
  ])
    expect(jira).toContain(part)
})

test('IMPORT-06 whole files: Jira with comments, subtasks and dates of the zone', async () => {
  const { items, problems } = await itemsIn(fixture('jira.csv'), 'Europe/Berlin')
  expect(problems).toEqual([])
  expect(items[0]).toMatchObject({
    ...{
      sourceId: '10001',
      code: 'SHOP-1',
      title: 'Pay by invoice',
      status: 'In Progress',
      type: 'Story',
      project: 'Web shop',
      sprint: 'Sprint 2',
    },
    ...{
      labels: ['billing', 'b2b', 'Priority: High', 'Custom field (Story Points): 5'],
      due: new Date('2024-03-19T23:00:00Z'),
      done: false,
    },
    comments: [
      { author: { name: 'kim' }, html: '<p>Looks good; ship it</p>' },
      { author: { name: 'ana' }, html: '<p>Wait: 1; 2; 3</p>' },
    ],
  })
  expect(items[1]).toMatchObject({
    parent: '10001',
    done: true,
    doneAt: new Date('2024-03-14T09:00:00Z'),
    comments: [{ at: null, author: null }],
  })
})

test('IMPORT-06 whole files: what all nine formats have is there', async () => {
  for (const name of ['linear.csv', 'jira.csv', 'jira.xml', 'asana.csv', 'asana.json', 'trello.json', 'github.json', 'todoist.csv']) {
    const { items, problems } = await itemsIn(fixture(name))
    expect([name, problems.filter(({ severity }) => severity === 'error')]).toEqual([name, []])
    expect([name, items.some(({ isHashed }) => isHashed)]).toEqual([name, false])
    expect([name, items.some(({ done }) => done) || name === 'todoist.csv']).toEqual([name, true])
  }
  const linear = (await itemsIn(fixture('linear.csv'))).items
  expect(linear.map(({ done, archived, parent }) => [done, archived, parent])).toEqual([
    [false, false, null],
    [true, true, 'ENG-1'],
    [true, false, null],
  ])
  const pond = (await itemsIn(fixture('trello.json'))).items[1]
  expect(pond?.checklist[0]).toEqual({ text: 'Tools: Spade', done: true })
  expect(pond?.description).toContain('plan.pdf')
  const { items, problems } = await itemsIn(fixture('todoist.csv'))
  expect(items[1]?.parent).toBe(items[0]?.sourceId)
  expect(problems.map(({ value }) => value)).toEqual(['every day'])
  expect((await itemsIn(fixture('github.json'))).items[0]?.description).not.toContain('onerror')
})
