// The app: theme, data of one session, actions, routes.

import { useEffect, useMemo, useState } from 'react'
import { ActionsProvider, hereOf } from '#src/actions/actions-context.tsx'
import { followGestures } from '#src/actions/asked-from.ts'
import { isDisabled } from '#src/actions/busy.ts'
import { createHold } from '#src/actions/delayed-delete.ts'
import { createDialogs } from '#src/actions/dialogs.ts'
import { createKeymap } from '#src/actions/keys/keymap.ts'
import { perform } from '#src/actions/perform.ts'
import { createScene, markOf, rowsOf, subjectsOf } from '#src/actions/scene.ts'
import type { Services } from '#src/actions/services.ts'
import { openLayer } from '#src/actions/text-surface.ts'
import type { UndoStack } from '#src/actions/undo.ts'
import { AppContext } from '#src/app/context/app-context.ts'
import { useIdentityProvider } from '#src/app/context/config.ts'
import { typeAhead } from '#src/app/lazy/type-ahead-buffer.tsx'
import { createAppPrompt } from '#src/app/shell/plan-prompt-host.tsx'
import { DataProvider, useApi } from '#src/data/data-provider.tsx'
import { errorText } from '#src/data/errors/error-text.ts'
import { readSession, useSession } from '#src/data/storage/session.ts'
import { IdentityProviderContext } from '#src/features/session/identity-provider.ts'
import { keepAnswer } from '#src/features/session/third-party.ts'
import { whenIdle } from '#src/lib/idle.ts'
import { preferences } from '#src/lib/preferences.ts'
import { useLazyModule } from '#src/ui/layers/lazy-module.ts'
import { Toaster } from '#src/ui/layers/toast.tsx'
import { TooltipProvider } from '#src/ui/layers/tooltip.tsx'
import { createAppAsking } from './app-asking.ts'
import { createEntitySource } from './entities/entity-source.tsx'
import { keptQueries, subjectKinds } from './features.ts'
import {
  cacheRulesComing,
  declaredRegistry,
  lazyAccount,
  lazyEvents,
  lazyRegistry,
  lazySteps,
  NO_ACTIONS,
  nearActions,
  nearRegistry,
  presentCacheParts,
  presentRegistry,
} from './lazy-registry.ts'
import { LazyMenuPicker } from './palette/lazy-menu-picker.tsx'
import { routes } from './router.tsx'
import { createNavigation } from './routing/navigation.ts'
import { Routed } from './routing/routed.tsx'
import { createServices, say } from './services.ts'

/** So long, in milliseconds, the actions of pages not in view wait at most for the browser to rest. */
const REST_MS = 2_000

// Before anybody reads the address.
keepAnswer()
const navigation = createNavigation()

/** The whole product. */
export function App() {
  return (
    <TooltipProvider>
      <DataProvider url="/graphql" cacheParts={presentCacheParts} rulesComing={cacheRulesComing} kept={keptQueries}>
        <SessionApp />
      </DataProvider>
      <Toaster />
    </TooltipProvider>
  )
}

/** Until its code is there, together with the first actions, nothing is done that could be taken back. */
const NO_UNDO: UndoStack = {
  ...{ push: (entry) => entry, pushLasting: () => undefined, drop: () => undefined, during: () => 0, clear: () => undefined },
  ...{ run: async () => false, last: async () => null, redo: async () => null, settled: async () => null },
  ...{ offer: () => ({ undo: () => undefined, taken: Promise.resolve() }), list: () => [], undone: () => [], size: 0 },
}

function createLateUndo(): () => UndoStack {
  let stack: UndoStack | undefined
  return () => {
    stack ??= lazySteps.get()?.createUndoStack(
      (_, error) => say.error(errorText(error)),
      ({ label }) => say.done(`Undone: ${label}`),
    )
    return stack ?? NO_UNDO
  }
}

/** Everything that lives as long as one session: selection, undo, held deletes, open dialogs. */
function SessionApp() {
  const api = useApi()
  const { viewer } = useSession()
  // Name, face and headline may change while one works; what lives as long as the session follows who it is, and nothing else.
  const username = viewer?.username ?? null
  const near = useLazyModule(nearRegistry)
  const declared = useLazyModule(declaredRegistry)
  const registry = useLazyModule(lazyRegistry) ?? near ?? declared ?? NO_ACTIONS
  const events = useLazyModule(lazyEvents)
  const [scene] = useState(() => createScene(subjectKinds))
  const [dialogs] = useState(createDialogs)
  const [hold] = useState(() => createHold())
  const [undo] = useState(createLateUndo)
  const asking = useMemo(() => createAppAsking(api, () => username), [api, username])
  const services: Services = useMemo(
    () => createServices({ api, ask: asking.ask, dialogs, hold, undo, scene, navigation, viewer: () => readSession().viewer }),
    [api, asking, dialogs, hold, undo, scene],
  )
  const entities = useMemo(() => createEntitySource(api, scene, hold, () => username !== null), [api, scene, hold, username])
  const keymap = useMemo(
    () =>
      createKeymap({
        registry: presentRegistry,
        here: () => hereOf(services, subjectsOf(scene.get())),
        perform,
        kinds: subjectKinds,
        rightsFrom: ['project', 'workspace'],
        rows: () => rowsOf(scene.get()),
        coming: scene,
        actions: nearActions,
        page: navigation.page,
        mark: () => markOf(scene),
        typed: typeAhead,
        singleKeys: () => preferences.get().singleKeys,
        // A dialog or a question owns the keyboard from the moment it is asked for, also while it is still being loaded.
        layer: () => dialogs.list().length > 0 || asking.current() !== null || openLayer() !== null || isDisabled(scene.get().detail?.id),
      }),
    [services, scene, dialogs, asking],
  )
  useEffect(() => (username === null ? undefined : keymap.install(window)), [keymap, username])
  useEffect(() => followGestures(window), [])
  useEffect(
    () => events?.startEvents({ registry, scene, here: (subjects) => hereOf(services, { ...subjectsOf(scene.get()), ...subjects }) }),
    [events, registry, scene, services],
  )
  useEffect(() => {
    if (username === null) return
    // Where they cannot be fetched, the next page that waits for them says so.
    const load = () => lazyRegistry.load().catch((error: unknown) => console.error(error))
    // Those of other pages take nothing of the way from what is in view.
    let stop = nearActions.isComing() ? null : whenIdle(load, REST_MS)
    const unhear = nearActions.subscribe(() => {
      if (nearActions.isFailed()) say.error('A part of this page could not be loaded. Check your connection.', { retry: nearActions.fetch })
      else stop ??= whenIdle(load, REST_MS)
    })
    return () => {
      unhear()
      stop?.()
    }
  }, [username])
  const sync = useLazyModule(lazyAccount)
  useEffect(() => (username === null ? undefined : sync?.startAccountSync(api)), [sync, username, api])
  const provider = useIdentityProvider()
  const prompt = useMemo(() => createAppPrompt(api, dialogs, username), [api, dialogs, username])
  const app = useMemo(() => ({ asking, entities, keymap, prompt }), [asking, entities, keymap, prompt])
  return (
    <AppContext value={app}>
      <ActionsProvider registry={registry} services={services} scene={scene} Picker={LazyMenuPicker}>
        <IdentityProviderContext value={provider}>
          <Routed navigation={navigation} routes={routes} />
        </IdentityProviderContext>
      </ActionsProvider>
    </AppContext>
  )
}
