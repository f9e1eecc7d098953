// The list form of a question, in the palette's frame: title, input, lines to choose from.
import { Command } from 'cmdk'
import { CheckIcon, MinusIcon } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import type { Subjects } from '#src/actions/subject.ts'
import { useFrameKind } from '#src/app/palette-frame/frame-form.ts'
import { highlightedIn } from '#src/app/palette-frame/highlighted.ts'
import * as styles from '#src/app/palette-frame/palette.css.ts'
import { takesFocus } from '#src/app/palette-frame/palette-frame.tsx'
import { SubjectChip } from '#src/app/palette-frame/subject-chip.tsx'
import { useKeptHighlight } from '#src/app/palette-frame/use-kept-highlight.ts'
import type { Score } from '#src/lib/search/search-score.ts'
import { Keys } from '#src/ui/marks/kbd.tsx'
import { MarkedText } from '#src/ui/marks/marked-text.tsx'
import { VisuallyHidden } from '#src/ui/marks/visually-hidden.tsx'

/** One line to choose. */
export interface Line {
  id: string
  title: string
  ranges: Score['ranges']
  hint?: string | undefined
  icon?: ReactNode
  checked?: boolean | 'mixed' | undefined
  /** Why it cannot be chosen. */
  disabled?: string | undefined
  group?: string | undefined
  /** True for what is no answer, such as `Manage labels…`: it has no digit. */
  leads?: boolean | undefined
}

/** A question as a list. Digits choose while nothing is typed; `toggles` adds Space, and Enter keeps the list open. */
export function QuestionList({
  title,
  subjects,
  placeholder,
  typed,
  onTyped,
  lines,
  onChoose,
  onDone,
  onRetry,
  onEarly,
  back,
  digits = true,
  toggles = false,
  problem,
  text,
  children,
  aside,
  end,
}: {
  title: string
  subjects: Subjects
  placeholder: string
  typed: string
  onTyped: (text: string) => void
  lines: readonly Line[]
  onChoose: (id: string) => void
  /** mod+Enter. */
  onDone?: (() => void) | undefined
  /** Enter while there is nothing to choose. */
  onRetry?: (() => void) | undefined
  /** Enter while the lines are still loading. */
  onEarly?: (() => void) | undefined
  back: (() => void) | null
  /** False where an answer begins with a digit itself, such as `12 dec`; `enter` numbers the lines all the same: what the digit means, the caller finds. */
  digits?: boolean | 'enter'
  toggles?: boolean
  /** A sentence about the last answer. */
  problem?: string | null
  /** What to know before answering, line by line. */
  text?: string | undefined
  /** Shown in the list when there are no lines: loading, trouble, nothing found. */
  children?: ReactNode
  /** Another way to answer, beside the list; below it on a phone. */
  aside?: ReactNode
  end?: ReactNode
}) {
  const told = useId()
  const form = useFrameKind()
  const list = useRef<HTMLDivElement>(null)
  const kept = useKeptHighlight(list, lines, typed)
  const free = lines.filter((line) => line.disabled === undefined)
  const numbered = free.filter((line) => !line.leads)

  const highlighted = () => {
    const value = highlightedIn(list.current)
    return free.find(({ id }) => id === value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.nativeEvent.keyCode === 229) return
    const held = event.metaKey || event.ctrlKey || event.altKey
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) {
      event.preventDefault()
      const line = highlighted()
      if (onDone) onDone()
      else if (line) onChoose(line.id)
    } else if (event.key === 'Enter' && lines.length === 0 && (onRetry || onEarly)) {
      event.preventDefault()
      if (onRetry) onRetry()
      else if (!event.repeat) onEarly?.()
    } else if (typed === '' && !held && event.key === 'Backspace' && back) {
      event.preventDefault()
      if (!event.repeat) back()
    } else if (digits === true && typed === '' && !held && numbered.length > 0 && /^[1-9]$/.test(event.key)) {
      // Behind the last one it is a slip, and nothing to search for.
      event.preventDefault()
      const line = numbered[Number(event.key) - 1]
      if (line && !event.repeat) onChoose(line.id)
    } else if (typed === '' && !held && event.key === ' ' && toggles) {
      event.preventDefault()
      const line = highlighted()
      if (line) onChoose(line.id)
    }
  }
  const change = (text: string) => {
    onTyped(text)
    list.current?.scrollTo({ top: 0 })
  }

  return (
    <Command className={styles.command} label={title} shouldFilter={false} {...kept} onKeyDown={onKeyDown}>
      <div className={styles.chips}>
        <span className={styles.asked}>{title}</span>
        <SubjectChip subjects={subjects} />
      </div>
      {text && (
        <p id={told} className={styles.told}>
          {text}
        </p>
      )}
      <Command.Input
        {...takesFocus}
        className={styles.input}
        value={typed}
        onValueChange={change}
        placeholder={placeholder}
        {...(text && { 'aria-describedby': told })}
        enterKeyHint="go"
      />
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <div className={aside ? styles.split : styles.whole}>
        <Command.List ref={list} className={styles.list} label={title} aria-multiselectable={toggles || undefined}>
          {grouped(lines).map(({ heading, items }) => (
            <Command.Group
              key={`${heading ?? ''} ${items[0]?.id}`}
              {...(heading && { heading })}
              className={heading ? styles.group : styles.headless}
            >
              {items.map((line) => {
                const digit = digits && typed === '' ? numbered.indexOf(line) + 1 : 0
                return <LineItem key={line.id} line={line} digit={digit > 0 && digit <= 9 ? digit : null} onChoose={onChoose} />
              })}
            </Command.Group>
          ))}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: keeps keys of the buttons inside from the list */}
          <div onKeyDown={pressesItself}>{children}</div>
        </Command.List>
        {aside && (
          // biome-ignore lint/a11y/noStaticElementInteractions: keeps keys of what stands inside from the list
          <div className={styles.aside} onKeyDown={(event) => event.stopPropagation()}>
            {aside}
          </div>
        )}
      </div>
      {(form === 'palette' || end) && (
        <footer className={styles.foot}>
          {form === 'palette' && <KeyHints toggles={toggles} leadsBack={back !== null} />}
          {/* biome-ignore lint/a11y/noStaticElementInteractions: keeps keys of the buttons inside from the list */}
          <span className={styles.footEnd} onKeyDown={pressesItself}>
            {end}
          </span>
        </footer>
      )}
    </Command>
  )
}

