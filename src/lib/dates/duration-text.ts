// Durations as text: the running timer's display and short ones.

const pair = (value: number): string => String(value).padStart(2, '0')

/** The timer's display (TIMER-06): `HH:MM:SS`, with days in front only above 0 (`2d 03:04:05`). Negative seconds count as 0. */
export function formatTimer(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const days = Math.floor(whole / 86_400)
  const clock = [Math.floor(whole / 3600) % 24, Math.floor(whole / 60) % 60, whole % 60].map(pair).join(':')
  return days > 0 ? `${days}d ${clock}` : clock
}

/** A short duration rounded to minutes: `0 min`, `45 min`, `4 h`, `1 h 30`. */
export function formatDuration(seconds: number): string {
  const minutes = Math.round(Math.max(0, seconds) / 60)
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return `${minutes} min`
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${pair(minutes % 60)}`
}
