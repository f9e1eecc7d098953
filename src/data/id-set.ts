// Ids of things some of which were made a moment ago: a thing has a temporary id first and the server's later.

const TEMPORARY = /tmp:[\w-]+/

/**
 * Ids, each perhaps behind a kind (`checklist-item:<id>`). `has` knows a thing by its temporary id and by the server's, whichever was given; what
 * is walked through is what was given.
 */
export class IdSet extends Set<string> {
  readonly #realOf: (id: string) => string
  readonly #temporary: readonly string[]

  constructor(ids: Iterable<string>, realId: (id: string) => string) {
    super(ids)
    this.#realOf = (id) => id.replace(TEMPORARY, (temporary) => realId(temporary))
    this.#temporary = [...this].filter((id) => TEMPORARY.test(id))
  }

  override has(id: string): boolean {
    if (super.has(id)) return true
    const real = this.#realOf(id)
    return super.has(real) || this.#temporary.some((own) => this.#realOf(own) === real)
  }
}
