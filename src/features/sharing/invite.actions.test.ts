// Proves the actions that bring people to a project.
import { expect, test } from 'vitest'
import { stateOf } from '#src/actions/state-of.ts'
import { ApiError } from '#src/data/errors/api-error.ts'
import { upgradeText } from '#src/data/errors/error-text.ts'
import { actionWorld, projectSubject } from '#tests/kit/action-fakes.ts'
import {
  addProjectMember,
  copyProjectShareLink,
  actions as inviteActions,
  inviteByEmail,
  inviteToProject,
  refreshProjectLink,
  setProjectLinkRole,
  switchProjectShareLink,
} from './invite.actions.ts'

const project = projectSubject()
const link = (enabled: boolean) => ({
  shareLink: { id: project.id, enabled, url: enabled ? 'https://palette.test/j/1' : null, role: 'guest' },
})
const here = { project: [project] }

test('SHELL-28 inviting is for admins only', () => {
  const world = actionWorld()
  for (const action of inviteActions) {
    expect(stateOf(action, world.here({ project: [projectSubject({ viewerCan: ['EDIT', 'PAID'] })] })).kind).toBe('hidden')
    expect(stateOf(action, world.here(here)).kind).toBe('ready')
  }
})

test('INVITE-30 a closed gate locks what is off in the dialog; the dialog itself opens', () => {
  const world = actionWorld()
  const states = inviteActions.map((action) => stateOf(action, world.here({ project: [projectSubject({ viewerCan: ['ADMIN'] })] })))
  expect(states.filter(({ kind }) => kind === 'ready')).toHaveLength(2)
  expect(states.filter(({ kind }) => kind === 'locked')).toEqual(Array(5).fill({ kind: 'locked', reason: upgradeText }))
})

test('INVITE-05 the dialog opens at the members tab, or by e-mail', async () => {
  const world = actionWorld()
  await world.run(inviteToProject, here)
  expect(world.services.dialogs.list()).toEqual([{ name: 'project.invite', props: { project } }])
  await world.run(inviteByEmail, here)
  expect(world.services.dialogs.list()).toEqual([{ name: 'project.invite', props: { project, tab: 'email' } }])
})

test('INVITE-21 a person of the workspace is asked for and added', async () => {
  const mia = { id: 'mia', username: 'mia', name: 'Mia Chen', avatar: null, headline: null }
  const world = actionWorld({ answers: { ListAddablePeople: { addablePeople: [mia] } }, script: { pick: ['Mia Chen'] } })
  await world.run(addProjectMember, here)
  expect(world.sent[0]).toMatchObject({ name: 'AddMember', variables: { username: 'mia' } })
  expect(world.said).toEqual([{ tone: 'done', text: 'Member added successfully!' }])
})

test('INVITE-15 copying the link, and nothing to copy while it is off', async () => {
  const on = actionWorld({ answers: { GetShareLink: link(true) } })
  await on.run(copyProjectShareLink, here)
  expect(on.copied).toEqual(['https://palette.test/j/1'])
  expect(on.said).toEqual([{ tone: 'done', text: 'Copied!' }])
  const off = actionWorld({ answers: { GetShareLink: link(false) } })
  await off.run(copyProjectShareLink, here)
  expect(off.copied).toEqual([])
  expect(off.said).toEqual([{ tone: 'note', text: 'The shareable link is off.' }])
})

test('INVITE-08 INVITE-09 the link is switched, and a failure has its sentence', async () => {
  const fine = actionWorld({ answers: { GetShareLink: link(false) }, script: { pick: ['On'] } })
  await fine.run(switchProjectShareLink, here)
  expect(fine.sent[0]).toMatchObject({ name: 'SetShareLink', variables: { enabled: true } })
  expect(fine.said).toEqual([{ tone: 'done', text: 'Link updated successfully!' }])
  const refuse = () => {
    throw new ApiError('UPSTREAM_ERROR', 'boom')
  }
  const failing = actionWorld({ answers: { GetShareLink: link(true), SetShareLink: refuse }, script: { pick: ['Off'] } })
  await failing.run(switchProjectShareLink, here)
  expect(failing.said).toEqual([{ tone: 'error', text: 'Failed to toggle shareable link. Please try again.' }])
})

test('INVITE-10 INVITE-13 the link is refreshed and its role changed', async () => {
  const world = actionWorld({ answers: { GetShareLink: link(true) }, script: { pick: ['admin'] } })
  await world.run(refreshProjectLink, here)
  await world.run(setProjectLinkRole, here)
  expect(world.sentNames()).toEqual(['RefreshShareLink', 'SetShareLinkRole'])
  expect(world.said.map(({ text }) => text)).toEqual(['Link updated successfully!', 'Role updated to admin successfully!'])
})
