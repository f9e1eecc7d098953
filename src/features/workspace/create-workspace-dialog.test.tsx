// Proves the create-workspace dialog and the actions on workspaces.
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { stateOf } from '#src/actions/state-of.ts'
import { upgradeText } from '#src/data/errors/error-text.ts'
import { currentCompany, keptAnswer, workspacesKey } from '#src/data/storage/storage.ts'
import { actionWorld, workspaceSubject } from '#tests/kit/action-fakes.ts'
import { type FakeRoots, fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import { Openable } from '#tests/kit/openable.tsx'
import { storedWorkspaceOf } from '#tests/kit/stored-workspace.ts'
import { until } from '#tests/kit/until.ts'
import { timesWarned } from '#tests/kit/warned.ts'
import { CreateWorkspaceDialog } from './create-workspace-dialog.tsx'
import { createWorkspace, switchWorkspace } from './workspace.actions.ts'
import { workspaceCache } from './workspace.cache.ts'
import { keptWorkspaces } from './workspace.kept.ts'

const globex = {
  id: 'globex',
  slug: 'globex',
  name: 'Globex',
  logo: null,
  whitelabelLogo: null,
  favicon: null,
  subscription: 'paid',
  unlimitedWorkspaces: true,
  viewerCan: ['OWN'],
  owner: fakePerson('ana'),
}
const stored = storedWorkspaceOf('globex')
const list = keptAnswer(workspacesKey)

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReset().mockReturnValue(undefined)
})

function show({ roots = {}, paid = true }: { roots?: FakeRoots; paid?: boolean } = {}) {
  const onClose = vi.fn()
  const world = renderFeature(<CreateWorkspaceDialog paid={paid} onClose={onClose} />, {
    roots,
    cacheParts: [workspaceCache],
    kept: [keptWorkspaces],
  })
  return { ...world, onClose }
}

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Create workspace' }))

test('WS-03 a name is required and nothing else', async () => {
  const { sent } = show({ roots: { createWorkspace: () => ({ workspace: globex, userErrors: [] }) } })
  submit()
  expect(screen.getByRole('textbox', { name: 'Name', description: 'A name is required.' })).toBeTruthy()
  expect(sent).toEqual([])
  fireEvent.change(name(), { target: { value: '!' } })
  submit()
  await until(() => expect(sent[0]?.variables).toEqual({ input: { name: '!', logo: null } }))
})

test('WS-04 WS-08 OPEN-27 the answer is stored as current company, cached lists are dropped and its landing page opens', async () => {
  list.write({ for: 'ana', data: {} })
  const { actions, onClose, sent } = show({ roots: { createWorkspace: () => ({ workspace: globex, userErrors: [] }) } })
  fireEvent.change(name(), { target: { value: ' Globex ' } })
  fireEvent.change(screen.getByRole('textbox', { name: 'Logo' }), { target: { value: 'https://example.com/l.png' } })
  submit()
  await until(() => expect(actions.went).toEqual(['/workspace?workspace=globex']))
  expect(sent[0]?.variables).toEqual({ input: { name: 'Globex', logo: 'https://example.com/l.png' } })
  expect(currentCompany.read()).toEqual({ data: stored })
  expect(list.read()).toBeNull()
  expect(onClose).toHaveBeenCalledOnce()
})

