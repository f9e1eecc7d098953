// Mounts the upgrade prompt on the authenticated layouts and tells its clock what else is going on (PLAN-04..08, OPEN-24, OPEN-67).
import { type ComponentProps, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import type { Dialogs } from '#src/actions/dialogs.ts'
import { isTextSurface, openLayer } from '#src/actions/text-surface.ts'
import { useApp } from '#src/app/context/app-context.ts'
import { useConfig } from '#src/app/context/config.ts'
import { LoadBoundary } from '#src/app/lazy/load-boundary.tsx'
import type { Api } from '#src/data/api.ts'
import { surfaceChoice } from '#src/data/storage/storage.ts'
import { upgradeOf } from '#src/features/plan/plan.ts'
import { createPromptClock, type PromptClock } from '#src/features/plan/prompt-clock.ts'
import type { UpgradePrompt } from '#src/features/plan/upgrade-prompt.tsx'
import { GetWorkspace } from '#src/features/workspace/workspace.graphql.ts'
import { createStore } from '#src/lib/store.ts'
import { lazyComponent } from '#src/ui/layers/lazy-component.tsx'
import { useCurrentWorkspace } from './current-workspace.ts'

/** Somebody who has a text field under the hand and pressed a key within this time, in ms, is not interrupted. */
export const TYPING_MS = 15_000

const Prompt = lazyComponent(async () => (await import('#src/features/plan/upgrade-prompt.tsx')).UpgradePrompt)

/** The clock of one session; `viewer` closed the prompt last at what is stored under their name. */
export function createAppPrompt(api: Api, dialogs: Dialogs, viewer: string | null): PromptClock {
  const closed = surfaceChoice<number>(`plan-prompt:${viewer ?? ''}`, (value) => (typeof value === 'number' ? value : null))
  return createPromptClock({
    now: () => Date.now(),
    busy: () => document.hidden || dialogs.list().length > 0 || openLayer() !== null || isTyping(),
    async recheck(slug) {
      const { workspace } = await api.query(GetWorkspace, { slug }, { requestPolicy: 'network-only' })
      return workspace !== null && upgradeOf(workspace) !== null
    },
    closedAt: { read: closed.read, write: closed.write },
  })
}

/** When a key was pressed last, by this clock. */
const lastKey = createStore(() => Number.NEGATIVE_INFINITY)

/** Remembers when a key was pressed last; answers how to stop. */
export function hearKeys(): () => void {
  const heard = () => {
    lastKey.set(Date.now())
  }
  window.addEventListener('keydown', heard, true)
  window.addEventListener('input', heard, true)
  return () => {
    window.removeEventListener('keydown', heard, true)
    window.removeEventListener('input', heard, true)
  }
}

function isTyping(): boolean {
  return isTextSurface(document.activeElement) && Date.now() - lastKey.get() < TYPING_MS
}

/** Part of every authenticated layout. */
export function PlanPromptHost() {
  const { prompt } = useApp()
  const { viewer } = useActions().services
  const workspace = useCurrentWorkspace()
  const { couponFree, couponLifetime, billingUrl } = useConfig()
  const { open, left } = useSyncExternalStore(prompt.subscribe, prompt.get)
  const upgrade = useMemo(() => workspace && upgradeOf(workspace), [workspace])
  const slug = upgrade ? (workspace?.slug ?? null) : null
  useEffect(() => {
    if (slug === null) return
    const deaf = hearKeys()
    const stop = prompt.watch(slug)
    return () => {
      stop()
      deaf()
    }
  }, [prompt, slug])
  if (!open || !workspace || !upgrade) return null
  const owns = workspace.viewerCan.includes('OWN')
  return (
    <LoadBoundary onFailed={(error) => console.error(error)}>
      <Suspense fallback={null}>
        <Shown
          upgrade={upgrade}
          workspace={workspace.name}
          left={left}
          code={upgrade === 'free' ? couponFree : couponLifetime}
          billingUrl={owns ? billingUrl : null}
          owner={owns || workspace.owner?.username === viewer?.username ? null : (workspace.owner?.name ?? null)}
          onClose={prompt.close}
        />
      </Suspense>
    </LoadBoundary>
  )
}

/** One component for as long as it is shown: `part` answers another one once it is loaded, and that would begin anew with each second. */
function Shown(props: ComponentProps<typeof UpgradePrompt>) {
  const [View] = useState(() => Prompt.part())
  return <View {...props} />
}
