// The dark/light toggle, with all three choices in its menu (SHELL-10, THEME-01, OPEN-22).
import { MonitorIcon, MoonIcon, SunIcon } from 'lucide-react'
import { type ThemePreference, useTheme } from '#src/theme/theme-preference.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { ContextMenu } from '#src/ui/layers/context-menu.tsx'

const choices = [
  { id: 'light', label: 'Light', icon: SunIcon },
  { id: 'dark', label: 'Dark', icon: MoonIcon },
  { id: 'system', label: 'System', icon: MonitorIcon },
] as const satisfies readonly { id: ThemePreference; label: string; icon: typeof SunIcon }[]

/** Click changes between light and dark; a right click or long press offers light, dark and system. */
export function ThemeButton() {
  const { preference, resolved, setPreference } = useTheme()
  const dark = resolved === 'dark'
  return (
    <ContextMenu
      label="Theme"
      items={() => choices.map((choice) => ({ ...choice, checked: choice.id === preference, onSelect: () => setPreference(choice.id) }))}
    >
      <span>
        <IconButton
          label={dark ? 'Use light theme' : 'Use dark theme'}
          icon={dark ? SunIcon : MoonIcon}
          onClick={() => setPreference(dark ? 'light' : 'dark')}
        />
      </span>
    </ContextMenu>
  )
}
