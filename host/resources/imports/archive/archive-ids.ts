// The ids of an archive and those that its rows get here. An id of the archive is never used as it is: nothing that is here already can be named by it.
import { randomUUID } from 'node:crypto'

type Id = string | number

/** New ids of the rows of an archive, by table. */
export class NewIds {
  readonly #ids = new Map<string, Map<Id, Id>>()
  readonly #there = new Map<string, Set<Id>>()
  #last = 0

  /** A new uuid that is greater than those before, so that rows of one moment stay in their order. */
  next(): string {
    this.#last += 1
    const counted = this.#last.toString(16).padStart(12, '0')
    const free = randomUUID()
    return `${this.#prefix}-${counted.slice(0, 4)}-7${counted.slice(4, 7)}-${free.slice(19, 23)}-${counted.slice(7)}${free.slice(29)}`
  }
  readonly #prefix = randomUUID().slice(0, 8)

  /** The row of a table is there from now on, under this id. */
  add(table: string, old: Id, id: Id): void {
    mapOf(this.#ids, table, () => new Map<Id, Id>()).set(old, id)
    mapOf(this.#there, table, () => new Set<Id>()).add(old)
  }

  /** The id of a row that is there; null where none is, or not yet. */
  of(table: string, old: unknown): Id | null {
    if (typeof old !== 'string' && typeof old !== 'number') return null
    return this.#there.get(table)?.has(old) ? (this.#ids.get(table)?.get(old) ?? null) : null
  }

  /** The id that a row has or is going to have, where ids are uuids: texts name tasks that come later. */
  promised(table: string, old: string): string {
    const ids = mapOf(this.#ids, table, () => new Map<Id, Id>())
    const known = ids.get(old)
    if (known !== undefined) return String(known)
    const id = this.next()
    ids.set(old, id)
    return id
  }
}

function mapOf<Value>(maps: Map<string, Value>, key: string, make: () => Value): Value {
  const known = maps.get(key)
  if (known !== undefined) return known
  const made = make()
  maps.set(key, made)
  return made
}
