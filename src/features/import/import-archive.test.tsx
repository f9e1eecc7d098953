// An archive of our own: what it holds, who its people are, the check; nothing else is asked (IMPORT-01, EXPORT-02). It comes and goes as a whole.
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { actionWorld } from '#tests/kit/action-fakes.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { madeArchive, madeDetail } from '#tests/kit/import-details.ts'
import { showImport } from '#tests/kit/import-page.tsx'
import { until } from '#tests/kit/until.ts'
import * as styles from './import.css.ts'
import type { ImportData, ImportDetailData } from './import.graphql.ts'
import { cancelImport, actions as rowActions, undoImport } from './import-row.actions.ts'
import { ImportsView } from './imports-view.tsx'
import { subjectOf } from './use-import.ts'

const PLACE = { workspaceSlug: 'acme', projectSlug: null }
const NOTHING = { created: 0, updated: 0, unchanged: 0, skipped: 0, comments: 0, checklistItems: 0 }
const CAME = { counts: { ...NOTHING, created: 409 }, state: 'DONE', undoUntil: '2026-12-21T09:00:00Z' } as const
const THREE = ['shop', 'apps', 'wiki'].map((slug) => ({ slug, name: slug, tasks: 0 }))

const heading = (name: string) => screen.getByRole('heading', { name })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('IMPORT-01 EXPORT-02 an archive goes from its file by its people to the check; it is sent as what it is', async () => {
  const { decided } = showImport(madeArchive())
  await until(() => screen.getByRole('heading', { name: 'An archive of Acme' }))
  const steps = within(screen.getByRole('navigation', { name: 'Steps of the import' }))
  expect(steps.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['1File', '2People', '3Check'])
  const projects = within(screen.getByRole('list', { name: 'Projects of the archive' }))
  expect(projects.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Shop812 tasks', 'Apps1 task'])
  expect(
    screen.getByText('This workspace is empty: it becomes the archive’s, with its name, settings, clients, invoices, rates and log.'),
  ).toBeTruthy()
  press('Continue')
  await until(() => screen.getByRole('heading', { name: 'Who is who?' }))
  expect(screen.getByText(/invite them to this workspace before you go on/)).toBeTruthy()
  expect(screen.queryByText(/in 40 rows/)).toBeNull()
  fireEvent.click(screen.getByRole('combobox', { name: 'Kim Lee is' }))
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).not.toContain('Inviteonce it is done')
  fireEvent.keyDown(screen.getByRole('listbox'), { key: 'Escape' })
  fireEvent.click(within(screen.getByRole('form', { name: 'Who is who?' })).getByRole('button', { name: 'Check' }))
  await until(() => screen.getByRole('heading', { name: 'This is what would come of it' }))
  expect(decided.at(-1)).toMatchObject({ source: 'PALETTE', into: 'EACH', columns: [] })
})

test('EXPORT-02 what stays out of a workspace that is not empty is said', async () => {
  showImport(madeArchive({ isWhole: false }))
  await until(() => screen.getByText(/Settings, clients, invoices, rates and the log stay out, since this workspace is not empty/))
})

test('IMPORT-01 a table is never taken for an archive', async () => {
  showImport(madeDetail({ state: 'MAPPING' }), { step: 'source' })
  await until(() => screen.getByRole('radio', { name: 'Jira' }))
  expect(screen.queryByRole('radio', { name: 'Palette' })).toBeNull()
})

test('IMPORT-01 while it is read its steps are those of an archive already; those of a table stay', async () => {
  const steps = () => within(screen.getByRole('navigation', { name: 'Steps of the import' })).getAllByRole('button')
  const read = (filename: string) => showImport(madeDetail({ state: 'READING', filename }, { mapping: null }))
  read('acme.ZIP')
  await until(() => expect(steps().map(({ textContent }) => textContent)).toEqual(['1File', '2People', '3Check']))
  cleanup()
  read('zip.csv')
  await until(() => expect(steps()).toHaveLength(6))
})

test.each([
  ['Import 3 projects', THREE],
  ['Import 1 project', THREE.slice(0, 1)],
  ['Import the workspace', []],
])('IMPORT-07 EXPORT-02 an archive without a task comes in: %s', async (label, projects) => {
  showImport(madeArchive({ projects }, { state: 'READY', counts: NOTHING, rowsTotal: 0 }))
  await until(() => heading('This is what would come of it'))
  expect(screen.getByRole('button', { name: label }).getAttribute('aria-disabled')).not.toBe('true')
})

