// The Checklists tab of a task: how far along it is, its items one level deep, and a line for more (CHECK-01..07).
import { ListChecksIcon } from 'lucide-react'
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useHere, useHidden } from '#src/actions/actions-context.tsx'
import { keysNow } from '#src/actions/own-keys.ts'
import { perform } from '#src/actions/perform.ts'
import { useUnmade } from '#src/data/ids/use-unmade.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { rowsInherit } from '#src/ui/focus/focus-successor.ts'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { ProgressBar } from '#src/ui/marks/progress-bar.tsx'
import { SkeletonLines } from '#src/ui/marks/skeleton.tsx'
import { deleteChecklistItem } from './checklist.actions.ts'
import * as styles from './checklist.css.ts'
import { type ChecklistFamilyData, ListChecklist } from './checklist.graphql.ts'
import { type ChecklistSubject, listVariables, progressOf, shownItems } from './checklist.ts'
import { ChecklistLine, type LineParent } from './checklist-line.tsx'
import { ChecklistRow } from './checklist-row.tsx'
import { putLineInView } from './line-in-view.ts'

const noFamilies: readonly ChecklistFamilyData[] = []

/**
 * Arrows walk the boxes, Space ticks, Enter renames, Delete deletes. Items stand in the order in which they were added: the contract has no call that
 * would change it, so there is no reordering.
 */
export function ChecklistPanel({ task }: { task: TaskSubject }) {
  const hidden = useHidden()
  const variables = listVariables(task)
  const read = useRead({
    query: ListChecklist,
    variables,
    requestPolicy: 'cache-and-network',
    pause: useUnmade(task.id),
  })
  const { data, error } = read
  const families = data?.checklist ?? null
  const shown = useMemo(() => shownItems(families ?? noFamilies, hidden), [families, hidden])
  const items = useSubjects(shown, task)
  if (!families && error)
    return (
      <div className={styles.panel}>
        <ReadFailure inline read={read} what="the checklist" />
      </div>
    )
  if (!families)
    return (
      <div className={styles.panel}>
        <SkeletonLines count={3} start="box" />
      </div>
    )
  return <Items key={variables.taskId} task={task} families={shown} items={items} />
}

