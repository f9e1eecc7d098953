// People of the workspace who are not on the project yet (INVITE-18..22).
import { SearchIcon, UsersIcon } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { errorText, upgradeText } from '#src/data/error-text.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Button } from '#src/ui/button.tsx'
import { EmptyState, ErrorState } from '#src/ui/empty-state.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { TextField } from '#src/ui/text-field.tsx'
import type { AddablePersonData } from './invite.graphql.ts'
import { addMember, type InvitedProject, saidInvite } from './invite.ts'
import * as styles from './invite-dialog.css.ts'
import type { Telling } from './telling.ts'

/** `people` is undefined while loading. A closed plan gate turns the buttons off (INVITE-30). */
export function MembersTab({
  project,
  paid,
  people,
  failed,
  onRetry,
  telling,
}: {
  project: InvitedProject
  paid: boolean
  people: readonly AddablePersonData[] | undefined
  failed: boolean
  onRetry: () => void
  telling: Telling
}) {
  const { api } = useActions().services
  const [search, setSearch] = useState('')
  const [adding, setAdding] = useState<ReadonlySet<string>>(new Set())
  const list = useRef<HTMLUListElement>(null)
  const field = useRef<HTMLInputElement>(null)

  if (!people && failed) return <ErrorState inline onRetry={onRetry} />
  if (people?.length === 0)
    return (
      <EmptyState small icon={UsersIcon}>
        There are no members in the workspace.
      </EmptyState>
    )
  const found = people?.filter((person) => matches(person, search))

  const add = async (person: AddablePersonData, at: number) => {
    setAdding((before) => new Set(before).add(person.username))
    try {
      await addMember(api, project, person.username)
      telling.show('good', saidInvite.added)
      // The row goes away with its button: the next one takes its place, unless the focus went elsewhere by itself.
      requestAnimationFrame(() => {
        const focused = document.activeElement
        const place = list.current ?? field.current
        // Focus that is lost is on the page or on the dialog, around both.
        if (focused && (focused === place || !focused.contains(place))) return
        const buttons = list.current?.querySelectorAll('button') ?? []
        const next = buttons[Math.min(at, buttons.length - 1)] ?? field.current
        next?.focus()
      })
    } catch (error) {
      telling.show('bad', errorText(error))
    } finally {
      setAdding((before) => new Set([...before].filter((username) => username !== person.username)))
    }
  }

  return (
    <>
      <TextField
        ref={field}
        label="Search members"
        hideLabel
        icon={SearchIcon}
        type="search"
        placeholder="Search by name or username"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {!found ? (
        <SkeletonRows count={4} />
      ) : found.length === 0 ? (
        <EmptyState small icon={SearchIcon}>
          No members found matching your search criteria. Please try a different search term.
        </EmptyState>
      ) : (
        <ul ref={list} className={styles.people} aria-label="Workspace Members">
          {found.map((person, at) => (
            <PersonLine
              key={person.username}
              person={person}
              adding={adding.has(person.username)}
              reason={paid ? undefined : upgradeText}
              onAdd={() => void add(person, at)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

function PersonLine({
  person,
  adding,
  reason,
  onAdd,
}: {
  person: AddablePersonData
  adding: boolean
  reason: string | undefined
  onAdd: () => void
}) {
  const id = useId()
  return (
    <li className={styles.person}>
      <Avatar person={person} size={28} decorative />
      <span className={styles.personText}>
        <span id={id} className={styles.personName}>
          {person.name}
        </span>
        <span className={styles.note}>{person.headline || `@${person.username}`}</span>
      </span>
      <Button onClick={onAdd} loading={adding} reason={reason} aria-describedby={id}>
        Add Member
      </Button>
    </li>
  )
}

function matches({ name, username, headline }: AddablePersonData, search: string): boolean {
  const words = fold(search).split(/\s+/).filter(Boolean)
  const text = fold(`${name} ${username} ${headline ?? ''}`)
  return words.every((word) => text.includes(word))
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
