// Keys pressed before the actions or the page are there: none is lost, and they act on what was meant when they were pressed.
import { afterEach, expect, test } from 'vitest'
import type { Here } from '#src/actions/action.ts'
import { createScene, markOf, subjectsOf } from '#src/actions/scene.ts'
import { subjectKinds } from '#src/app/features.ts'
import { createDeeds } from '#src/lib/deeds.ts'
import { taskSubject } from '#tests/kit/action-fakes.ts'
import { createKeymap } from './keymap.ts'
import { keyAction as action, codeOf, present } from './keymap-keys.ts'

afterEach(() => document.body.replaceChildren())

/** `Control+a` is a with Ctrl. */
function pressOf(text: string): KeyboardEventInit {
  const key = text.split('+').at(-1) ?? ''
  return { key, code: codeOf(key), ctrlKey: text.startsWith('Control+'), altKey: text.startsWith('Alt+') }
}

/** Goes to a new address, whose page the test draws. */
function address() {
  const listeners = new Set<() => void>()
  const left = new Set<() => void>()
  let isComing = false
  const page = {
    isComing: () => isComing,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    whenLeft(listener: () => void) {
      left.add(listener)
      return () => left.delete(listener)
    },
  }
  const leave = () => {
    for (const listener of left) listener()
  }
  const go = () => {
    isComing = true
  }
  const draw = async () => {
    isComing = false
    for (const listener of listeners) listener()
    await Promise.resolve()
  }
  return { page, go, draw, leave }
}

function waiting() {
  const scene = createScene(subjectKinds)
  const [one, two] = [taskSubject(1), taskSubject(2)]
  scene.set({ rows: [one, two], active: one.id })
  let resolve = (_: null): void => undefined
  const promise = new Promise<null>((done) => {
    resolve = done
  })
  const actions = createDeeds(() => promise)
  const { page, go, draw, leave } = address()
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
      if (name === 'later') go()
    },
    platform: 'other',
    layer: () => layers.length > 0,
    typed: (keys) => void written.push(...keys),
    coming: scene,
    actions,
    page,
    mark: () => markOf(scene),
  })
  const stop = keymap.install(window)
  const keys = (...pressed: string[]) =>
    pressed.map((key) => !document.body.dispatchEvent(new KeyboardEvent('keydown', { ...pressOf(key), bubbles: true, cancelable: true })))
  const arrive = async () => {
    registry = present([
      action('status', 's', { on: 'task' }),
      action('create', 'c'),
      action('board', 'g k'),
      action('later', 'l'),
      action('all', '$mod+a'),
    ])()
    actions.fetch()
    resolve(null)
    await actions.whenThere(() => null)
    await Promise.resolve()
  }
  return { scene, two, ran, written, layers, actions, keys, arrive, go, draw, leave, stop }
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

test('keys behind a new address are about its page: they wait until that is drawn, in their order', async () => {
  const { scene, two, ran, keys, arrive, go, draw, stop } = waiting()
  await arrive()
  go()
  expect(keys('s', 'g', 'k')).toEqual([true, true, true])
  expect(ran).toEqual([])
  // What the page has in view, instead of what was in view when they were pressed.
  scene.activate(two.id)
  await draw()
  expect(ran).toEqual(['status false', 'board false'])
  keys('s')
  expect(ran).toHaveLength(3)
  stop()
})

test('keys wait for actions and page, whichever comes last; Escape, a press of the pointer and the browser’s Back give them up', async () => {
  const { ran, keys, arrive, go, draw, leave, stop } = waiting()
  go()
  keys('s')
  await arrive()
  expect(ran).toEqual([])
  await draw()
  expect(ran).toEqual(['status true'])
  go()
  keys('s', 'Escape')
  await draw()
  go()
  keys('s')
  window.dispatchEvent(new Event('pointerdown'))
  await draw()
  go()
  keys('s')
  leave()
  await draw()
  expect(ran).toHaveLength(1)
  stop()
})

test('TCREATE-01 what is typed behind a key that waits for its page is text for what that opens', async () => {
  const { ran, written, keys, arrive, go, draw, stop } = waiting()
  await arrive()
  go()
  keys('c', 'F', 'i')
  await draw()
  expect([ran, written]).toEqual([['create true'], ['F', 'i']])
  stop()
})

test('each of several keys waits for the page that the one before it led to', async () => {
  const { ran, keys, arrive, draw, stop } = waiting()
  await arrive()
  keys('l', 'l', 'l', 's')
  expect(ran).toEqual(['later true'])
  await draw()
  expect(ran).toEqual(['later true', 'later true'])
  await draw()
  await draw()
  expect(ran).toEqual(['later true', 'later true', 'later true', 'status true'])
  stop()
})

test('combinations of actions wait for the page in their order, too; what browsers do with others is not taken from them', async () => {
  const { ran, keys, arrive, go, draw, stop } = waiting()
  expect(keys('Control+a')).toEqual([false])
  await arrive()
  go()
  expect(keys('s', 'Control+a', 'Control+p', 'Alt+a', 'Control+a')).toEqual([true, true, false, false, true])
  expect(ran).toEqual([])
  await draw()
  expect(ran).toEqual(['status true', 'all true', 'all true'])
  stop()
})
