// Proves the page behind an invitation's link.
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { actions as invitationActions } from '#src/features/sharing/invitation.actions.ts'
import { inviteCache } from '#src/features/sharing/invite.cache.ts'
import { type FakeRoots, renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { AcceptInvitationPage } from './accept-invitation-page.tsx'

const invitation = {
  token: 'a+b',
  projectName: 'Website',
  workspaceName: 'Acme Studio',
  inviterName: 'Ana Souza',
  role: 'member',
  kind: 'email',
  emailHint: 'm•••@example.com',
  state: 'open',
  standing: 'INVITED',
  asker: null as object | null,
}

function show({ roots = {}, signedOut = false, given = invitation as object | null, at = '/accept-invitation?token=a%2Bb' } = {}) {
  return renderFeature(<AcceptInvitationPage />, {
    roots: { invitation: () => given, ...(roots as FakeRoots) },
    actions: invitationActions,
    cacheParts: [inviteCache],
    at,
    signedOut,
  })
}

test('OPEN-03 project, inviter and role are shown; accepting opens the project', async () => {
  const { sent, actions } = show({
    roots: { acceptInvitation: () => ({ workspaceSlug: 'acme', projectSlug: 'website', userErrors: [] }) },
  })
  await until(() => screen.getByRole('heading', { name: 'Join Website' }))
  expect(sent[0]?.variables).toEqual({ token: 'a+b' })
  for (const text of ['Ana Souza invited you to work on this project.', 'Acme Studio', 'Sent to m•••@example.com']) screen.getByText(text)
  expect(screen.getByText('member', { exact: false }).textContent).toBe('Your role: member')
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
  await until(() => expect(actions.went).toEqual(['/acme/projects/website/overview']))
})

test('OPEN-03 declining is sent, said and leads to the landing page', async () => {
  const { mutations, actions } = show({ roots: { declineInvitation: () => ({ ok: true, userErrors: [] }) } })
  fireEvent.click(await until(() => screen.getByRole('button', { name: 'Decline' })))
  await until(() => expect(actions.went).toEqual(['/workspace']))
  expect(mutations()).toEqual(['DeclineInvitation'])
  expect(actions.said).toEqual([{ tone: 'done', text: 'You declined the invitation to Website' }])
})

test('OPEN-03 an invitation that was used meanwhile says so after the refusal', async () => {
  let state = 'open'
  const { actions } = show({
    roots: {
      invitation: () => ({ ...invitation, state }),
      acceptInvitation: () => {
        state = 'used'
        return { userErrors: [{ code: 'CONFLICT', field: null, message: 'Already used.' }] }
      },
    },
  })
  fireEvent.click(await until(() => screen.getByRole('button', { name: 'Accept' })))
  await until(() => screen.getByText('This invitation to Website has already been used.'))
  expect(actions.said).toEqual([{ tone: 'error', text: 'Already used.' }])
})

test('ROUTE-04 OPEN-03 signed out, sign-in and sign-up lead back here', async () => {
  show({ signedOut: true })
  const back = encodeURIComponent('/accept-invitation?token=a%2Bb')
  expect((await until(() => screen.getByRole('link', { name: 'Sign in to accept' }))).getAttribute('href')).toBe(`/sign-in?return=${back}`)
  expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe(`/sign-up?return=${back}`)
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
})

test.each([
  ['expired', 'This invitation to Website has expired. Ask Ana Souza to send a new one.'],
  ['used', 'This invitation to Website has already been used.'],
  ['withdrawn', 'This invitation to Website is no longer valid. Ask Ana Souza for a new one.'],
])('OPEN-03 an invitation that is %s says so and cannot be answered', async (state, text) => {
  show({ given: { ...invitation, state } })
  await until(() => screen.getByText(text))
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Go to your workspace' }).getAttribute('href')).toBe('/workspace')
})

test.each([
  ['unknown', '/accept-invitation?token=x'],
  ['missing', '/accept-invitation'],
])('OPEN-03 a token that is %s says so', async (_, at) => {
  show({ given: null, at })
  await until(() => screen.getByText('This invitation does not exist. Check that you opened the whole link.'))
})

test('INVITE-01 an invitation to another address is asked for, not accepted; then the page says that it was asked for', async () => {
  let standing = 'OTHER'
  const { mutations, actions } = show({
    roots: {
      invitation: () => ({ ...invitation, standing }),
      askForInvitation: () => {
        standing = 'ASKING'
        return { ok: true, userErrors: [] }
      },
    },
  })
  fireEvent.click(await until(() => screen.getByRole('button', { name: 'Ask to join' })))
  expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  await until(() => screen.getByText('Ana Souza was asked to let your account in. You are told once you are on the project.'))
  expect(mutations()).toEqual(['AskForInvitation'])
  expect(actions.said).toEqual([{ tone: 'done', text: 'You asked to join Website' }])
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Go to your workspace' }).getAttribute('href')).toBe('/workspace')
})

test('INVITE-01 whoever sent it sees who asks, and lets them in or not', async () => {
  const asked = { ...invitation, standing: 'INVITER', asker: { name: 'Max Muster', email: 'max@example.org' } }
  const { mutations } = show({ given: asked, roots: { agreeToInvitation: () => ({ ok: true, userErrors: [] }) } })
  await until(() => screen.getByText('Max Muster'))
  expect(screen.getByText(/max@example.org.*asks to join as member/)).toBeTruthy()
  screen.getByRole('heading', { name: 'Invitation to Website' })
  screen.getByText('You sent it to m•••@example.com')
  expect(screen.queryByText(/invited you/)).toBeNull()
  screen.getByRole('button', { name: 'Refuse' })
  fireEvent.click(screen.getByRole('button', { name: 'Let them in' }))
  await until(() => expect(mutations()).toEqual(['AgreeToInvitation']))
})
