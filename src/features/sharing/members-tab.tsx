// People of the workspace who are not on the project yet (INVITE-18..22).

import { SearchIcon, UsersIcon } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { errorText, upgradeText } from '#src/data/errors/error-text.ts'
import { type FailedRead, ReadFailure } from '#src/data/read-failure.tsx'
import { holdsTyped } from '#src/lib/search/search-text.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import type { AddablePersonData } from './invite.graphql.ts'
import { addMember, everybodyIsIn, type InvitedProject, nobodyLeft, saidInvite } from './invite.ts'
import * as styles from './invite-dialog.css.ts'
import type { Telling } from './telling.ts'

/** `people` is undefined while loading. A closed plan gate turns the buttons off (INVITE-30). */
export function MembersTab({
  project,
  paid,
  people,
  read,
  telling,
  onEmail,
}: {
  project: InvitedProject
  paid: boolean
  people: readonly AddablePersonData[] | undefined
  read: FailedRead
  telling: Telling
  /** Leads to the other way to invite. */
  onEmail: () => void
}) {
  const { api } = useActions().services
  const [search, setSearch] = useState('')
  const [adding, setAdding] = useState<ReadonlySet<string>>(new Set())
  const list = useRef<HTMLUListElement>(null)
  const field = useRef<HTMLInputElement>(null)

  if (!people && read.error) return <ReadFailure inline read={read} what="the members" />
  if (people?.length === 0) return <NobodyLeft onEmail={onEmail} />
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

/** Nobody is left to add: the focus that stood in the list or its search goes on to the way that is left. */
function NobodyLeft({ onEmail }: { onEmail: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (document.activeElement?.contains(button.current)) button.current?.focus()
  }, [])
  return (
    <EmptyState
      small
      icon={UsersIcon}
      action={
        <Button ref={button} data-start onClick={onEmail}>
          Invite by Email
        </Button>
      }
    >
      {nobodyLeft}
      <br />
      {everybodyIsIn}
    </EmptyState>
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
  return holdsTyped(`${name} ${username} ${headline ?? ''}`, search)
}
