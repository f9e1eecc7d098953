// The people of a project in its settings: what each may do, who changes that, and what cannot be changed.
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { ProjectMembers } from './project-members.tsx'

const roles: Record<string, string> = { ana: 'admin', ben: 'admin', mia: 'member', gus: 'guest' }
const at = { workspaceSlug: 'acme', slug: 'website', name: 'Website', id: 'acme/website' }

/** The list as ana sees it: dora owns the workspace, `owner` the project. */
function show({ owner = 'ben', can = ['EDIT', 'ADMIN'] as const, pick = 'admin', people = Object.keys(roles) } = {}) {
  const stored = people.map((username, n) => ({ id: `m-${n}`, role: roles[username] ?? 'guest', person: fakePerson(username) }))
  const world = renderFeature(
    <ProjectMembers project={{ ...at, viewerCan: [...can], owner: { username: owner }, people }} workspaceOwner="dora" />,
    {
      script: { pick: [pick] },
      roots: {
        members: () => stored,
        updateMember: ({ id, role }: { id: string; role: string }) => {
          const member = stored.find((one) => one.id === id)
          return { member: Object.assign(member ?? {}, { role }), userErrors: [] }
        },
      },
    },
  )
  return { ...world, stored }
}

const rowOf = async (username: string) => {
  const name = await screen.findByText(`@${username}`)
  return within(name.closest('li') as HTMLElement)
}

test('PSET-07 PSET-08 an admin changes a role by its button; one undo gives it back; owners and oneself are fixed', async () => {
  const { actions, stored } = show()
  const mia = await rowOf('mia')
  fireEvent.click(mia.getByRole('button', { name: 'Member, works on tasks' }))
  expect(await mia.findByRole('button', { name: 'Admin, manages everything' })).toBeTruthy()
  expect(actions.asked[0]).toMatchObject({ question: { title: expect.stringMatching(/^Role of /) } })
  expect(actions.said.at(-1)?.text).toMatch(/ is an admin now$/)
  await actions.undo()
  await until(() => expect(stored.find(({ id }) => id === 'm-2')?.role).toBe('member'))
  expect((await rowOf('ben')).queryByRole('button')).toBeNull()
  expect((await rowOf('ben')).getByText('Owner')).toBeTruthy()
  expect((await rowOf('ben')).getByText('The owner is always an admin.')).toBeTruthy()
  expect((await rowOf('ana')).queryByRole('button')).toBeNull()
  expect((await rowOf('ana')).getByText(/\(you\)/)).toBeTruthy()
})

test('PSET-08 a role that somebody else changed since is not given back', async () => {
  const { actions, stored } = show()
  fireEvent.click((await rowOf('mia')).getByRole('button', { name: 'Member, works on tasks' }))
  const mia = () => stored.find(({ id }) => id === 'm-2')
  await until(() => expect(mia()?.role).toBe('admin'))
  Object.assign(mia() ?? {}, { role: 'restrict' })
  await expect(actions.undo()).rejects.toThrow('Somebody else changed this meanwhile. It stays.')
  expect(mia()?.role).toBe('restrict')
  expect(await (await rowOf('mia')).findByRole('button', { name: /^Restrict/ })).toBeTruthy()
})

test('PSET-01 ROLE-08 who is no admin reads the roles', async () => {
  show({ can: ['EDIT'] as never })
  expect((await rowOf('gus')).getByText('Guest, reads only')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('PSET-19 many people are searched by name', async () => {
  show({ people: ['ana', ...Array.from({ length: 12 }, (_, n) => `person.${n}`)] })
  await rowOf('ana')
  fireEvent.change(screen.getByRole('textbox', { name: 'Search people' }), { target: { value: 'person.1' } })
  await until(() => expect(screen.getAllByRole('listitem')).toHaveLength(3))
  fireEvent.change(screen.getByRole('textbox', { name: 'Search people' }), { target: { value: 'nobody' } })
  expect(await screen.findByText('Nobody here is called that.')).toBeTruthy()
})

test('PSET-17 a right click opens the menu of a member; owners and oneself have none', async () => {
  show()
  await rowOf('mia')
  const line = (username: string) => screen.getByText(`@${username}`).closest('li') as HTMLElement
  fireEvent.pointerMove(line('mia'))
  fireEvent.contextMenu(line('mia'))
  expect(await screen.findByRole('menu')).toBeTruthy()
  fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' })
  await until(() => expect(screen.queryByRole('menu')).toBeNull())
  fireEvent.pointerMove(line('ben'))
  expect(fireEvent.contextMenu(line('ben'))).toBe(true)
})
