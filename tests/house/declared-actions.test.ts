// What is drawn of actions before they are there is what is drawn of them later, and is all of it.
import { expect, test } from 'vitest'
import { declaredRegistry } from '#src/app/lazy-registry.ts'
import { COLUMNS } from '#src/features/task-list/task-columns.ts'
import { actionOf } from '#src/model/task/facts/task-facts.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { declaredIn } from '../../bin/declared-actions.ts'

const declared = await declaredRegistry.load()

test('each declares what the whole action does, with its keys, and does nothing by itself', () => {
  expect(declared.all.length).toBeGreaterThan(20)
  for (const one of declared.all) {
    const whole = registry.get(one.id)
    const { run: _run, titleFor: _title, when: _when, takes: _takes, whole: _fetched, icon: _icon, menu: _menu, ...shown } = one
    expect(whole).toMatchObject(shown)
    expect([one.whole === null, whole?.whole]).toEqual([false, null])
  }
})

test('OPEN-28 no button of the frame or of a list comes after it', () => {
  const ids = (of: typeof registry, place: Parameters<typeof registry.inPlace>[0]) => of.inPlace(place).map(({ id }) => id)
  for (const place of ['project.bar', 'project.members', 'sidebar.workspace', 'sidebar.workspaces'] as const)
    expect(ids(declared, place)).toEqual(ids(registry, place))
  const drawn = [...COLUMNS, 'isFavorite', 'labels'] as const
  const named = ['task.done', 'task.create', 'task.create-in', 'workspace.create-first', 'list.filter', 'list.clear-filters']
  expect([...drawn.map(actionOf), ...named].filter((id) => !declared.get(id) && registry.get(id))).toEqual([])
})

test('a declaration keeps what tells whether it may be done, and nothing that only doing it needs', () => {
  const source = `
    import { A, B } from './icons.ts'
    import { send } from './send.ts'
    const held = new Map()
    const may = (x) => x > 0
    function work(context) { return send(context, held) }
    export const one = defineAction({ id: 'x.one', title: 'One', icon: A, when: ({ now }) => may(now), run: (context) => work(context) })
    const making: Definition<'x'> = { id: 'x.two', on: 'x', title: 'Two', async run({ api }) { await work(api) }, icon: B }
    export const two = defineAction(making)
    export function twoWith(value) { return defineAction({ ...making, run: () => work(value) }) }
    export const actions = [one, two]`
  const left = declaredIn(source)
  expect(left).toContain("import { A, B } from './icons.ts'")
  expect(left).toContain('when: ({ now }) => may(now)')
  for (const gone of ['send', 'held', 'work', 'run', 'twoWith']) expect(left).not.toMatch(new RegExp(`\\b${gone}\\b`))
  expect(() => declaredIn('export const other = 1')).toThrow('exports no `actions`')
})
