// Proves the invitation to several projects: what is read of a list, what is sent where, what stays when a part fails, and its inverse.
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { upgradeText } from '#src/data/errors/error-text.ts'
import { readPeople, writePeople } from '#src/model/project/pasted-people.ts'
import type { TeamListSubject } from '#src/model/team/team-subject.ts'
import { type FakeRoots, fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { InviteTeamDialog } from './invite-team-dialog.tsx'

const PROJECTS = ['Website', 'Mobile', 'Attic'].map((name) => ({
  ...{ id: `acme/${name.toLowerCase()}`, slug: name.toLowerCase(), name, status: name === 'Attic' ? 'ARCHIVED' : 'ACTIVE' },
}))
const list: TeamListSubject = {
  ...{ id: 'acme', workspaceSlug: 'acme', workspaceName: 'Acme', search: '', sort: 'NAME' as const, viewerCan: ['OWN', 'PAID'] },
}

interface Sent {
  project: { projectSlug: string }
  entries: { name: string; email: string; role: string }[]
}

/** What a host answers: Mia is in the workspace and is added, everybody else is invited. */
const member = (id: string) => ({ id, role: 'guest', since: null, openTasks: 0, person: fakePerson('mia.chen') })
function became({ project, entries }: Sent) {
  const added = entries.filter(({ email }) => email.startsWith('mia')).map(() => member(`m-${project.projectSlug}`))
  const invited = entries.filter(({ email }) => !email.startsWith('mia')).map(({ email }) => `${project.projectSlug}-${email}`)
  return { sent: entries.length, invitationIds: invited, added, userErrors: [] }
}

function show({ roots = {}, projects = PROJECTS, paid = true }: { roots?: FakeRoots; projects?: typeof PROJECTS; paid?: boolean } = {}) {
  const onClose = vi.fn()
  const world = renderFeature(<InviteTeamDialog list={paid ? list : { ...list, viewerCan: ['OWN'] }} onClose={onClose} />, {
    roots: { projects: () => projects, inviteByEmail: (sent: Sent) => became(sent), ...roots },
  })
  const invited = () => world.sent.filter(({ name }) => name === 'InviteByEmail').map(({ variables }) => variables as unknown as Sent)
  return { ...world, onClose, invited }
}

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Email addresses' })
const type = async (text: string) => fireEvent.change(await field(), { target: { value: text } })
const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })
async function choose(...names: string[]) {
  fireEvent.click(button('Projects'))
  for (const name of names) fireEvent.click(await screen.findByRole('option', { name }))
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Search projects' }), { key: 'Escape' })
}
const where = (sent: Sent[]) => sent.map(({ project, entries }) => [project.projectSlug, ...entries.map(({ email }) => email)])

test.each([
  ['a@example.com, b@example.com', ['A <a@example.com>', 'B <b@example.com>'], []],
  ['"Chen, Mia" <mia@example.com>; Rex Novak <rex@example.com>.', ['Chen, Mia <mia@example.com>', 'Rex Novak <rex@example.com>'], ['.']],
  ['Mia Chen mia@example.com\nkim.lee@example.com\nMIA@example.com', ['Mia Chen <mia@example.com>', 'Kim Lee <kim.lee@example.com>'], []],
  ['Rex <rex@example>, nobody, lou@example.com', ['Lou <lou@example.com>'], ['Rex <rex@example>', 'nobody']],
  [' \n,; ', [], []],
])('TEAM-03 a list is read in any form, and what is no address is named: %s', (text, people, rest) => {
  const read = readPeople(text)
  expect([read.people.map(({ name, email }) => `${name} <${email}>`), read.rest]).toEqual([people, rest])
  expect(readPeople(writePeople(read.people))).toEqual({ people: read.people, rest: [] })
})

