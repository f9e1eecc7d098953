// How a person looks at the stories and epics of projects: kept on this device.
import { useMemo } from 'react'
import { surfaceChoice } from '#src/data/storage/storage.ts'
import { useStored, writeStored } from '#src/data/storage/stored-value.ts'
import { createStore } from '#src/lib/store.ts'

/** Whether the list is grouped by epics; it is, unless said. */
export const groupedChoice = surfaceChoice<boolean>('stories-grouped', (value) => (typeof value === 'boolean' ? value : null))

/** Whether the line is open in which stories are made. */
export const storyLineOpen = createStore(() => false)

/** Whether the figures of a burnup are shown in place of the drawing. */
export const burnupAsTable = createStore(() => false)

/** The name of the text in place that is to be edited as soon as it is on the screen. */
export const editNext = createStore<string | null>(() => null)

/** The name of the line in which stories are made. */
export const STORY_LINE = 'story-new'

const foldedChoice = (username: string | undefined, list: string) =>
  surfaceChoice<readonly string[]>(`epics-folded:${username ?? ''}:${list}`, (value) =>
    Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : null,
  )

const NONE: readonly string[] = []

/** Whose list it is. */
type Viewer = { username: string } | null

/** Ids of the epics that a person has folded in a list, `workspace/project`. */
export function foldedEpics(viewer: Viewer, list: string): readonly string[] {
  return foldedChoice(viewer?.username, list).read() ?? NONE
}

/** Folds these and no others. */
export function foldEpics(viewer: Viewer, list: string, ids: readonly string[]): void {
  writeStored(foldedChoice(viewer?.username, list), ids)
}

/** The same for components, which follow it. */
export function useFoldedEpics(viewer: Viewer, list: string): readonly string[] {
  const username = viewer?.username
  return useStored(useMemo(() => foldedChoice(username, list), [username, list])) ?? NONE
}
