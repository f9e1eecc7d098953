// The task of the address, as far as it is known: a row's fields at once, everything when it was read.
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useActions, useComing, useScene } from '#src/actions/actions-context.tsx'
import { useRead } from '#src/data/use-read.ts'
import type { KnownDetail } from '#src/model/task/known-detail.ts'
import { TaskById } from '#src/model/task/task.graphql.ts'
import type { TaskAddress } from '#src/model/task/task-address.ts'

/** The task as far as it is known: the list's row at once, everything when it was read. It is the subject of actions while open. */
export function useOpenTask(address: TaskAddress) {
  const { scene, services } = useActions()
  const id = services.api.realId(address.id)
  const waiting = id.startsWith('tmp:')
  const asked = useRead({ query: TaskById, variables: { ...address, id }, pause: waiting })
  const { data, error, fetching } = asked
  // Rows keep a temporary id for longer than the address does, while another change is on its way.
  const row = useScene(({ rows }) => rows.find((task) => services.api.realId(task.id) === id) ?? null)
  const read = data?.task?.id === id ? data.task : null
  // What was read stays on the screen when reading it again fails: somebody may be writing in it.
  const last = useRef(read)
  if (read) last.current = read
  const full = read ?? (error && last.current?.id === id ? last.current : null)
  const task: KnownDetail | null = full ?? row
  useLayoutEffect(() => scene.set({ detail: task, opening: task === null }), [scene, task])
  useLayoutEffect(() => () => scene.set({ detail: null, opening: false }), [scene])
  useComing('task', task === null && fetching)
  // A task that was just made has its real address now.
  useEffect(() => {
    if (id !== address.id) services.go.task({ ...address, id })
  }, [id, address, services])
  // An address of an earlier visit, or of a task that could not be made, leads nowhere.
  const neverMade = waiting && row === null && !services.api.isPending(id)
  const known = neverMade || (Boolean(data) && data?.task === null && !fetching)
  const state = error && !full ? 'failed' : known ? 'gone' : full ? 'there' : 'loading'
  return { task: known ? null : task, full, state, asked } as const
}
