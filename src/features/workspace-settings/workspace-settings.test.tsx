// The settings of a workspace on the screen: each saves by itself, what was refused stays, the dangerous asks for name and password.
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { expect, test } from 'vitest'
import { MissingWorkspaceFrame as MissingWorkspace } from '#src/app/shell/missing-workspace-frame.tsx'
import { useRead } from '#src/data/use-read.ts'
import { actions as exportActions } from '#src/features/export/export.actions.ts'
import { exportCache } from '#src/features/export/export.cache.ts'
import { bytesText } from '#src/lib/figures.ts'
import { fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { contentsText, DeleteWorkspaceDialog } from './delete-workspace-dialog.tsx'
import { TransferOffer } from './transfer-offer.tsx'
import { WorkspaceGeneral } from './workspace-general.tsx'
import { ProjectCreators, WorkspacePlan } from './workspace-plan.tsx'
import { workspaceSettingsCache } from './workspace-settings.cache.ts'
import { GetWorkspaceSettings } from './workspace-settings.graphql.ts'

const settings = { timeZone: 'Europe/Berlin', weekStart: 1, currency: 'EUR', projectCreators: 'MEMBERS', transfer: null }
const acme = {
  ...{ id: 'acme', slug: 'acme', name: 'Acme', logo: null, whitelabelLogo: null, favicon: null, subscription: 'lifetime' },
  ...{ unlimitedWorkspaces: false, viewerCan: ['EDIT', 'ADMIN', 'OWN'], owner: fakePerson('ana'), settings, transferOffer: null },
}
type Input = Record<string, unknown>

function Settings() {
  const workspace = useRead({ query: GetWorkspaceSettings, variables: { slug: 'acme' } }).data?.workspace
  if (!workspace?.settings) return null
  return (
    <>
      <WorkspaceGeneral workspace={workspace} settings={workspace.settings} />
      <ProjectCreators workspace={workspace} settings={workspace.settings} />
      <WorkspacePlan workspace={workspace} billingUrl="https://pay.example.com" />
    </>
  )
}

function show(answer: (input: Input) => unknown = () => undefined) {
  const stored: Input = structuredClone(acme)
  return renderFeature(<Settings />, {
    cacheParts: [workspaceSettingsCache],
    roots: {
      workspace: () => stored,
      updateWorkspace: async ({ input }: { input: Input }) => {
        const refused = answer(input)
        if (refused) return refused
        const { name, ...own } = input
        if (name) stored.name = name
        Object.assign(stored.settings as object, own)
        return { workspace: stored, userErrors: [] }
      },
    },
  })
}

const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /^Name/ })

