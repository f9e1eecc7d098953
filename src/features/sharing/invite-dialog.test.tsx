// Proves the invite dialog: link, members, plan gate, messages with their times.
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { upgradeText } from '#src/data/errors/error-text.ts'
import { projectSubject } from '#tests/kit/action-fakes.ts'
import { type FakeRoots, fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { inviteCache } from './invite.cache.ts'
import { InviteDialog } from './invite-dialog.tsx'

const project = projectSubject()
const refusal = () => ({ userErrors: [{ code: 'INVALID', field: null, message: 'No.' }] })
const linkOf = (enabled: boolean, url: string | null = enabled ? 'https://palette.test/j/1' : null, role: string | null = 'member') => ({
  id: 'acme/website',
  enabled,
  url,
  role,
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

function show({
  roots = {},
  link = linkOf(true),
  people = ['mia.chen', 'rex.novak'],
  paid = true,
  copies = true,
  tab,
}: {
  roots?: FakeRoots
  link?: ReturnType<typeof linkOf>
  people?: string[]
  paid?: boolean
  copies?: boolean
  tab?: 'email'
} = {}) {
  const onClose = vi.fn()
  const copied: string[] = []
  const world = renderFeature(
    <InviteDialog project={{ ...project, viewerCan: paid ? ['ADMIN', 'PAID'] : ['ADMIN'] }} onClose={onClose} {...(tab && { tab })} />,
    {
      roots: { shareLink: () => link, addablePeople: () => people.map(fakePerson), ...roots },
      cacheParts: [inviteCache],
      clipboard: {
        async write(text) {
          if (!copies) throw new Error('The browser refuses.')
          copied.push(text)
        },
      },
    },
  )
  return { ...world, onClose, copied }
}

const tick = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const message = () => screen.queryByRole('status') ?? screen.queryByRole('alert')

async function choose(list: HTMLElement, option: string) {
  fireEvent.keyDown(list, { key: 'Enter' })
  fireEvent.click(await until(() => screen.getByRole('option', { name: new RegExp(`^${option}`) })))
}

test('INVITE-02 INVITE-03 INVITE-04 INVITE-05 title, intro, close button, outside click, 760 px, two tabs', async () => {
  const { onClose } = show()
  const dialog = screen.getByRole('dialog', { name: 'Invite Members to Project', description: /People you invite/ })
  expect(dialog.style.minWidth).toBe('760px')
  expect(screen.getByRole('tab', { name: /^Workspace Members/ }).getAttribute('aria-selected')).toBe('true')
  expect(screen.getByRole('tab', { name: 'Invite by Email' }).getAttribute('aria-selected')).toBe('false')
  await until(() => screen.getByText('Mia Chen'))
  press('Close')
  expect(onClose).toHaveBeenCalledTimes(1)
  tick(1)
  const outside = document.querySelector('[data-state=open]') ?? document.body
  fireEvent.pointerDown(outside, { button: 0 })
  fireEvent.click(outside)
  expect(onClose).toHaveBeenCalledTimes(2)
})

test('INVITE-08 INVITE-12 INVITE-17 OPEN-17 the switch says Updating... while it waits, then the message stays 3 s', async () => {
  let answer: (value: unknown) => void = () => undefined
  const waiting = new Promise((resolve) => {
    answer = resolve
  })
  const { sent } = show({ link: linkOf(false), roots: { setShareLink: () => waiting } })
  const toggle = await until(() => screen.getByRole('switch', { name: 'Off' }))
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull()
  fireEvent.click(toggle)
  await until(() => screen.getByRole('switch', { name: 'Updating...', checked: true }))
  await until(() => expect(sent.at(-1)).toMatchObject({ name: 'SetShareLink', variables: { enabled: true } }))
  answer({ shareLink: linkOf(true), userErrors: [] })
  await until(() => screen.getByText('Link updated successfully!'))
  expect(screen.getByRole('switch', { name: 'On', checked: true })).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value).toBe('https://palette.test/j/1')
  tick(2_999)
  expect(message()).not.toBeNull()
  tick(1)
  expect(message()).toBeNull()
})

test('INVITE-09 INVITE-17 OPEN-17 a refused switch goes back and says so for 5 s', async () => {
  show({ link: linkOf(false), roots: { setShareLink: refusal } })
  fireEvent.click(await until(() => screen.getByRole('switch', { name: 'Off' })))
  await until(() => screen.getByText('Failed to toggle shareable link. Please try again.'))
  expect(screen.getByRole('switch', { name: 'Off', checked: false })).toBeTruthy()
  tick(4_999)
  expect(message()).not.toBeNull()
  tick(1)
  expect(message()).toBeNull()
})

test('INVITE-10 Refresh Link shows the new address', async () => {
  show({ roots: { refreshShareLink: () => ({ shareLink: linkOf(true, 'https://palette.test/j/2'), userErrors: [] }) } })
  await until(() => press('Refresh Link'))
  await until(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value).toBe('https://palette.test/j/2'))
  await until(() => screen.getByText('Link updated successfully!'))
})

test('INVITE-11 a refused refresh keeps the address and says so', async () => {
  show({ roots: { refreshShareLink: refusal } })
  await until(() => press('Refresh Link'))
  await until(() => screen.getByText('Failed to refresh shareable link. Please try again.'))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value).toBe('https://palette.test/j/1')
})

