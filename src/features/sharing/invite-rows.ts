// The rows of the e-mail tab: what is typed, what is wrong with it, what is kept (INVITE-23..26, OPEN-16, DEFECT-18).

import type { ApiError } from '#src/data/errors/api-error.ts'
import { isEmail } from '#src/lib/email.ts'
import { uuid } from '#src/lib/uuid.ts'
import { inviteRoles, leastRole } from '#src/model/project/invite-roles.ts'
import { readPeople } from '#src/model/project/pasted-people.ts'
import type { InviteEntry } from './invite.ts'

/** A row; `id` only tells rows apart. */
export interface InviteRow extends InviteEntry {
  id: string
}

/** What is wrong with a row; absent when nothing is. */
export interface RowProblems {
  name?: string
  email?: string
}

/** An empty row (INVITE-24). */
export function newRow(): InviteRow {
  return { id: uuid(), name: '', email: '', role: leastRole }
}

/** Rows of a kept draft. Unreadable text is as if nothing had been typed. */
export function readRows(text: string): InviteRow[] {
  let kept: unknown = null
  try {
    kept = text === '' ? null : JSON.parse(text)
  } catch {
    kept = null
  }
  return (Array.isArray(kept) ? kept : []).flatMap((row: Partial<Record<keyof InviteRow, unknown>> | null): InviteRow[] => {
    if (typeof row?.name !== 'string' || typeof row.email !== 'string') return []
    const role = inviteRoles.find(({ value }) => value === row.role)?.value ?? leastRole
    return [{ id: typeof row.id === 'string' ? row.id : uuid(), name: row.name, email: row.email, role }]
  })
}

/**
 * The people of a pasted list, in any form (TEAM-03). Empty where the text is one address and nothing else, which a field takes by itself.
 */
export function pastedRows(text: string): InviteRow[] {
  if (isEmail(text)) return []
  return readPeople(text).people.map((person) => ({ ...newRow(), ...person }))
}

/** The text of a draft; empty without rows. */
export function writeRows(rows: readonly InviteRow[]): string {
  return rows.length > 0 ? JSON.stringify(rows) : ''
}

/** Rows of several drafts as one, each row as the last of them has it. */
export function gatherRows(texts: readonly string[]): string {
  return writeRows([...new Map(texts.flatMap(readRows).map((row) => [row.id, row])).values()])
}

/** The rows that are not among `sent`, or were changed since. */
export function rowsBeside(sent: readonly InviteRow[], rows: readonly InviteRow[]): InviteRow[] {
  return rows.filter(
    ({ id, name, email, role }) => !sent.some((row) => row.id === id && row.name === name && row.email === email && row.role === role),
  )
}

/** What is said while typing: only a non-empty address that is none (INVITE-25). */
export function typingProblem(row: InviteRow): string | undefined {
  return row.email.trim() !== '' && !isEmail(row.email) ? 'Invalid email address.' : undefined
}

/** A row that can be sent (INVITE-26). */
export function isComplete(row: InviteRow): boolean {
  return row.name.trim() !== '' && isEmail(row.email)
}

/** Everything that keeps rows from being sent, by row id; addresses may not repeat (OPEN-16). Empty when all may go. */
export function problemsOf(rows: readonly InviteRow[]): Record<string, RowProblems> {
  const seen = new Set<string>()
  return Object.fromEntries(
    rows.flatMap((row) => {
      const problems: RowProblems = {}
      const address = row.email.trim().toLowerCase()
      if (row.name.trim() === '') problems.name = 'Enter a name.'
      if (address === '') problems.email = 'Enter an email address.'
      else if (!isEmail(row.email)) problems.email = 'Invalid email address.'
      else if (seen.has(address)) problems.email = 'This address is already in the list.'
      seen.add(address)
      return Object.keys(problems).length > 0 ? [[row.id, problems]] : []
    }),
  )
}

/** The rows as they are sent. */
export function entriesOf(rows: readonly InviteRow[]): InviteEntry[] {
  return rows.map(({ name, email, role }) => ({ name: name.trim(), email: email.trim(), role }))
}

/** The server's sentences by row: a refusal names `emails.1`, or `entries`, `1`, `email`. */
export function refusedRows(error: ApiError, rows: readonly InviteRow[]): Record<string, RowProblems> {
  const found: Record<string, RowProblems> = {}
  for (const { field, message } of error.refusals) {
    const path = (field ?? []).flatMap((part) => part.split('.'))
    const row = rows[Number(path.find((part) => /^\d+$/.test(part)) ?? -1)]
    if (row) found[row.id] = { ...found[row.id], [path.some((part) => part.startsWith('name')) ? 'name' : 'email']: message }
  }
  return found
}