function KeyHints({ toggles, leadsBack }: { toggles: boolean; leadsBack: boolean }) {
  const keys = [
    { keys: ['ArrowUp', 'ArrowDown'], does: 'choose' },
    { keys: ['Enter'], does: toggles ? 'toggle' : 'select' },
    ...(toggles ? [{ keys: ['Escape'], does: 'close' }] : []),
    ...(leadsBack ? [{ keys: ['Backspace'], does: 'back' }] : []),
  ]
  return keys.map(({ keys, does }) => (
    <span key={does} className={styles.footHint}>
      {keys.map((key) => (
        <Keys key={key} keys={key} silent />
      ))}{' '}
      {does}
    </span>
  ))
}

/** Enter and Space on a button press it; the list would take them for the highlighted line. */
function pressesItself(event: KeyboardEvent): void {
  if (event.key === 'Enter' || event.key === ' ') event.stopPropagation()
}

function LineItem({ line, digit, onChoose }: { line: Line; digit: number | null; onChoose: (id: string) => void }) {
  const { checked } = line
  return (
    <Command.Item
      value={line.id}
      className={styles.row}
      disabled={line.disabled !== undefined}
      onSelect={() => onChoose(line.id)}
      {...(checked !== undefined && { 'aria-checked': checked === 'mixed' ? 'mixed' : checked })}
    >
      {line.icon && <span className={styles.icon}>{line.icon}</span>}
      <span className={styles.words}>
        <span className={styles.title}>
          <MarkedText text={line.title} ranges={line.ranges} />
        </span>
        {(line.disabled ?? line.hint) && <span className={line.disabled ? styles.why : styles.hint}>{line.disabled ?? line.hint}</span>}
      </span>
      <span className={styles.end}>
        {checked === true && <CheckIcon size={14} aria-hidden />}
        {checked === 'mixed' && <MinusIcon size={14} aria-hidden />}
        {checked === 'mixed' && <VisuallyHidden>Some have this</VisuallyHidden>}
        {digit !== null && <Keys keys={String(digit)} silent />}
      </span>
    </Command.Item>
  )
}

/** Runs of lines with the same heading. */
function grouped(lines: readonly Line[]): { heading: string | undefined; items: Line[] }[] {
  const runs: { heading: string | undefined; items: Line[] }[] = []
  for (const line of lines) {
    const last = runs.at(-1)
    if (last && last.heading === line.group) last.items.push(line)
    else runs.push({ heading: line.group, items: [line] })
  }
  return runs
}
