// The shapes of one's own account and of a fresh session.
import { z } from 'zod'
import { maybe, person, text } from './shapes.ts'

/** The signed-in person. */
export const me = person.extend({
  ...{ email: text, has_password: z.boolean(), must_confirm_email: z.boolean() },
  ...{ time_zone: maybe, locale: maybe, week_start: z.int().min(0).max(6), hour_cycle: z.literal([12, 24]) },
  theme: z.enum(['light', 'dark', 'system']).nullable(),
  ...{ hide_email: z.boolean(), task_modal: z.boolean(), single_keys: z.boolean(), key_hints: z.boolean(), key_coach: z.boolean() },
  shortcut_preset: z.enum(['palette', 'github', 'jira', 'vim', 'left_hand', 'right_hand']),
  shortcuts: z.record(z.string(), z.array(text)),
})

/** What was done of the first steps. */
export const firstSteps = z.object({
  ...{ project: z.boolean(), tasks: z.boolean(), palette: z.boolean(), done: z.boolean(), invited: z.boolean(), shows: z.boolean() },
})

/** What sign-in answers. */
export const session = z.object({ access_token: text.min(20), user: me })

/** A line of where one is signed in. */
export const sessionRow = z.object({
  ...{ id: z.uuid(), device: text, network: text, current: z.boolean() },
  ...{ created_at: z.object({ timestamp: z.int() }), last_used_at: z.object({ timestamp: z.int() }) },
})

/** How many sessions ended. */
export const ended = z.object({ ended: z.int() })

const place = z.object({ slug: text, name: text })

/** A person as others see them. */
export const profile = person.extend({
  ...{ email: maybe, time_zone: maybe, local_time: maybe, member_since: maybe, is_member: z.boolean() },
  ...{ company: place, companies: place.array() },
  projects: z.array(place.extend({ logo: maybe, role_name: text })),
  days: z.array(z.object({ day: text, count: z.int() })),
  time: z.object({ week_seconds: z.int(), month_seconds: z.int() }).nullable(),
})

/** Who may make an account. */
export const signUpRules = z.object({ sign_up: z.enum(['open', 'invited', 'off']), domains: text.array() })
