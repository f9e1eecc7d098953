// Keys pressed before what they act on was there: they wait for it, in their order.

import { afterEach, expect, test } from 'vitest'
import type { Here } from '#src/actions/action.ts'
import { createScene, subjectsOf } from '#src/actions/scene.ts'
import { subjectKinds } from '#src/app/features.ts'
import { createKeymap } from './keymap.ts'
import { keyAction as action, codeOf, present } from './keymap-keys.ts'

const app = { services: {} as Here['services'] }

afterEach(() => document.body.replaceChildren())

/** A scene of a project page, whose parts arrive when told. */
function arriving() {
  const scene = createScene(subjectKinds)
  const actions = [
    action('create', 'c', { on: 'project' }),
    action('create somewhere', 'c', { on: 'workspace' }),
    action('board', 'g k', { on: 'project' }),
    action('home', 'g w'),
    action('filter', 'f'),
  ]
  const layers: string[] = []
  const ran: string[] = []
  const written: string[] = []
  const keymap = createKeymap({
    registry: present(actions),
    kinds: subjectKinds,
    here: () => ({ services: app.services, subjects: { ...subjectsOf(scene.get()), app: [{ viewerCan: [] }] } }),
    perform: ({ name }) => {
      ran.push(name)
      if (name === 'create') layers.push(name)
    },
    platform: 'other',
    layer: () => layers.length > 0,
    typed: (pressed) => void written.push(...pressed),
    coming: scene,
  })
  const stop = keymap.install(window)
  const keys = (...pressed: string[]) => {
    for (const key of pressed)
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, code: codeOf(key), bubbles: true, cancelable: true }))
  }
  const expected = scene.expect('project')
  const workspace = { id: 'acme', slug: 'acme', name: 'Acme', viewerCan: [] }
  scene.set({ workspace })
  /** As the layout does it: what was on its way is over first, then it is there. */
  const arrive = async (project: boolean) => {
    expected()
    if (project) scene.set({ project: { ...workspace, workspaceSlug: 'acme' } })
    await Promise.resolve()
  }
  return { ran, written, layers, keys, arrive, stop }
}

test('TCREATE-01 a key pressed before its subject and the rights on it are there waits for them, and is not taken for something farther', async () => {
  const { ran, keys, arrive, stop } = arriving()
  keys('c')
  expect(ran).toEqual([])
  await arrive(true)
  expect(ran).toEqual(['create'])
  stop()
})

test('SCREEN-04 what walks waits for rows of any kind, not for the rights on them', async () => {
  const scene = createScene(subjectKinds)
  const ran: string[] = []
  const walk = action('next', 'j', { when: () => (scene.get().listed ? true : 'hidden') })
  const keymap = createKeymap({
    registry: present([walk]),
    kinds: subjectKinds,
    rightsFrom: ['project', 'workspace'],
    here: () => ({ services: app.services, subjects: { ...subjectsOf(scene.get()), app: [{ viewerCan: [] }] } }),
    perform: ({ name }) => void ran.push(name),
    platform: 'other',
    coming: scene,
  })
  const stop = keymap.install(window)
  const press = () => {
    const event = new KeyboardEvent('keydown', { key: 'j', code: 'KeyJ', bubbles: true, cancelable: true })
    return !document.body.dispatchEvent(event)
  }
  const known = scene.expect('project')
  expect(press()).toBe(false)
  const read = scene.expect('sprint')
  expect(press()).toBe(true)
  expect(ran).toEqual([])
  // As a page does it: the skeleton is gone, and in the same moment the rows are there.
  read()
  scene.list({ kind: 'sprint', rows: [], many: false })
  await Promise.resolve()
  expect(ran).toEqual(['next'])
  known()
  stop()
})

test('a key for what is in view before the rights on it are waits for these; it does nothing where they do not come', async () => {
  for (const rights of [['OWN'], ['EDIT']] as const) {
    const scene = createScene(subjectKinds)
    const ran: string[] = []
    const list = { id: 'acme', workspaceSlug: 'acme', tab: 'all', search: '' } as const
    const keymap = createKeymap({
      registry: present([action('new invoice', 'n', { on: 'invoice-list', needs: 'OWN' })]),
      kinds: subjectKinds,
      here: () => ({ services: app.services, subjects: { ...subjectsOf(scene.get()), app: [{ viewerCan: [] }] } }),
      perform: ({ name }) => void ran.push(name),
      platform: 'other',
      layer: () => false,
      coming: scene,
      rightsFrom: ['workspace'],
    })
    const stop = keymap.install(window)
    const expected = scene.expect('workspace')
    scene.set({ 'invoice-list': { ...list, viewerCan: [] } })
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'n', code: 'KeyN', bubbles: true, cancelable: true }))
    expect(ran).toEqual([])
    scene.set({ 'invoice-list': { ...list, viewerCan: rights } })
    expected()
    await Promise.resolve()
    expect(ran).toEqual(rights[0] === 'OWN' ? ['new invoice'] : [])
    stop()
  }
})

test('keys behind one that waits keep their order, also sequences; a layer that opens ends them', async () => {
  const { ran, keys, arrive, stop } = arriving()
  keys('g', 'k', 'f', 'c', 'f')
  expect(ran).toEqual([])
  await arrive(true)
  expect(ran).toEqual(['board', 'filter', 'create'])
  stop()
})

test('TCREATE-01 keys behind one that opens a layer are text for that; where another layer has come meanwhile they are given up', async () => {
  const first = arriving()
  first.keys('c', 'F', 'i', 'x', ' ', 'f', 'Backspace', 'Enter')
  await first.arrive(true)
  expect([first.ran, first.written]).toEqual([['create'], ['F', 'i', 'x', ' ', 'f', 'Backspace', 'Enter']])
  first.stop()
  const second = arriving()
  second.keys('c', 'f')
  second.layers.push('palette')
  await second.arrive(true)
  expect([second.ran, second.written]).toEqual([[], []])
  second.stop()
})

test('a key whose subject does not come does what it would have done without it', async () => {
  const { ran, keys, arrive, stop } = arriving()
  keys('c')
  await arrive(false)
  expect(ran).toEqual(['create somewhere'])
  stop()
})

test.each([
  ['Escape', () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))],
  ['a click', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['leaving the window', () => window.dispatchEvent(new Event('blur'))],
])('%s gives up the keys that wait', async (_, turn) => {
  const { ran, keys, arrive, stop } = arriving()
  keys('c')
  turn()
  await arrive(true)
  expect(ran).toEqual([])
  stop()
})
