// Taking somebody off a project, leaving it and handing it over: what is asked, what is sent, and what one undo gives back.
import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { projectSubject } from '#tests/kit/action-fakes.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { until } from '#tests/kit/until.ts'
import { inviteCache } from './invite.cache.ts'
import { ProjectMembers } from './project-members.tsx'

const at = { workspaceSlug: 'acme', slug: 'website', name: 'Website', id: 'acme/website' }
type Can = readonly ('EDIT' | 'ADMIN' | 'OWN')[]

function show({ script = {}, open = 3, can = ['EDIT', 'ADMIN'] as Can }: { script?: Script; open?: number; can?: Can } = {}) {
  const seat = (username: string, role: string, n: number) => ({
    ...{ id: `m-${n}`, role, since: '2026-11-02T09:00:00Z', openTasks: username === 'mia' ? open : 0, person: fakePerson(username) },
  })
  let stored = [seat('ana', 'admin', 0), seat('ben', 'admin', 1), seat('mia', 'member', 2)]
  const added: object[] = []
  const world = renderFeature(
    <ProjectMembers project={{ ...at, viewerCan: [...can], owner: { username: 'dora' }, people: stored }} workspaceOwner="dora" />,
    {
      actions: registry.all,
      cacheParts: [inviteCache],
      script,
      roots: {
        members: () => stored,
        project: () => ({ ...at, owner: fakePerson('ana') }),
        removeMember: ({ id, reassignTo }: { id: string; reassignTo: string | null }) => {
          stored = stored
            .filter((one) => one.id !== id)
            .map((one) => ({ ...one, openTasks: one.id === 'm-1' && reassignTo ? 8 : one.openTasks }))
          return { deletedId: id, taskIds: ['t-1', 't-2'], givenIds: reassignTo ? ['t-1'] : [], userErrors: [] }
        },
        addMember: (args: { username: string; role: string }) => {
          added.push(args)
          const member = seat(args.username, args.role, 9)
          stored = [...stored.map((one) => ({ ...one, openTasks: 0 })), member]
          return { member, userErrors: [] }
        },
        leaveProject: () => ({ ok: true, userErrors: [] }),
        transferProject: ({ username }: { username: string }) => ({ project: { ...at, owner: fakePerson(username) }, userErrors: [] }),
      },
    },
  )
  const sent = (name: string) => world.sent.filter((one) => one.name === name).map(({ variables }) => variables)
  return { ...world, added, variables: sent }
}

const row = async (username: string) => (await screen.findByText(`@${username}`)).closest('li') as HTMLElement

/** The keys walk to mia, the third. */
async function onMia(world: ReturnType<typeof show>) {
  await row('mia')
  for (let step = 0; step < 3; step += 1) await world.press('row.next')
}

test('PSET-07 each row says since when and how many open tasks; keys walk to it', async () => {
  const world = show()
  expect(within(await row('mia')).getByText('3 open tasks')).toBeTruthy()
  expect(within(await row('mia')).getByText(/since .*2 Nov|since Nov 2|since 2 Nov/)).toBeTruthy()
  fireEvent.keyDown(document.body, { key: 'j' })
  await onMia(world)
  await until(() => expect(document.activeElement?.getAttribute('data-row')).toBe('m-2'))
})

test('PSET-09 open tasks are given to somebody; one undo brings the person back with role and tasks', async () => {
  const world = show({ script: { pick: ['give', 'ben'] } })
  await onMia(world)
  await world.press('member.remove')
  expect(world.actions.asked.map(({ question }) => question.title)).toEqual([
    expect.stringMatching(/ has 3 open tasks here\.$/),
    expect.stringMatching(/^Who gets the tasks of /),
  ])
  expect(world.actions.asked[1]?.options.map(({ id }) => id)).toEqual(['ana', 'ben'])
  expect(world.variables('RemoveMember')).toMatchObject([{ id: 'm-2', reassignTo: 'ben' }])
  await until(() => expect(screen.queryByText('@mia')).toBeNull())
  const bens = async () => within(await row('ben'))
  await until(async () => (await bens()).getByText('8 open tasks'))
  await act(() => world.actions.undo())
  expect(world.added).toMatchObject([
    { username: 'mia', role: 'member', back: { taskIds: ['t-1', 't-2'], insteadOf: 'ben', givenIds: ['t-1'] } },
  ])
  expect(await row('mia')).toBeTruthy()
  await until(async () => (await bens()).getByText('0 open tasks'))
})

test('PSET-09 or stay without them; Escape takes nobody off', async () => {
  const world = show({ script: { pick: ['leave'] } })
  await onMia(world)
  await world.press('member.remove')
  expect(world.variables('RemoveMember')).toMatchObject([{ reassignTo: null }])
})

test('PSET-09 without open tasks it is one question, and no is no', async () => {
  const world = show({ open: 0, script: { confirm: [false] } })
  await onMia(world)
  await world.press('member.remove')
  expect(world.mutations()).toEqual([])
  expect(world.actions.asked.at(-1)?.question.title).toMatch(/^Take .* off Website\?$/)
})

test('PSET-07 leaving asks once, says that it cannot be undone, and goes away from there', async () => {
  const world = show({ script: { confirm: [true] } })
  await row('mia')
  act(() => world.actions.services.scene.set({ project: projectSubject({ viewerCan: ['EDIT'] }) }))
  await world.press('project.leave')
  expect(world.variables('LeaveProject')).toHaveLength(1)
  expect(world.actions.went).toEqual(['/workspace'])
})

test('PSET-10 PSET-16 handing over asks for an admin and for their name typed; no key does it', async () => {
  const world = show({ script: { pick: ['ben'], text: ['ben'] }, can: ['EDIT', 'ADMIN', 'OWN'] })
  await row('mia')
  act(() => world.actions.services.scene.set({ project: projectSubject({ viewerCan: ['EDIT', 'ADMIN', 'OWN'] }) }))
  await world.press('project.hand-over')
  expect(world.actions.asked[0]?.options.map(({ id }) => id)).toEqual(['ben'])
  const { question } = world.actions.asked[1] as unknown as { question: { check: (text: string) => string | null } }
  expect([question.check('Ben'), question.check('ben')]).toEqual(['That is not their username.', null])
  expect(world.variables('TransferProject')).toMatchObject([{ username: 'ben' }])
  for (const id of ['project.hand-over', 'project.leave', 'member.remove', 'project.archive'])
    expect(registry.get(id)?.shortcuts).toEqual([])
})
