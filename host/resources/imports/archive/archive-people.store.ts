// Who the people of an archive are here: members by their address or as chosen; everybody else is somebody without an account, under their name (EXPORT-02, IMPORT-05).
import { sql } from 'drizzle-orm'
import type { Database } from '../../../db/open.ts'
import type { ArchivedPerson } from '../../exports/archive-rows.store.ts'
import { folded, type Member, membersOf } from '../import-mapping.store.ts'
import type { ImportMapping } from '../imports.table.ts'
import type { People } from './archive-names.ts'

/** Somebody of an archive with the words that they are chosen by, which are theirs alone. */
export type LabeledPerson = ArchivedPerson & { label: string }

/** People of one name are told apart by their usernames. */
export function labeled(people: readonly ArchivedPerson[]): LabeledPerson[] {
  const count = new Map<string, number>()
  for (const { name } of people) count.set(folded(name), (count.get(folded(name)) ?? 0) + 1)
  return people.map((person) => ({
    ...person,
    label: (count.get(folded(person.name)) ?? 0) > 1 ? `${person.name} (${person.username})` : person.name,
  }))
}

/** The people of an archive while it comes in. */
export class ArchivePeople implements People {
  readonly #tx: Database
  readonly #here = new Map<string, string>()
  readonly #all: ReadonlyMap<string, LabeledPerson>
  readonly #byUsername: ReadonlyMap<string, LabeledPerson>
  readonly #members: ReadonlyMap<string, Member>
  readonly #texts = new Map<string, string>()
  /** Ids of those who were made because nobody here is them. */
  readonly made: string[] = []

  private constructor(tx: Database, people: readonly LabeledPerson[], members: readonly Member[], choices: ImportMapping['people']) {
    this.#tx = tx
    this.#all = new Map(people.map((person) => [person.id, person]))
    this.#byUsername = new Map(people.map((person) => [person.username, person]))
    this.#members = new Map(members.map((member) => [member.id, member]))
    const byEmail = new Map(members.map((member) => [folded(member.email), member.id]))
    const byUsername = new Map(members.map((member) => [member.username, member.id]))
    const chosen = new Map(choices.map(({ name, username }) => [folded(name), username]))
    for (const { id, label, email } of people) {
      const choice = chosen.get(folded(label))
      const found = choice === undefined ? (email === null ? undefined : byEmail.get(folded(email))) : byUsername.get(choice ?? '')
      if (found !== undefined) this.#here.set(id, found)
    }
  }

  /** Finds them among the members of a workspace. */
  static async open(
    tx: Database,
    companyId: string,
    people: readonly ArchivedPerson[],
    choices: ImportMapping['people'],
  ): Promise<ArchivePeople> {
    return new ArchivePeople(tx, labeled(people), await membersOf(tx, companyId), choices)
  }

  /** The member whom somebody is; null where they are none. */
  idOf = (old: string): string | null => this.#here.get(old) ?? null

  /** What they are called here, by what they are called there. */
  usernameOf = (old: string): string | null => {
    const person = this.#byUsername.get(old)
    const id = person === undefined ? null : this.idOf(person.id)
    return id === null ? null : (this.#members.get(id)?.username ?? null)
  }

  /** Their name in the archive; null where it does not tell. */
  nameOf = (old: string): string | null => this.#all.get(old)?.name ?? null

  /** The member whom somebody is, or else somebody without an account and with their name, who is made for that; null for whom the archive does not tell of. */
  idOrText = async (old: string): Promise<string | null> => {
    const known = this.#here.get(old) ?? this.#texts.get(old)
    const person = this.#all.get(old)
    if (known !== undefined || person === undefined) return known ?? null
    const name = person.name.trim().slice(0, 120) || 'Somebody'
    const { rows } = await this.#tx.execute<{ id: string }>(sql`
      insert into people (username, email, name, deleted_at)
      select 'gone-' || k, 'gone-' || k || '@deleted.invalid', ${name}, now()
      from (select substr(replace(gen_random_uuid()::text, '-', ''), 1, 20) as k) as made returning id`)
    const id = rows[0]?.id
    if (id === undefined) throw new Error('The new person was not returned.')
    this.#texts.set(old, id)
    this.made.push(id)
    return id
  }
}
