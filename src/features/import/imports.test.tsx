// Moving in: a file comes, what becomes of it is decided step by step, tried, started, followed and taken back.
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { workspaceSubject } from '#tests/kit/action-fakes.ts'
import { type FakeRoots, fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import { MADE_IMPORT, madeDetail, TRIED } from '#tests/kit/import-details.ts'
import { until } from '#tests/kit/until.ts'
import { actions } from './import.actions.ts'
import { importCache } from './import.cache.ts'
import type { ImportData, ImportDetailData, MappingInput } from './import.graphql.ts'
import { EMPTY_TEXT } from './import-drop.tsx'
import { actions as rowActions } from './import-row.actions.ts'
import { ImportView } from './import-view.tsx'
import { ImportsView } from './imports-view.tsx'

const PLACE = { workspaceSlug: 'acme', projectSlug: null }

const PROBLEM = { row: 7, column: 'Summary', value: '', reason: 'It has no title, so this row stays out.', severity: 'ERROR' } as const

/** The page of an import as the server has it; what is decided is kept there. */
function show(first: ImportDetailData, { step, roots = {} }: { step?: string; roots?: FakeRoots } = {}) {
  let stored = first
  const decided: MappingInput[] = []
  const goTo = (state: ImportData['state'], more: Partial<ImportData> = {}) => {
    stored = { ...stored, import: { ...stored.import, state, ...more } }
    return { import: stored, userErrors: [] }
  }
  const world = renderFeature(<ImportView place={PLACE} id="i1" />, {
    at: `/acme/settings/import?import=i1${step ? `&step=${step}` : ''}`,
    actions: [...actions, ...rowActions],
    cacheParts: [importCache],
    roots: {
      import: () => stored,
      imports: () => [stored.import],
      importProblems: ({ severity }: { severity?: string }) =>
        severity === 'WARNING' ? { problems: [], total: 0 } : { problems: [PROBLEM], total: 1 },
      projects: () => [],
      workspace: () => workspaceSubject({ slug: 'acme', viewerCan: ['EDIT', 'ADMIN', 'OWN', 'PAID'] }),
      teamMembers: () => ({
        page: 1,
        ...{ totalPages: 1, totalCount: 2 },
        nodes: ['ben', 'mia'].map((username) => ({ id: username, person: { ...fakePerson(username), name: `${username} here` } })),
      }),
      setImportMapping: ({ mapping }: { mapping: MappingInput }) => {
        decided.push(mapping)
        stored = { ...stored, mapping: { ...mapping } as ImportDetailData['mapping'] }
        return goTo('MAPPING')
      },
      dryRunImport: () => goTo('READY', TRIED),
      startImport: () => goTo('RUNNING', { rowsDone: 300, startedAt: '2026-11-21T11:59:00Z' }),
      ...roots,
    },
  })
  return { ...world, decided, goTo, put: (next: ImportDetailData) => (stored = next) }
}

const heading = (name: string | RegExp) => screen.getByRole('heading', { name })
const button = (name: string | RegExp) => screen.getByRole('button', { name })
const isOff = (element: HTMLElement) => element.getAttribute('aria-disabled') === 'true'

async function choose(label: string, option: string) {
  fireEvent.click(screen.getByRole('combobox', { name: label }))
  fireEvent.click(await screen.findByRole('option', { name: option }))
}

test('IMPORT-13 without any it says what to bring, and takes a file by a button', async () => {
  renderFeature(<ImportsView place={PLACE} />, { actions: rowActions, roots: { imports: () => [] } })
  await until(() => expect(screen.getByText(EMPTY_TEXT)).toBeTruthy())
  expect(EMPTY_TEXT).toBe('Bring your tasks along. Drop an export of Linear, Jira, Asana, Trello, GitHub or Todoist here.')
  expect(button('Import a file')).toBeTruthy()
})

test('IMPORT-13 earlier ones are listed with how they ended; what is open can be gone on with', async () => {
  const done = { ...MADE_IMPORT, ...TRIED, id: 'i2', state: 'DONE', undoUntil: '2026-12-21T09:00:00Z' } as const
  const failed = { ...MADE_IMPORT, id: 'i3', state: 'FAILED', reason: 'Row 12 could not be read.' } as const
  renderFeature(<ImportsView place={PLACE} />, { actions: rowActions, roots: { imports: () => [MADE_IMPORT, done, failed] } })
  await until(() => expect(screen.getAllByRole('listitem')).toHaveLength(3))
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows[0]).toContain('To be decided')
  expect(rows[1]).toContain('1,200 created, 4 updated, 6 left out')
  expect(rows[1]).toContain('can be undone until 21 Dec')
  expect(rows[2]).toContain('Row 12 could not be read.')
  expect(screen.getAllByRole('link', { name: 'jira-shop.csv' })[0]?.getAttribute('href')).toBe('/acme/settings/import?import=i1')
})

