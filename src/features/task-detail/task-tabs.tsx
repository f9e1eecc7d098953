// The tab strip of a task's detail. What the tabs show comes from other features, by the app.
import { type ComponentType, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import type { KnownDetail } from '#src/model/task/known-detail.ts'
import { TabPanel, Tabs } from '#src/ui/controls/tabs.tsx'
import { SkeletonLines } from '#src/ui/marks/skeleton.tsx'
import { useAddressQuery } from '#src/ui/pages/use-address-query.ts'
import { keyOfPart, type TaskPart } from './task-detail.actions.ts'

/** A tab: `Count` stands small after its label, `Panel` is drawn while it is chosen. */
export interface TaskPanel {
  id: TaskPart
  label: string
  Count?: ComponentType<{ task: KnownDetail }>
  Panel: ComponentType<{ task: KnownDetail }>
}

/** Nothing without panels. The address says which is chosen (`&tab=files`), else the first; it stays while one walks from task to task (TDETAIL-06). */
export function TaskTabs({ task, panels }: { task: KnownDetail; panels: readonly TaskPanel[] }) {
  const [query, setQuery] = useAddressQuery()
  const { state } = useLocation()
  const asked = query.get('tab')
  const chosen = panels.find(({ id }) => id === asked)?.id ?? panels[0]?.id
  if (chosen === undefined) return null
  const choose = (id: TaskPart) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        next.set('tab', id)
        next.delete('comment')
        return next
      },
      // What the entry knows of how it was made stays with it: see `goOf`.
      { replace: true, preventScrollReset: true, state },
    )
  return (
    <Tabs
      label="Parts of the task"
      value={chosen}
      onChange={choose}
      tabs={panels.map(({ id, label, Count }) => ({
        value: id,
        label,
        keys: keyOfPart(id),
        ...(Count && { count: <Count task={task} /> }),
      }))}
    >
      {panels.map(({ id, Panel }) => (
        <TabPanel key={id} value={id}>
          <Suspense fallback={<SkeletonLines count={3} />}>
            <Panel task={task} />
          </Suspense>
        </TabPanel>
      ))}
    </Tabs>
  )
}
