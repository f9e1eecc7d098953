// A list to choose from on a public project, typed into: its few commands with their keys (BP-06), or what narrows it.
import { Command } from 'cmdk'
import { CheckIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { Keys } from '#src/ui/marks/kbd.tsx'
import * as styles from './shared-project-page.css.ts'

/** One of them. */
export interface PublicCommand {
  title: string
  keys?: string
  /** The heading that it stands below; those of one heading follow each other. */
  group?: string
  icon?: ReactNode
  /** Set where it is one that is on or off. */
  checked?: boolean
  run: () => void
}

/** What is chosen is done once it is closed. On a phone it is a sheet at the foot. */
export function PublicCommands({
  title = 'Commands',
  placeholder = 'Run a command',
  commands,
  onClose,
}: {
  title?: string
  placeholder?: string
  commands: readonly PublicCommand[]
  onClose: () => void
}) {
  const groups = [...new Set(commands.map(({ group }) => group))]
  return (
    <Dialog open onOpenChange={onClose} title={title} hideTitle flush width={460}>
      <Command label={title} className={styles.command}>
        <Command.Input placeholder={placeholder} className={styles.commandInput} autoFocus />
        <Command.List className={styles.commandList}>
          <Command.Empty className={styles.commandEmpty}>Nothing here is called so.</Command.Empty>
          {groups.map((group) => (
            <Command.Group key={group ?? ''} {...(group && { heading: group })} className={styles.commandGroup}>
              {commands
                .filter((one) => one.group === group)
                .map((one) => (
                  <Line
                    key={one.title}
                    command={one}
                    onChoose={() => {
                      onClose()
                      one.run()
                    }}
                  />
                ))}
            </Command.Group>
          ))}
        </Command.List>
      </Command>
    </Dialog>
  )
}

function Line({ command: { title, keys, group, icon, checked }, onChoose }: { command: PublicCommand; onChoose: () => void }) {
  return (
    <Command.Item
      value={`${group ?? ''} ${title}`.trim()}
      className={styles.commandItem}
      onSelect={onChoose}
      {...(checked !== undefined && { 'aria-checked': checked })}
    >
      {icon}
      <span dir="auto" className={styles.commandTitle}>
        {title}
      </span>
      {checked && <CheckIcon size={14} aria-hidden />}
      {keys && <Keys keys={keys} />}
    </Command.Item>
  )
}
