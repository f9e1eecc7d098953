// What is being decided about an import: kept here until the server has it, and sent when it rests or a step is left (IMPORT-02).
import { useCallback, useEffect, useRef, useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { errorText } from '#src/data/errors/error-text.ts'
import type { ImportPlace } from '#src/model/import/import-subject.ts'
import { type MappingData, type MappingInput, SetImportMapping } from './import.graphql.ts'

/** How long what is decided rests before it is sent, in ms. */
const REST_MS = 500

/** A decision on its way. */
export interface Mapping {
  /** As it is decided here, sent or not. */
  now: MappingData
  change(part: Partial<MappingData>): void
  /** Sends what was not sent yet, or all of it where `anyway`; false where it was refused, which `problem` tells. */
  flush(anyway?: boolean): Promise<boolean>
  saving: boolean
  problem: string | null
}

/** Follows `known`, what the server has, and lays what was changed here over it; a refusal loses nothing. */
export function useMapping({ workspaceSlug, projectSlug }: ImportPlace, id: string, known: MappingData): Mapping {
  const { api } = useActions().services
  const [own, setOwn] = useState<MappingData | null>(null)
  const [saving, setSaving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const latest = useRef<MappingData | null>(null)
  const now = own ?? known

  const held = useRef(known)
  useEffect(() => {
    held.current = known
  }, [known])
  const flush = useCallback(
    async (anyway = false): Promise<boolean> => {
      const changed = latest.current
      const sent = changed ?? (anyway ? held.current : null)
      if (sent === null) return true
      setSaving(true)
      try {
        const variables = { workspaceSlug, projectSlug, id, mapping: inputOf(sent) }
        await api.mutate(SetImportMapping, variables, { lane: `Import:${id}`, touches: ['GetImport', 'ListImports', 'WatchImport'] })
        if (latest.current !== changed) return await flush()
        latest.current = null
        setOwn(null)
        setProblem(null)
        return true
      } catch (error) {
        setProblem(errorText(error))
        return false
      } finally {
        setSaving(false)
      }
    },
    [api, workspaceSlug, projectSlug, id],
  )

  useEffect(() => {
    if (own === null || lackOf(own) !== null) return
    const timer = setTimeout(() => void flush(), REST_MS)
    return () => clearTimeout(timer)
  }, [own, flush])
  // Whoever leaves has decided what they decided.
  useEffect(
    () => () => {
      if (latest.current !== null && lackOf(latest.current) === null) void flush()
    },
    [flush],
  )

  return {
    now,
    change(part) {
      const before = latest.current ?? known
      const next = withPeople(before, { ...before, ...part })
      latest.current = next
      setOwn(next)
    },
    flush,
    saving,
    problem,
  }
}

const naming = ({ columns }: MappingData) =>
  columns.map(({ target }) => (target === 'ASSIGNEES' || target === 'CREATOR' ? target : '')).join()

/** Other columns name other people: whom to invite is decided anew. */
function withPeople(before: MappingData, next: MappingData): MappingData {
  if (naming(before) === naming(next)) return next
  return { ...next, people: next.people.map((person) => ({ ...person, invite: false })) }
}

/** What a decision lacks before it can be sent, as a sentence; null where it is whole. */
export function lackOf({ source, into, intoName, intoProject, columns }: MappingData): string | null {
  if (source === 'PALETTE') return null
  if (into === 'NEW' && (intoName ?? '').trim() === '') return 'Please enter a name for the new project.'
  if (into === 'EXISTING' && !intoProject) return 'Please choose a project.'
  if (into === 'EACH' && !columns.some(({ target }) => target === 'PROJECT')) return 'Please choose the column that names the projects.'
  return null
}

/** As it is sent. */
export function inputOf({ source, into, intoName, intoProject, columns, zone, doneStatuses, people }: MappingData): MappingInput {
  return {
    ...{ source, into, zone, doneStatuses },
    intoProject: into === 'EXISTING' ? intoProject : null,
    intoName: into === 'NEW' ? (intoName ?? '').trim() : null,
    columns: columns.map(({ target, dateFormat }) => ({ target, dateFormat })),
    people: people.map(({ name, username, invite }) => ({ name, username, invite })),
  }
}
