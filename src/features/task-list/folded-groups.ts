// Which groups of lists a person has folded: theirs, on this device, by workflow.
import { useCallback, useEffect, useMemo } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { surfaceChoice } from '#src/data/storage/storage.ts'
import { useStored, writeStored } from '#src/data/storage/stored-value.ts'
import { createStore } from '#src/lib/store.ts'

/** The groups on the screen, for actions that fold them. */
export interface GroupsInView {
  /** True where each of them is folded. */
  folded: boolean
  /** Folds or opens all of them. */
  fold(folded: boolean): void
}

const current = createStore<GroupsInView | null>(() => null)

/** The groups of the list on the screen, or null. */
export const groupsInView = current.get

/** Puts groups on the screen; the answer takes them away, unless others came since. */
export function putGroupsInView(groups: GroupsInView): () => void {
  current.set(groups)
  return () => {
    if (current.get() === groups) current.set(null)
  }
}

const parse = (value: unknown) => (Array.isArray(value) && value.every((id) => typeof id === 'string') ? (value as string[]) : null)
const nothing: readonly string[] = []

/** Which of the groups on the screen are folded, and how to fold or open one. `ids` is null where the list has no groups. */
export function useFoldedGroups(ids: readonly string[] | null) {
  const username = useActions().services.viewer?.username ?? ''
  const entry = useMemo(() => surfaceChoice(`folded-groups:${username}`, parse), [username])
  const stored = useStored(entry) ?? nothing
  const folded = useMemo(() => new Set(ids ? stored : nothing), [ids, stored])
  const fold = useCallback(
    (some: readonly string[], on: boolean) => {
      const others = (entry.read() ?? nothing).filter((id) => !some.includes(id))
      writeStored(entry, on ? [...others, ...some] : others)
    },
    [entry],
  )
  const all = ids?.every((id) => folded.has(id)) ?? false
  useEffect(() => {
    if (!ids || ids.length === 0) return
    return putGroupsInView({ folded: all, fold: (on) => fold(ids, on) })
  }, [ids, all, fold])
  return { folded, fold }
}
