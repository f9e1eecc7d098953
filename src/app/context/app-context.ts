// What the app's own layers share: the asking, the palette's entities, the keyboard.
import { createContext, useContext } from 'react'
import type { Keymap } from '#src/actions/keys/keymap.ts'
import type { Asking } from '#src/app/asking/asking.ts'
import type { EntitySource } from '#src/app/entities/entity.ts'
import type { PromptClock } from '#src/features/plan/prompt-clock.ts'

/** Parts of one session that only layers of the app need. */
export interface AppParts {
  asking: Asking
  entities: EntitySource
  keymap: Keymap
  /** When the upgrade prompt is shown. */
  prompt: PromptClock
}

/** Set by the app. */
export const AppContext = createContext<AppParts | null>(null)

/** The parts; throws outside of the app. */
export function useApp(): AppParts {
  const parts = useContext(AppContext)
  if (!parts) throw new Error('useApp needs the app above it')
  return parts
}
