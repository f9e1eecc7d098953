// Proves the actions on projects.
import { expect, test, vi } from 'vitest'
import { stateOf } from '#src/actions/state-of.ts'
import { ApiError } from '#src/data/errors/api-error.ts'
import { actionWorld, projectSubject, workspaceSubject } from '#tests/kit/action-fakes.ts'
import { timesWarned } from '#tests/kit/warned.ts'
import { copyProjectLink, createProject, openProject, toggleProjectPrivacy } from './project.actions.ts'

const own = { project: [projectSubject({ viewerCan: ['OWN'] })] }
const isPrivate = (value: boolean) => ({ GetProject: { project: { ...own.project[0], isPrivate: value } } })

test('PROJ-01 creating is offered only where the workspace allows it', () => {
  const world = actionWorld()
  expect(stateOf(createProject, world.here({ workspace: [workspaceSubject()] })).kind).toBe('hidden')
  expect(stateOf(createProject, world.here({ workspace: [workspaceSubject({ viewerCan: ['CREATE_PROJECT'] })] })).kind).toBe('ready')
})

test('PROJ-02 creating opens the dialog for the workspace in view', async () => {
  const world = actionWorld()
  await world.run(createProject, { workspace: [workspaceSubject({ viewerCan: ['CREATE_PROJECT'] })] })
  expect(world.services.dialogs.list()).toEqual([{ name: 'project.create', props: { workspace: { slug: 'acme', name: 'Acme' } } }])
})

test('opening asks for any project of the workspace and goes to it', async () => {
  const world = actionWorld({ script: { project: [{ id: 'acme/ops', slug: 'ops', name: 'Ops', workspaceSlug: 'acme' }] } })
  await world.run(openProject, { workspace: [workspaceSubject()] })
  expect(world.asked[0]?.question).toMatchObject({ workspaceSlug: 'acme', any: true })
  expect(world.went).toEqual(['/acme/projects/ops/overview'])
})

test('PROJ-15 privacy is toggled, can be taken back, and is the owner’s', async () => {
  const world = actionWorld({ answers: isPrivate(true) })
  await world.run(toggleProjectPrivacy, own)
  await world.undo()
  expect(world.sent.map(({ variables }) => variables.isPrivate)).toEqual([false, true])
  expect(stateOf(toggleProjectPrivacy, world.here({ project: [projectSubject()] })).kind).toBe('hidden')
})

test('PROJ-15 MISC-02 a refused privacy is logged and told', async () => {
  const refuse = () => {
    throw new ApiError('FORBIDDEN', 'no')
  }
  const world = actionWorld({ answers: { ...isPrivate(false), SetProjectPrivacy: refuse } })
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  expect(await world.run(toggleProjectPrivacy, own)).toBe('failed')
  expect(timesWarned('The privacy of a project was not changed:')).toBe(1)
  warn.mockRestore()
  expect(world.said).toEqual([{ tone: 'error', text: 'You do not have permission to do this.' }])
})

test('the address of a project is copied', async () => {
  const world = actionWorld()
  await world.run(copyProjectLink, own)
  expect(world.copied).toEqual(['https://palette.test/acme/projects/website/overview'])
})
