// The services of actions, made of the app's parts.

import type { Hold } from '#src/actions/delayed-delete.ts'
import type { Dialogs } from '#src/actions/dialogs.ts'
import { perform } from '#src/actions/perform.ts'
import type { SceneStore } from '#src/actions/scene.ts'
import type { Ask, Say, Services, ViewerInfo } from '#src/actions/services.ts'
import type { UndoStack } from '#src/actions/undo.ts'
import type { Api } from '#src/data/api.ts'
import { endSession, startSession } from '#src/data/storage/session.ts'
import { currentUser } from '#src/data/storage/storage.ts'
import { uuid } from '#src/lib/uuid.ts'
import { readPreference, setPreference } from '#src/theme/theme-preference.ts'
import { dismissToast, toast } from '#src/ui/layers/toast.tsx'
import { goOf } from './go.ts'
import { awaitField, missField } from './lazy/type-ahead-buffer.tsx'
import { presentRegistry } from './lazy-registry.ts'
import type { Navigation } from './routing/navigation.ts'

/** Toasts, which sonner also announces. */
export const say: Say = {
  done(text, options) {
    const { undo, also } = options ?? {}
    const shown = toast({
      message: text,
      ...(undo && { action: { label: 'Undo', keys: '$mod+z', run: undo } }),
      ...(also && { second: { label: also.title, run: also.run } }),
    })
    void options?.taken?.then(() => dismissToast(shown))
  },
  error(text, options) {
    toast({
      message: text,
      tone: 'bad',
      detail: options?.detail,
      ...(options?.retry && { action: { label: 'Retry', run: options.retry } }),
      ...(options?.show && { second: { label: 'Show', run: options.show } }),
      // What failed of many is read, not glanced at.
      ...(options?.show && { duration: 60_000 }),
    })
  },
  note(text) {
    toast({ message: text })
  },
  progress(text, stop) {
    const id = `progress:${uuid()}`
    let open = true
    const end = () => {
      open = false
      dismissToast(id)
    }
    return {
      tell(shown, share) {
        if (!open) return
        const action = {
          label: 'Stop',
          run() {
            open = false
            stop()
          },
        }
        toast({ id, message: shown, progress: { share, said: text }, duration: Number.POSITIVE_INFINITY, action })
      },
      end,
    }
  },
}

/** The parts that differ between sessions. */
export interface ServiceParts {
  api: Api
  ask: Ask
  dialogs: Dialogs
  hold: Hold
  /** Asked anew each time: its code comes later. */
  undo: () => UndoStack
  scene: SceneStore
  navigation: Navigation
  /** Who is signed in, asked anew each time: names and faces change. */
  viewer: () => ViewerInfo | null
}

/** Puts the services together. */
export function createServices({ navigation, viewer, undo, ...parts }: ServiceParts): Services {
  return {
    ...parts,
    // Who is stored, asked at the moment something is done: what was taken away meanwhile, also by hand, is nobody (DONE-02).
    get viewer() {
      return currentUser.read()?.username ? viewer() : null
    },
    get undo() {
      return undo()
    },
    say,
    go: goOf(navigation),
    typing: { ahead: awaitField, giveUp: missField },
    clipboard: { write: async (text) => navigator.clipboard.writeText(text) },
    now: () => new Date(),
    origin: window.location.origin,
    async doAgain(id, here, again) {
      const action = presentRegistry().get(id)
      return action ? perform(action, here, again.source, null, again) : 'refused'
    },
    session: { start: (token, viewer) => void startSession({ token, viewer }), end: () => endSession('signed-out') },
    theme: {
      get preference() {
        return readPreference()
      },
      set: setPreference,
    },
  }
}
