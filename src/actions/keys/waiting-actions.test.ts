// Keys pressed before the actions are there: none is lost, and they act on what was meant when they were pressed.
import { afterEach, expect, test } from 'vitest'
import type { Here } from '#src/actions/action.ts'
import { createScene, markOf, subjectsOf } from '#src/actions/scene.ts'
import { subjectKinds } from '#src/app/features.ts'
import { createDeeds } from '#src/lib/deeds.ts'
import { taskSubject } from '#tests/kit/action-fakes.ts'
import { createKeymap } from './keymap.ts'
import { keyAction as action, codeOf, present } from './keymap-keys.ts'

afterEach(() => document.body.replaceChildren())

function waiting() {
  const scene = createScene(subjectKinds)
  const [one, two] = [taskSubject(1), taskSubject(2)]
  scene.set({ rows: [one, two], active: one.id })
  let resolve = (_: null): void => undefined
  const promise = new Promise<null>((done) => {
    resolve = done
  })
  const actions = createDeeds(() => promise)
  let registry = present([])()
  const ran: string[] = []
  const written: string[] = []
  const layers: string[] = []
  const keymap = createKeymap({
    registry: () => registry,
    kinds: subjectKinds,
    here: () => ({ services: {} as Here['services'], subjects: { ...subjectsOf(scene.get()), app: [{ viewerCan: [] }] } }),
    perform: ({ name }, { subjects }) => {
      ran.push(`${name} ${subjects.task?.map(({ id }) => id === one.id).join() ?? ''}`.trim())
      if (name === 'create') layers.push(name)
    },
    platform: 'other',
    layer: () => layers.length > 0,
    typed: (keys) => void written.push(...keys),
    coming: scene,
    actions,
    mark: () => markOf(scene),
  })
  const stop = keymap.install(window)
  const keys = (...pressed: string[]) =>
    pressed.map(
      (key) => !document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code: codeOf(key), bubbles: true, cancelable: true })),
    )
  const arrive = async () => {
    registry = present([action('status', 's', { on: 'task' }), action('create', 'c'), action('board', 'g k')])()
    actions.fetch()
    resolve(null)
    await actions.whenThere(() => null)
    await Promise.resolve()
  }
  return { scene, two, ran, written, layers, actions, keys, arrive, stop }
}

test('keys wait for actions, in their order, on the row that was meant when the first was pressed', async () => {
  const { scene, two, ran, keys, arrive, stop } = waiting()
  expect(keys('s', 'g', 'k')).toEqual([true, true, true])
  // The pointer passes another row meanwhile.
  scene.activate(two.id)
  expect(ran).toEqual([])
  await arrive()
  expect(ran).toEqual(['status true', 'board true'])
  stop()
})

test('what browsers do with keys is not taken from them, and Escape gives all up', async () => {
  const { ran, keys, arrive, stop } = waiting()
  expect(keys('Tab', 'F5', 'PageDown')).toEqual([false, false, false])
  keys('s', 'Escape')
  await arrive()
  expect(ran).toEqual([])
  stop()
})

test('TCREATE-01 what is typed behind a button that waits, too, is text for what that opens', async () => {
  const { ran, written, layers, actions, keys, arrive, stop } = waiting()
  // As a button does it whose action is only declared.
  void actions.whenThere(() => void layers.push('dialog'))
  keys('F', 'i', 'x')
  await arrive()
  expect([ran, written]).toEqual([[], ['F', 'i', 'x']])
  stop()
})
