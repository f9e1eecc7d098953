// Shows the begun key sequence, "G …", and what can follow.
import { useSyncExternalStore } from 'react'
import type { Keymap } from '#src/actions/keys/keymap.ts'
import { Keys } from '#src/ui/marks/kbd.tsx'
import * as styles from './key-hint.css.ts'

/** The hint; empty while no sequence is begun. Mount once. */
export function KeyHint({ keymap }: { keymap: Pick<Keymap, 'pendingKeys'> }) {
  const pending = useSyncExternalStore(keymap.pendingKeys.subscribe, keymap.pendingKeys.get)
  return (
    <div className={styles.place} role="status">
      {pending && (
        <div className={styles.card}>
          <p className={styles.pressed}>
            <Keys keys={pending.pressed.join(' ')} always /> …
          </p>
          <ul className={styles.choices}>
            {pending.next.map(({ key, title }) => (
              <li key={key} className={styles.choice}>
                <Keys keys={key} always /> {title}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