test('WS-05 PLAN-01 PLAN-02 a closed gate replaces the form', () => {
  show({ paid: false })
  expect(screen.getByText(upgradeText)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('WS-11 DEFECT-25 a failure is logged only; dialog, input and a live button stay', async () => {
  const { actions, onClose, sent } = show({ roots: { createWorkspace: () => Promise.reject(new Error('down')) } })
  fireEvent.change(name(), { target: { value: 'Globex' } })
  submit()
  await until(() => expect(timesWarned('The workspace was not created:')).toBe(1))
  await until(() => expect(screen.getByRole('button', { name: 'Create workspace' }).getAttribute('aria-disabled')).toBeNull())
  expect(name().value).toBe('Globex')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(actions.said).toEqual([])
  expect(onClose).not.toHaveBeenCalled()
  submit()
  await until(() => expect(sent).toHaveLength(2))
})

test('WS-03 a name that the host refuses says why at the field, until it is changed', async () => {
  const refusal = { code: 'INVALID', field: ['name'], message: 'Line breaks are not allowed here.' }
  show({ roots: { createWorkspace: () => ({ workspace: null, userErrors: [refusal] }) } })
  fireEvent.change(name(), { target: { value: 'Acme\tStudio' } })
  submit()
  await until(() => screen.getByRole('textbox', { name: 'Name', description: refusal.message }))
  expect(name().value).toBe('Acme\tStudio')
  fireEvent.change(name(), { target: { value: 'Acme Studio' } })
  expect(screen.queryByText(refusal.message)).toBeNull()
})

test('SHELL-13 WS-02 creating is for the owner; the dialog knows the plan', async () => {
  const world = actionWorld()
  expect(stateOf(createWorkspace, world.here({ workspace: [workspaceSubject()] })).kind).toBe('hidden')
  await world.run(createWorkspace, { workspace: [workspaceSubject({ viewerCan: ['OWN'] })] })
  expect(world.services.dialogs.list()).toEqual([{ name: 'workspace.create', props: { paid: false } }])
})

test('WS-07 WS-08 switching loads the workspace afresh, stores it and shows its landing page', async () => {
  const world = actionWorld({
    answers: { ListWorkspaces: { workspaces: [globex] }, GetWorkspace: { workspace: globex } },
    script: { pick: ['Globex'] },
  })
  await world.run(switchWorkspace, {})
  expect(currentCompany.read()).toEqual({ data: stored })
  expect(world.went).toEqual(['/workspace?workspace=globex'])
})

test('WS-04 OPEN-09 who types on before the answer keeps the dialog and what was typed, is told, and enters nothing', async () => {
  const answers: ((answer: object) => void)[] = []
  const { actions } = renderFeature(<Openable>{(close) => <CreateWorkspaceDialog paid onClose={close} />}</Openable>, {
    roots: { createWorkspace: () => new Promise((resolve) => answers.push(resolve)) },
    cacheParts: [workspaceCache],
  })
  fireEvent.change(name(), { target: { value: 'Globex' } })
  submit()
  await until(() => expect(answers).toHaveLength(1))
  fireEvent.change(name(), { target: { value: 'Globex Two' } })
  await act(async () => answers[0]?.({ workspace: globex, userErrors: [] }))
  await until(() => expect(actions.said).toEqual([{ tone: 'done', text: 'Workspace “Globex” created' }]))
  expect([actions.went, currentCompany.read(), name().value]).toEqual([[], null, 'Globex Two'])
})

test('WS-04 OPEN-09 the answer of a dialog that was closed enters no workspace, and leaves what is typed in the next one', async () => {
  list.write({ for: 'ana', data: {} })
  const answers: ((answer: object) => void)[] = []
  const roots = { createWorkspace: () => new Promise((resolve) => answers.push(resolve)) }
  const { actions } = renderFeature(<Openable>{(close) => <CreateWorkspaceDialog paid onClose={close} />}</Openable>, {
    roots,
    cacheParts: [workspaceCache],
    kept: [keptWorkspaces],
  })
  fireEvent.change(name(), { target: { value: 'Globex' } })
  submit()
  await until(() => expect(answers).toHaveLength(1))
  expect(name().value).toBe('Globex')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(screen.getByRole('button', { name: 'Open again' }))
  fireEvent.change(name(), { target: { value: 'Initech' } })
  await act(async () => answers[0]?.({ workspace: globex, userErrors: [] }))
  await until(() => expect(actions.said).toEqual([{ tone: 'done', text: 'Workspace “Globex” created' }]))
  expect([actions.went, currentCompany.read(), list.read(), name().value]).toEqual([[], null, null, 'Initech'])
  expect(localStorage.getItem('draft:ana:new-workspace:name')).toBe('Initech')
})
