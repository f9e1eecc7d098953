// Proves what the palette lists and in which order.
import { SquareIcon } from 'lucide-react'
import { expect, test } from 'vitest'
import type { Action, Here } from '#src/actions/action.ts'
import { createRegistry, defineAction } from '#src/actions/define-action.ts'
import { createScene } from '#src/actions/scene.ts'
import { subjectKinds } from '#src/app/features.ts'
import { projectSubject } from '#tests/kit/action-fakes.ts'
import { taskEntity, taskSubject } from '#tests/kit/palette-page.tsx'
import { createEntityIndex } from './entity-index.ts'
import { commandsOf } from './palette-commands.ts'
import { readQuery, resultsFor } from './palette-results.ts'
import { MOST_ROWS } from './palette-rows.ts'

const run = () => undefined
const registry = createRegistry([
  defineAction({ id: 'go.assigned', on: 'app', title: 'My assigned tasks', icon: SquareIcon, group: 'go', run }),
  defineAction({ id: 'go.settings', on: 'app', title: 'Go to settings', icon: SquareIcon, group: 'go', run }),
  defineAction({ id: 'task.assign', on: 'task', title: 'Assign to…', icon: SquareIcon, group: 'task', run }),
  defineAction({ id: 'task.status', on: 'task', title: 'Set status…', icon: SquareIcon, group: 'task', run }),
  defineAction({ id: 'task.mine', on: 'task', title: 'Assign to me', icon: SquareIcon, group: 'task', run }),
  defineAction({ id: 'task.own', on: 'task', title: 'Assign for ever', icon: SquareIcon, group: 'task', needs: 'OWN', run }),
  defineAction({ id: 'task.secret', on: 'task', title: 'Assign nothing', icon: SquareIcon, group: 'task', listed: false, run }),
  defineAction({ id: 'task.off', on: 'task', title: 'Status lock', icon: SquareIcon, group: 'task', when: () => false, run }),
  defineAction({ id: 'task.file', on: 'task', title: 'Upload…', icon: SquareIcon, group: 'task', dialog: true, run }),
  defineAction({
    ...{ id: 'time.log', on: 'task', title: 'Log time…', icon: SquareIcon, group: 'task', dialog: true },
    takes: (text) => /^\d+h/.test(text),
    run,
  }),
  defineAction({ id: 'task.timer', on: 'task', title: 'Begin timer', icon: SquareIcon, group: 'task', keywords: ['stopwatch'], run }),
  defineAction({ id: 'timer.stop', on: 'app', title: 'Stop the other timer', icon: SquareIcon, group: 'account', run }),
  defineAction({
    id: 'project.publish',
    on: 'project',
    needs: 'OWN',
    title: 'Publish project',
    keywords: ['go live'],
    icon: SquareIcon,
    group: 'project',
    run,
  }),
  defineAction({ id: 'go.inbox', on: 'app', title: 'Go to inbox', icon: SquareIcon, group: 'go', keywords: ['triage', 'sweep'], run }),
  defineAction({ id: 'macro.first', on: 'app', title: 'Run “Triage it now”', own: true, icon: SquareIcon, group: 'view', run }),
  defineAction({ id: 'task.create', on: 'app', title: 'Create task', icon: SquareIcon, group: 'create', run }),
])
const entities = [
  taskEntity('187', 'Let guests see who a task is assigned to'),
  taskEntity('9', 'Go on holiday'),
  taskEntity('ana', 'Ana Assis', { kind: 'person', code: undefined }),
]

function results(
  typed: string,
  { tasks = 1, recent = '', remote = [] as typeof entities, all = entities, only = null as readonly Action[] | null } = {},
) {
  const here: Here = {
    services: { now: () => new Date(), scene: createScene(subjectKinds) } as unknown as Here['services'],
    subjects: {
      project: [{ viewerCan: ['EDIT'] } as never],
      task: Array.from({ length: tasks }, (_, at) => taskSubject(String(at))),
      app: [{ viewerCan: [] }],
    },
  }
  const index = createEntityIndex({ all: () => all, subscribe: () => () => undefined })
  index.flush()
  const commands = commandsOf(only ? createRegistry(only) : registry, here, (id) => (id === recent ? 1 : 0))
  return resultsFor(readQuery(typed), commands, index, remote).map(({ heading, rows }) => [heading, ...rows.map(({ title }) => title)])
}

test('commands of the subject in view come first, then entities, then the rest', () => {
  expect(results('assi')).toEqual([
    ['This task', 'Assign to…', 'Assign to me'],
    ['Tasks', 'Let guests see who a task is assigned to'],
    ['People', 'Ana Assis'],
    ['Go to', 'My assigned tasks'],
  ])
})