test('INVITE-06 INVITE-13 the role is chosen of four and saved', async () => {
  const { sent } = show({
    roots: { setShareLinkRole: ({ role }: { role: string }) => ({ shareLink: linkOf(true, undefined, role), userErrors: [] }) },
  })
  const list = await until(() => screen.getByRole('combobox', { name: 'Role of the link' }))
  expect(list.textContent).toBe('Member, works on tasks')
  fireEvent.keyDown(list, { key: 'Enter' })
  const options = await until(() => {
    const all = screen.getAllByRole('option')
    expect(all).toHaveLength(4)
    return all
  })
  expect(options.map((option) => option.textContent)).toEqual([
    'Guest, reads only',
    'Restricted, reads only',
    'Member, works on tasks',
    'Admin, manages everything',
  ])
  fireEvent.click(screen.getByRole('option', { name: /^Admin/ }))
  await until(() => screen.getByText('Role updated to admin successfully!'))
  expect(sent.at(-1)).toMatchObject({ name: 'SetShareLinkRole', variables: { role: 'admin' } })
})

test('INVITE-14 a refused role goes back and says so', async () => {
  show({ roots: { setShareLinkRole: refusal } })
  await choose(await until(() => screen.getByRole('combobox', { name: 'Role of the link' })), 'Restricted, reads only')
  await until(() => screen.getByText('Failed to update role. Please try again.'))
  expect(screen.getByRole('combobox', { name: 'Role of the link' }).textContent).toBe('Member, works on tasks')
})

test('OPEN-18 a link without a role shows guest and saves nothing', async () => {
  const { mutations } = show({ link: linkOf(true, undefined, null) })
  expect((await until(() => screen.getByRole('combobox', { name: 'Role of the link' }))).textContent).toBe('Guest, reads only')
  expect(mutations()).toEqual([])
})

test('INVITE-15 copying shows Copied! for 2 s', async () => {
  const { copied } = show()
  await until(() => press('Copy link'))
  await until(() => screen.getByRole('button', { name: 'Copied!' }))
  expect(copied).toEqual(['https://palette.test/j/1'])
  tick(1_999)
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeTruthy()
  tick(1)
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy()
})

test('INVITE-16 a refused copy says so', async () => {
  show({ copies: false })
  await until(() => press('Copy link'))
  await until(() => screen.getByText('Failed to copy link to clipboard. Please try again.'))
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy()
})

test('INVITE-18 INVITE-19 the members tab lists and filters people', async () => {
  show()
  await until(() => screen.getByText('Rex Novak'))
  const search = screen.getByRole('searchbox', { name: 'Search members' })
  fireEvent.change(search, { target: { value: 'chen m' } })
  expect(screen.queryByText('Rex Novak')).toBeNull()
  expect(screen.getByText('Mia Chen')).toBeTruthy()
  fireEvent.change(search, { target: { value: 'zzz' } })
  expect(screen.getByText('No members found matching your search criteria. Please try a different search term.')).toBeTruthy()
})

test('INVITE-20 nobody left to add', async () => {
  show({ people: [] })
  await until(() => screen.getByText(/^There are no members in the workspace\..*Everybody in it is on this project already\.$/))
})

