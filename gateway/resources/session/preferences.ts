// How a person wants the product, on the wire and in the schema; a host that knows nothing of it answers the defaults.
import { z } from 'zod'
import { text } from '../../rest/wire.ts'

const flag = z.boolean().nullish()

/** The fields of `GET /auth/me` that are preferences. */
export const wirePreferences = {
  time_zone: text,
  locale: text,
  week_start: z.number().int().min(0).max(6).nullish(),
  hour_cycle: z.number().int().nullish(),
  theme: z.enum(['light', 'dark', 'system']).nullish(),
  hide_email: flag,
  task_modal: flag,
  single_keys: flag,
  key_hints: flag,
  key_coach: flag,
  shortcut_preset: z.enum(['palette', 'github', 'jira', 'vim', 'left_hand', 'right_hand']).nullish(),
  shortcuts: z.record(z.string(), z.array(z.string())).nullish(),
}

const shape = z.object(wirePreferences)
const PRESETS = {
  palette: 'PALETTE',
  github: 'GITHUB',
  jira: 'JIRA',
  vim: 'VIM',
  left_hand: 'LEFT_HAND',
  right_hand: 'RIGHT_HAND',
} as const
const THEMES = { light: 'LIGHT', dark: 'DARK', system: 'SYSTEM' } as const

/** As the schema has them. */
export function preferencesOf(wire: z.infer<typeof shape>) {
  return {
    timeZone: wire.time_zone,
    locale: wire.locale,
    weekStart: wire.week_start ?? 1,
    hourCycle: wire.hour_cycle === 12 ? 12 : 24,
    theme: wire.theme ? THEMES[wire.theme] : null,
    hideEmail: wire.hide_email ?? false,
    taskModal: wire.task_modal ?? false,
    singleKeys: wire.single_keys ?? true,
    keyHints: wire.key_hints ?? true,
    keyCoach: wire.key_coach ?? true,
    shortcutPreset: PRESETS[wire.shortcut_preset ?? 'palette'],
    // In one order, so that two of them can be compared.
    shortcuts: Object.entries(wire.shortcuts ?? {})
      .map(([action, keys]) => ({ action, keys }))
      .sort((a, b) => (a.action < b.action ? -1 : 1)),
  }
}
