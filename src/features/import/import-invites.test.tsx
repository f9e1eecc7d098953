// Inviting whom a file names and the workspace does not know: chosen among the people, told at the check, and at the end.
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { unconfirmed } from '#src/model/account/unconfirmed.ts'
import { actionWorld } from '#tests/kit/action-fakes.ts'
import { MADE_IMPORT, madeDetail, TRIED } from '#tests/kit/import-details.ts'
import { showImport } from '#tests/kit/import-page.tsx'
import { until } from '#tests/kit/until.ts'
import type { ImportDetailData, MappingData } from './import.graphql.ts'
import { undoImport } from './import-row.actions.ts'

const PLACE = { workspaceSlug: 'acme', projectSlug: null }
const WITH_ADDRESS: ImportDetailData['people'] = [
  { name: 'Ben Okafor', email: 'ben@example.com', count: 40, proposal: { username: 'ben', name: 'Ben Okafor' }, isCertain: true },
  { name: 'M. Chen', email: 'chen@old.example', count: 12, proposal: { username: 'mia', name: 'Mia Chen' }, isCertain: false },
  { name: 'Kim Lee', email: 'kim@old.example', count: 3, proposal: null, isCertain: false },
  { name: 'Lou', email: null, count: 1, proposal: null, isCertain: false },
]
const invitation = (title: string) => ({ kind: 'invitation', title })

const heading = (name: string) => screen.getByRole('heading', { name })
const box = (name: string) => screen.getByRole('combobox', { name: `${name} is` })
async function optionsOf(name: string): Promise<(string | null)[]> {
  fireEvent.click(box(name))
  const options = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  fireEvent.keyDown(screen.getByRole('listbox'), { key: 'Escape' })
  await until(() => expect(screen.queryByRole('listbox')).toBeNull())
  return options
}
const INVITE = 'Inviteonce it is done'

test('IMPORT-05 who has an address that is nobody’s here can be invited; the check names them', async () => {
  const { decided } = showImport(madeDetail({}, { people: WITH_ADDRESS }), { step: 'people' })
  await until(() => heading('Who is who?'))
  await until(async () => expect(await optionsOf('Kim Lee')).toContain(INVITE))
  expect(await optionsOf('M. Chen')).toContain(INVITE)
  expect(await optionsOf('Ben Okafor')).not.toContain(INVITE)
  expect(await optionsOf('Lou')).not.toContain(INVITE)
  expect(screen.getByText('Nobody gets a mail or a notification because of an import.')).toBeTruthy()
  fireEvent.click(box('Kim Lee'))
  fireEvent.click(await screen.findByRole('option', { name: /^Invite/ }))
  await until(() => expect(box('Kim Lee').textContent).toContain('Invite'))
  expect(screen.getByText(/^Whoever is invited gets a mail once the import is done/)).toBeTruthy()
  fireEvent.click(within(screen.getByRole('form', { name: 'Who is who?' })).getByRole('button', { name: 'Check' }))
  await until(() => heading('This is what would come of it'))
  expect(decided.at(-1)?.people).toEqual([
    { name: 'Ben Okafor', username: 'ben', invite: false },
    { name: 'M. Chen', username: null, invite: false },
    { name: 'Kim Lee', username: null, invite: true },
    { name: 'Lou', username: null, invite: false },
  ])
  expect(screen.getByText('1 person will be invited once it is done').nextElementSibling?.textContent).toBe('Kim Lee')
})

test('IMPORT-05 inviting is not offered where the plan has none', async () => {
  showImport(madeDetail({}, { people: WITH_ADDRESS }), { step: 'people', can: ['ADMIN', 'OWN'] })
  await until(() => heading('Who is who?'))
  // The people of the workspace came, so the plan did.
  await until(async () => expect(await optionsOf('Kim Lee')).toContain('BHBen here'))
  expect(await optionsOf('Kim Lee')).not.toContain(INVITE)
})