test('WSET-01 a name is saved on Enter and says so; one of spaces or too long is refused in place and stays', async () => {
  show()
  const field = await nameField()
  for (const [typed, sentence] of [
    ['   ', 'Please enter a name.'],
    ['x'.repeat(121), 'At most 120 characters.'],
  ] as const) {
    fireEvent.change(field, { target: { value: typed } })
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(field.value).toBe(typed)
  }
  fireEvent.change(field, { target: { value: 'Acme Studio' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(await screen.findByText('Saved')).toBeTruthy()
  expect(screen.getByText('Links to this workspace use this and never change.')).toBeTruthy()
})

test('WSET-12 WSET-13 what the host refuses stays in the field with its reason', async () => {
  show(() => ({ workspace: null, userErrors: [{ code: 'INVALID', field: ['name'], message: 'Not that one.' }] }))
  const field = await nameField()
  fireEvent.change(field, { target: { value: 'Other' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(await screen.findByText('Not that one.')).toBeTruthy()
  expect(field.value).toBe('Other')
  expect(field.getAttribute('aria-describedby')).toBeTruthy()
})

test('WSET-04 WSET-03 who may create projects is chosen at once; the plan is shown and leads to where it is paid', async () => {
  const sent: Input[] = []
  show((input) => void sent.push(input))
  const owner = await screen.findByRole('radio', { name: 'Only me' })
  act(() => owner.click())
  await until(() => expect(owner.getAttribute('aria-checked')).toBe('true'))
  await until(() => expect(sent).toEqual([{ projectCreators: 'OWNER' }]))
  expect(screen.getByText('Lifetime')).toBeTruthy()
  expect(screen.getByText('Limited to one workspace')).toBeTruthy()
  const link = screen.getByRole('link', { name: /Manage subscription/ })
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer'])
})

test('WSET-09 the dialog names what goes; its button waits for the exact name and the password', async () => {
  const sent: Input[] = []
  renderFeature(<DeleteWorkspaceDialog slug="acme" name="Acme" onClose={() => undefined} />, {
    cacheParts: [workspaceSettingsCache],
    roots: {
      workspaceContents: () => ({ projects: 3, tasks: 400, files: 9, bytes: 1_200_000_000, invoices: 12 }),
      deleteWorkspace: (args: Input) => {
        sent.push(args)
        return { deletionAt: null, userErrors: [{ code: 'INVALID', field: ['password'], message: 'That is not your password.' }] }
      },
    },
  })
  expect(await screen.findByText(/3 projects, 400 tasks, 1.2 GB of files, 12 issued invoices/)).toBeTruthy()
  const name = screen.getByRole('textbox', { name: /^Type its name/ })
  expect(document.activeElement).toBe(name)
  const password = screen.getByLabelText(/^Your password/)
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete this workspace' })
  fireEvent.change(password, { target: { value: 'secret' } })
  fireEvent.change(name, { target: { value: 'acme' } })
  expect(button.disabled).toBe(true)
  fireEvent.change(name, { target: { value: 'Acme' } })
  expect(button.disabled).toBe(false)
  act(() => button.click())
  expect(await screen.findByText('That is not your password.')).toBeTruthy()
  expect(sent).toMatchObject([{ slug: 'acme', name: 'Acme', password: 'secret' }])
})

test('WSET-09 it offers the export first, which is the highlighted button where invoices were issued', async () => {
  for (const invoices of [0, 2]) {
    let closed = 0
    const started: Input[] = []
    renderFeature(<DeleteWorkspaceDialog slug="acme" name="Acme" onClose={() => (closed += 1)} />, {
      actions: exportActions,
      cacheParts: [workspaceSettingsCache],
      script: { pick: ['all'] },
      roots: {
        workspaceContents: () => ({ projects: 1, tasks: 4, files: 0, bytes: 0, invoices }),
        startExport: (args: Input) => {
          started.push(args)
          return { export: null, userErrors: [] }
        },
      },
    })
    await screen.findByText(/with it go 1 project/)
    const [first, other] = ['Export first', 'Cancel'].map((name) => screen.getByRole('button', { name }).className)
    expect(first === other).toBe(invoices === 0)
    fireEvent.click(screen.getByRole('button', { name: 'Export first' }))
    expect(closed).toBe(1)
    await until(() => expect(started).toMatchObject([{ workspaceSlug: 'acme', kind: 'ZIP', withFiles: true }]))
    cleanup()
  }
})

test('WSET-09 what goes is said in words', () => {
  expect(contentsText({ projects: 1, tasks: 0, files: 0, bytes: 0, invoices: 0 })).toBe('1 project')
  expect(contentsText({ projects: 0, tasks: 0, files: 0, bytes: 0, invoices: 0 })).toBe('nothing yet')
  expect([0, 999, 1_500, 12_340_000, 2e12, 5e15].map(bytesText)).toEqual(['0 bytes', '999 bytes', '1.5 kB', '12.3 MB', '2 TB', '5,000 TB'])
})

test('WSET-07 whom it is offered to accepts or declines; others see nothing', async () => {
  const sent: Input[] = []
  const offer = { username: 'ana', name: 'Ana', expiresAt: '2026-12-01T00:00:00Z' }
  const workspace = { ...acme, owner: { name: 'Mia Chen' } } as never
  renderFeature(<TransferOffer workspace={workspace} />, {
    cacheParts: [workspaceSettingsCache],
    roots: {
      workspace: () => ({ ...acme, transferOffer: offer }),
      answerTransfer: (args: Input) => {
        sent.push(args)
        return { ok: true, userErrors: [] }
      },
    },
  })
  const card = within(await screen.findByRole('region', { name: 'An offer to you' }))
  expect(card.getByText('Mia Chen offers you Acme.')).toBeTruthy()
  act(() => card.getByRole('button', { name: /Decline/ }).click())
  await until(() => expect(sent).toMatchObject([{ slug: 'acme', accept: false }]))
})

test('WSET-10 EXPORT-08 its owner finds when a deleted workspace goes and can restore or export it; for others nothing is there', async () => {
  let restored = 0
  const deleted = [{ slug: 'acme', name: 'Acme', logo: null, deletionAt: '2026-12-09T12:00:00Z' }]
  const roots = {
    exports: () => [],
    deletedWorkspaces: () => deleted,
    restoreWorkspace: () => {
      restored += 1
      return { workspace: acme, userErrors: [] }
    },
  }
  renderFeature(<MissingWorkspace slug="acme">Nothing</MissingWorkspace>, {
    actions: exportActions,
    cacheParts: [workspaceSettingsCache, exportCache],
    roots,
  })
  expect(await screen.findByText('This workspace will be deleted on 9 December 2026.')).toBeTruthy()
  expect(await screen.findByText('No exports yet.')).toBeTruthy()
  expect(screen.getByRole('button', { name: /Export workspace/ })).toBeTruthy()
  act(() => screen.getByRole('button', { name: /Restore/ }).click())
  await until(() => expect(restored).toBe(1))
  cleanup()
  renderFeature(<MissingWorkspace slug="other">Nothing</MissingWorkspace>, { cacheParts: [workspaceSettingsCache], roots })
  expect(await screen.findByText('Nothing')).toBeTruthy()
})

test('WSET-13 a failure that no field explains is said, and nothing is lost', async () => {
  renderFeature(<DeleteWorkspaceDialog slug="acme" name="Acme" onClose={() => undefined} />, {
    cacheParts: [workspaceSettingsCache],
    roots: {
      workspaceContents: () => ({ projects: 0, tasks: 0, files: 0, bytes: 0, invoices: 0 }),
      deleteWorkspace: () => {
        throw new GraphQLError('down', { extensions: { code: 'UPSTREAM_ERROR' } })
      },
    },
  })
  const name = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Type its name/ })
  fireEvent.change(name, { target: { value: 'Acme' } })
  fireEvent.change(screen.getByLabelText(/^Your password/), { target: { value: 'secret' } })
  act(() => screen.getByRole('button', { name: 'Delete this workspace' }).click())
  await until(() => expect(screen.getByLabelText(/^Your password/).getAttribute('aria-invalid')).toBe('true'))
  expect(name.value).toBe('Acme')
})
