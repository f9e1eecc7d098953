// REST calls about one's own account. All ASSUMED (PROFUP-06).
import type { RestClient } from '../../rest/client.ts'
import type { UpdateViewerInput } from '../../schema-types.d.ts'
import { viewer } from '../session/session.calls.ts'

const WIRE = {
  name: 'name',
  headline: 'headline',
  avatar: 'avatar',
  timeZone: 'time_zone',
  locale: 'locale',
  weekStart: 'week_start',
  hourCycle: 'hour_cycle',
  theme: 'theme',
  hideEmail: 'hide_email',
  taskModal: 'task_modal',
  singleKeys: 'single_keys',
  keyHints: 'key_hints',
} as const satisfies Record<keyof UpdateViewerInput, string>

/** The host's names of the fields, by those of the input. */
export const accountFields: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(WIRE).map(([ours, theirs]) => [theirs, ours]),
)

/** ASSUMED `PUT /auth/me`: what is absent stays. */
export function updateViewer(rest: RestClient, input: UpdateViewerInput) {
  const body = Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) =>
      value === undefined
        ? []
        : [[WIRE[name as keyof typeof WIRE], name === 'theme' && typeof value === 'string' ? value.toLowerCase() : value]],
    ),
  )
  return rest.put('/auth/me', { body, answer: viewer })
}
