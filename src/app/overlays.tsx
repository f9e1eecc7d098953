// Everything that floats above the pages: the palette and its questions, the key hint, dialogs, the task detail.
import { Suspense, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useActions } from '#src/actions/actions-context.tsx'
import { useDisabled } from '#src/actions/busy.ts'
import { type DialogComponents, dialogsOf } from '#src/actions/define-feature.ts'
import type { DialogName } from '#src/actions/dialogs.ts'
import { useApp } from '#src/app/context/app-context.ts'
import { Chosen, IdleComponent } from '#src/app/lazy/idle-component.tsx'
import { LoadBoundary } from '#src/app/lazy/load-boundary.tsx'
import { LOAD_ERROR } from '#src/app/lazy/load-error.ts'
import { TypeAheadBuffer } from '#src/app/lazy/type-ahead-buffer.tsx'
import { useSession } from '#src/data/storage/session.ts'
import { type LazyComponent, lazyComponent } from '#src/ui/layers/lazy-component.tsx'
import { features } from './features.ts'
import { KeyHint } from './help/key-hint.tsx'

type Mounted = Exclude<DialogName, 'palette' | 'help'>

/** The component of every dialog that a feature declares. */
const DIALOGS: DialogComponents<Mounted> = {
  ...dialogsOf(features),
  'items.manage': lazyComponent(async () => {
    const { ManageHost, manageParts } = await import('./manage-host.tsx')
    await manageParts.load()
    return ManageHost
  }),
}

const PALETTE = lazyComponent(async () => (await import('./palette/palette-part.tsx')).PalettePart)
const DETAIL = lazyComponent(async () => (await import('./task-detail-host.tsx')).TaskDetailHost)
const COACH = lazyComponent(async () => (await import('./help/key-coach.tsx')).KeyCoach)
const HELP = lazyComponent(async () => (await import('./help/help-sheet.tsx')).HelpSheet)

/** Mounted once, below the router. Nothing of it exists while signed out. */
export function Overlays() {
  const { signedIn } = useSession()
  return signedIn ? <SignedInOverlays /> : null
}

function SignedInOverlays() {
  const { dialogs, say } = useActions().services
  const { asking, entities, keymap } = useApp()
  useWholeDisabled()
  const open = useSyncExternalStore(dialogs.subscribe, dialogs.list)
  const asked = useSyncExternalStore(asking.subscribe, asking.current) !== null
  const palette = useMemo(() => ({ asking, entities }), [asking, entities])
  const told = (error: unknown) => {
    console.error(error)
    say.error(LOAD_ERROR)
  }
  // Who presses C, or stops the timer, goes on typing at once: the dialog has to be there by then. A failure is told when it is opened.
  useEffect(() => {
    for (const name of ['task.create', 'task.stop-timer'] as const) DIALOGS[name].load().catch(() => undefined)
  }, [])
  return (
    <>
      <Detail onFailed={told} />
      {open.map((dialog) => {
        if (dialog.name === 'palette' || dialog.name === 'help') return null
        // The pair of name and props is one of the store's own, which the type of a map cannot express.
        const part = DIALOGS[dialog.name] as LazyComponent<typeof dialog.props & { onClose: () => void }>
        // An answer may come when another one of its name is open.
        const close = () => dialogs.close(dialog)
        const failed = (error: unknown) => {
          console.error(error)
          close()
          say.error(LOAD_ERROR)
        }
        return (
          <LoadBoundary key={dialog.name} onFailed={failed}>
            <Suspense fallback={<TypeAheadBuffer />}>
              <Chosen part={part} props={{ ...dialog.props, onClose: close }} />
            </Suspense>
          </LoadBoundary>
        )
      })}
      <IdleComponent
        part={HELP}
        props={{}}
        wanted={open.some(({ name }) => name === 'help')}
        onFailed={(error) => {
          dialogs.close('help')
          told(error)
        }}
      />
      <IdleComponent
        part={PALETTE}
        props={palette}
        wanted={asked || open.some(({ name }) => name === 'palette')}
        waiting={<TypeAheadBuffer />}
        onFailed={(error) => {
          dialogs.close('palette')
          asking.cancel()
          told(error)
        }}
      />
      <IdleComponent part={COACH} props={NO_PROPS} wanted={false} onFailed={console.error} />
      <KeyHint keymap={keymap} />
    </>
  )
}

/** Blocks every input while embedding code has disabled the app (EVENT-10); focus is back where it was afterwards. */
function useWholeDisabled(): void {
  const disabled = useDisabled()
  useEffect(() => {
    if (!disabled) return
    const { body, activeElement } = document
    body.inert = true
    body.setAttribute('aria-busy', 'true')
    return () => {
      body.inert = false
      body.removeAttribute('aria-busy')
      if (activeElement instanceof HTMLElement && activeElement.isConnected) activeElement.focus({ preventScroll: true })
    }
  }, [disabled])
}

const NO_PROPS = {}

function Detail({ onFailed }: { onFailed: (error: unknown) => void }) {
  const [query] = useSearchParams()
  return <IdleComponent part={DETAIL} props={NO_PROPS} wanted={query.has('task')} onFailed={onFailed} />
}
