// Changing a small thing from an old screen: what somebody else changed meanwhile stays.
import { expect, test } from 'vitest'
import { actions as effortActions } from '#src/features/catalogue/effort.actions.ts'
import { actions as labelActions, labelKind } from '#src/features/catalogue/label.actions.ts'
import { colourTemplate } from '#src/features/catalogue/template.actions.ts'
import { actions as sprintActions } from '#src/features/planning/sprint-items.actions.ts'
import { actionWorld, answering, fakeSprint, projectSubject } from '#tests/kit/action-fakes.ts'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { editItem } from './item-actions.ts'

const STAYS = 'Somebody else changed this meanwhile. It stays.'
const project = { workspaceSlug: 'acme', projectSlug: 'website' }
const editLabel = labelActions.find(({ id }) => id === 'label.edit') ?? labelActions[0]
const editEffort = effortActions.find(({ id }) => id === 'effort.edit') ?? effortActions[0]
const editSprint = sprintActions.find(({ id }) => id === 'sprint.edit') ?? sprintActions[0]

/** A host that keeps one label; the list that is asked from is as old as `shown`. */
function labelWorld(script: Script) {
  const kept = { id: '1', title: 'urgent', color: '#000000' }
  const world = actionWorld({
    script,
    answers: {
      ListLabels: answering(() => ({ labels: [{ ...kept }] })),
      UpdateLabel: answering(({ input }: { input: object }) => ({ label: Object.assign(kept, input), userErrors: [] })),
    },
  })
  return { world, kept, inputs: () => world.sent.map(({ variables }) => variables.input) }
}

test('LABEL-03 a new title from an old form leaves the color that somebody else chose meanwhile, and so does its undo', async () => {
  const { world, kept, inputs } = labelWorld({})
  const form = editItem(labelKind as never, { ...kept }, { title: 'pressing', color: '#000000' })
  kept.color = '#ff0000'
  expect(await world.run(form, { project: [projectSubject()] })).toBe('done')
  expect(kept).toEqual({ id: '1', title: 'pressing', color: '#ff0000' })
  await world.undo()
  expect(kept).toEqual({ id: '1', title: 'urgent', color: '#ff0000' })
  expect(inputs()).toEqual([{ title: 'pressing' }, { title: 'urgent' }])
})

test('LABEL-03 undo of a title keeps the one that somebody else gave since', async () => {
  const { world, kept, inputs } = labelWorld({ pick: ['urgent'], text: ['pressing', '#000000'] })
  await world.run(editLabel as never, { project: [projectSubject()] })
  kept.title = 'theirs'
  await expect(world.undo()).rejects.toThrow(STAYS)
  expect([kept.title, inputs()]).toEqual(['theirs', [{ title: 'pressing' }]])
})

test('LABEL-03 what is as it was is not sent', async () => {
  const { world } = labelWorld({ pick: ['urgent'], text: ['urgent', '#000'] })
  await world.run(editLabel as never, { project: [projectSubject()] })
  expect([world.sent, world.said]).toEqual([[], []])
})

test('PSET-11 LABEL-03 a color alone leaves a new title, and undo keeps the color that somebody else chose since', async () => {
  const { world, kept, inputs } = labelWorld({ text: ['#00ff00'] })
  const template = { kind: 'label', id: '1', title: 'urgent', project, item: { ...kept }, ids: [], tasks: null, viewerCan: ['EDIT'] }
  kept.title = 'theirs'
  await world.run(colourTemplate, { template: [template] as never })
  expect(kept).toEqual({ id: '1', title: 'theirs', color: '#00ff00' })
  kept.color = '#0000ff'
  await expect(world.undo()).rejects.toThrow(STAYS)
  expect(inputs()).toEqual([{ color: '#00ff00' }])
})

test('TEMPLATE-03 an effort: hours alone are sent', async () => {
  const world = actionWorld({
    script: { pick: ['Small'], text: ['Small', '3'] },
    answers: { ListEfforts: { efforts: [{ id: '4', title: 'Small', hours: 2 }] } },
  })
  await world.run(editEffort as never, { project: [projectSubject()] })
  expect(world.sent.map(({ variables }) => variables.input)).toEqual([{ hours: 3 }])
})

test('OPEN-38 undo finds a sprint that somebody else renamed since on whichever page it is', async () => {
  const kept = fakeSprint(7)
  const before = { title: kept.title, endDate: kept.endDate }
  const world = actionWorld({
    script: { pick: [kept.title], text: [kept.title, String(kept.startDate), '2027-01-31'] },
    answers: {
      ListSprints: answering(({ search = '', page }: { search?: string; page: number }) => {
        const nodes = (page === 1) === (world.sent.length === 0) && kept.title.includes(search) ? [{ ...kept }] : []
        return { sprints: { nodes, page, totalPages: 2, totalCount: 21 } }
      }),
      UpdateSprint: answering(({ input }: { input: object }) => ({ sprint: Object.assign(kept, input), userErrors: [] })),
    },
  })
  await world.run(editSprint as never, { project: [projectSubject()] })
  kept.title = 'Theirs'
  await world.undo()
  expect(kept).toMatchObject({ title: 'Theirs', endDate: before.endDate })
  expect(world.sent.map(({ variables }) => variables.input)).toEqual([{ endDate: '2027-01-31' }, { endDate: before.endDate }])
})
