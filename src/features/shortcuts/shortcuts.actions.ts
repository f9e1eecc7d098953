// What one does with one's own keys (PROFUP-12).
import { GraduationCapIcon, KeyboardIcon, KeyboardOffIcon, LayersIcon, RotateCcwIcon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { ViewerInfo } from '#src/actions/services.ts'
import { pathTo } from '#src/lib/paths.ts'
import { preferences } from '#src/lib/preferences.ts'
import { changeFact, ownAccount } from '#src/model/account/account-change.ts'
import { changeKeys } from '#src/model/account/change-keys.ts'
import { PRESET_TITLES, type PresetName } from '#src/model/account/keys/key-presets.ts'

const signedIn = ({ viewer }: { viewer: ViewerInfo | null }) => (viewer ? true : ('hidden' as const))
const common = { on: 'app', group: 'account', when: signedIn } as const

/** Leads to where keys are chosen. */
export const openShortcuts = defineAction({
  ...common,
  id: 'shortcuts.open',
  title: 'Change shortcuts…',
  icon: KeyboardIcon,
  dialog: true,
  keywords: ['keys', 'remap', 'hotkeys', 'keyboard', 'bindings', 'rebind'],
  run: ({ go, viewer }) => go.to(`${pathTo('profile-update', { username: viewer?.username ?? '' })}#shortcuts`),
})

const PRESETS = Object.entries(PRESET_TITLES) as [PresetName, string][]

/** Asks for a set of keys; those of one's own stay on top. */
export const setPreset = defineAction({
  ...common,
  id: 'shortcuts.set-preset',
  title: 'Set of keys…',
  icon: LayersIcon,
  picker: true,
  keywords: ['preset', 'github', 'jira', 'vim', 'one handed', 'hotkeys', 'keymap', 'shortcuts'],
  async run({ api, ask }) {
    const { preferences: now } = await ownAccount(api)
    const value = await ask.pick({
      title: 'Which set of keys?',
      text: 'Keys that you chose yourself stay as they are.',
      options: PRESETS.map(([id, title]) => ({ id, value: id, title, checked: now.shortcutPreset === id })),
    })
    return value === null ? undefined : changeFact({ api }, 'shortcutPreset', value)
  },
})

/** Makes keys without Ctrl, Alt or Meta do nothing, and something again (PROFUP-10). */
export const toggleSingleKeys = defineAction({
  ...common,
  id: 'shortcuts.toggle-single-keys',
  title: () => (preferences.get().singleKeys ? 'Turn single-key shortcuts off' : 'Turn single-key shortcuts on'),
  name: 'Single-key shortcuts on or off',
  icon: KeyboardOffIcon,
  keywords: ['speech input', 'accessibility', 'characters', 'hotkeys', 'disable shortcuts', 'enable shortcuts'],
  run: ({ api }) => changeFact({ api }, 'singleKeys', !preferences.get().singleKeys),
})

/** Gives every action the keys of the set again. */
export const resetShortcuts = defineAction({
  ...common,
  id: 'shortcuts.reset',
  title: 'Reset all shortcuts',
  icon: RotateCcwIcon,
  keywords: ['defaults', 'restore', 'keys', 'hotkeys'],
  async run({ api }) {
    return (await changeKeys({ api }, (now) => ({ shown: now, wanted: [] }))) ?? { said: 'All shortcuts are those of the set already' }
  },
})

/** Whether a hint says which key would have done the same (FIRST-07). */
export const toggleCoach = defineAction({
  ...common,
  id: 'coach.toggle',
  title: () => (preferences.get().keyCoach ? 'Turn the key coach off' : 'Turn the key coach on'),
  name: 'Key coach on or off',
  icon: GraduationCapIcon,
  keywords: ['hints', 'learn shortcuts', 'tips', 'teach'],
  run: ({ api }) => changeFact({ api }, 'keyCoach', !preferences.get().keyCoach),
})

/** Everything about them. */
export const actions: readonly Action[] = [openShortcuts, setPreset, toggleSingleKeys, resetShortcuts, toggleCoach]
