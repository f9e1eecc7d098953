// An action as a button: label or icon, key in the tooltip, lock and reason where it may not run.
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { TileButton } from '#src/ui/controls/tile-button.tsx'
import type { Action } from './action.ts'
import { useAction, useHere, useScene } from './actions-context.tsx'
import { useKeyTaken } from './key-taken.ts'
import { perform } from './perform.ts'
import { type ActionState, stateOf } from './state-of.ts'
import type { Subjects } from './subject.ts'

/** How an action's button looks. */
export interface ActionButtonProps {
  action: Action
  /** What it acts on; what is in view unless given. */
  subjects?: Subjects | undefined
  /** `icon`: only the icon with a tooltip; `tile`: the icon over its label; the others are the variants of Button. */
  look?: 'icon' | 'tile' | 'primary' | 'ghost' | 'subtle' | 'danger' | undefined
  /** In px; 44 for icons only. */
  size?: 24 | 28 | 32 | 44 | undefined
  /** Replaces the title, where the place asks for a shorter or fixed word. */
  label?: string | undefined
  /** Drawn by a tile in place of its label, which is then only said. */
  content?: ReactNode
  /** Replaces the icon, for example by a filled star. */
  icon?: LucideIcon | undefined
  /** For toggles. */
  pressed?: boolean | undefined
  tabIndex?: number | undefined
  className?: string | undefined
}

/** Nothing where the action is hidden; otherwise a button that runs it through `perform`. */
export function ActionButton({
  action,
  subjects,
  look = 'ghost',
  size = 28,
  label,
  content,
  icon,
  pressed,
  tabIndex,
  className,
}: ActionButtonProps) {
  // Titles and states follow what is in view; a button with subjects of its own need not listen.
  useScene((scene) => (subjects ? null : scene))
  const taken = useKeyTaken(action)
  const hereNow = useHere()
  const here = hereNow(subjects)
  const state = stateOf(action, here)
  if (state.kind === 'hidden') return null
  const text = label ?? action.titleFor(here)
  const shared = { onClick: () => void perform(action, hereNow(subjects), 'button'), 'data-action': action.id, tabIndex, className }
  const reason = reasonOf(state)
  const shown = action.shortcuts[0]
  const keys = taken ? undefined : shown
  if (look === 'icon')
    return <IconButton {...shared} label={text} icon={icon ?? action.icon} size={size} keys={keys} reason={reason} pressed={pressed} />
  if (look === 'tile')
    return (
      <TileButton
        {...shared}
        label={text}
        hint={action.titleFor(here)}
        icon={icon ?? action.icon}
        keys={keys}
        reason={reason}
        danger={action.id.endsWith('.delete')}
        aria-pressed={pressed}
      >
        {content}
      </TileButton>
    )
  return (
    <Button
      {...shared}
      variant={look}
      size={size === 32 ? 32 : 28}
      icon={icon ?? action.icon}
      keys={shown}
      keysTaken={taken}
      reason={reason}
      aria-pressed={pressed}
    >
      {text}
    </Button>
  )
}

/** The button of another feature's action; nothing until the registry is loaded. */
export function ActionById({ id, ...rest }: { id: string } & Omit<ActionButtonProps, 'action'>) {
  const action = useAction(id)
  return action ? <ActionButton action={action} {...rest} /> : null
}

/** The sentence that says why an action is off; undefined when it runs. */
function reasonOf(state: ActionState): string | undefined {
  if (state.kind === 'locked') return state.reason
  if (state.kind === 'disabled') return state.reason ?? 'Not possible here.'
  return undefined
}
