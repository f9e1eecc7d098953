// @vitest-environment node
// Which formats are recognized, and that their cells arrive as they were.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openSheet } from './open-sheet.ts'
import { fixture, opened, rowsIn, sheetIn } from './sheet-kit.ts'

test('IMPORT-01 every export is recognized by its columns and its shape', async () => {
  const known = {
    ...{ 'linear.csv': 'linear', 'jira.csv': 'jira', 'jira.xml': 'jira', 'asana.csv': 'asana', 'asana.json': 'asana' },
    ...{ 'trello.json': 'trello', 'github.json': 'github', 'todoist.csv': 'todoist' },
  }
  for (const [name, source] of Object.entries(known)) expect([name, (await sheetIn(fixture(name))).source]).toEqual([name, source])
  expect((await sheetIn('What,When\nSwim,today\n')).source).toBe('csv')
})

test('IMPORT-01 what a person says of a CSV counts more than its columns', async () => {
  const sheet = await sheetIn(fixture('todoist.csv'), 'csv')
  expect(sheet.source).toBe('csv')
  expect(sheet.columns[0]).toBe('TYPE')
})

test('IMPORT-01 a table of any columns with any delimiter', async () => {
  for (const sign of [',', ';', '\t', '|']) {
    const sheet = await sheetIn(`Title${sign}Notes\r\n"a${sign}b"${sign}"x ""y""\r\nz"\r\n`)
    expect(await rowsIn(sheet)).toEqual([{ Title: [`a${sign}b`], Notes: ['x "y"\r\nz'] }])
  }
  expect(await rowsIn(await sheetIn('Buy\nmilk, eggs; bread\n'))).toEqual([{ Buy: ['milk, eggs; bread'] }])
  expect(await rowsIn(await sheetIn('sep=;\r\nA;B\r\n1,5;2\r\n'))).toEqual([{ A: ['1,5'], B: ['2'] }])
})

test('IMPORT-01 rows may be uneven, and columns without a name get one', async () => {
  const sheet = await sheetIn('Title,,\nshort\nlong,1,2,3\n\n,,\nlast,4,,\n')
  expect(sheet.columns).toEqual(['Title', 'Column 2', 'Column 3', 'Column 4'])
  const rows = []
  for await (const { row, cells } of sheet.rows) rows.push([row, cells.flat().join(' ')])
  expect(rows).toEqual([
    [1, 'short'],
    [2, 'long 1 2 3'],
    [5, 'last 4'],
  ])
})

test('IMPORT-03 columns of one name are one with lists', async () => {
  const sheet = await sheetIn(fixture('jira.csv'))
  expect(sheet.columns.filter((name) => name === 'Labels' || name === 'Comment')).toEqual(['Labels', 'Comment'])
  const [first, second] = await rowsIn(sheet)
  expect(first?.Labels).toEqual(['billing', 'b2b'])
  expect(first?.Comment).toHaveLength(2)
  expect(second?.Labels).toBeUndefined()
})

test('IMPORT-01 encodings: a mark tells UTF-8 and UTF-16, bad bytes are Windows-1252 and said', async () => {
  const text = 'Titel;Größe\nŻółw 🐢;5 €\n'
  const wide = Buffer.from(`\ufeff${text}`, 'utf16le')
  const files = [Buffer.from(text), Buffer.from(`\ufeff${text}`), wide, Buffer.from(wide).swap16()]
  for (const bytes of files)
    for (const size of [1, 3, 65_536]) {
      const sheet = await openSheet(opened(bytes, size))
      expect(sheet.notes).toEqual([])
      expect(await rowsIn(sheet)).toEqual([{ Titel: ['Żółw 🐢'], Größe: ['5 €'] }])
    }
  const old = await sheetIn(Uint8Array.from([...Buffer.from('T,P\nM'), 0xfc, ...Buffer.from('ller,5 '), 0x80, 0x0a]))
  expect(old.notes).toEqual(['The file is not UTF-8, so it was read as Windows-1252. Check that accented letters look right.'])
  expect(await rowsIn(old)).toEqual([{ T: ['Müller'], P: ['5 €'] }])
})