test('IMPORT-07 a table without a row that can be imported stays out', async () => {
  showImport(madeDetail({ state: 'READY', counts: { ...NOTHING, skipped: 2 }, rowsTotal: 2 }))
  await until(() => heading('This is what would come of it'))
  expect(screen.getByRole('button', { name: 'Import 0 of 2' }).getAttribute('aria-disabled')).toBe('true')
})

test('IMPORT-07 a long name of what is made is cut inside its card, and told whole on hovering', async () => {
  const title = 'A long name '.repeat(7).trim()
  showImport({ ...madeArchive({}, { ...CAME, state: 'READY' }), makes: [{ kind: 'project', title }] })
  const text = await screen.findByText(title)
  expect(text.title).toBe(title)
  expect(text.className).toContain(styles.namedText)
  expect(text.parentElement?.className).toContain(styles.named)
})

test('IMPORT-13 in the list an archive has tasks in place of rows; one without a task is not called nothing', async () => {
  const rows: ImportData[] = [
    { ...madeArchive({}, { ...CAME, counts: NOTHING }).import, id: 'i2' },
    { ...madeArchive({}, { state: 'RUNNING', rowsDone: 300 }).import, id: 'i3' },
    { ...madeDetail({ ...CAME, counts: NOTHING }).import, id: 'i4' },
  ]
  renderFeature(<ImportsView place={PLACE} />, { actions: rowActions, roots: { imports: () => rows } })
  await until(() => expect(screen.getAllByRole('listitem')).toHaveLength(3))
  const [done, running, table] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(done).not.toContain('Nothing to import')
  expect(running).toContain('300 of 813 tasks')
  expect(table).toContain('Nothing to import')
})

test('IMPORT-09 EXPORT-02 under way it counts tasks, and says that it comes all at once', async () => {
  showImport(madeArchive({}, { state: 'RUNNING', rowsDone: 407 }))
  await until(() => heading('acme.zip is being imported'))
  expect(screen.getByText('407 of 813 tasks')).toBeTruthy()
  expect(
    screen.getByText('You can leave this page and work on. The archive is here all at once, when it is done, or not at all.'),
  ).toBeTruthy()
  expect(document.getElementById('live-polite')?.textContent).toBe('50 percent of the tasks are done')
  cleanup()
  showImport(madeArchive({}, { state: 'RUNNING', rowsTotal: 0 }))
  await until(() => heading('acme.zip is being imported'))
  expect(screen.queryByText('Begins in a moment')).toBeNull()
  cleanup()
  showImport(madeArchive({}, { state: 'DRY_RUN', rowsDone: 12 }))
  await until(() => expect(screen.getByText('12 of 813 tasks')).toBeTruthy())
})

test('IMPORT-09 EXPORT-02 canceling does not ask what becomes of what came: nothing can have come', async () => {
  const detail = madeArchive({}, { state: 'RUNNING' })
  const world = actionWorld({ answers: { GetImport: { import: detail }, CancelImport: { import: null, userErrors: [] } } })
  expect(await world.run(cancelImport, { import: [subjectOf(detail.import, PLACE)] })).toBe('done')
  expect(world.asked).toEqual([])
  expect(world.sent.map(({ variables }) => variables.keep)).toEqual([true])
})

async function undone(detail: ImportDetailData): Promise<unknown> {
  const answers = { GetImport: { import: detail }, UndoImport: { import: null, userErrors: [] } }
  const world = actionWorld({ script: { confirm: [true], pick: ['keep'] }, answers })
  await world.run(undoImport, { import: [subjectOf(detail.import, PLACE)] })
  return world.asked.at(-1)?.question.text
}

test('IMPORT-10 EXPORT-02 undoing says what goes with an archive', async () => {
  const wholeToo = ' Clients, invoices and settings that came with it go as well, unless they were changed since.'
  const ofProject = { kind: 'PROJECT', projects: THREE.slice(0, 1) } as const
  expect(await undone(madeArchive({ projects: THREE }, CAME))).toBe(`It removes what came with it: 3 projects with 409 tasks.${wholeToo}`)
  expect(await undone(madeArchive(ofProject, CAME))).toBe('It removes what came with it: 1 project with 409 tasks.')
  expect(await undone(madeArchive(ofProject, { ...CAME, counts: NOTHING }))).toBe('It removes what came with it: 1 project.')
  expect(await undone(madeArchive({ projects: [] }, { ...CAME, counts: NOTHING }))).toBe(`It removes what came with it.${wholeToo}`)
  const touched = [{ id: 'p1', code: 'SHOP', title: 'Shop' }]
  expect(await undone({ ...madeArchive(ofProject, CAME), touched, touchedTotal: 1 })).toBe(
    'It removes what came with it: 1 project with 409 tasks. Somebody worked in this project since:\nSHOP Shop',
  )
})
