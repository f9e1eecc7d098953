// How logged time is written. Apart from what reads typed times, which the first paint does not need.

/** `1h 30m`, `45m`, `2h`, and `0h` below a minute: how logged time is written (TIMELOG-03). */
export function formatTotal(seconds: number): string {
  const minutes = Math.floor(Math.max(0, seconds) / 60)
  const hours = Math.floor(minutes / 60)
  if (minutes === 0) return '0h'
  return [hours > 0 && `${hours}h`, minutes % 60 > 0 && `${minutes % 60}m`].filter(Boolean).join(' ')
}