test('what the person named comes first by any whole word of its name, not by a beginning nor by the words around it', () => {
  expect(results('triage')[0]).toEqual(['View', 'Run “Triage it now”'])
  expect(results('run triage it')[0]).toEqual(['View', 'Run “Triage it now”'])
  expect(results('sweep')[0]).toEqual(['Go to', 'Go to inbox'])
})

test('what is not possible here is listed with the reason where nothing fits that is', () => {
  expect(results('publish project')).toEqual([['Not possible here', 'Publish project']])
  // Before what only a word of it is in: Enter says why, and does nothing else.
  expect(results('upload task', { tasks: 0, all: [] })).toEqual([
    ['Not possible here', 'Upload…'],
    ['Create', 'Create task'],
    ['Go to', 'My assigned tasks'],
  ])
  // One that fits stands alone.
  expect(results('upload').flat()).not.toContain('Not possible here')
})

test('words behind a command that asks are its answer; a task of these words comes first', () => {
  expect(results('assign ben')).toEqual([['With what is typed', 'Assign to… ben']])
  expect(results('set status in progress')).toEqual([['With what is typed', 'Set status… in progress']])
  const all = [taskEntity('7', 'Assign Ben his desk')]
  expect(results('assign ben', { all })).toEqual([
    ['Tasks', 'Assign Ben his desk'],
    ['With what is typed', 'Assign to… ben'],
  ])
  expect(results('create task now')).toEqual([['Create', 'Create task']])
})

test('a dialog is answered where it takes up what is typed, and understands it', () => {
  expect(results('log 2h')).toEqual([['With what is typed', 'Log time… 2h']])
  expect(results('log time 1h30 yesterday')).toEqual([['With what is typed', 'Log time… 1h30 yesterday']])
  // What is not understood is no answer; the command that the first word names is still there.
  expect(results('log soon')).toEqual([['This task', 'Log time…']])
  expect(results('upload 2h')).toEqual([])
})

test('a command whose title begins so stands before tasks that contain it', () => {
  const all = [taskEntity('7', 'Create tasks by voice'), taskEntity('8', 'My assigned seats')]
  expect(results('create', { all })[0]).toEqual(['Create', 'Create task'])
  expect(results('my assi', { all })[0]).toEqual(['Go to', 'My assigned tasks'])
  expect(results('settings', { all: [taskEntity('7', 'Settings of the shop')] })[0]).toEqual(['Go to', 'Go to settings'])
  expect(results('assign to me')[0]).toEqual(['This task', 'Assign to me', 'Assign to…'])
})

test('a command whose title begins so stands before what only synonyms find on the subject in view', () => {
  expect(results('stop')).toEqual([
    ['Account', 'Stop the other timer'],
    ['This task', 'Begin timer'],
  ])
  expect(results('timer').map(([heading]) => heading)).toEqual(['This task', 'Account'])
})

test('where the first rows are not in the order of their groups they stand above them, and every group once', () => {
  const group = (id: string, name: string, group: 'task' | 'go') =>
    defineAction({ id: `${group}.${id}`, on: 'app', title: name, icon: SquareIcon, group, run })
  const torn = [group('a', 'Sort now', 'task'), group('b', 'Sort now a', 'go'), group('c', 'Sort now aa', 'task')]
  const last = group('d', 'Sort now aaa', 'go')
  expect(results('sort now', { only: [...torn, last], all: [] })).toEqual([
    ['Best matches', 'Sort now', 'Sort now a', 'Sort now aaa'],
    ['This task', 'Sort now aa'],
  ])
  expect(results('sort now', { only: [torn[0], torn[1], last].flatMap((one) => one ?? []), all: [] })).toEqual([
    ['This task', 'Sort now'],
    ['Go to', 'Sort now a', 'Sort now aaa'],
  ])
})

test('nothing typed lists the contextual commands by recency, then create and go', () => {
  expect(results('', { recent: 'task.mine', tasks: 3 })).toEqual([
    ['3 tasks', 'Assign to me', 'Assign to…', 'Set status…', 'Upload…', 'Log time…', 'Begin timer', 'Status lock'],
    ['Create', 'Create task'],
    ['Go to', 'My assigned tasks', 'Go to settings', 'Go to inbox'],
    ['View', 'Run “Triage it now”'],
    ['Account', 'Stop the other timer'],
  ])
})

test('an exact code or name, or the only good match, is the first row whatever its section', () => {
  expect(results('web-9')[0]).toEqual(['Tasks', 'Go on holiday'])
  expect(results('settings')[0]).toEqual(['Go to', 'Go to settings'])
  expect(results('create task')[0]).toEqual(['Create', 'Create task'])
})

