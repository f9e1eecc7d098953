// Puts a chosen time zone under Date: every local day and hour of the page is that zone's, as if the device were there (decision 051).

const NativeDate = Date
const MINUTES = 60_000
const QUARTER = 15 * MINUTES
const DAY = 86_400_000

/** Of a zone at an instant, in ms: how far its clocks are ahead of UTC. */
type OffsetAt = (instant: number) => number

/** Reads the offsets of a zone; clocks change on quarters of an hour, so one is asked for each. */
export function offsetsOf(timeZone: string): OffsetAt {
  const parts = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', calendar: 'gregory', era: 'short', ...parts })
  const known = new Map<number, number>()
  return (instant) => {
    const quarter = Math.floor(instant / QUARTER)
    const found = known.get(quarter)
    if (found !== undefined) return found
    const at = quarter * QUARTER
    const read = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
    const year = read.era === 'BC' ? 1 - Number(read.year) : Number(read.year)
    const wall = new NativeDate(0)
    wall.setUTCFullYear(year, Number(read.month) - 1, Number(read.day))
    wall.setUTCHours(Number(read.hour), Number(read.minute), Number(read.second))
    const offset = wall.getTime() - at
    known.set(quarter, offset)
    return offset
  }
}

/** The instant of a wall time, given as if it were UTC. One that a clock change skips is moved on by it; of two the earlier. */
export function instantOf(wall: number, offsetAt: OffsetAt): number {
  const before = offsetAt(wall - DAY)
  const after = offsetAt(wall + DAY)
  const early = wall - before
  if (before === after || offsetAt(early) === before) return early
  const late = wall - after
  return offsetAt(late) === after ? late : early
}

const GETTERS = ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'] as const
const SETTERS = ['FullYear', 'Month', 'Date', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'] as const
const WORDS = ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const
const LOCAL_TEXT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?$/

/** Puts the zone in; the answer takes it out again. */
export function putZone(timeZone: string): () => void {
  const offsetAt = offsetsOf(timeZone)
  const wallOf = (date: Date) => new NativeDate(date.getTime() + offsetAt(date.getTime()))
  const own = Object.getOwnPropertyDescriptors(NativeDate.prototype)
  const put = (name: string, value: (this: Date, ...given: never[]) => unknown) =>
    Object.defineProperty(NativeDate.prototype, name, { value, writable: true, configurable: true })
  for (const part of GETTERS)
    put(`get${part}`, function () {
      return Number.isNaN(this.getTime()) ? Number.NaN : wallOf(this)[`getUTC${part}`]()
    })
  for (const part of SETTERS)
    put(`set${part}`, function (...given: number[]) {
      const wall = wallOf(this)
      const set: (...values: number[]) => number = wall[`setUTC${part}`]
      set.apply(wall, given)
      return this.setTime(instantOf(wall.getTime(), offsetAt))
    })
  put('getTimezoneOffset', function () {
    return -offsetAt(this.getTime()) / MINUTES
  })
  for (const name of WORDS) {
    const native = own[name].value as (this: Date, locales?: string, options?: Intl.DateTimeFormatOptions) => string
    put(name, function (locales?: string, options: Intl.DateTimeFormatOptions = {}) {
      return native.call(this, locales, { timeZone, ...options })
    })
  }
  const zoned = new Proxy(NativeDate, {
    construct(native, given: unknown[], target) {
      const [first, ...rest] = given
      if (rest.length > 0) return new native(instantOf(Reflect.apply(native.UTC, native, given) as number, offsetAt))
      if (typeof first === 'string' && LOCAL_TEXT.test(first)) return new native(instantOf(native.parse(`${first}Z`), offsetAt))
      return Reflect.construct(native, given, target) as Date
    },
  })
  put('constructor', zoned as never)
  globalThis.Date = zoned
  return () => {
    globalThis.Date = NativeDate
    Object.defineProperties(NativeDate.prototype, own)
  }
}
