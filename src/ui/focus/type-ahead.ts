// Finds what begins with the letters that are typed on a list.

/** How long letters count as one word, in ms. */
const WORD_MS = 600

/** What letters lead to. */
export interface Named {
  readonly id: string
  readonly text: string
}

/** Finds rows by typed letters; the letters of one list. */
export interface TypeAhead {
  /** Takes a letter; the row that it leads to, null when no row begins with what was typed. */
  take(rows: readonly Named[], at: string | null, letter: string, now: number): string | null
  /** True while a space belongs to what was typed. */
  isTyping(now: number): boolean
  /** Another key came between: the next letter begins anew. */
  forget(): void
}

/** Nothing typed yet. The same letter again leads to the next row that begins with it. */
export function createTypeAhead(): TypeAhead {
  let typed = ''
  let last = Number.NEGATIVE_INFINITY
  const isTyping = (now: number) => typed !== '' && now - last < WORD_MS
  return {
    isTyping,
    forget() {
      typed = ''
    },
    take(rows, at, letter, now) {
      const before = isTyping(now) ? typed : ''
      const added = before + letter.toLocaleLowerCase()
      const same = [...added].every((one) => one === added[0])
      const word = same ? added.slice(0, 1) : added
      const from = rows.findIndex(({ id }) => id === at)
      // What is being typed on may still mean this row; a first letter means another one.
      const start = same ? from + 1 : Math.max(from, 0)
      const found = [...rows.slice(start), ...rows.slice(0, start)].find(({ text }) => text.toLocaleLowerCase().startsWith(word))
      if (!found && before === '') return null
      typed = added
      last = now
      return found?.id ?? at
    },
  }
}
