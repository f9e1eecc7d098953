// Proves the e-mail tab of the invite dialog: rows, checks, sending, what is kept.
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { projectSubject } from '#tests/kit/action-fakes.ts'
import { type FakeRoots, renderFeature } from '#tests/kit/feature-world.tsx'
import { Openable } from '#tests/kit/openable.tsx'
import { until } from '#tests/kit/until.ts'
import { EmailTab } from './email-tab.tsx'
import { pastedRows } from './invite-rows.ts'

const nobody = 'Please fill out valid names, emails, and roles before sending invites.'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

function show(roots: FakeRoots = { inviteByEmail: () => ({ sent: 1, invitationIds: [], added: [], userErrors: [] }) }) {
  const told: string[] = []
  const telling = { show: (tone: string, text: string) => void told.push(`${tone}: ${text}`), clear: () => undefined }
  const world = renderFeature(<Openable>{() => <EmailTab project={projectSubject()} paid telling={telling} />}</Openable>, { roots })
  return { ...world, told }
}

/** One invitation on its way. */
async function showSending() {
  const answers: ((answer: object) => void)[] = []
  const world = show({ inviteByEmail: () => new Promise((resolve) => answers.push(resolve)) })
  fill(0, 'Mia Chen', 'mia@example.com')
  send()
  await until(() => expect(answers).toHaveLength(1))
  const answer = (more: object) => act(async () => answers[0]?.({ sent: 1, invitationIds: [], added: [], userErrors: [], ...more }))
  return { ...world, answer }
}

const rows = () => screen.getAllByRole('group', { name: /^Invite \d/ })
const row = (at: number) => within(rows()[at] as HTMLElement)
const fill = (at: number, name: string, email: string) => {
  fireEvent.change(row(at).getByRole('textbox', { name: 'Name' }), { target: { value: name } })
  fireEvent.change(row(at).getByRole('textbox', { name: 'Email' }), { target: { value: email } })
}
const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add Another Invite' }))
const names = () => rows().map((_, at) => row(at).getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value)
const drafts = () => Object.entries({ ...localStorage }).filter(([key]) => key.startsWith('draft:'))
const send = () => fireEvent.submit(screen.getByRole('form', { name: 'Invite by Email' }))