test('INVITE-21 Add Member adds, says so and takes the person out of the list', async () => {
  const { sent } = show({
    roots: {
      addMember: ({ username }: { username: string }) => ({
        member: { id: 'm-1', role: 'member', person: fakePerson(username) },
        userErrors: [],
      }),
    },
  })
  const rows = await until(() => screen.getAllByRole('listitem'))
  fireEvent.click(within(rows[0] as HTMLElement).getByRole('button', { name: 'Add Member', description: 'Mia Chen' }))
  await until(() => screen.getByText('Member added successfully!'))
  expect(sent.at(-1)).toMatchObject({
    name: 'AddMember',
    variables: { project: { workspaceSlug: 'acme', projectSlug: 'website' }, username: 'mia.chen' },
  })
  await until(() => expect(screen.queryByText('Mia Chen')).toBeNull())
  expect(screen.getByText('Rex Novak')).toBeTruthy()
})

test('INVITE-21 after adding, focus goes on to the next person where it was lost, and stays where the person went meanwhile', async () => {
  let answer: () => void = () => undefined
  const addMember = ({ username }: { username: string }) =>
    new Promise((resolve) => {
      answer = () => resolve({ member: { id: `m-${username}`, role: 'member', person: fakePerson(username) }, userErrors: [] })
    })
  const { sent } = show({ people: ['mia.chen', 'rex.novak', 'ida.berg'], roots: { addMember } })
  const add = async (name: string) => {
    const added = () => sent.filter((one) => one.name === 'AddMember').length
    const before = added()
    const button = await until(() => screen.getByRole('button', { name: 'Add Member', description: name }))
    button.focus()
    fireEvent.click(button)
    await until(() => expect(added()).toBe(before + 1))
  }
  const answered = async (name: string) => {
    answer()
    await until(() => expect(screen.queryByText(name)).toBeNull())
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  }
  await add('Mia Chen')
  await answered('Mia Chen')
  await until(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Member', description: 'Rex Novak' })))
  await add('Rex Novak')
  const search = screen.getByRole('searchbox', { name: 'Search members' })
  search.focus()
  await answered('Rex Novak')
  expect(document.activeElement).toBe(search)
})

test('INVITE-18 with nobody left to add the focus is on the way that is left, and stays; it leads to the first field', async () => {
  const addMember = ({ username }: { username: string }) => ({
    member: { id: `m-${username}`, role: 'member', person: fakePerson(username) },
    userErrors: [],
  })
  const left = () => document.activeElement?.textContent
  show({ people: [] })
  // Before the answer it is in the search, which goes away with it.
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search members' }))
  await until(() => expect(left()).toBe('Invite by Email'))
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(left()).toBe('Invite by Email')
  fireEvent.click(document.activeElement as HTMLElement)
  await until(() => expect(document.activeElement?.closest('[data-column=name]')).toBeTruthy())
  cleanup()
  show({ people: ['mia.chen'], roots: { addMember } })
  const add = await until(() => screen.getByRole('button', { name: 'Add Member' }))
  add.focus()
  fireEvent.click(add)
  await until(() => expect(left()).toBe('Invite by Email'))
})

test('INVITE-22 a refused person stays in the list', async () => {
  show({ people: ['mia.chen'], roots: { addMember: refusal } })
  await until(() => press('Add Member'))
  await until(() => screen.getByText('Failed to add member. Please try again.'))
  expect(screen.getByText('Mia Chen')).toBeTruthy()
})

test('INVITE-30 PLAN-01 PLAN-02 a closed gate hides the link, replaces the form and turns the buttons off', async () => {
  const { sent, mutations } = show({ paid: false, people: ['mia.chen'] })
  const add = await until(() => screen.getByRole('button', { name: 'Add Member' }))
  expect(add.getAttribute('aria-disabled')).toBe('true')
  fireEvent.click(add)
  expect(screen.queryByRole('switch')).toBeNull()
  fireEvent.mouseDown(screen.getByRole('tab', { name: 'Invite by Email' }), { button: 0 })
  expect(screen.getByText(upgradeText)).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /Email/ })).toBeNull()
  expect(mutations()).toEqual([])
  expect(sent.map(({ name }) => name)).not.toContain('GetShareLink')
})
