// Hours as people read them beside money.

/** `23:15 h` of seconds; parts of a minute are cut. */
export function hoursOf(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')} h`
}