test('INVITE-23 INVITE-24 INVITE-27 one row with role guest and a hint; rows are added and removed, but never the first', () => {
  show()
  expect(rows()).toHaveLength(1)
  expect(row(0).getByRole('combobox', { name: 'Role' }).textContent).toBe('Guest, reads only')
  expect(screen.getByText(/name and a valid email address/)).toBeTruthy()
  add()
  add()
  expect(rows()).toHaveLength(3)
  expect(screen.queryByRole('button', { name: 'Remove invite 1' })).toBeNull()
  fill(1, 'Second', 'second@example.com')
  fill(2, 'Third', 'third@example.com')
  fireEvent.click(screen.getByRole('button', { name: 'Remove invite 2' }))
  expect(rows()).toHaveLength(2)
  expect(row(1).getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Third')
})

test('INVITE-25 a wrong address is marked while typing, an empty one is not', () => {
  show()
  fill(0, '', 'mia@')
  expect(row(0).getByRole('textbox', { name: 'Email', description: 'Invalid email address.' })).toBeTruthy()
  fill(0, '', 'mia@example.com')
  expect(screen.queryByText('Invalid email address.')).toBeNull()
  fill(0, '', '')
  expect(screen.queryByText('Invalid email address.')).toBeNull()
})

test('INVITE-26 when no row is valid nothing is sent and the message says so', () => {
  const { told, sent } = show()
  fill(0, 'Mia Chen', 'mia@example')
  send()
  expect(told).toEqual([`bad: ${nobody}`])
  expect(sent).toEqual([])
})

test('DEFECT-18 OPEN-16 some invalid or repeated rows are marked and nothing is sent until they are mended or removed', async () => {
  const { told, sent } = show()
  fill(0, 'Mia Chen', 'mia@example.com')
  add()
  fill(1, '', 'rex@example.com')
  add()
  fill(2, 'Mia again', ' MIA@example.com ')
  send()
  expect(told).toEqual([])
  expect(sent).toEqual([])
  expect(row(1).getByRole('textbox', { name: 'Name', description: 'Enter a name.' })).toBeTruthy()
  expect(row(2).getByRole('textbox', { name: 'Email', description: 'This address is already in the list.' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Remove invite 3' }))
  fill(1, 'Rex Novak', 'rex@example.com')
  send()
  await until(() => expect(sent).toHaveLength(1))
})

test('INVITE-28 OPEN-16 trimmed entries are sent with their roles, then one empty row is left', async () => {
  const { told, sent } = show()
  fill(0, ' Mia Chen ', ' mia@example.com ')
  fireEvent.keyDown(row(0).getByRole('combobox', { name: 'Role' }), { key: 'Enter' })
  fireEvent.click(await until(() => screen.getByRole('option', { name: /^Admin/ })))
  send()
  await until(() => expect(told).toEqual(['good: Invites sent successfully!']))
  expect(sent[0]?.variables).toEqual({
    project: { workspaceSlug: 'acme', projectSlug: 'website' },
    entries: [{ name: 'Mia Chen', email: 'mia@example.com', role: 'admin' }],
  })
  expect(rows()).toHaveLength(1)
  expect(row(0).getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe('')
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
})

test('INVITE-29 OPEN-16 a failure says so, keeps the rows and marks the one that the server names', async () => {
  const { told } = show({
    inviteByEmail: () => ({
      sent: 0,
      invitationIds: [],
      added: [],
      userErrors: [{ code: 'INVALID', field: ['emails.1'], message: 'Already on the project.' }],
    }),
  })
  fill(0, 'Mia Chen', 'mia@example.com')
  add()
  fill(1, 'Rex Novak', 'rex@example.com')
  send()
  await until(() => expect(told).toEqual(['bad: Failed to send invites. Please try again.']))
  expect(row(1).getByRole('textbox', { name: 'Email', description: 'Already on the project.' })).toBeTruthy()
  expect(row(0).getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Mia Chen')
})

test('INVITE-29 what the server says of the name stands at the name, and what it says of the whole is told', async () => {
  const name = { code: 'INVALID', field: ['entries', '0', 'name'], message: 'No line breaks.' }
  const { told } = show({ inviteByEmail: () => ({ sent: 0, invitationIds: [], added: [], userErrors: [name] }) })
  fill(0, 'Mia\tChen', 'mia@example.com')
  send()
  await until(() => expect(row(0).getByRole('textbox', { name: 'Name', description: 'No line breaks.' })).toBeTruthy())
  expect(told).toEqual(['bad: Failed to send invites. Please try again.'])
})

test('INVITE-29 a workspace that has sent its invitations of the day says so, and the rows stay', async () => {
  const message = 'A workspace can send 200 invitations a day, and none is left. Please try again in 3 hours.'
  const { told } = show({
    inviteByEmail: () => ({ sent: 0, invitationIds: [], added: [], userErrors: [{ code: 'CONFLICT', field: null, message }] }),
  })
  fill(0, 'Mia Chen', 'mia@example.com')
  send()
  await until(() => expect(told).toEqual([`bad: ${message}`]))
  expect(row(0).getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe('mia@example.com')
})

test('what was typed is there when the dialog opens again, for the same person only', () => {
  show()
  fill(0, 'Mia Chen', 'mia@exam')
  expect(localStorage.getItem('draft:ana:invite:acme/website')).toContain('mia@exam')
})

test('INVITE-28 OPEN-09 a row typed while others are on their way stays with its focus when those have arrived', async () => {
  const { told, answer } = await showSending()
  add()
  fill(1, 'Rex Novak', 'rex@exam')
  const typing = row(1).getByRole('textbox', { name: 'Email' })
  typing.focus()
  expect(names()).toEqual(['Mia Chen', 'Rex Novak'])
  await answer({})
  await until(() => expect(told).toEqual(['good: Invites sent successfully!']))
  expect(names()).toEqual(['Rex Novak'])
  await act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))))
  expect(document.activeElement).toBe(typing)
  expect(drafts().map(([, text]) => JSON.parse(text))).toEqual([[expect.objectContaining({ email: 'rex@exam' })]])
})

test('INVITE-28 OPEN-09 a row that is changed while it is on its way stays as it is now', async () => {
  const { told, answer } = await showSending()
  fill(0, 'Mia Chen', 'mia.chen@example.com')
  await answer({})
  await until(() => expect(told).toHaveLength(1))
  expect(row(0).getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe('mia.chen@example.com')
})

test('INVITE-29 OPEN-09 when they do not arrive, all rows are there', async () => {
  const { told, answer } = await showSending()
  add()
  fill(1, 'Rex Novak', 'rex@example.com')
  await answer({
    sent: 0,
    invitationIds: [],
    added: [],
    userErrors: [{ code: 'INVALID', field: ['emails.0'], message: 'Already on the project.' }],
  })
  await until(() => expect(told).toEqual(['bad: Failed to send invites. Please try again.']))
  expect(names()).toEqual(['Mia Chen', 'Rex Novak'])
  expect(row(0).getByRole('textbox', { name: 'Email', description: 'Already on the project.' })).toBeTruthy()
})

test('INVITE-28 OPEN-09 the answer of a form that was closed takes nothing that is typed in the one opened since', async () => {
  const { told, actions, answer } = await showSending()
  for (const name of ['Close it', 'Open again']) fireEvent.click(screen.getByRole('button', { name }))
  expect(names()).toEqual([''])
  fill(0, 'Rex Novak', 'rex@example.com')
  await answer({})
  await until(() => expect(actions.said).toEqual([{ tone: 'done', text: 'Invites sent successfully!' }]))
  expect([told, names()]).toEqual([[], ['Rex Novak']])
  expect(drafts().map(([, text]) => JSON.parse(text))).toEqual([[expect.objectContaining({ name: 'Rex Novak' })]])
})

test.each([
  ['a@example.com, b@example.com', ['A a@example.com', 'B b@example.com']],
  ['Mia Chen <mia@example.com>', ['Mia Chen mia@example.com']],
  ['"Chen, Mia" <mia@example.com>; Rex Novak <rex@example.com>', ['Chen, Mia mia@example.com', 'Rex Novak rex@example.com']],
  ['kim.lee@example.com\nKIM.LEE@example.com\r\nnobody\tlou@example.com', ['Kim Lee kim.lee@example.com', 'Lou lou@example.com']],
  [' mia@example.com ', []],
  ['nobody', []],
])('TEAM-03 a pasted list is read in any form: %s', (text, people) => {
  expect(pastedRows(text).map(({ name, email }) => `${name} ${email}`)).toEqual(people)
})

test('TEAM-03 a list that is pasted becomes a row each; who is there already is not there twice, and what was typed stays', () => {
  show()
  const paste = (at: number, text: string) =>
    fireEvent.paste(row(at).getByRole('textbox', { name: 'Email' }), { clipboardData: { getData: () => text } })
  paste(0, 'Mia Chen <mia@example.com>, rex@example.com')
  expect(names()).toEqual(['Mia Chen', 'Rex'])
  paste(1, 'mia@example.com; kim@example.com')
  expect(names()).toEqual(['Mia Chen', 'Rex', 'Kim'])
  expect(row(2).getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value).toBe('kim@example.com')
  expect(row(2).getByRole('combobox', { name: 'Role' }).textContent).toBe('Guest, reads only')
})