function Items({
  task,
  families,
  items,
}: {
  task: TaskSubject
  families: readonly ChecklistFamilyData[]
  items: readonly ChecklistSubject[]
}) {
  const here = useHere()
  const list = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<string | null>(null)
  const [editing, setEditing] = useState<string | null>(null)
  const [under, setUnder] = useState<LineParent | null>(null)
  const [focused, setFocused] = useState(0)
  const mayEdit = task.viewerCan.includes('EDIT')
  const { done, total } = progressOf(families)
  const parents = useRef(families)
  parents.current = families
  useEffect(
    () =>
      mayEdit
        ? putLineInView(task.id, (parentId) => {
            setUnder(parents.current.find(({ id }) => id === parentId) ?? null)
            setFocused((times) => times + 1)
          })
        : undefined,
    [task.id, mayEdit],
  )
  const boxes = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=checkbox]') ?? [])]
  const edit = useCallback((id: string | null) => {
    setEditing((before) => {
      // The box of the item has the focus again, unless it went elsewhere by itself.
      if (id === null && before !== null)
        queueMicrotask(() => {
          if (document.activeElement !== document.body && document.activeElement?.tagName !== 'TEXTAREA') return
          const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-item]') ?? [])]
          const row = rows.find(({ dataset }) => dataset.item === before)
          row?.querySelector<HTMLElement>('[role=checkbox]')?.focus()
        })
      return id
    })
  }, [])
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const target = event.target instanceof HTMLElement && event.target.getAttribute('role') === 'checkbox' ? event.target : null
    if (!target || event.ctrlKey || event.metaKey || event.altKey) return
    const all = boxes()
    const at = all.indexOf(target)
    const item = items.find(({ id }) => id === target.closest('[data-item]')?.getAttribute('data-item'))
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const next = all[at + (event.key === 'ArrowDown' ? 1 : -1)]
      if (next) next.focus()
      else if (event.key === 'ArrowDown') setFocused((times) => times + 1)
    } else if (mayEdit && item && event.key === 'Enter') {
      event.preventDefault()
      setEditing(item.id)
    } else if (mayEdit && item && event.key === 'Delete') {
      event.preventDefault()
      void perform(deleteChecklistItem, here({ checkitem: [item] }), 'key')
    }
  }
  const stop = items.find(({ id }) => id === active)?.id ?? items[0]?.id
  // An item that is gone takes no more below it.
  const parent = families.find(({ id }) => id === under?.id) ?? null
  const line = mayEdit && (
    <ChecklistLine
      key={parent?.id ?? ''}
      task={task}
      parent={parent}
      last={families.at(-1) ?? null}
      focused={focused}
      onParent={(next) => {
        setUnder(next)
        setFocused((times) => times + 1)
      }}
      onUp={() => boxes().at(-1)?.focus()}
    />
  )
  const row = (item: ChecklistSubject) => (
    <li key={item.id}>
      <ChecklistRow
        item={item}
        active={active === item.id}
        tabStop={stop === item.id}
        editing={editing === item.id}
        onActive={setActive}
        onEdit={edit}
      />
    </li>
  )
  const ends = lastOfFamily(items)
  return (
    <section {...rowsInherit} className={styles.panel} aria-label="Checklist">
      {total > 0 && (
        <div className={styles.head}>
          <span className={styles.progress}>
            {done}/{total}
          </span>
          <ProgressBar
            value={(done / total) * 100}
            label="Checklist progress"
            tone={done === total ? 'good' : 'accent'}
            className={styles.bar}
          />
        </div>
      )}
      {items.length === 0 ? (
        <EmptyState
          small
          icon={ListChecksIcon}
          {...(mayEdit && { keys: keysNow('checklist-item.add', ['Shift+l'])[0], keysText: 'adds one' })}
        >
          Small steps of this task, to be ticked off one by one, belong here.
        </EmptyState>
      ) : (
        // biome-ignore lint/a11y/noStaticElementInteractions: the boxes in it have the focus and the roles; it only walks between them
        <div ref={list} onKeyDown={onKeyDown} onPointerLeave={() => setActive(null)}>
          <ul className={styles.list} aria-label="Checklist items">
            {items.flatMap((item) => [row(item), ...(parent && ends.get(parent.id) === item.id ? [<li key="line">{line}</li>] : [])])}
          </ul>
        </div>
      )}
      {!parent && <div className={styles.foot}>{line}</div>}
    </section>
  )
}

/** The items in reading order, as actions get them; one that did not change is the same object again, so that its row is not drawn anew. */
function useSubjects(families: readonly ChecklistFamilyData[], task: TaskSubject): readonly ChecklistSubject[] {
  const kept = useRef(new Map<string, { key: string; item: ChecklistSubject }>())
  const { id, workspaceSlug, projectSlug, viewerCan } = task
  const rights = viewerCan.join()
  return useMemo(() => {
    const before = kept.current
    const next = new Map<string, { key: string; item: ChecklistSubject }>()
    const items = families.flatMap((family) => [family, ...family.children.map((child) => ({ ...child, children: [] }))])
    for (const item of items) {
      const key = JSON.stringify([item, id, workspaceSlug, projectSlug, rights])
      const same = before.get(item.id)
      const subject = { ...item, task: { id, workspaceSlug, projectSlug }, viewerCan: rights.split(',') as ChecklistSubject['viewerCan'] }
      next.set(item.id, same?.key === key ? same : { key, item: subject })
    }
    kept.current = next
    return [...next.values()].map(({ item }) => item)
  }, [families, id, workspaceSlug, projectSlug, rights])
}

/** The last row of each family by its first. */
function lastOfFamily(items: readonly ChecklistSubject[]): Map<string, string> {
  return new Map(items.filter(({ parentId }) => parentId === null).map(({ id, children }) => [id, children.at(-1)?.id ?? id]))
}
