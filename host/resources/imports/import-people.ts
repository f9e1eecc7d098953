// Who is named in a file, as the mapping reads it, and whom of them the import invites (IMPORT-05).
import { emailText } from '../../email-address.ts'
import { invalid } from '../../errors.ts'
import { labeled } from './archive/archive-people.store.ts'
import type { NamedPerson, Survey } from './import-item.ts'
import { folded, itemMappingOf } from './import-mapping.store.ts'
import type { ImportMapping } from './imports.table.ts'
import { itemReader } from './readers/item-of-row.ts'

/** So many people are asked about; the others stay texts unless their address is known. */
const MOST_PEOPLE = 500
/** So many people one import invites: a workspace sends 200 invitations a day in all. */
const MOST_INVITED = 100
/** The longest name of somebody who is invited. */
const LONGEST_NAME = 120

/** Somebody of a file whom it is decided to invite; the address is canonical. */
export type Invitee = { name: string; email: string }

/** Reads rows of a file as its mapping says. */
export const readerOf = (survey: Survey, mapping: ImportMapping) =>
  itemReader(
    survey.columns.map(({ name }) => name),
    itemMappingOf(survey, mapping),
  )

/** Those whom the columns of assignees and creators name and in how many rows, the most frequent first. */
export function peopleIn(survey: Survey, mapping: ImportMapping): (NamedPerson & { count: number })[] {
  // Whom else an archive names cannot be told from here: each is named once.
  if (survey.archive !== undefined) return labeled(survey.archive.people).map(({ label, email }) => ({ name: label, email, count: 1 }))
  const people = new Map<string, NamedPerson & { count: number }>()
  const title = survey.columns.findIndex((_, at) => mapping.columns[at]?.target === 'title')
  const read = readerOf(survey, mapping)
  for (const [at, { values }] of survey.columns.entries()) {
    const target = mapping.columns[at]?.target
    if (target !== 'assignees' && target !== 'creator') continue
    for (const { value, count } of values) {
      const cells = survey.columns.map((_, column) => (column === at ? [value] : column === title ? ['x'] : []))
      const { item } = read({ row: 1, cells })
      const named = target === 'assignees' ? (item?.assignees ?? []) : item?.creator ? [item.creator] : []
      for (const person of named) {
        const key = folded(person.name)
        const known = people.get(key)
        people.set(key, { ...person, email: known?.email ?? person.email, count: (known?.count ?? 0) + count })
      }
    }
  }
  return [...people.values()].toSorted((one, other) => other.count - one.count).slice(0, MOST_PEOPLE)
}

/** What is somebody's in an archive is written once, and whoever comes later is another one. */
const INVITE_FIRST =
  'Invite people before an archive is brought in: what is theirs in it becomes theirs here if they are in the workspace by then.'

/** 422 for whom nobody can invite, with a sentence for the person. */
export function checkInvites(survey: Survey | null, mapping: ImportMapping): void {
  const refuse = (sentence: string) => {
    throw invalid({ people: [sentence] })
  }
  const wanted = mapping.people.filter(({ invite }) => invite)
  const here = wanted.find(({ username }) => username !== null)
  if (here !== undefined) refuse(`${here.name} is somebody of this workspace already, and cannot be invited.`)
  if (wanted.length > 0 && survey?.archive !== undefined) refuse(INVITE_FIRST)
  if (wanted.length > MOST_INVITED) refuse(`An import invites at most ${MOST_INVITED} people.`)
  const known = survey === null || wanted.length === 0 ? [] : peopleIn(survey, mapping)
  const lost = wanted.find(({ name }) => addressIn(known, name) === null)
  if (lost !== undefined) refuse(`The file has no email address of ${lost.name} that an invitation could go to.`)
}

/** Whom it is decided to invite, each address once. */
export function inviteesOf({ survey, mapping }: { survey: Survey | null; mapping: ImportMapping | null }): Invitee[] {
  const wanted = mapping?.people.filter(({ invite, username }) => invite && username === null) ?? []
  if (survey === null || mapping === null || wanted.length === 0) return []
  const known = peopleIn(survey, mapping)
  const byEmail = new Map<string, Invitee>()
  for (const { name } of wanted) {
    const found = addressIn(known, name)
    if (found !== null && !byEmail.has(found.email)) byEmail.set(found.email, found)
  }
  return [...byEmail.values()].slice(0, MOST_INVITED)
}

/** Who is meant by what the decision calls them: their name, or their address. Null for who is not in the file, or has no address to write to. */
function addressIn(people: readonly NamedPerson[], called: string): Invitee | null {
  const one = people.find(({ name, email }) => folded(name) === folded(called) || (email !== null && folded(email) === folded(called)))
  const email = emailText.safeParse(one?.email ?? '')
  return one === undefined || !email.success ? null : { name: one.name.slice(0, LONGEST_NAME), email: email.data }
}
