// What somebody's clock says, and how far it is from the reader's.
import { formatClock, ownTimezone } from '#src/lib/dates/date-format.ts'
import { preferences } from '#src/lib/preferences.ts'

/** `14:20, 1 h ahead of you`; `14:20, as yours`. */
export function localTime(timeZone: string, now: Date): string {
  const ahead = minutesIn(timeZone, now) - minutesIn(ownTimezone(), now)
  const clock =
    preferences.get().hourCycle === 24
      ? now.toLocaleTimeString('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' })
      : now.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
  if (ahead === 0) return `${formatClock(now)}, as yours`
  return `${clock}, ${hours(Math.abs(ahead))} ${ahead > 0 ? 'ahead of' : 'behind'} you`
}

function hours(minutes: number): string {
  const rest = minutes % 60
  return [minutes >= 60 && `${Math.floor(minutes / 60)} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ')
}

/** Minutes that a zone's clocks are ahead of UTC. */
function minutesIn(timeZone: string, now: Date): number {
  const wall = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(now)
  return Math.round((Date.parse(`${wall.replace(' ', 'T')}Z`) - now.getTime()) / 60_000)
}
