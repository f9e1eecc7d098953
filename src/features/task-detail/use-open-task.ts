// The task of the address, as far as it is known: a row's fields at once, everything when it was read.
import { useLayoutEffect, useRef } from 'react'
import { useActions, useComing, useScene } from '#src/actions/actions-context.tsx'
import { isLost } from '#src/data/ids/session-ids.ts'
import { useUnmade } from '#src/data/ids/use-unmade.ts'
import { useRead } from '#src/data/use-read.ts'
import type { KnownDetail } from '#src/model/task/known-detail.ts'
import { TaskById } from '#src/model/task/task.graphql.ts'
import type { TaskAddress } from '#src/model/task/task-address.ts'

/** The task as far as it is known: the list's row at once, everything when it was read. It is the subject of actions while open. */
export function useOpenTask(address: TaskAddress) {
  const { scene } = useActions()
  const { id } = address
  const asked = useRead({ query: TaskById, variables: address, pause: useUnmade(id) })
  const { data, error, fetching } = asked
  const row = useScene(({ rows }) => rows.find((task) => task.id === id) ?? null)
  const read = data?.task?.id === id ? data.task : null
  // What was read stays on the screen when reading it again fails: somebody may be writing in it.
  const last = useRef(read)
  if (read) last.current = read
  const full = read ?? (error && last.current?.id === id ? last.current : null)
  const task: KnownDetail | null = full ?? row
  useLayoutEffect(() => scene.set({ detail: task, opening: task === null }), [scene, task])
  useLayoutEffect(() => () => scene.set({ detail: null, opening: false }), [scene])
  useComing('task', task === null && fetching)
  const known = (isLost(id) && row === null) || (Boolean(data) && data?.task === null && !fetching)
  const state = error && !full ? 'failed' : known ? 'gone' : full ? 'there' : 'loading'
  return { task: known ? null : task, full, state, asked } as const
}
