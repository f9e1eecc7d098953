// Proves the list of first steps: what it says, does, and when it goes away.
import { fireEvent, screen, within } from '@testing-library/react'
import { CommandIcon, FolderIcon } from 'lucide-react'
import { beforeEach, expect, test } from 'vitest'
import { defineAction } from '#src/actions/define-action.ts'
import { tellMutation } from '#src/data/mutation-events.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { actions } from './first-steps.actions.ts'
import { firstStepsCache } from './first-steps.cache.ts'
import { FirstStepsCard } from './first-steps-card.tsx'
import { stepsOver } from './steps-over.ts'

const NONE = { project: true, tasks: false, palette: false, done: false, invited: false, shows: true }

const makeProject = defineAction({
  ...{ id: 'project.create', on: 'app', title: 'Create Project', icon: FolderIcon, group: 'create', shortcut: 'Shift+p' },
  run: () => ({ said: 'Asked for a project' }),
})
const openPalette = defineAction({
  ...{ id: 'palette.open', on: 'app', title: 'Open the palette', icon: CommandIcon, group: 'view', shortcut: '$mod+k' },
  run: ({ dialogs }) => dialogs.open('palette', {}),
})

beforeEach(() => stepsOver.remove())

function show(first: object = {}) {
  const kept = { ...NONE, ...first }
  const world = renderFeature(<FirstStepsCard projectPath="/acme/projects/website/overview" />, {
    actions: [...actions, makeProject, openPalette],
    cacheParts: [firstStepsCache],
    roots: {
      firstSteps: () => kept,
      updateFirstSteps: ({ input }: { input: Partial<typeof NONE> }) => ({ firstSteps: Object.assign(kept, input), userErrors: [] }),
    },
  })
  return { ...world, kept }
}

const card = () => screen.findByRole('region', { name: 'First steps' })
const line = async (name: RegExp) => within(await card()).getByRole('button', { name })

test('FIRST-05 five lines, ticked by what was done, each with its key; a line performs its action', async () => {
  const { actions: world } = show()
  expect(within(await card()).getAllByRole('listitem')).toHaveLength(5)
  expect(within(await card()).getByText('1 of 5')).toBeTruthy()
  expect((await line(/^Make a project ?, done/)).textContent).toContain('P')
  fireEvent.click(await line(/^Make a project/))
  await until(() => expect(world.said.at(-1)?.text).toBe('Asked for a project'))
})

test('FIRST-05 what was done elsewhere on the page is ticked when it went through; all done, the card says so', async () => {
  const { kept } = show()
  await card()
  Object.assign(kept, { tasks: true, palette: true, done: true, invited: true, shows: false })
  tellMutation({ field: 'createTask', payload: {}, variables: {} })
  expect(await screen.findByRole('region', { name: 'That is all it takes' })).toBeTruthy()
  expect(screen.getByText('5 of 5')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Hide the checklist' }))
  expect(screen.queryByRole('region')).toBeNull()
})

test('FIRST-05 opening the palette, however, is told to the account once', async () => {
  const { kept, mutations } = show()
  fireEvent.click(await line(/^Open the palette/))
  await until(() => expect(kept.palette).toBe(true))
  expect(mutations()).toEqual(['UpdateFirstSteps'])
})

test('FIRST-05 what needs a project leads to one', async () => {
  const { actions: world } = show()
  fireEvent.click(await line(/^Invite somebody/))
  expect(world.said).toEqual([])
})

test('FIRST-06 put away it is gone for good, undo brings it back, and who needs none is never asked again', async () => {
  const { actions: world, kept, sent } = show()
  await card()
  fireEvent.click(screen.getByRole('button', { name: 'Hide the checklist' }))
  await until(() => expect(screen.queryByRole('region')).toBeNull())
  expect([kept.shows, stepsOver.read()]).toEqual([false, 'ana'])
  await world.services.undo.last()
  await card()
  expect(sent.filter(({ name }) => name === 'UpdateFirstSteps')).toHaveLength(2)
})

test('FIRST-06 whoever had put it away on this device is not asked for it', async () => {
  stepsOver.write('ana')
  const { sent } = show()
  await until(() => expect(sent).toEqual([]))
  expect(screen.queryByRole('region')).toBeNull()
})
