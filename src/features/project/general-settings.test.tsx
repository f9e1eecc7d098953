// The fields of a project's settings: each saves by itself, is taken back, and keeps what was refused.
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { expect, test, vi } from 'vitest'
import { useRead } from '#src/data/use-read.ts'
import { SettingsSections } from '#src/model/settings/settings-sections.tsx'
import { workspaceSubject } from '#tests/kit/action-fakes.ts'
import { fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { GeneralSettings } from './general-settings.tsx'
import { projectCache } from './project.cache.ts'
import { GetProject } from './project.graphql.ts'
import { ProjectPrivacySwitch } from './project-privacy-switch.tsx'

const website = {
  ...{ id: 'acme/website', slug: 'website', name: 'Website', workspaceSlug: 'acme', code: 'WEB', logo: null, status: 'IN_PROGRESS' },
  ...{ description: null, budget: 0, startDate: '2026-11-02', dueDate: null, isPrivate: true, viewerRole: 'admin' },
  ...{ viewerCan: ['EDIT', 'ADMIN', 'OWN'], people: [fakePerson('ana')] },
}
type Input = Record<string, unknown>

function Settings() {
  const { data } = useRead({ query: GetProject, variables: { workspaceSlug: 'acme', slug: 'website' } })
  const { project } = data ?? {}
  return project ? (
    <SettingsSections sections={[{ id: 'general', title: 'General' }]}>{() => <GeneralSettings project={project} />}</SettingsSections>
  ) : null
}

/** The settings of a project on a host that `answers`; by itself it takes everything. */
async function show({
  at = '/',
  answer = async () => undefined as unknown,
}: {
  at?: string
  answer?: (input: Input) => Promise<unknown>
} = {}) {
  const stored: Input = { ...website }
  const world = renderFeature(<Settings />, {
    at,
    cacheParts: [projectCache],
    roots: {
      project: () => stored,
      updateProject: async ({ input }: { input: Input }) => {
        const refused = await answer(input)
        if (refused) return refused
        return { project: Object.assign(stored, input), userErrors: [] }
      },
    },
  })
  await screen.findByRole('textbox', { name: /^Project Name/ })
  const inputs = () => world.sent.filter(({ name }) => name === 'UpdateProject').map(({ variables }) => variables.input)
  return { ...world, stored, inputs }
}

const field = (name: RegExp) => screen.getByRole('textbox', { name }) as HTMLInputElement
const type = (target: HTMLElement, value: string) => {
  act(() => target.focus())
  fireEvent.change(target, { target: { value } })
}

test('PSET-02 a name is saved by Enter or by leaving the field, once, and one undo takes it back', async () => {
  const { actions, inputs, stored } = await show()
  type(field(/^Project Name/), '  Relaunch ')
  fireEvent.keyDown(field(/^Project Name/), { key: 'Enter' })
  await until(() => expect(stored.name).toBe('Relaunch'))
  act(() => field(/^Project Name/).blur())
  await until(() => expect(actions.said.at(-1)).toEqual({ tone: 'done', text: 'Name saved' }))
  expect(inputs()).toEqual([{ name: 'Relaunch' }])
  await act(() => actions.undo())
  await until(() => expect(stored.name).toBe('Website'))
  await until(() => expect(field(/^Project Name/).value).toBe('Website'))
  type(field(/^Objectives/), 'Ship\nit')
  act(() => field(/^Objectives/).blur())
  await until(() => expect(stored.description).toBe('Ship\nit'))
})

test('PSET-03 without a name nothing is sent, and the field says why; Escape leaves what was typed unsaved, also for the next visit', async () => {
  const { inputs } = await show()
  type(field(/^Project Name/), ' ')
  fireEvent.keyDown(field(/^Project Name/), { key: 'Enter' })
  expect(await screen.findByText('Project Name is required.')).toBeTruthy()
  type(field(/^Project Name/), 'Half')
  expect(screen.queryByText('Project Name is required.')).toBeNull()
  fireEvent.keyDown(field(/^Project Name/), { key: 'Escape' })
  expect(screen.getByText('Not saved yet. Press Enter to save it.')).toBeTruthy()
  cleanup()
  await show()
  expect(field(/^Project Name/).value).toBe('Half')
  expect(inputs()).toEqual([])
})

test('PSET-03 PROJ-03 that a name is required is said for 3 s; what was typed stays unsaved', async () => {
  const { inputs } = await show()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    type(field(/^Project Name/), ' ')
    fireEvent.keyDown(field(/^Project Name/), { key: 'Enter' })
    expect(screen.getByText('Project Name is required.')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(2_900))
    expect(screen.getByText('Project Name is required.')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(200))
    expect(screen.queryByText('Project Name is required.')).toBeNull()
    expect(screen.getByText(/^Not saved yet\./)).toBeTruthy()
    expect(inputs()).toEqual([])
  } finally {
    vi.useRealTimers()
  }
})

test('PSET-02 what the host refuses stays in the field with the reason', async () => {
  const refused = { project: null, userErrors: [{ code: 'INVALID', field: ['name'], message: 'This name is taken.' }] }
  const { stored, actions } = await show({ answer: async () => refused })
  type(field(/^Project Name/), 'Taken')
  act(() => field(/^Project Name/).blur())
  expect(await screen.findByText('This name is taken.')).toBeTruthy()
  expect(field(/^Project Name/).value).toBe('Taken')
  expect(stored.name).toBe('Website')
  expect(actions.said.at(-1)?.tone).toBe('error')
})