test('IMPORT-02 a step after the other, Back keeps what was decided, and the focus goes along; leaving and returning resumes', async () => {
  const { decided } = show(madeDetail())
  await until(() => expect(document.activeElement).toBe(heading('This looks like a Jira export')))
  fireEvent.click(screen.getByRole('radio', { name: 'Linear' }))
  // Enter goes on.
  fireEvent.keyDown(heading('This looks like a Jira export'), { key: 'Enter' })
  await until(() => expect(document.activeElement).toBe(heading('Where should the tasks go?')))
  expect(decided.at(-1)?.source).toBe('LINEAR')
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: '  ' } })
  fireEvent.click(button('Continue'))
  expect(screen.getByRole('alert').textContent).toBe('Please enter a name for the new project.')
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Shop ' } })
  fireEvent.click(button('Back'))
  await until(() => expect(screen.getByRole('radio', { name: 'Linear' })).toHaveProperty('checked', true))
  fireEvent.click(button('Continue'))
  await until(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Shop'))
  expect(decided.at(-1)).toMatchObject({ source: 'LINEAR', into: 'NEW', intoName: 'Shop', intoProject: null })
})

test('IMPORT-02 what the server refuses is said, and nothing that was decided is lost', async () => {
  const refused = [{ code: 'INVALID', field: ['intoName'], message: 'There is a project of this name.' }]
  show(madeDetail(), { step: 'into', roots: { setImportMapping: () => ({ import: null, userErrors: refused }) } })
  await until(() => heading('Where should the tasks go?'))
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Website' } })
  fireEvent.click(button('Continue'))
  await until(() => expect(screen.getByRole('alert').textContent).toBe('There is a project of this name.'))
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Website')
})

test('IMPORT-02 a project for each value of a column needs the column', async () => {
  const { decided } = show(madeDetail(), { step: 'into' })
  await until(() => heading('Where should the tasks go?'))
  fireEvent.click(screen.getByRole('radio', { name: 'A project for each value of a column' }))
  fireEvent.click(button('Continue'))
  expect(screen.getByRole('alert').textContent).toBe('Please choose the column that names the projects.')
  await choose('Column', 'Team')
  expect(screen.getByText('Shop (600), Apps (600)')).toBeTruthy()
  fireEvent.click(button('Continue'))
  await until(() => heading('What does each column become?'))
  expect(decided.at(-1)).toMatchObject({ into: 'EACH', intoName: null, columns: [{}, {}, {}, { target: 'PROJECT' }] })
})

test('IMPORT-03 a row for each column with its samples; dates that fit twice are asked; the preview stands beside it', async () => {
  const { decided } = show(madeDetail(), { step: 'columns' })
  await until(() => heading('What does each column become?'))
  const rows = within(screen.getByRole('list', { name: 'Columns' })).getAllByRole('listitem')
  expect(rows).toHaveLength(4)
  expect(rows[0]?.textContent).toContain('Refunds arrive twice · Write the release notes · Search finds archived orders')
  const table = screen.getByRole('table')
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([...['Title', 'Status', 'Labels', 'Assignees', 'Comments']])
  expect(within(table).getByText('No title: it stays out')).toBeTruthy()
  // It is asked before it goes on.
  expect(isOff(button('Continue'))).toBe(true)
  await choose('How are its dates written?', '31/12/2026')
  expect(isOff(button('Continue'))).toBe(false)
  await choose('Team becomes', 'Sprint')
  fireEvent.click(screen.getByRole('checkbox', { name: /^Closed/ }))
  fireEvent.click(button('Continue'))
  await until(() => heading('Who is who?'))
  expect(decided.at(-1)).toMatchObject({
    columns: [{ target: 'TITLE' }, { target: 'STATUS' }, { target: 'CREATED', dateFormat: 'DMY' }, { target: 'SPRINT' }],
    doneStatuses: ['Done', 'Closed'],
  })
})

test('IMPORT-03 what is decided about columns is sent when it rests, so that the preview follows', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    const { decided } = show(madeDetail(), { step: 'columns' })
    await until(() => heading('What does each column become?'))
    fireEvent.click(screen.getByRole('checkbox', { name: /^Closed/ }))
    expect(decided).toHaveLength(0)
    vi.advanceTimersByTime(600)
    await until(() => expect(decided.at(-1)?.doneStatuses).toEqual(['Done', 'Closed']))
  } finally {
    vi.useRealTimers()
  }
})

test('IMPORT-05 an address is believed, a name is proposed, everybody else stays a text; then it is checked', async () => {
  const { decided, mutations } = show(madeDetail(), { step: 'people' })
  await until(() => heading('Who is who?'))
  expect(screen.getByRole('combobox', { name: 'Ben Okafor is' }).textContent).toContain('Ben Okafor')
  expect(screen.getByRole('combobox', { name: 'M. Chen is' }).textContent).toBe('Keep as text')
  fireEvent.click(button('Is it Mia Chen?'))
  fireEvent.click(within(screen.getByRole('form', { name: 'Who is who?' })).getByRole('button', { name: 'Check' }))
  await until(() => heading('This is what would come of it'))
  expect(decided.at(-1)?.people).toEqual([
    { name: 'Ben Okafor', username: 'ben', invite: false },
    { name: 'M. Chen', username: 'mia', invite: false },
    { name: 'Kim Lee', username: null, invite: false },
  ])
  expect(mutations().at(-1)).toBe('DryRunImport')
})

