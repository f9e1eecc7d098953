// A row of a file as a task of a project: titles are ids, people are accounts or stay texts (IMPORT-04, IMPORT-05).
import { createHash } from 'node:crypto'
import sanitize from 'sanitize-html'
import type { ImportItem, NamedPerson } from './import-item.ts'
import { folded, type Member, proposer } from './import-mapping.store.ts'
import { cut, labelsOf, type Values } from './import-values.store.ts'
import type { ImportMapping, Written } from './imports.table.ts'

/** Who somebody of a file is here; null: a text. */
export type Resolver = (person: NamedPerson) => string | null

/** A task’s own columns, as an import writes them. */
export type Fields = {
  title: string
  description: string | null
  workflowId: number
  done: boolean
  typeId: number | null
  effortId: number | null
  sprintId: number | null
  userStoryId: number | null
  startDate: Date | null
  dueDate: Date | null
  isArchived: boolean
}

/** A task that can be written. `authorIds` are those of its comments, in their order. */
export type Resolved = {
  item: ImportItem
  fields: Fields
  labelIds: number[]
  personIds: string[]
  creatorId: string | null
  authorIds: (string | null)[]
}

/** What was chosen goes before what an address says; of a name alone nothing follows (IMPORT-05). */
export function resolverOf(members: readonly Member[], { people }: Pick<ImportMapping, 'people'>): Resolver {
  const idOf = new Map(members.map(({ username, id }) => [username, id]))
  const chosen = new Map(people.map(({ name, username }) => [folded(name), username]))
  const propose = proposer(members)
  return ({ name, email }) => {
    const username = chosen.get(folded(name)) ?? (email === null ? undefined : chosen.get(folded(email)))
    if (username !== undefined) return username === null ? null : (idOf.get(username) ?? null)
    if (chosen.has(folded(name))) return null
    const proposal = propose({ name, email })
    return proposal?.isCertain ? proposal.member.id : null
  }
}

const escaped = (text: string) => sanitize(text, { allowedTags: [], allowedAttributes: {}, disallowedTagsMode: 'escape' })

/** With the ids of a project. Whoever cannot be on its tasks stays a text in the description. */
export function resolve(item: ImportItem, values: Values, resolver: Resolver): Resolved {
  const idIn = (known: Map<string, { id: number }>, title: string | null) =>
    title === null ? null : (known.get(folded(cut(title)))?.id ?? null)
  const status = idIn(values.statuses, item.status)
  const done = item.done || (status !== null && status === values.done?.id)
  const assignees = item.assignees.map((person) => ({ person, id: resolver(person) }))
  const here = ({ id }: { id: string | null }) => id !== null && values.people.has(id)
  const creatorId = item.creator === null ? null : resolver(item.creator)
  const others = assignees.filter((one) => !here(one)).map(({ person }) => person.name)
  const lines = [
    ...(others.length > 0 ? [`Was assigned to ${others.join(', ')}.`] : []),
    ...(item.creator !== null && creatorId === null ? [`Was created by ${item.creator.name}.`] : []),
  ]
  const told = lines.map((line) => `<p>${escaped(line)}</p>`).join('')
  return {
    item,
    fields: {
      title: item.title,
      description: told === '' ? item.description : `${item.description ?? ''}${told}`,
      workflowId: done && values.done !== null ? values.done.id : (status ?? values.first),
      done,
      typeId: idIn(values.types, item.type),
      effortId: idIn(values.efforts, item.effort),
      sprintId: idIn(values.sprints, item.sprint),
      userStoryId: idIn(values.stories, item.story),
      startDate: item.start,
      dueDate: item.due,
      isArchived: item.archived,
    },
    labelIds: [...new Set(labelsOf(item, values).flatMap((title) => values.labels.get(folded(title))?.id ?? []))],
    personIds: [...new Set(assignees.filter(here).flatMap(({ id }) => id ?? []))],
    creatorId,
    authorIds: item.comments.map(({ author }) => (author === null ? null : resolver(author))),
  }
}

/** A short hash of a value, for telling whether it is still what it was. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 12)
}

/** What an import writes, field by field, as hashes; `comments` and `checklist` are lists of them. */
export function hashesOf({ fields, labelIds, personIds, item }: Omit<Resolved, 'creatorId' | 'authorIds'>): Written {
  return {
    ...fieldHashes(fields),
    ...partHashes({ labelIds, personIds }),
    comments: item.comments.map(({ html, at }) => hashOf([html, at])).join(' '),
    checklist: item.checklist.map(({ text }) => hashOf(text)).join(' '),
  }
}

/** The hash of each column. Status and done are one. */
export function fieldHashes({ workflowId, done, ...fields }: Fields): Written {
  return { status: hashOf([workflowId, done]), ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, hashOf(value)])) }
}

/** The hashes of who is on a task and which labels it has, in any order. */
export function partHashes({ labelIds, personIds }: { labelIds: readonly number[]; personIds: readonly string[] }): Written {
  return { labels: hashOf(labelIds.toSorted((one, other) => one - other)), people: hashOf(personIds.toSorted()) }
}