test('TEAM-03 everybody is invited to each project with the role; who is added is said with them, and undone with them', async () => {
  const { actions, onClose, invited, sent } = show({
    roots: {
      removeMember: () => ({ deletedId: 'm', taskIds: [], givenIds: [], userErrors: [] }),
      withdrawInvitation: ({ id }: { id: string }) => ({ deletedId: id, userErrors: [] }),
    },
  })
  const addresses = await field()
  await until(() => expect(document.activeElement).toBe(addresses))
  await type('Mia Chen <mia@example.com>, rex.novak@example.com')
  await choose('Website', 'Mobile')
  expect(screen.queryByRole('option', { name: 'Attic' })).toBeNull()
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Role there' }), { key: 'Enter' })
  fireEvent.click(await screen.findByRole('option', { name: /^Member/ }))
  fireEvent.click(button('Invite 2 people to 2 projects'))
  await until(() => expect(onClose).toHaveBeenCalledOnce())
  expect(where(invited())).toEqual([
    ['website', 'mia@example.com', 'rex.novak@example.com'],
    ['mobile', 'mia@example.com', 'rex.novak@example.com'],
  ])
  expect(invited()[0]?.entries).toEqual([
    { name: 'Mia Chen', email: 'mia@example.com', role: 'member' },
    { name: 'Rex Novak', email: 'rex.novak@example.com', role: 'member' },
  ])
  expect(actions.said).toEqual([{ tone: 'done', text: '2 invitations sent, Mia Chen added' }])
  expect(Object.keys(localStorage).filter((key) => key.startsWith('draft:'))).toEqual([])
  await act(async () => void (await actions.services.undo.last()))
  const back = sent.filter(({ name }) => name === 'RemoveMember' || name === 'WithdrawInvitation')
  // Only an undo opens an invitation again that ended by it.
  expect(back.map(({ variables }) => variables.undo)).toEqual([true, true, true, true])
  expect(back.map(({ variables }) => variables.id)).toEqual([
    'm-website',
    'm-mobile',
    'website-rex.novak@example.com',
    'mobile-rex.novak@example.com',
  ])
})

test('TEAM-03 of what fails it is said who, where and why; it stays typed, and the rest is not sent twice', async () => {
  let there = true
  const { onClose, invited, actions } = show({
    roots: {
      inviteByEmail(sent: Sent) {
        const at = sent.entries.findIndex(({ email }) => email.startsWith('mia'))
        if (there && sent.project.projectSlug === 'mobile' && at >= 0)
          return {
            sent: 0,
            invitationIds: [],
            added: [],
            userErrors: [{ code: 'INVALID', field: ['entries', String(at), 'email'], message: 'On it already.' }],
          }
        return became(sent)
      },
    },
  })
  await type('rex@example.com, Mia C. <mia@example.com>')
  await choose('Website', 'Mobile')
  fireEvent.click(button('Invite 2 people to 2 projects'))
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('One invitation was not sent.mia@example.com to Mobile: On it already.')
  expect(actions.said.map(({ text }) => text)).toEqual(['2 invitations sent, Mia Chen added'])
  expect((await field()).value).toBe('"Mia C." <mia@example.com>')
  expect(onClose).not.toHaveBeenCalled()
  // Rex went to Mobile by a call of his own, because the one with Mia was refused whole.
  expect(where(invited()).slice(1)).toEqual([
    ['mobile', 'rex@example.com', 'mia@example.com'],
    ['mobile', 'rex@example.com'],
  ])
  there = false
  fireEvent.click(button('Invite 1 person to 2 projects'))
  await until(() => expect(onClose).toHaveBeenCalledOnce())
  expect(where(invited()).slice(3)).toEqual([['mobile', 'mia@example.com']])
})

test('TEAM-03 a workspace that has sent its invitations of the day says so of everybody, and everything stays', async () => {
  const message = 'A workspace can send 200 invitations a day, and none is left.'
  const refuse = () => ({ sent: 0, invitationIds: [], added: [], userErrors: [{ code: 'CONFLICT', field: null, message }] })
  const { actions } = show({ roots: { inviteByEmail: refuse }, projects: PROJECTS.slice(0, 1) })
  await type('rex@example.com\nkim@example.com')
  // The only project is chosen.
  fireEvent.click(button('Invite 2 people'))
  expect((await screen.findByRole('alert')).textContent).toContain(`kim@example.com to Website: ${message}`)
  expect([(await field()).value, actions.said]).toEqual(['rex@example.com\nkim@example.com', []])
})

test('TEAM-03 nothing is sent while a word is no address or no project is chosen; what was typed is there when it opens again', async () => {
  const { invited } = show()
  await type('rex@example.com, nobody')
  fireEvent.click(button('Invite'))
  expect((await field()).getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('“nobody” is no email address.')).toBeTruthy()
  expect(screen.getByText('Choose a project.')).toBeTruthy()
  expect(invited()).toEqual([])
  expect(localStorage.getItem('draft:ana:team-invite:acme:addresses')).toBe('rex@example.com, nobody')
})

test('TEAM-03 INVITE-30 a closed plan gate shows the upgrade text in place of the form', () => {
  const { sent } = show({ paid: false })
  expect(screen.getByText(upgradeText)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(sent).toEqual([])
})
