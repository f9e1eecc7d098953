// The frame of every settings page: an index and the sections it leads to, each with an address of its own, `settings#labels` (PSET-01, WSET-06, PROFUP-01).
import { LinkIcon } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { heading } from '#src/theme/text.css.ts'
import { Select } from '#src/ui/fields/select.tsx'
import * as styles from './settings-sections.css.ts'

/** A section; `id` is its hash, `text` a sentence below its heading. */
export interface SettingsSection {
  id: string
  title: string
  text?: string
}

interface Shown<Section extends SettingsSection> {
  sections: readonly Section[]
  /** One section at a time, or all in one column that the index follows as it is scrolled. */
  shows?: 'one' | 'all'
  children: (section: Section) => ReactNode
}

/**
 * Links at the left that stay in sight, a select on top on phones (PSET-19). A hash that is no section is a field: `data-field` of a `SettingField`,
 * looked for in the first section, or in all that are shown.
 */
export function SettingsSections<Section extends SettingsSection>({ sections, shows = 'one', children }: Shown<Section>) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const frame = useRef<HTMLDivElement>(null)
  const named = sections.find(({ id }) => `#${id}` === hash)
  const passed = usePassed(frame, shows === 'all', named?.id)
  const current = (shows === 'all' ? sections.find(({ id }) => id === passed) : named) ?? sections[0]
  useNamedPlace(frame, hash, named?.id, shows)
  if (!current) return null
  const shown = shows === 'all' ? sections : [current]
  return (
    <div ref={frame} className={styles.frame}>
      <nav aria-label="Settings" className={styles.index}>
        {sections.map(({ id, title }) => (
          <Link
            key={id}
            to={`#${id}`}
            className={styles.link}
            {...(id === current.id && { 'aria-current': shows === 'all' ? true : 'page' })}
          >
            {title}
          </Link>
        ))}
      </nav>
      <div className={styles.chooser}>
        <Select
          label="Section"
          hideLabel
          value={current.id}
          onChange={(id) => navigate(`#${id}`)}
          options={sections.map(({ id, title }) => ({ value: id, label: title }))}
        />
      </div>
      <div className={styles.column}>
        {shown.map((section) => (
          <section key={section.id} data-section={section.id} aria-labelledby={`section-${section.id}`} className={styles.section}>
            <div className={styles.head}>
              <h2 id={`section-${section.id}`} tabIndex={-1} className={styles.heading}>
                <span className={heading.section}>{section.title}</span>
              </h2>
              {shows === 'all' && (
                <Link to={`#${section.id}`} aria-label={`Link to ${section.title}`} className={styles.anchor}>
                  <LinkIcon size={14} aria-hidden />
                </Link>
              )}
            </div>
            {section.text && <p className={styles.text}>{section.text}</p>}
            {children(section)}
          </section>
        ))}
      </div>
    </div>
  )
}

/** Goes to the section or the field that the address names; to the section shown first only when it is asked for later. */
function useNamedPlace(frame: RefObject<HTMLElement | null>, hash: string, section: string | undefined, shows: 'one' | 'all'): void {
  const before = useRef<string | null>(null)
  useLayoutEffect(() => {
    const first = before.current === null
    if (before.current === hash) return
    before.current = hash
    const name = CSS.escape(hash.slice(1))
    if (section === undefined) {
      const field = hash && frame.current?.querySelector<HTMLElement>(`[data-field="${name}"] :is(input, textarea, button)`)
      if (field) field.focus()
      else if (!first && shows === 'one') frame.current?.querySelector('h2')?.focus({ preventScroll: true })
      return
    }
    if (first && shows === 'one') return
    const place = frame.current?.querySelector<HTMLElement>(`[data-section="${CSS.escape(section)}"]`)
    if (shows === 'all') bringUp(place)
    place?.querySelector('h2')?.focus({ preventScroll: true })
  }, [frame, hash, section, shows])
  useKeptPlace(frame, shows === 'all' ? section : undefined)
}

/** So long what comes later may move the section that was asked for, in ms. */
const SETTLING_MS = 4_000
const TAKES_OVER = ['wheel', 'pointerdown', 'keydown', 'touchmove'] as const

/** Keeps the section in its place while those above it get their contents, until somebody scrolls or presses anything. */
function useKeptPlace(frame: RefObject<HTMLElement | null>, section: string | undefined): void {
  useEffect(() => {
    const around = frame.current
    if (section === undefined || !around) return
    const observer = new ResizeObserver(() => bringUp(around.querySelector<HTMLElement>(`[data-section="${CSS.escape(section)}"]`)))
    const stop = () => {
      observer.disconnect()
      clearTimeout(timer)
      for (const name of TAKES_OVER) window.removeEventListener(name, stop, true)
    }
    const timer = setTimeout(stop, SETTLING_MS)
    observer.observe(around)
    for (const name of TAKES_OVER) window.addEventListener(name, stop, true)
    return stop
  }, [frame, section])
}

/** Scrolls what scrolls around it, and not the frame of the app, which a browser would scroll, too. */
function bringUp(place: HTMLElement | null | undefined): void {
  const around = scrollerOf(place)
  if (!place || !around) return
  const room = Number.parseFloat(getComputedStyle(place).scrollMarginTop) || 0
  around.scrollTop += place.getBoundingClientRect().top - around.getBoundingClientRect().top - room
}

/** What scrolls around an element; null for none. */
function scrollerOf(element: HTMLElement | null | undefined): HTMLElement | null {
  let around = element?.parentElement ?? null
  while (around && !/auto|scroll/.test(getComputedStyle(around).overflowY)) around = around.parentElement
  return around
}

/** The section that is being read: the last one whose heading has passed the top; the one that was asked for, until somebody scrolls. */
function usePassed(frame: RefObject<HTMLElement | null>, on: boolean, asked: string | undefined): string | undefined {
  const [passed, setPassed] = useState(asked)
  useEffect(() => {
    if (!on) return
    setPassed(asked)
    let top: number | null = null
    const look = () => {
      const all = [...(frame.current?.querySelectorAll<HTMLElement>('[data-section]') ?? [])]
      const tops = all.map((one) => one.getBoundingClientRect().top)
      // Going there by address scrolls, too; only what moves on from there counts.
      if (top === null && asked !== undefined) top = tops[0] ?? null
      if (asked !== undefined && tops[0] === top) return
      top = Number.NaN
      // At the end nothing more can pass the top: what was asked for is read where it stands, else the last.
      const { scrollTop = 0, clientHeight = 0, scrollHeight = Number.POSITIVE_INFINITY } = scrollerOf(frame.current) ?? {}
      const wanted = all.findIndex(({ dataset }) => dataset.section === asked)
      const ended = scrollTop + clientHeight >= scrollHeight - 2
      if (ended) setPassed(wanted >= 0 && (tops[wanted] ?? 0) >= 0 ? asked : all.at(-1)?.dataset.section)
      else setPassed((all.findLast((_, at) => (tops[at] ?? 0) < LINE) ?? all[0])?.dataset.section)
    }
    window.addEventListener('scroll', look, { capture: true, passive: true })
    return () => window.removeEventListener('scroll', look, { capture: true })
  }, [frame, on, asked])
  return passed
}

/** Below the header and the head of the page, in px. */
const LINE = 180
