// No key does anything while somebody types: every key of every set, in every text surface of every screen and of what opens there.
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { dialogsOf } from '#src/actions/define-feature.ts'
import { onPerformed } from '#src/actions/perform.ts'
import { openLayer } from '#src/actions/text-surface.ts'
import { pathTo, ROUTES, type RouteName } from '#src/lib/paths.ts'
import { DEFAULT_PREFERENCES, preferences, setPreferences } from '#src/lib/preferences.ts'
import { allActions } from '#tests/kit/all-actions.ts'
import { type AppWorld, openApp, PAGE } from '#tests/kit/app-world.tsx'
import { withRowsInView } from '#tests/kit/list-screen.tsx'
import { FIRST_PLACE } from '#tests/kit/marked-gateway.ts'
import { ALL_SETS, isSurface, nameOf, pressKey, probeOf, TYPED, textSurfaces, typeAll } from '#tests/kit/typed-keys.ts'
import { features, pages } from '../features.ts'

withRowsInView()
beforeEach(() => () => vi.unstubAllGlobals())

const GUEST: readonly RouteName[] = ['sign-in', 'sign-up', 'forgot-password']
/** They lead elsewhere: nothing can be typed there. */
const AWAY: readonly RouteName[] = ['workspace-default', 'logout']
/** These are dialogs over where one was. */
const DIALOGS: readonly RouteName[] = ['new-task', 'search']

const named = (Object.keys(ROUTES) as RouteName[]).filter((name) => ![...GUEST, ...AWAY, ...DIALOGS].includes(name))
const time = pathTo('projects.time-tracking', FIRST_PLACE)
const SCREENS = [
  ...new Set(named.map((name) => pathTo(name, FIRST_PLACE))),
  ...['comments', 'checklists', 'time', 'related'].map((tab) => `${pathTo('projects.overview', FIRST_PLACE)}?task=task-1&tab=${tab}`),
  ...[
    `${pathTo('projects.form2task', FIRST_PLACE)}?form=form-1`,
    `${pathTo('notevault', FIRST_PLACE)}?note=note-1`,
    `${time}?view=list`,
    `${time}?view=chart`,
  ],
  ...DIALOGS.map((name) => pathTo(name, FIRST_PLACE)),
]

/** One action for each way of asking: lists, ticks, people, days, texts, forms, numbers, yes or no; the questions of others are drawn by the same parts. */
const QUESTIONS = new Set([
  ...['task.assign', 'task.labels', 'task.due', 'task.progress', 'task.parent', 'list.filter', 'project.hand-over', 'label.delete'],
  ...['checklist-item.add', 'time.range', 'time.export', 'sprint.dates', 'recurrence.new', 'client.set-rate', 'invoice.add-time'],
])

/** Every action has its keys of all sets: the account's answer brings other ones. */
async function takeKeys(): Promise<void> {
  if (preferences.get().keys !== ALL_SETS) await act(async () => setPreferences({ ...DEFAULT_PREFERENCES, keys: ALL_SETS }))
}

async function goTo(path: string, world: AppWorld): Promise<void> {
  await world.go(path)
  await waitFor(() => expect(screen.queryAllByText('Loading')).toEqual([]), PAGE)
}

async function closeLayers(): Promise<void> {
  for (let left = 5; left > 0 && openLayer(); left--) await pressKey('Escape')
  expect(openLayer(), 'Escape closes everything').toBeNull()
}

/** Out of every field, onto a row where there are rows. */
async function leaveText(): Promise<void> {
  const focus = document.activeElement
  if (focus && focus !== document.body && !isSurface(focus)) return
  await act(async () => void (focus instanceof HTMLElement && focus.blur()))
  await pressKey('j')
}

/** Keeps what is typed and what actions do meanwhile. */
function listen() {
  const leaks: string[] = []
  const counts = { screens: 0, opened: 0, surfaces: 0, keys: TYPED.length }
  const ran: { id: string; source: string }[] = []
  const deaf = onPerformed((performed) => void ran.push(performed))
  const typedIn = new Set<string>()
  return {
    ...{ leaks, counts, ran, deaf },
    /** Types in every surface but the known ones, once in those that stand in several views of a page; answers all that are there. */
    async visit(where: string, known: readonly HTMLElement[] = []) {
      const surfaces = textSurfaces()
      for (const surface of surfaces.filter((one) => !known.includes(one))) {
        const name = `${where.replace(/\?[^ ]*/, '')} ${nameOf(surface)}`
        if (typedIn.has(name)) continue
        typedIn.add(name)
        await takeKeys()
        ran.length = 0
        const wrong = await typeAll(surface)
        // A slider holds no text that the browser could take back.
        const done = ran
          .filter(({ id, source }) => source === 'key' && !(id === 'undo.last' && surface.matches('[type=range]')))
          .map(({ id }) => `${id} ran`)
        leaks.push(...[...wrong, ...done].map((what) => `${where}, ${what}`))
        counts.surfaces += 1
      }
      return surfaces
    },
  }
}

/** Opens what each of these actions asks, wherever one can be done here, types there, and forgets it. */
async function openAll(
  asking: Set<string>,
  path: string,
  world: AppWorld,
  known: readonly HTMLElement[],
  { visit, counts, ran }: Listener,
) {
  for (const id of asking) {
    await leaveText()
    await takeKeys()
    ran.length = 0
    if (!(await pressKey(probeOf(id)))) continue
    asking.delete(id)
    await waitFor(() => expect(openLayer() !== null || ran.length > 0).toBe(true))
    counts.opened += 1
    const isHere = world.at() === path
    // Where it leads is a screen of its own.
    if (isHere) await visit(`${path}: ${id}`, known)
    await closeLayers()
    if (!isHere) await goTo(path, world)
  }
}

type Listener = ReturnType<typeof listen>

test('OPEN-66 0 leaks: no key of any set does anything in a text surface, on any screen and in what its actions open there', async () => {
  // Whatever opens is there at once.
  await Promise.all([...pages, ...Object.values(dialogsOf(features))].map((part) => part.load()))
  const world = await openApp(pathTo('notevault', FIRST_PLACE), { given: { notifications: () => [] } })
  const listener = listen()
  const { leaks, counts, visit, deaf } = listener
  const asking = new Set(allActions.filter(({ id, dialog }) => dialog || QUESTIONS.has(id)).map(({ id }) => id))
  for (const path of SCREENS) {
    counts.screens += 1
    await goTo(path, world)
    const known = await visit(path)
    await closeLayers()
    await openAll(asking, path, world, known, listener)
    // Elsewhere keys work, also those that begin a sequence: without a keyboard nothing would leak either.
    await waitFor(async () => {
      await closeLayers()
      await leaveText()
      await takeKeys()
      expect(await pressKey('g'), `${path} has a keyboard`).toBe(true)
    })
    await pressKey('Escape')
  }
  deaf()
  expect(leaks).toEqual([])
  // Fewer would mean that something no longer opens here.
  expect(counts.opened).toBeGreaterThanOrEqual(30)
  expect(counts.surfaces).toBeGreaterThanOrEqual(145)
}, 600_000)

test.each(GUEST)('OPEN-66 0 leaks: nor on %s', async (name) => {
  await openApp(pathTo(name, FIRST_PLACE), { signedOut: true })
  await waitFor(() => expect(textSurfaces()).not.toEqual([]), PAGE)
  const { visit, leaks, deaf } = listen()
  await visit(name)
  deaf()
  expect(leaks).toEqual([])
})
