// Leaving a workspace: what is asked, where it leads, and who is not offered it.
import { screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, test } from 'vitest'
import { useActions } from '#src/actions/actions-context.tsx'
import { stateOf } from '#src/actions/state-of.ts'
import { actionWorld } from '#tests/kit/action-fakes.ts'
import { fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import { leaveWorkspace } from './leave.actions.ts'
import { leaveCachePart } from './leave.cache.ts'

const project = (slug: string) => ({ slug, name: slug.toUpperCase() })

function Inside() {
  const { scene } = useActions()
  useLayoutEffect(() => scene.set({ workspace: { id: 'acme', slug: 'acme', name: 'Acme', viewerCan: ['EDIT'] } }), [scene])
  return <p>Inside</p>
}

test('TEAM-09 one’s tasks are handed over, whoever takes over is named, and one is out of it', async () => {
  const handOver = {
    ...{ tasks: [{ project: project('website'), openTasks: 1, people: ['ben'].map(fakePerson) }], owned: [project('lab')], owners: [] },
    ...{ timer: null, invitations: 0, lastAdmin: [{ ...project('ops'), owner: { name: 'Ana', username: 'ana', avatar: null } }] },
  }
  const world = renderFeature(<Inside />, {
    ...{ actions: [leaveWorkspace], cacheParts: [leaveCachePart], script: { pick: ['@ben'], confirm: [true] } },
    roots: { handOver: () => handOver, leaveWorkspace: () => ({ ok: true, userErrors: [] }) },
  })
  await screen.findByText('Inside')
  await world.press('workspace.leave')
  const [tasks, sure] = world.actions.asked
  expect(tasks?.question).toMatchObject({ title: 'Leave Acme: give 1 open task to', text: 'WEBSITE: 1' })
  expect(sure?.question).toMatchObject({ title: 'Leave Acme?', yes: 'Leave', no: 'Stay' })
  expect(sure?.question.text).toBe(
    'The owner of the workspace takes over LAB. Ana takes over OPS. Done tasks, comments and logged time keep your name. To come back, the owner has to bring you back within 30 days, or somebody has to invite you.',
  )
  expect(world.sent.findLast(({ name }) => name === 'LeaveWorkspace')?.variables).toEqual({
    ...{ workspaceSlug: 'acme', handOver: [{ projectSlug: 'website', to: 'ben' }] },
  })
  expect(world.actions.said.at(-1)?.text).toBe('You left Acme')
  expect(world.actions.went.at(-1)).toBeTruthy()
})

test('TEAM-09 the owner is not offered it', () => {
  const { here } = actionWorld({ viewer: 'ana' })
  expect(
    stateOf(leaveWorkspace, here({ workspace: [{ id: 'acme', slug: 'acme', name: 'Acme', viewerCan: ['EDIT', 'ADMIN', 'OWN'] }] })).kind,
  ).toBe('hidden')
})