test('IMPORT-05 SESS-05 nor to whoever has not confirmed their own address, as the line above the page says', async () => {
  unconfirmed.set('ana@example.com')
  showImport(madeDetail({}, { people: WITH_ADDRESS }), { step: 'people' })
  await until(() => heading('Who is who?'))
  await until(async () => expect(await optionsOf('Kim Lee')).toContain('BHBen here'))
  expect(await optionsOf('Kim Lee')).not.toContain(INVITE)
  act(() => unconfirmed.set(null))
  expect(await optionsOf('Kim Lee')).toContain(INVITE)
})

test('IMPORT-05 people who share an address get one invitation, so the check shows one name', async () => {
  const { people, mapping } = madeDetail()
  const shared = ['Lee, Kim', 'Kim Lee', ''].map((name, at) => ({
    ...{ name, email: ['KIM@old.example', 'kim@old.example', 'lou@old.example'][at] as string },
    ...{ count: 1, proposal: null, isCertain: false },
  }))
  const invited = ['Lee, Kim', 'Kim Lee', 'lou@old.example'].map((name) => ({ name, username: null, invite: true }))
  showImport(
    madeDetail({ state: 'READY', ...TRIED }, { people: [...people, ...shared], mapping: { ...(mapping as MappingData), people: invited } }),
  )
  await until(() => heading('This is what would come of it'))
  expect(screen.getByText('2 people will be invited once it is done').nextElementSibling?.textContent).toBe('Lee, Kimlou@old.example')
})

test('IMPORT-05 other columns name other people: whom to invite is decided anew', async () => {
  const made = madeDetail({}, { people: WITH_ADDRESS })
  const mapping = { ...made.mapping, people: [{ name: 'Kim Lee', username: null, invite: true }] } as MappingData
  const columns = mapping.columns.map((column, at) => (at === 2 ? { target: 'ASSIGNEES' as const, dateFormat: null } : column))
  const { decided } = showImport({ ...made, mapping: { ...mapping, columns } }, { step: 'columns' })
  await until(() => heading('What does each column become?'))
  fireEvent.click(screen.getByRole('combobox', { name: 'Team becomes' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Sprint' }))
  await until(() => expect(decided.at(-1)?.people).toEqual([{ name: 'Kim Lee', username: null, invite: true }]))
  fireEvent.click(screen.getByRole('combobox', { name: 'Created becomes' }))
  fireEvent.click(await screen.findByRole('option', { name: 'Leave out' }))
  await until(() => expect(decided.at(-1)?.people).toEqual([{ name: 'Kim Lee', username: null, invite: false }]))
})

test('IMPORT-05 the end says who was invited, and why somebody was not', async () => {
  showImport(
    madeDetail(
      { state: 'DONE', ...TRIED, intoProjects: [] },
      { makes: [{ kind: 'label', title: 'Blue' }, ...['Kim Lee', 'Lou'].map(invitation)] },
    ),
  )
  await until(() => heading('1,204 tasks imported'))
  expect(screen.getByText('2 people invited').nextElementSibling?.textContent).toBe('Kim LeeLou')
  expect(screen.getByText('1 label created')).toBeTruthy()
  expect(screen.queryByText(/invitations created/)).toBeNull()
  await until(() => expect(screen.getByText('The whole file')).toBeTruthy())
})

test('IMPORT-05 IMPORT-10 undoing says that invitations are not withdrawn', async () => {
  const detail = madeDetail({ state: 'DONE', ...TRIED }, { makes: [invitation('Kim Lee')] })
  const world = actionWorld({
    script: { confirm: [true] },
    answers: { GetImport: { import: detail }, UndoImport: { import: null, userErrors: [] } },
  })
  const { id, filename } = MADE_IMPORT
  const one = {
    id,
    filename,
    state: 'DONE' as const,
    problems: 0,
    undoUntil: '2026-12-21T09:00:00Z',
    viewerCan: ['ADMIN'] as const,
    ...PLACE,
  }
  await world.run(undoImport, { import: [one] })
  expect(world.asked.at(-1)).toMatchObject({
    question: { text: expect.stringContaining('Invitations to projects that stay are not withdrawn: their mails are gone.') },
  })
})
