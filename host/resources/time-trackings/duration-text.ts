// How long something took, in words.

/** `1h 30m`, `45m`, `2h`, and `0h` for less than a minute (TIMELOG-03). */
export function totalText(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  if (minutes === 0) return '0h'
  return [hours > 0 && `${hours}h`, minutes % 60 > 0 && `${minutes % 60}m`].filter(Boolean).join(' ')
}
