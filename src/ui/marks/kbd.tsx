// Keycaps: how a shortcut is shown on buttons, menus, tooltips and empty screens.
import { Fragment } from 'react'
import { classNames } from './class-names.ts'
import * as styles from './kbd.css.ts'
import { keyCaps, spokenKeys } from './key-caps.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

/** A shortcut as keycaps, one per key. `silent` leaves it out of the accessible name (the control says it by aria-keyshortcuts); `always` shows it on touch screens too. */
export function Keys({
  keys,
  tone = 'plain',
  silent = false,
  always = false,
  className,
}: {
  keys: string
  tone?: 'plain' | 'inherit' | undefined
  silent?: boolean | undefined
  always?: boolean | undefined
  className?: string | undefined
}) {
  const presses = keyCaps(keys)
  let at = 0
  return (
    <kbd className={classNames(styles.keys, !always && styles.needsKeyboard, className)} aria-hidden={silent || undefined}>
      {!silent && <VisuallyHidden>{spokenKeys(keys)}</VisuallyHidden>}
      {presses.map((press) => (
        <Fragment key={at++}>
          {press.map((cap) => (
            <kbd key={`${at}${cap}`} aria-hidden className={styles.cap[tone]}>
              {cap}
            </kbd>
          ))}
        </Fragment>
      ))}
    </kbd>
  )
}
