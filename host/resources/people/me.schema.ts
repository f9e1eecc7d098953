// One's own account on the wire: who one is, and how one wants dates, theme and keys.
import { z } from 'zod'
import { conflict } from '../../errors.ts'
import type { Settings } from '../../settings.ts'
import { personShape, toPerson } from '../../wire.ts'
import { type PersonRow, SHORTCUT_PRESETS } from './people.table.ts'

/** Whether somebody still has to confirm their address (SESS-05). */
export function mustConfirm(person: PersonRow, { emailVerification }: Pick<Settings, 'emailVerification'>): boolean {
  return emailVerification !== 'off' && person.emailVerifiedAt === null
}

/** 409 for what waits until the caller has confirmed their address. */
export function refuseUnconfirmed(person: PersonRow, settings: Pick<Settings, 'emailVerification'>, why: string): void {
  if (mustConfirm(person, settings)) throw conflict(`Confirm ${person.email} ${why}.`, 'email_unconfirmed')
}

/** How a person wants the product. `time_zone` and `locale` null follow the browser, `theme` null the device. */
export const preferencesShape = z.object({
  time_zone: z.string().nullable(),
  locale: z.string().nullable(),
  week_start: z.number().int(),
  hour_cycle: z.union([z.literal(12), z.literal(24)], 'Choose 12 or 24.'),
  theme: z.enum(['light', 'dark', 'system'], 'Choose light, dark or system.').nullable(),
  hide_email: z.boolean(),
  task_modal: z.boolean(),
  single_keys: z.boolean(),
  key_hints: z.boolean(),
  key_coach: z.boolean(),
  shortcut_preset: z.enum(SHORTCUT_PRESETS),
  shortcuts: z.record(z.string(), z.array(z.string())),
})

/** The caller's own account (PROFUP-06). */
export const meShape = personShape.extend({
  email: z.string(),
  /** False for an account that was made by signing in somewhere else. */
  has_password: z.boolean(),
  /** Whether the address waits to be confirmed (SESS-05). */
  must_confirm_email: z.boolean(),
  ...preferencesShape.shape,
})

/** A row of `people` as its owner sees it. */
export function toMe(person: PersonRow, settings: Pick<Settings, 'emailVerification'>): z.infer<typeof meShape> {
  return {
    ...toPerson(person),
    email: person.email,
    has_password: person.passwordHash !== null,
    must_confirm_email: mustConfirm(person, settings),
    time_zone: person.timeZone,
    locale: person.locale,
    week_start: person.weekStart,
    hour_cycle: person.hourCycle === 12 ? 12 : 24,
    theme: person.theme,
    hide_email: person.hideEmail,
    task_modal: person.taskModal,
    single_keys: person.singleKeys,
    key_hints: person.keyHints,
    key_coach: person.keyCoach,
    shortcut_preset: person.shortcutPreset,
    shortcuts: person.shortcuts,
  }
}
