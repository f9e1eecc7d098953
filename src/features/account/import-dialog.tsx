// What a file of shortcuts would take from other actions, and what of it will not do: asked before anything changes (PROFUP-08).
import type { KeyImport } from '#src/model/account/keys/key-import.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { Keys } from '#src/ui/marks/kbd.tsx'
import * as styles from './shortcuts.css.ts'

/** `changes` is false where nothing of the file is left to take over. */
export function ImportDialog({
  read: { taken, refused },
  changes,
  onImport,
  onClose,
}: {
  read: KeyImport
  changes: boolean
  onImport: () => void
  onClose: () => void
}) {
  const from = [...new Set(taken.map(({ from }) => from.name))]
  return (
    <Dialog open onOpenChange={(open) => open || onClose()} title="Import shortcuts" width={480}>
      <div className={styles.dialog}>
        {taken.length > 0 && (
          <>
            <h3 className={styles.part}>Keys that other actions have</h3>
            <ul className={styles.lines}>
              {taken.map(({ key, by, from }) => (
                <li key={`${by.id} ${key} ${from.id}`} className={styles.told}>
                  <Keys keys={key} always /> <span className={styles.why}>{`“${by.name}” takes it from “${from.name}”`}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        {refused.length > 0 && (
          <>
            <h3 className={styles.part}>Left out</h3>
            <ul className={styles.lines}>
              {refused.map(({ key, action, problem }) => (
                <li key={`${action.id} ${key}`} className={styles.told}>
                  <code dir="auto">{key}</code> <span className={styles.why}>{`for “${action.name}”: ${problem}`}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        <div className={styles.foot}>
          <span className={styles.note} />
          <Button onClick={onClose}>{changes ? 'Cancel' : 'Close'}</Button>
          {changes && (
            <Button variant="primary" onClick={onImport}>
              {from.length === 0
                ? 'Import the rest'
                : from.length === 1
                  ? `Take it from “${from[0]}”`
                  : `Take them from ${from.length} actions`}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}