test('IMPORT-04 IMPORT-07 IMPORT-08 the dry run says what comes, what is made, what stays out and why; its button begins', async () => {
  const makes = ['Closed', 'In Review'].map((title) => ({ kind: 'status', title }))
  const detail = madeDetail({ state: 'READY', ...TRIED }, { makes: [...makes, { kind: 'label', title: 'Priority: High' }], isHashed: true })
  const { mutations, sent } = show(detail)
  await until(() => heading('This is what would come of it'))
  expect(screen.getByText('2 statuses will be created')).toBeTruthy()
  expect(screen.getByText('1 label will be created')).toBeTruthy()
  expect(screen.getByText('This file has no ids, so a second import knows its rows by title and time of creation.')).toBeTruthy()
  await until(() => expect(screen.getByText(PROBLEM.reason)).toBeTruthy())
  fireEvent.click(screen.getByRole('radio', { name: 'Warnings 2' }))
  await until(() => expect(sent.at(-1)?.variables).toMatchObject({ severity: 'WARNING', page: 1 }))
  fireEvent.click(button('Import 1,204 of 1,210'))
  await until(() => heading('jira-shop.csv is being imported'))
  expect(mutations()).toEqual(['StartImport'])
  expect(screen.getByText(/300 of 1,210 rows · about 3 minutes left/)).toBeTruthy()
})

test('IMPORT-09 it is followed while it runs, and says how it ended', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  try {
    const { put } = show(madeDetail({ state: 'RUNNING', rowsDone: 0 }))
    await until(() => heading('jira-shop.csv is being imported'))
    put(madeDetail({ state: 'RUNNING', rowsDone: 605 }))
    vi.advanceTimersByTime(1_000)
    await until(() => expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50'))
    expect(document.getElementById('live-polite')?.textContent).toBe('50 percent of the rows are done')
    put(madeDetail({ ...TRIED, state: 'DONE', intoProjects: [{ slug: 'shop', name: 'Shop' }], undoUntil: '2026-12-21T09:00:00Z' }))
    vi.advanceTimersByTime(1_000)
    await until(() => heading('1,204 tasks imported'))
    expect(screen.getByRole('link', { name: 'Open Shop' }).getAttribute('href')).toBe('/acme/projects/shop/overview')
    expect(button('Undo import…')).toBeTruthy()
    expect(screen.getByText('until 21 Dec')).toBeTruthy()
  } finally {
    vi.useRealTimers()
  }
})

test('IMPORT-07 Back ends a check that is under way; nothing that was decided is lost', async () => {
  const { goTo, mutations } = show(madeDetail({ state: 'DRY_RUN', rowsDone: 121 }), { roots: { cancelImport: () => goTo('MAPPING') } })
  await until(() => heading('Checking'))
  expect(screen.getByText('121 of 1,210 rows')).toBeTruthy()
  fireEvent.click(button('Back'))
  await until(() => heading('Who is who?'))
  expect(mutations()).toEqual(['CancelImport'])
})

test('IMPORT-09 one that failed in the middle is gone on with', async () => {
  const { mutations } = show(madeDetail({ state: 'FAILED', reason: 'No sign of life.', intoProjects: [{ slug: 'shop', name: 'Shop' }] }))
  await until(() => heading('jira-shop.csv could not be imported'))
  fireEvent.click(button('Go on'))
  await until(() => heading('jira-shop.csv is being imported'))
  expect(mutations()).toEqual(['StartImport'])
})

test('IMPORT-09 one that failed says why and leads back', async () => {
  show(madeDetail({ state: 'FAILED', reason: 'The file ends in the middle of row 12.' }))
  await until(() => expect(screen.getByRole('alert').textContent).toBe('The file ends in the middle of row 12.'))
  fireEvent.click(button('Back'))
  await until(() => heading('What does each column become?'))
})

test('IMPORT-09 one that was canceled says what of it is here', async () => {
  const kept = { ...TRIED.counts, created: 200, updated: 0 }
  show(madeDetail({ state: 'CANCELLED', counts: kept, intoProjects: [{ slug: 'shop', name: 'Shop' }] }))
  await until(() => heading('Canceled: 200 tasks came before'))
  expect(screen.getByRole('link', { name: 'Open Shop' })).toBeTruthy()
  cleanup()
  show(madeDetail({ state: 'CANCELLED', counts: { ...kept, created: 0 } }))
  await until(() => heading('This import is canceled'))
  expect(screen.getByText('Nothing of jira-shop.csv is here. It can be brought again at any time.')).toBeTruthy()
  expect(screen.queryByText('Created')).toBeNull()
})
