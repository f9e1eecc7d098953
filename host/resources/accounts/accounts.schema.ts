// What people change about their own account: who they are, and how they want dates, theme and keys.
import { z } from 'zod'
import { lineText } from '../../plain-text.ts'
import { timezone } from '../../wire.ts'
import { pictureText } from '../companies/companies.schema.ts'
import { preferencesShape } from '../people/me.schema.ts'
import { nameText } from '../sessions/sessions.schema.ts'

/** True for a locale that this runtime can write dates in: `en-GB`. */
function isLocale(text: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(text).length === 1
  } catch {
    return false
  }
}

const localeText = z.string().max(35).refine(isLocale, 'There is no such locale.')
// Without something to see there is no headline.
const headlineText = z.union([z.literal('').transform(() => null), lineText(120, { none: 'Please enter a headline.' })]).nullable()

const ACTION = /^[a-z0-9-]{1,40}\.[a-z0-9-]{1,40}$/
/** So much of them is kept, in bytes. */
const MOST_SHORTCUTS = 30_000
// Actions that are not known here are kept: another version may know them.
const ownShortcuts = z
  .record(z.string(), z.array(z.string().min(1).max(60)).max(4))
  .refine((own) => Object.keys(own).every((id) => ACTION.test(id)), 'That is no action.')
  .refine((own) => Buffer.byteLength(JSON.stringify(own)) <= MOST_SHORTCUTS, 'These are too many shortcuts.')

/** Body of a change: what is absent stays, null is the default. */
export const meBody = z
  .strictObject({
    name: nameText,
    headline: headlineText,
    avatar: pictureText.nullable(),
    time_zone: timezone.unwrap().nullable(),
    locale: localeText.nullable(),
    week_start: z.int().min(0).max(6),
    hour_cycle: preferencesShape.shape.hour_cycle,
    theme: preferencesShape.shape.theme,
    hide_email: z.boolean(),
    task_modal: z.boolean(),
    single_keys: z.boolean(),
    key_hints: z.boolean(),
    key_coach: z.boolean(),
    shortcut_preset: preferencesShape.shape.shortcut_preset,
    shortcuts: ownShortcuts,
  })
  .partial()
