// Every action with its keys: searched by word or by pressing a key, one row in the tab order (PROFUP-07).
import { useVirtualizer } from '@tanstack/react-virtual'
import { KeyboardIcon, PencilIcon, SearchIcon } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Action } from '#src/actions/action.ts'
import { useActions } from '#src/actions/actions-context.tsx'
import { createSearchIndex } from '#src/lib/search/search-index.ts'
import { groupHeadings, groups } from '#src/model/account/keys/group-headings.ts'
import { isBeginning } from '#src/model/account/keys/key-clash.ts'
import { pressOfEvent } from '#src/model/account/keys/key-text.ts'
import type { OwnShortcut } from '#src/model/account/keys/own-list.ts'
import { placeOfKind } from '#src/model/account/keys/place-of-kind.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { Keys } from '#src/ui/marks/kbd.tsx'
import { currentPlatform, spokenKeys } from '#src/ui/marks/key-caps.ts'
import * as styles from './shortcuts.css.ts'

type Line = { head: string } | { action: Action }

const HEAD = 32
const ROW = 36

/** In the order of the sheet of shortcuts; those of an earlier group first. */
function linesOf(actions: readonly Action[]): Line[] {
  return groups.flatMap((group): Line[] => {
    const inGroup = actions.filter((action) => action.group === group)
    return inGroup.length === 0 ? [] : [{ head: groupHeadings[group] }, ...inGroup.map((action) => ({ action }))]
  })
}

/** Enter or a click on a row edits its keys. */
export function ShortcutTable({ own, onEdit }: { own: readonly OwnShortcut[]; onEdit: (action: Action) => void }) {
  const { registry } = useActions()
  const [typed, setTyped] = useState('')
  const [pressed, setPressed] = useState<string | null>(null)
  const isByKey = pressed !== null
  const all = useMemo(() => registry.all.filter(({ listed, declared }) => listed || declared.length > 0), [registry])
  const found = isByKey
    ? all.filter(({ shortcuts }) => pressed === '' || shortcuts.some((key) => isBeginning(pressed, key)))
    : matching(all, typed)
  const onKey = (event: KeyboardEvent) => {
    if (!isByKey || event.key === 'Tab') return
    event.stopPropagation()
    if (event.key === 'Escape') {
      event.preventDefault()
      return setPressed(null)
    }
    const press = pressOfEvent(event.nativeEvent, currentPlatform())
    event.preventDefault()
    if (press !== null) setPressed(press)
  }
  return (
    <div className={styles.table}>
      <div className={styles.search}>
        <TextField
          label={isByKey ? 'Press a key to see what it does' : 'Search shortcuts'}
          hideLabel
          icon={SearchIcon}
          placeholder={isByKey ? 'Press a key, Escape to stop' : 'Search shortcuts'}
          value={isByKey ? (pressed === '' ? '' : spokenKeys(pressed)) : typed}
          readOnly={isByKey}
          onKeyDownCapture={onKey}
          onChange={(event) => setTyped(event.target.value)}
        />
        <IconButton
          label="Search by pressing a key"
          icon={KeyboardIcon}
          size={32}
          pressed={isByKey}
          onClick={(event) => {
            setPressed(isByKey ? null : '')
            event.currentTarget.parentElement?.querySelector('input')?.focus()
          }}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState small icon={SearchIcon}>
          {isByKey ? 'Nothing has this key.' : `No shortcut matches “${typed.trim()}”.`}
        </EmptyState>
      ) : (
        <Rows lines={linesOf(found)} own={own} onEdit={onEdit} />
      )}
    </div>
  )
}

function matching(all: readonly Action[], typed: string): readonly Action[] {
  if (typed.trim() === '') return all
  const index = createSearchIndex(all.map((item) => ({ item, title: item.name, keywords: [...item.keywords, groupHeadings[item.group]] })))
  const hits = new Set(index.search(typed, all.length).map((hit) => hit.item))
  return all.filter((action) => hits.has(action))
}

function Rows({ lines, own, onEdit }: { lines: readonly Line[]; own: readonly OwnShortcut[]; onEdit: (action: Action) => void }) {
  const scroller = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState<string | null>(null)
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => ('head' in (lines[at] ?? {}) ? HEAD : ROW),
    overscan: 8,
    initialRect: { width: 640, height: 480 },
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: sizes are estimated from the lines
  useLayoutEffect(() => virtual.measure(), [virtual, lines.length])
  const rows = lines.flatMap((line, at) => ('action' in line ? [{ id: line.action.id, at }] : []))
  const current = rows.some(({ id }) => id === active) ? active : (rows[0]?.id ?? null)
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 10, PageUp: -10, Home: -rows.length, End: rows.length }[event.key]
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const at = rows.findIndex(({ id }) => id === current)
    const next = rows[Math.max(0, Math.min(rows.length - 1, at + step))]
    if (!next) return
    setActive(next.id)
    virtual.scrollToIndex(next.at)
    requestAnimationFrame(() => scroller.current?.querySelector<HTMLElement>(`[data-shortcut="${next.id}"]`)?.focus())
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: it scrolls, which a fieldset does not
    <div ref={scroller} role="group" aria-label="Shortcuts" className={styles.scroller} onKeyDown={move}>
      <ul className={styles.rows} style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          const line = lines[index]
          if (!line) return null
          const place = { transform: `translateY(${start}px)` }
          if ('head' in line)
            return (
              <li key={key} aria-setsize={lines.length} aria-posinset={index + 1} className={styles.head} style={place}>
                {line.head}
              </li>
            )
          const { action } = line
          return (
            <li key={action.id} aria-setsize={lines.length} aria-posinset={index + 1} className={styles.row} style={place}>
              <ShortcutRow
                action={action}
                isOwn={own.some((one) => one.action === action.id)}
                isTabStop={action.id === current}
                onFocus={() => setActive(action.id)}
                onEdit={() => onEdit(action)}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function ShortcutRow({
  action,
  isOwn,
  isTabStop,
  onFocus,
  onEdit,
}: {
  action: Action
  isOwn: boolean
  isTabStop: boolean
  onFocus: () => void
  onEdit: () => void
}) {
  const { name, shortcuts, declared } = action
  return (
    <button
      type="button"
      data-shortcut={action.id}
      className={styles.line}
      tabIndex={isTabStop ? 0 : -1}
      onFocus={onFocus}
      onClick={onEdit}
    >
      <span className={styles.name}>{name}</span>
      <span className={styles.place}>{placeOfKind(action.on)}</span>
      <span className={styles.was}>
        {isOwn &&
          (declared.length > 0 ? (
            declared.map((keys) => <Keys key={keys} keys={keys} always />)
          ) : (
            <span className={styles.none}>none</span>
          ))}
      </span>
      <span className={styles.keys}>
        {shortcuts.length === 0 && <span className={styles.none}>{declared.length > 0 ? 'No key' : 'None'}</span>}
        {shortcuts.map((keys) => (
          <Keys key={keys} keys={keys} always />
        ))}
      </span>
      <PencilIcon size={13} aria-hidden className={styles.pencil} />
    </button>
  )
}
