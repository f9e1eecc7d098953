// The palette: one input, commands and entities below it, keys to move and run.
import { Command } from 'cmdk'
import { type KeyboardEvent, type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Here } from '#src/actions/action.ts'
import type { Registry } from '#src/actions/define-action.ts'
import { highlightedIn } from '#src/app/palette-frame/highlighted.ts'
import * as styles from '#src/app/palette-frame/palette.css.ts'
import { takesFocus } from '#src/app/palette-frame/palette-frame.tsx'
import { SubjectChip } from '#src/app/palette-frame/subject-chip.tsx'
import { useKeptHighlight } from '#src/app/palette-frame/use-kept-highlight.ts'
import { recentIds } from '#src/data/storage/recency.ts'
import { Keys } from '#src/ui/marks/kbd.tsx'
import { announce } from '#src/ui/marks/live-region.ts'
import type { EntityIndex } from './entity-index.ts'
import { commandsOf } from './palette-commands.ts'
import { type Query, readQuery, resultsFor } from './palette-results.ts'
import { PaletteRow } from './palette-row.tsx'
import type { Row, Section } from './palette-rows.ts'
import { useSentenceRow } from './sentence-row.ts'
import { ROW_PX, useGradual } from './use-gradual.ts'
import { useRemote } from './use-remote.ts'

/** How long the count of results rests before it is said, in milliseconds. */
const ANNOUNCE_MS = 500

const MOVING: ReadonlySet<string> = new Set(['ArrowDown', 'ArrowUp', 'Home', 'End', 'PageDown', 'PageUp'])

/** What is typed, for whom the palette is shown by, and how to empty it. */
export interface TypedLine {
  text: string
  clear(): void
}

/** The palette's content; lives as long as it is open. `begins` is what the input begins with. What is typed stays in here: a key draws nothing around it again. */
export function PaletteView({
  registry,
  here,
  entities,
  begins,
  line,
  onChoose,
  onNewTab,
}: {
  registry: Registry
  here: Here
  entities: EntityIndex
  begins: string
  line: Ref<TypedLine>
  onChoose: (row: Row) => void
  onNewTab: (row: Row) => void
}) {
  const [typed, setTyped] = useState(begins)
  const [waitingFor, setWaitingFor] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const commands = useMemo(() => commandsOf(registry, here, recencyOf(here)), [registry, here])
  const query = useMemo(() => readQuery(typed), [typed])
  const remote = useRemote(entities.remote, query)
  const isAsked = query.scope === 'all' || query.scope === 'commands'
  const sentence = useSentenceRow(isAsked, query.text, here)
  const shown = useRef(0)
  const arrived = useLateEntities(entities, shown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `arrived` counts entities that came in after an empty answer
  const sections = useMemo(
    () => resultsFor(query, commands, entities, remote.hits, sentence),
    [query, commands, entities, remote.hits, sentence, arrived],
  )
  const { drawn, missing, drawRest } = useGradual(sections, query)
  const kept = useKeptHighlight(list, sections, query)
  const count = sections.reduce((sum, { rows }) => sum + rows.length, 0)
  useEffect(() => {
    shown.current = count
  }, [count])
  useAnnouncedCount(count, remote.pending)

  useEffect(() => entities.opened(), [entities])

  const stable = useStable(onChoose)

  // Enter was pressed before the answer came: run its first row, unless something else was typed meanwhile.
  useEffect(() => {
    if (waitingFor === null || remote.pending) return
    setWaitingFor(null)
    const first = waitingFor === typed ? sections[0]?.rows[0] : undefined
    if (first) queueMicrotask(() => stable(first))
  }, [waitingFor, remote.pending, typed, sections, stable])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return
    // What moves the highlight looks for the next row among those that are drawn.
    if (missing > 0 && (MOVING.has(event.key) || event.ctrlKey)) flushSync(drawRest)
    if (event.key !== 'Enter') return
    if (event.metaKey || event.ctrlKey) {
      event.preventDefault()
      const key = highlightedIn(list.current)
      const row = sections.flatMap(({ rows }) => rows).find((one) => one.key === key)
      if (row) onNewTab(row)
    } else if (count === 0 && remote.pending) {
      event.preventDefault()
      setWaitingFor(typed)
    }
  }
  const onValueChange = (text: string) => {
    setTyped(text)
    setWaitingFor(null)
    list.current?.scrollTo({ top: 0 })
  }

  useImperativeHandle(line, () => ({ text: typed, clear: () => onValueChange('') }))

  return (
    <Command className={styles.command} label="Search or run a command" shouldFilter={false} {...kept} onKeyDown={onKeyDown}>
      <div className={styles.chips}>
        <SubjectChip subjects={here.subjects} />
      </div>
      <Command.Input
        {...takesFocus}
        className={styles.input}
        value={typed}
        onValueChange={onValueChange}
        // Where nobody sees it, it would still be hidden anew with each letter.
        placeholder={typed === '' ? 'Type a command or search…' : undefined}
        enterKeyHint="go"
      />
      <Command.List ref={list} className={styles.list} label="Results" aria-busy={remote.pending} onScroll={drawRest} onWheel={drawRest}>
        {drawn.map((section) => (
          <ResultSection key={section.heading} section={section} onChoose={stable} />
        ))}
        {missing > 0 && <div style={{ height: missing * ROW_PX }} />}
        {count === 0 && <p className={styles.empty}>{remote.pending ? 'Searching…' : nothing(query)}</p>}
        {remote.failed && (
          <p role="status" className={styles.unsearched}>
            The server could not be asked: only what is known here was searched.
          </p>
        )}
      </Command.List>
      <footer className={styles.foot}>
        <span className={styles.footHint}>
          <Keys keys="ArrowUp" silent />
          <Keys keys="ArrowDown" silent /> choose
        </span>
        <span className={styles.footHint}>
          <Keys keys="Enter" silent /> {waitingFor === null ? 'run' : 'runs when found'}
        </span>
        <span className={styles.footHint}>
          <Keys keys="Escape" silent /> {typed === '' ? 'close' : 'clear'}
        </span>
        <span className={`${styles.footEnd} ${styles.count}`}>{countText(count)}</span>
      </footer>
    </Command>
  )
}

