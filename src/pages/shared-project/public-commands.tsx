// The few commands of a public project, with their keys (BP-06).
import { Command } from 'cmdk'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { Keys } from '#src/ui/marks/kbd.tsx'
import * as styles from './shared-project-page.css.ts'

/** One of them. */
export interface PublicCommand {
  title: string
  keys?: string
  run: () => void
}

/** A list to type into; what is chosen is done once it is closed. */
export function PublicCommands({ commands, onClose }: { commands: readonly PublicCommand[]; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title="Commands" hideTitle flush width={460}>
      <Command label="Commands" className={styles.command}>
        <Command.Input placeholder="Run a command" className={styles.commandInput} autoFocus />
        <Command.List className={styles.commandList}>
          <Command.Empty className={styles.commandEmpty}>Nothing here is called so.</Command.Empty>
          {commands.map(({ title, keys, run }) => (
            <Command.Item
              key={title}
              value={title}
              className={styles.commandItem}
              onSelect={() => {
                onClose()
                run()
              }}
            >
              {title}
              {keys && <Keys keys={keys} />}
            </Command.Item>
          ))}
        </Command.List>
      </Command>
    </Dialog>
  )
}
