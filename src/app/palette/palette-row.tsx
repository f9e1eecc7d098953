// One line of the palette: a command with its keys, or an entity.
import { Command } from 'cmdk'
import { LockIcon } from 'lucide-react'
import { memo } from 'react'
import * as styles from '#src/app/palette-frame/palette.css.ts'
import { Keys } from '#src/ui/marks/kbd.tsx'
import { ariaKeys } from '#src/ui/marks/key-caps.ts'
import { MarkedText } from '#src/ui/marks/marked-text.tsx'
import { surelyFits } from '#src/ui/marks/text-width.ts'
import { VisuallyHidden } from '#src/ui/marks/visually-hidden.tsx'
import type { CommandRow, EntityRow, Row } from './palette-rows.ts'

/** A line; drawn again only when what it shows changed. */
export const PaletteRow = memo(
  function PaletteRow({ row, onChoose }: { row: Row; onChoose: (row: Row) => void }) {
    return row.kind === 'command' ? <CommandLine row={row} onChoose={onChoose} /> : <EntityLine row={row} onChoose={onChoose} />
  },
  (before, after) => before.onChoose === after.onChoose && same(before.row, after.row),
)

function same(before: Row, after: Row): boolean {
  if (before === after) return true
  if (before.key !== after.key || before.title !== after.title || before.ranges.length !== after.ranges.length) return false
  if (
    before.kind === 'command'
      ? after.kind !== 'command' || before.state !== after.state
      : after.kind !== 'entity' || before.entity !== after.entity
  )
    return false
  return before.ranges.every(([start, end], at) => after.ranges[at]?.[0] === start && after.ranges[at]?.[1] === end)
}

/** What a row has for its texts on a desk, between icon and end (palette.css.ts). */
const ROOM_PX = 520
/** Keycaps and a lock. */
const END_PX = 140
/** The size of the texts, and as much more as what is found is bolder. */
const TEXT_PX = 13.6
const GAP_PX = 10

/** How the texts of a row stand beside each other: cut off only where they may not fit. */
function wordsOf(texts: readonly (string | undefined)[], taken: number): string {
  const said = texts.filter((text) => text)
  const fits = surelyFits(said.join(''), ROOM_PX - taken - said.length * GAP_PX, TEXT_PX)
  return fits ? `${styles.words} ${styles.roomy}` : styles.words
}

function CommandLine({ row, onChoose }: { row: CommandRow; onChoose: (row: Row) => void }) {
  const { action, state } = row
  const Icon = action.icon
  const keys = action.shortcuts[0]
  const off = state.kind === 'disabled'
  return (
    <Command.Item
      value={row.key}
      className={styles.row}
      data-off={off || undefined}
      onSelect={() => onChoose(row)}
      aria-keyshortcuts={off ? undefined : ariaKeys(keys)}
    >
      <span className={styles.icon}>
        <Icon aria-hidden />
      </span>
      <span
        className={
          row.parts ? styles.words : wordsOf([row.title, row.reach, state.kind === 'ready' ? undefined : state.reason], keys ? END_PX : 0)
        }
      >
        {row.parts ? (
          <SentenceParts parts={row.parts} />
        ) : (
          <span className={styles.title}>
            <MarkedText text={row.title} ranges={row.ranges} />
          </span>
        )}
        {row.reach && <span className={styles.why}>{row.reach}</span>}
        {state.kind !== 'ready' && state.reason && <span className={styles.why}>{state.reason}</span>}
      </span>
      <span className={styles.end}>
        {state.kind === 'locked' && (
          <>
            <LockIcon size={13} aria-hidden />
            <VisuallyHidden>Locked</VisuallyHidden>
          </>
        )}
        {keys && !row.parts && <Keys keys={keys} silent />}
      </span>
    </Command.Item>
  )
}

/** What is understood, each as a chip; what is not is struck through. */
function SentenceParts({ parts }: { parts: NonNullable<CommandRow['parts']> }) {
  return (
    <span className={styles.parts}>
      {parts.map(({ text, read }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same word may be there twice, and parts have no state
        <span key={at} className={read ? styles.part : styles.unread}>
          {!read && <VisuallyHidden>Not understood: </VisuallyHidden>}
          {text}
        </span>
      ))}
    </span>
  )
}

function EntityLine({ row, onChoose }: { row: EntityRow; onChoose: (row: Row) => void }) {
  const { entity } = row
  return (
    <Command.Item value={row.key} className={styles.row} onSelect={() => onChoose(row)}>
      <span className={styles.icon}>{entity.icon()}</span>
      {entity.code && <span className={styles.code}>{entity.code}</span>}
      <span className={wordsOf([entity.code, row.title, entity.hint], 0)}>
        <span className={styles.title}>
          <MarkedText text={row.title} ranges={row.ranges} />
        </span>
        {entity.hint && <span className={styles.hint}>{entity.hint}</span>}
      </span>
    </Command.Item>
  )
}