test('PSET-02 a field of several lines names the keys that save it, for Enter makes another line', async () => {
  await show()
  type(field(/^Objectives/), 'Ship\nit')
  const hint = screen.getByText(/^Not saved yet\./)
  expect(hint.textContent).toMatch(/^Not saved yet\. Press Control Enter.* to save it\./)
  type(field(/^Project Name/), 'Relaunch')
  expect(screen.getByText('Not saved yet. Press Enter to save it.')).toBeTruthy()
})

test('PSET-02 a failure without an answer loses nothing, and Enter tries again', async () => {
  let up = false
  const { stored } = await show({
    answer: async () => {
      if (!up) throw new GraphQLError('down', { extensions: { code: 'UNAVAILABLE' } })
    },
  })
  type(field(/^Project Name/), 'Kept')
  fireEvent.keyDown(field(/^Project Name/), { key: 'Enter' })
  await until(() => expect(screen.getByText('Not saved yet. Press Enter to save it.')).toBeTruthy())
  expect(field(/^Project Name/).value).toBe('Kept')
  up = true
  fireEvent.keyDown(field(/^Project Name/), { key: 'Enter' })
  await until(() => expect(stored.name).toBe('Kept'))
})

test('PSET-02 PSET-05 a status shows at once, before the answer', async () => {
  let release = () => undefined as unknown
  const wait = new Promise((resolve) => {
    release = () => resolve(undefined)
  })
  const { stored } = await show({ answer: () => wait })
  const chips = within(screen.getByRole('radiogroup', { name: 'Status' })).getAllByRole('radio')
  expect(chips.map(({ textContent }) => textContent)).toEqual(['In Progress', 'Completed', 'Archived'])
  fireEvent.click(screen.getByRole('radio', { name: 'Completed' }))
  await until(() => expect(screen.getByRole('radio', { name: 'Completed' }).getAttribute('aria-checked')).toBe('true'))
  expect(stored.status).toBe('IN_PROGRESS')
  release()
  await until(() => expect(stored.status).toBe('COMPLETED'))
})

test('PSET-03 a budget is typed as digits and saved in dollars', async () => {
  const { inputs } = await show()
  type(field(/^Budget/), '120050')
  expect(field(/^Budget/).value).toBe('$1,200.50')
  fireEvent.keyDown(field(/^Budget/), { key: 'Enter' })
  await until(() => expect(inputs()).toEqual([{ budget: 1200.5 }]))
})

test('PSET-03 what is too long or too much is kept as it was typed, is not sent, and says so', async () => {
  const { inputs } = await show()
  const objectives = screen.getByRole('textbox', { name: /^Objectives/ })
  for (const [target, text, said] of [
    [field(/^Project Name/), 'n'.repeat(121), 'At most 120 characters.'],
    [objectives, 'o'.repeat(20_001), 'At most 20,000 characters. These are 20,001.'],
    [field(/^Budget/), '999999999999999', 'At most $999,999,999,999.00.'],
  ] as const) {
    type(target, text)
    act(() => target.blur())
    await screen.findByText(said)
  }
  expect([field(/^Project Name/).value.length, field(/^Project Name/).maxLength]).toEqual([121, -1])
  expect((objectives as HTMLTextAreaElement).maxLength).toBe(-1)
  expect(inputs()).toEqual([])
})

test('PSET-02 undo restores only one’s own change: what somebody else saved since stays', async () => {
  const { actions, stored } = await show()
  type(field(/^Project Name/), 'Mine')
  fireEvent.keyDown(field(/^Project Name/), { key: 'Enter' })
  await until(() => expect(stored.name).toBe('Mine'))
  await until(() => expect(actions.said.at(-1)?.text).toBe('Name saved'))
  stored.name = 'Theirs'
  await act(async () => {
    await expect(actions.undo()).rejects.toThrow('Somebody else changed this meanwhile. It stays.')
  })
  expect(stored.name).toBe('Theirs')
})

test('PSET-06 PROJ-15 OPEN-41 the privacy switch says what it did, and one undo takes it back', async () => {
  const stored: Input = { ...website }
  const { actions } = renderFeature(<ProjectPrivacySwitch project={website as never} />, {
    cacheParts: [projectCache],
    roots: {
      project: () => stored,
      setProjectPrivacy: ({ isPrivate }: { isPrivate: boolean }) => ({ project: Object.assign(stored, { isPrivate }), userErrors: [] }),
    },
  })
  actions.services.scene.set({ workspace: workspaceSubject() })
  fireEvent.click(screen.getByRole('switch', { name: 'Private' }))
  await until(() => expect(actions.said.at(-1)?.text).toBe('Everyone in Acme will be able to read this.'))
  expect(stored.isPrivate).toBe(false)
  await act(() => actions.undo())
  await until(() => expect(stored.isPrivate).toBe(true))
})

test('PSET-17 an address that names a field begins there', async () => {
  await show({ at: '/acme/projects/website/settings#description' })
  expect(document.activeElement).toBe(field(/^Objectives/))
})

test('PSET-04 PSET-03 a project ID is typed in capitals, checked before it is sent, and one undo gives the former one back', async () => {
  const { actions, inputs, stored } = await show()
  type(field(/^Project ID/), 'a b')
  fireEvent.keyDown(field(/^Project ID/), { key: 'Enter' })
  expect(await screen.findByText('A project ID has 1 to 6 letters and digits.')).toBeTruthy()
  type(field(/^Project ID/), 'site')
  fireEvent.keyDown(field(/^Project ID/), { key: 'Enter' })
  await until(() => expect(stored.code).toBe('SITE'))
  expect(inputs()).toEqual([{ code: 'SITE' }])
  await until(() => expect(actions.said.at(-1)?.text).toBe('Project ID saved'))
  await act(() => actions.undo())
  await until(() => expect(stored.code).toBe('WEB'))
})