test('what cannot run now is listed below what can', () => {
  expect(results('status')[0]).toEqual(['This task', 'Set status…', 'Status lock'])
})

test('prefixes scope: > commands, # tasks, @ people, + projects', () => {
  expect(results('>assi')).toEqual([
    ['This task', 'Assign to…', 'Assign to me'],
    ['Go to', 'My assigned tasks'],
  ])
  expect(results('#')).toEqual([['Tasks', 'Let guests see who a task is assigned to', 'Go on holiday']])
  expect(results('@ana')).toEqual([['People', 'Ana Assis']])
  expect(results('+ana')).toEqual([])
})

test('remote hits are appended below, without those already listed', () => {
  const remote = [entities[0], taskEntity('500', 'Elsewhere')].filter((one) => one !== undefined)
  expect(results('assi', { remote }).at(-1)).toEqual(['More results', 'Elsewhere'])
  expect(results('assi', { remote }).slice(0, -1)).toEqual(results('assi'))
})

test('never more than 60 rows', () => {
  const all = Array.from({ length: 500 }, (_, at) => taskEntity(String(at), `Assign ${at}`))
  const remote = Array.from({ length: 50 }, (_, at) => taskEntity(`r${at}`, `Remote ${at}`))
  for (const typed of ['', 'a', 'assign', '#', '#assign', '>']) {
    const count = results(typed, { all, remote }).reduce((sum, rows) => sum + rows.length - 1, 0)
    expect(count).toBeLessThanOrEqual(MOST_ROWS)
  }
})

test('entities follow their source: changed, gone and new ones', () => {
  let all = [taskEntity('1', 'Alpha'), taskEntity('2', 'Beta')]
  const heard = new Set<() => void>()
  const changed = () => {
    for (const listener of heard) listener()
  }
  const subscribe = (listener: () => void) => {
    heard.add(listener)
    return () => heard.delete(listener)
  }
  const index = createEntityIndex({ all: () => all, subscribe }, undefined, (work) => {
    work()
    return run
  })
  const titles = () => index.search('task', '', 10).map(({ title }) => title)
  expect(titles()).toEqual(['Alpha', 'Beta'])
  all = [taskEntity('2', 'Beta two'), taskEntity('3', 'Gamma')]
  changed()
  expect(titles().sort()).toEqual(['Beta two', 'Gamma'])
})

test('with no task in view, making one stands first and what is seldom done last, until something is typed', () => {
  const few = createRegistry([
    defineAction({ id: 'label.edit', on: 'project', title: 'Edit label…', icon: SquareIcon, group: 'project', seldom: true, run }),
    defineAction({ id: 'project.invite', on: 'project', title: 'Invite…', icon: SquareIcon, group: 'project', run }),
    defineAction({ id: 'task.create', on: 'project', title: 'New task', icon: SquareIcon, group: 'create', run }),
  ])
  const here: Here = {
    services: { now: () => new Date(), scene: createScene(subjectKinds) } as unknown as Here['services'],
    subjects: { project: [projectSubject()], app: [{ viewerCan: [] }] },
  }
  const none = createEntityIndex({ all: () => [], subscribe: () => () => undefined })
  const titles = (typed: string) =>
    resultsFor(
      readQuery(typed),
      commandsOf(few, here, () => 0),
      none,
      [],
    ).flatMap(({ rows }) => rows.map(({ title }) => title))
  expect(titles('')).toEqual(['New task', 'Invite…', 'Edit label…'])
  expect(titles('edit')).toEqual(['Edit label…'])
})

test('#13 what the server found in texts stands below its names, each kind under its own heading, with what was found marked', () => {
  const index = createEntityIndex({ all: () => [], subscribe: () => () => undefined })
  const said = (id: number, kind: 'comment' | 'file') => ({
    ...{ kind, id: String(id), title: `The plan ${id}`, ranges: [[4, 8]] as const, icon: () => null, run },
  })
  const remote = [said(1, 'file'), ...Array.from({ length: 8 }, (_, at) => said(at, 'comment')), taskEntity('9', 'A plan')]
  const here = { services: { now: () => new Date(), scene: createScene(subjectKinds) }, subjects: {} } as unknown as Here
  const commands = commandsOf(createRegistry([]), here, () => 0)
  const sections = resultsFor(readQuery('#plan'), commands, index, remote)
  expect(sections.map(({ heading, rows }) => [heading, rows.length])).toEqual([
    ['More results', 1],
    ['Comments', 5],
    ['Files', 1],
  ])
  expect(sections[1]?.rows[0]?.ranges).toEqual([[4, 8]])
})