function ResultSection({ section, onChoose }: { section: Section; onChoose: (row: Row) => void }) {
  return (
    <Command.Group heading={section.heading} className={styles.group}>
      {section.rows.map((row) => (
        <PaletteRow key={row.key} row={row} onChoose={onChoose} />
      ))}
    </Command.Group>
  )
}

function countText(count: number): string {
  return count === 1 ? '1 result' : `${count} results`
}

function nothing({ scope, text }: Query): string {
  const things = { all: 'command, task, person or project', commands: 'command' }[scope as string] ?? scope
  return text === '' ? `No ${things} here yet.` : `No ${things} matches “${text}”.`
}

/** 1 for what was used last, falling towards 0. */
function recencyOf(here: Here): (id: string) => number {
  const { viewer } = here.services
  const places = new Map(viewer ? recentIds(viewer.username).map((id, at) => [id, 1 / (at + 1)]) : [])
  return (id) => places.get(id) ?? 0
}

/** Counts up when entities came in while nothing was listed; otherwise rows would move under the hand. */
function useLateEntities(entities: EntityIndex, shown: { readonly current: number }): number {
  const [arrivals, setArrivals] = useState(0)
  useEffect(() => entities.subscribe(() => shown.current === 0 && setArrivals((before) => before + 1)), [entities, shown])
  return arrivals
}

/** Says the number of results when typing rests. */
function useAnnouncedCount(count: number, pending: boolean): void {
  useEffect(() => {
    if (pending) return
    const timer = setTimeout(() => announce(count === 0 ? 'No results' : countText(count)), ANNOUNCE_MS)
    return () => clearTimeout(timer)
  }, [count, pending])
}

/** A function that stays the same, so that memoised rows do; it calls the newest. */
function useStable<T>(newest: (value: T) => void): (value: T) => void {
  const latest = useRef(newest)
  useEffect(() => {
    latest.current = newest
  })
  return useCallback((value) => latest.current(value), [])
}
