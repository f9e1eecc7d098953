// The app: theme, data of one session, actions, routes.
import { useEffect, useMemo, useState } from 'react'
import { RouterProvider } from 'react-router-dom'
import { ActionsProvider, hereOf } from '#src/actions/actions-context.tsx'
import { createDialogs } from '#src/actions/dialogs.ts'
import { isDisabled } from '#src/actions/disabled.ts'
import { createHold } from '#src/actions/held.ts'
import { createKeymap } from '#src/actions/keymap.ts'
import { perform } from '#src/actions/perform.ts'
import { createScene, subjectsOf } from '#src/actions/scene.ts'
import type { Services } from '#src/actions/services.ts'
import { openLayer } from '#src/actions/text-surface.ts'
import { createUndoStack } from '#src/actions/undo.ts'
import { DataProvider, useApi } from '#src/data/data-provider.tsx'
import { errorText } from '#src/data/error-text.ts'
import { useSession } from '#src/data/session.ts'
import { IdentityProviderContext } from '#src/features/session/identity-provider.ts'
import { useLatePart } from '#src/ui/late-part.ts'
import { Toaster } from '#src/ui/toast.tsx'
import { TooltipProvider } from '#src/ui/tooltip.tsx'
import { cacheParts } from './all-caches.ts'
import { startEvents } from './announce-events.ts'
import { createAppAsking } from './app-asking.ts'
import { AppContext } from './app-context.ts'
import { useIdentityProvider } from './config.ts'
import { createEntitySource } from './entities/entity-source.tsx'
import { typeAhead } from './keys-ahead.tsx'
import { laterActions, NO_ACTIONS } from './later-actions.ts'
import { createAppPrompt } from './plan-prompt-host.tsx'
import { createRouter } from './router.tsx'
import { createServices, say } from './services.ts'

const router = createRouter()

/** The whole product. */
export function App() {
  return (
    <TooltipProvider>
      <DataProvider url="/graphql" cacheParts={cacheParts}>
        <SessionApp />
      </DataProvider>
      <Toaster />
    </TooltipProvider>
  )
}

/** Everything that lives as long as one session: selection, undo, held deletes, open dialogs. */
function SessionApp() {
  const api = useApi()
  const { viewer } = useSession()
  const registry = useLatePart(laterActions) ?? NO_ACTIONS
  const [scene] = useState(() => createScene(api.realId))
  const [dialogs] = useState(createDialogs)
  const [hold] = useState(() => createHold({ realId: api.realId }))
  const [undo] = useState(() =>
    createUndoStack(
      (_, error) => say.error(errorText(error)),
      ({ label }) => say.done(`Undone: ${label}`),
    ),
  )
  const asking = useMemo(() => createAppAsking(api, () => viewer?.username ?? null), [api, viewer])
  const services: Services = useMemo(
    () => createServices({ api, ask: asking.ask, dialogs, hold, undo, scene, router, viewer }),
    [api, asking, dialogs, hold, undo, scene, viewer],
  )
  const entities = useMemo(() => createEntitySource(api, scene, hold, () => viewer !== null), [api, scene, hold, viewer])
  const keymap = useMemo(
    () =>
      createKeymap({
        registry,
        here: () => hereOf(services, subjectsOf(scene.get())),
        perform,
        coming: scene,
        typed: typeAhead,
        // A dialog or a question owns the keyboard from the moment it is asked for, also while it is still being loaded.
        layer: () => dialogs.list().length > 0 || asking.current() !== null || openLayer() !== null || isDisabled(scene.get().detail?.id),
      }),
    [registry, services, scene, dialogs, asking],
  )
  useEffect(() => (viewer ? keymap.install(window) : undefined), [keymap, viewer])
  useEffect(
    () => startEvents({ registry, scene, here: (subjects) => hereOf(services, { ...subjectsOf(scene.get()), ...subjects }) }),
    [registry, scene, services],
  )
  useEffect(() => {
    // Pages that need no session have its keys too; where they cannot be fetched, the next page that waits for them says so.
    if (viewer) laterActions.load().catch((error: unknown) => console.error(error))
  }, [viewer])
  const provider = useIdentityProvider()
  const prompt = useMemo(() => createAppPrompt(api, dialogs, viewer?.username ?? null), [api, dialogs, viewer])
  const app = useMemo(() => ({ asking, entities, keymap, prompt }), [asking, entities, keymap, prompt])
  return (
    <AppContext value={app}>
      <ActionsProvider registry={registry} services={services} scene={scene}>
        <IdentityProviderContext value={provider}>
          <RouterProvider router={router} />
        </IdentityProviderContext>
      </ActionsProvider>
    </AppContext>
  )
}
