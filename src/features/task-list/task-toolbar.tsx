// The toolbar of a list: list or board, filters, search, order and grouping, the button that makes a task.
import { ArrowDownUpIcon, CheckCheckIcon, ColumnsIcon, FilterIcon, ListIcon, RowsIcon, SearchIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useAction, useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { sorts, type TaskView } from '#src/model/task/rows/task-view.ts'
import type { ProjectCatalogueData } from '#src/model/task/task.graphql.ts'
import type { SortName } from '#src/model/task/task-fields.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { Segmented } from '#src/ui/controls/segmented.tsx'
import { putInPlace, SEARCH } from '#src/ui/fields/in-place.ts'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { DropdownMenu } from '#src/ui/layers/dropdown-menu.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { FilterBar } from './filter-bar.tsx'
import { sortTitles } from './filter-choices.ts'
import * as styles from './task-toolbar.css.ts'

declare module '#src/actions/action.ts' {
  interface Places {
    'project.bar': true
    'list.tools': true
  }
}

/** How long the search rests before it is asked, in milliseconds (OPEN-64). */
export const SEARCH_MS = 300

/** Props of TaskToolbar; `layout` null where there is only a list. */
export interface TaskToolbarProps {
  view: TaskView
  onChange: (part: Partial<TaskView>) => void
  catalogue: ProjectCatalogueData | null
  layout: 'list' | 'board' | null
  onLayout: (layout: 'list' | 'board') => void
  selecting: boolean
  onSelecting: (selecting: boolean) => void
  /** False where no task may come: the button that makes one is not there. */
  canCreate?: boolean
}

/** A fragment for the toolbar row of a PageHeader. */
export function TaskToolbar({ view, onChange, catalogue, layout, onLayout, selecting, onSelecting, canCreate = true }: TaskToolbarProps) {
  const here = useHere()
  const narrow = useAction('list.filter')
  const [searching, setSearching] = useState(view.search !== '')
  const filter = useRef<HTMLButtonElement>(null)
  return (
    <>
      {layout && (
        <Segmented
          label="Layout"
          value={layout}
          onChange={onLayout}
          options={[
            { value: 'list', label: 'List', icon: ListIcon },
            { value: 'board', label: 'Board', icon: ColumnsIcon },
          ]}
          className={styles.layout}
        />
      )}
      <Button
        ref={filter}
        variant="subtle"
        icon={FilterIcon}
        keys={narrow?.shortcuts[0]}
        className={styles.tool}
        onClick={() => narrow && void perform(narrow, here(), 'button')}
      >
        Filter
      </Button>
      <div className={styles.end}>
        <Search view={view} onChange={onChange} open={searching} />
        <SortMenu view={view} onChange={onChange} />
        {layout === 'list' && <GroupMenu view={view} onChange={onChange} />}
        <span className={styles.phone}>
          <IconButton
            icon={SearchIcon}
            label={searching ? 'Hide the search' : 'Search in this list'}
            pressed={searching}
            onClick={() => {
              setSearching(!searching)
              if (searching) onChange({ search: '', page: 1 })
            }}
          />
          <IconButton
            icon={CheckCheckIcon}
            label={selecting ? 'Stop selecting' : 'Select tasks'}
            pressed={selecting}
            onClick={() => onSelecting(!selecting)}
          />
        </span>
        <ActionPlace place="list.tools" look="icon" className={styles.desk} />
        {canCreate && <ActionPlace place="project.bar" look="primary" className={styles.create} />}
      </div>
      <FilterBar view={view} onChange={onChange} catalogue={catalogue} heir={filter} />
    </>
  )
}

/** What is typed is in the address when typing rests; an address that changed otherwise is shown. */
function Search({ view, onChange, open }: Pick<TaskToolbarProps, 'view' | 'onChange'> & { open: boolean }) {
  const field = useRef<HTMLInputElement>(null)
  const wasOpen = useRef(open)
  // On a phone the button opens it to be typed into.
  useEffect(() => {
    if (open && !wasOpen.current) field.current?.focus()
    wasOpen.current = open
  }, [open])
  useEffect(() => putInPlace(SEARCH, () => field.current?.focus()), [])
  const [text, setText] = useState(view.search)
  const sent = useRef(view.search)
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(() => {
    if (view.search === sent.current) return
    sent.current = view.search
    setText(view.search)
  }, [view.search])
  useEffect(() => {
    if (text.trim() === sent.current.trim()) return
    const timer = setTimeout(() => {
      sent.current = text.trim()
      latest.current({ search: text.trim(), page: 1 })
    }, SEARCH_MS)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <div className={open ? `${styles.search} ${styles.searchOpen}` : styles.search}>
      <TextField
        ref={field}
        label="Search in this list"
        hideLabel
        type="search"
        size={28}
        icon={SearchIcon}
        placeholder="Search in list"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return
          event.preventDefault()
          setText('')
        }}
      />
    </div>
  )
}

function SortMenu({ view, onChange }: Pick<TaskToolbarProps, 'view' | 'onChange'>) {
  const names = Object.keys(sorts).filter((name): name is SortName => Object.hasOwn(sorts, name))
  const arrow = view.sort === 'manual' ? '' : view.descending ? ' ↓' : ' ↑'
  return (
    <DropdownMenu
      label="Sort"
      align="end"
      trigger={
        <Button
          variant="subtle"
          icon={ArrowDownUpIcon}
          className={classNames(styles.tool, styles.first)}
          aria-label={`Sort: ${sortTitles[view.sort]}`}
        >
          <span className={styles.desk}>
            {sortTitles[view.sort]}
            {arrow}
          </span>
        </Button>
      }
      items={names.map((name) => ({
        id: name,
        label: sortTitles[name],
        checked: view.sort === name,
        // The same order again turns it round.
        onSelect: () => onChange({ sort: name, descending: view.sort === name && name !== 'manual' && !view.descending, page: 1 }),
      }))}
    />
  )
}

function GroupMenu({ view, onChange }: Pick<TaskToolbarProps, 'view' | 'onChange'>) {
  const titles = { workflow: 'Status', none: 'None' } as const
  const groups = ['workflow', 'none'] as const
  return (
    <DropdownMenu
      label="Group"
      align="end"
      trigger={
        <Button icon={RowsIcon} className={styles.tool} aria-label={`Group: ${titles[view.group]}`}>
          <span className={styles.desk}>
            <span className={styles.menuName}>Group: </span>
            <span className={styles.menuValue}>{titles[view.group]}</span>
          </span>
        </Button>
      }
      items={groups.map((group) => ({
        id: group,
        label: titles[group],
        checked: view.group === group,
        onSelect: () => onChange({ group, page: 1 }),
      }))}
    />
  )
}
