// The sheet of all shortcuts, made from the registry: nothing is listed that is not declared, nothing declared is left out.
import { LockIcon, SearchIcon } from 'lucide-react'
import { Fragment, useMemo, useState, useSyncExternalStore } from 'react'
import type { Action, Here } from '#src/actions/action.ts'
import { ActionById } from '#src/actions/action-button.tsx'
import { useActions, useHere } from '#src/actions/actions-context.tsx'
import { hasSubjects, type Registry } from '#src/actions/define-action.ts'
import { stateOf } from '#src/actions/state-of.ts'
import { createSearchIndex } from '#src/lib/search/search-index.ts'
import { groups, groupHeadings as headings } from '#src/model/account/keys/group-headings.ts'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { Keys } from '#src/ui/marks/kbd.tsx'
import * as styles from './help-sheet.css.ts'

/** Actions of the registry that have a key, those that match `typed` only. */
export function shortcutsOf(registry: Registry, typed: string): Action[] {
  const withKeys = registry.all.filter((action) => action.shortcuts.length > 0)
  if (typed.trim() === '') return withKeys
  const index = createSearchIndex(
    withKeys.map((item) => ({ item, title: item.name, keywords: [...item.keywords, headings[item.group], ...item.shortcuts] })),
  )
  const found = new Set(index.search(typed, withKeys.length).map((hit) => hit.item))
  return withKeys.filter((action) => found.has(action))
}

/** Opens as the `help` dialog. Mount once, inside `ActionsProvider`. */
export function HelpSheet() {
  const { services } = useActions()
  const dialogs = useSyncExternalStore(services.dialogs.subscribe, services.dialogs.list)
  const open = dialogs.some((dialog) => dialog.name === 'help')
  return (
    <Dialog open={open} onOpenChange={(next) => next || services.dialogs.close('help')} title="Keyboard shortcuts" width={760}>
      {open && <Shortcuts />}
    </Dialog>
  )
}

function Shortcuts() {
  const { registry } = useActions()
  const readHere = useHere()
  // What is in view when the sheet opens; it does not change behind a dialog.
  const [here] = useState<Here>(() => readHere())
  const [typed, setTyped] = useState('')
  const found = useMemo(() => shortcutsOf(registry, typed), [registry, typed])
  return (
    <>
      <TextField
        label="Search shortcuts"
        hideLabel
        icon={SearchIcon}
        placeholder="Search shortcuts"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <div className={styles.groups}>
        {groups.map((group) => {
          const actions = found.filter((action) => action.group === group)
          return actions.length === 0 ? null : (
            <section key={group} className={styles.group} aria-labelledby={`help-${group}`}>
              <h3 id={`help-${group}`} className={styles.groupTitle}>
                {headings[group]}
              </h3>
              <ul className={styles.list}>
                {sharedKeys(actions).map((sharing) => (
                  <ShortcutLine key={sharing[0].id} actions={sharing} here={here} />
                ))}
              </ul>
            </section>
          )
        })}
      </div>
      {found.length === 0 && <p className={styles.empty}>No shortcut matches “{typed.trim()}”.</p>}
      <div className={styles.foot}>
        <ActionById id="shortcuts.toggle-single-keys" />
        <ActionById id="shortcuts.open" />
      </div>
    </>
  )
}

type Sharing = readonly [Action, ...Action[]]

/** Actions on different subjects may share a key: they stand in one line, in the order of the registry. */
function sharedKeys(actions: readonly Action[]): readonly Sharing[] {
  const lines = new Map<string, Sharing>()
  for (const action of actions) {
    const keys = action.shortcuts.join('\n')
    lines.set(keys, [...(lines.get(keys) ?? []), action] as unknown as Sharing)
  }
  return [...lines.values()]
}

function ShortcutLine({ actions, here }: { actions: Sharing; here: Here }) {
  // The one that the key would run here, else the first.
  const action = actions.find((one) => stateOf(one, here).kind !== 'hidden') ?? actions[0]
  const note = noteOf(action, here)
  return (
    <li className={styles.line}>
      <span className={classNames(styles.name, note !== null && styles.off)}>
        {actions.map(({ name }) => name).join(' · ')}
        {note && <span className={styles.note}>{note}</span>}
      </span>
      {stateOf(action, here).kind === 'locked' && <LockIcon size={13} aria-hidden />}
      <span className={styles.keys}>
        {action.shortcuts.map((keys, at) => (
          <Fragment key={keys}>
            {at > 0 && 'or'}
            <Keys keys={keys} always />
          </Fragment>
        ))}
      </span>
    </li>
  )
}

/** Why a key would do nothing for this person here; null where only the thing to act on is missing. */
function noteOf(action: Action, here: Here): string | null {
  const state = stateOf(action, here)
  if (state.kind === 'locked') return state.reason
  return state.kind === 'hidden' && hasSubjects(action.on, here) ? 'Not available to you here' : null
}