test('IMPORT-01 cells survive quoting', async () => {
  const cell = fc
    .string({ unit: fc.constantFrom('a', 'é', '"', ',', ';', '\n', '\r\n', '\t', '|', ' ', '🐢') })
    .filter((text) => text.trim() !== '')
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 40 }),
      async (rows, size) => {
        const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`
        const file = ['First,Second', ...rows.map((cells) => cells.map(quoted).join(','))].join('\n')
        const read = await rowsIn(await openSheet(opened(file, size)))
        expect(read).toEqual(rows.map(([one, two]) => ({ First: [one], Second: [two] })))
      },
    ),
    { numRuns: 60 },
  )
})

test('IMPORT-06 Trello: cards with lists, checklists, comments and fields, in the order of the board', async () => {
  const sheet = await sheetIn(fixture('trello.json'))
  const rows = await rowsIn(sheet)
  expect(rows.map(({ Name }) => Name)).toEqual([['Plant a tree'], ['Dig a pond'], ['Buy seeds']])
  expect(rows[1]).toMatchObject({
    ...{ List: ['To do'], Labels: ['Green', 'red'], Members: ['Kim Lee'], 'Created by': ['Ana Pérez'], 'Due complete': ['true'] },
    ...{ Created: ['2024-03-12T19:58:40.000Z'], Cost: ['120'], Size: ['Large'], URL: ['https://trello.com/c/AbCd1234'], Board: ['Garden'] },
    Checklists: ['[x] Tools: Spade', '[ ] Tools: Rubber boots', '[ ] People: Ask Ana'],
    Comments: ['2024-03-13T10:00:00.000Z;Lee, Kim;First', '2024-03-14T10:00:00.000Z;Kim Lee;Second; with a semicolon'],
  })
  expect(rows[2]?.Archived).toEqual(['true'])
  const action = { type: 'updateCard', data: {} }
  const full = await sheetIn(JSON.stringify({ lists: [], cards: [{ id: '1', name: 'a' }], actions: Array(1_000).fill(action) }))
  expect(full.notes.join()).toContain('only the last 1,000 actions')
})

test('IMPORT-01 GitHub: the list of REST without pull requests, and what gh prints', async () => {
  const sheet = await sheetIn(fixture('github.json'))
  expect(sheet.notes).toEqual(['A pull request was left out: only issues become tasks.'])
  const rest = await rowsIn(sheet)
  expect(rest.map((row) => row.Number)).toEqual([['#12'], ['#14']])
  expect(rest[0]).toMatchObject({ Id: ['I_kwDOAAAA001'], State: ['closed'], Assignees: ['ana', 'lee'], Repository: ['acme/rocket'] })
  const printed = [
    {
      ...{ id: 'I_kwDOAAAA001', number: 12, title: 'Crash on start', state: 'CLOSED', createdAt: '2024-03-12T15:04:05Z' },
      ...{ closedAt: '2024-03-13T09:00:00Z', author: { login: 'kim-lee' }, url: 'https://github.com/acme/rocket/issues/12' },
      comments: [{ author: { login: 'ana' }, body: 'Same; here', createdAt: '2024-03-12T16:00:00Z' }],
    },
  ]
  const [issue] = await rowsIn(await sheetIn(JSON.stringify(printed)))
  expect(issue).toMatchObject({ Id: ['I_kwDOAAAA001'], State: ['closed'], 'Closed at': ['2024-03-13T09:00:00Z'], Author: ['kim-lee'] })
  expect(issue?.Comments).toEqual(['2024-03-12T16:00:00Z;ana;Same; here'])
})

test('IMPORT-06 Asana: subtasks of any depth are rows that name their parent, each once', async () => {
  const rows = await rowsIn(await sheetIn(fixture('asana.json')))
  expect(rows.map((row) => [row['Task ID']?.[0]?.slice(-1), row.Parent?.[0]?.slice(-1)])).toEqual([
    ['1', undefined],
    ['2', '1'],
    ['3', '2'],
  ])
  expect(rows[0]).toMatchObject({
    Assignee: ['Kim Lee <kim@example.com>'],
    Section: ['To do'],
    Tags: ['launch', 'web'],
    'Name (custom field)': ['Odd'],
  })
  expect(rows[1]?.Completed).toEqual(['2024-03-06T10:00:00.000Z'])
  expect(rows[2]?.Notes).toEqual(['Three of them'])
})

test('IMPORT-06 Jira’s XML: issues with comments, parents and fields', async () => {
  for (const size of [7, 65_536]) {
    const [first, second] = await rowsIn(await openSheet(opened(fixture('jira.xml'), size)))
    expect(first).toMatchObject({
      ...{ 'Issue id': ['10001'], 'Issue key': ['SHOP-1'], Labels: ['billing', 'b2b'], Created: ['2024-03-12T14:04:00.000Z'] },
      ...{ 'Due date': ['2024-03-20'], 'Story Points': ['5.0'], Attachment: ['mock.png'], 'Sub-tasks': ['SHOP-2'] },
      Comment: ['2024-03-12T15:00:00.000Z;kim;<p>Looks good; ship it</p>'],
    })
    expect(second).toMatchObject({ 'Parent key': ['SHOP-1'], Resolved: ['2024-03-14T09:00:00.000Z'] })
    expect(second?.Assignee).toBeUndefined()
  }
})

test('IMPORT-06 Todoist: sections, notes and indents become status, comments and parents', async () => {
  const rows = await rowsIn(await sheetIn(fixture('todoist.csv')))
  expect(rows.map(({ Content }) => Content?.[0])).toEqual(['Call the bank', 'Find the number', 'Buy milk', 'Buy milk', 'Buy milk'])
  const [call, find, ...milk] = rows
  expect(call).toMatchObject({
    Labels: ['phone', 'money'],
    Comments: ['2024-03-12T10:00:00Z;Ana;They called back; good news'],
    Author: ['Kim Lee'],
  })
  expect(find?.Parent).toEqual(call?.Id)
  expect(milk.map(({ Section }) => Section?.[0])).toEqual([undefined, 'Home', 'Home'])
  expect(new Set(rows.map(({ Id }) => Id?.[0])).size).toBe(5)
  const again = await rowsIn(await sheetIn(fixture('todoist.csv')))
  expect(again).toEqual(rows)
})
