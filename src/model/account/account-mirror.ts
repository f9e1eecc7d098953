// What this device keeps of the account: who one is for the first paint, dates and keys, the theme, and how tasks open.
import { updateViewer } from '#src/data/storage/session.ts'
import { taskModal } from '#src/data/storage/storage.ts'
import { writeStored } from '#src/data/storage/stored-value.ts'
import { readPreferences, setPreferences } from '#src/lib/preferences.ts'
import { setPreference, type ThemePreference } from '#src/theme/theme-preference.ts'
import { keyOverlay, type PresetName } from './keys/key-presets.ts'
import { setUnconfirmed } from './unconfirmed.ts'

/** As much of an account as is mirrored. */
export interface Mirrored {
  username: string
  name: string
  avatar: string | null
  headline: string | null
  email: string
  mustConfirmEmail: boolean
  preferences: Readonly<Record<string, unknown>> & {
    theme: string | null
    taskModal: boolean
    shortcutPreset: PresetName
    shortcuts: readonly { action: string; keys: readonly string[] }[]
  }
}

/** Makes the device as the account says; a theme that was never chosen there stays the device's own. */
export function putAccount({ preferences, email, mustConfirmEmail, ...viewer }: Mirrored): void {
  updateViewer(viewer)
  setUnconfirmed(mustConfirmEmail ? email : null)
  const { theme, taskModal: modal, shortcutPreset, shortcuts } = preferences
  if (theme !== null) setPreference(theme.toLowerCase() as ThemePreference)
  if (modal !== (taskModal.read() ?? false)) writeStored(taskModal, modal)
  setPreferences(readPreferences({ ...preferences, keys: keyOverlay(shortcutPreset, shortcuts) }))
}
