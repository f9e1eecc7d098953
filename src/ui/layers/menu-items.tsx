// The rows of every menu, dropdown or context: one model, drawn with the primitives of either.
import { CheckIcon, ChevronRightIcon, LockIcon, type LucideIcon } from 'lucide-react'
import type { ContextMenu, DropdownMenu } from 'radix-ui'
import { type PointerEvent, type ReactNode, useRef } from 'react'
import { media } from '#src/theme/tokens.ts'
import { Keys } from '#src/ui/marks/kbd.tsx'
import { ariaKeys } from '#src/ui/marks/key-caps.ts'
import { VisuallyHidden } from '#src/ui/marks/visually-hidden.tsx'
import * as styles from './menu.css.ts'

/** One choice in a menu. */
export type MenuChoice = {
  kind?: 'choice' | undefined
  id: string
  label: ReactNode
  icon?: LucideIcon | undefined
  /** Drawn instead of an icon: a status ring, an avatar, a colour dot. */
  mark?: ReactNode
  keys?: string | undefined
  onSelect: () => void
  disabled?: boolean | undefined
  /** Why it is disabled or locked; shown under the label. */
  reason?: string | undefined
  /** Needs a better plan: shows a lock, stays selectable so that it can explain itself. */
  locked?: boolean | undefined
  danger?: boolean | undefined
  /** A tick; undefined where nothing is ticked. */
  checked?: boolean | undefined
}

/** A row of a menu: a choice, a heading, a line between groups, or a menu of its own. */
export type MenuItem =
  | MenuChoice
  | { kind: 'separator'; id: string }
  | { kind: 'heading'; id: string; label: string }
  | { kind: 'submenu'; id: string; label: ReactNode; icon?: LucideIcon | undefined; items: readonly MenuItem[] }
  | MenuPanel

/** A row with a dialog of its own beside it; `content` may close the whole menu. */
export type MenuPanel = {
  kind: 'panel'
  id: string
  label: ReactNode
  icon?: LucideIcon | undefined
  keys?: string | undefined
  content: (close: () => void) => ReactNode
}

/** The primitives a menu is drawn with. */
export type MenuParts = Pick<
  typeof DropdownMenu | typeof ContextMenu,
  'CheckboxItem' | 'Item' | 'Label' | 'Portal' | 'Separator' | 'Sub' | 'SubContent' | 'SubTrigger'
>

/** Draws the rows. */
export function MenuItems({ items, parts }: { items: readonly MenuItem[]; parts: MenuParts }) {
  return items.map((item) => {
    if (item.kind === 'separator') return <parts.Separator key={item.id} className={styles.separator} />
    if (item.kind === 'heading')
      return (
        <parts.Label key={item.id} className={styles.heading}>
          {item.label}
        </parts.Label>
      )
    if (item.kind === 'submenu') {
      return (
        <parts.Sub key={item.id}>
          <Opener item={item} parts={parts} />
          <parts.Portal>
            <parts.SubContent className={styles.content} {...beside}>
              <MenuItems items={item.items} parts={parts} />
            </parts.SubContent>
          </parts.Portal>
        </parts.Sub>
      )
    }
    if (item.kind === 'panel') return <Panel key={item.id} item={item} parts={parts} />
    return <Choice key={item.id} item={item} parts={parts} />
  })
}

const beside = { sideOffset: 2, alignOffset: -4, collisionPadding: 8, 'data-layer': 'menu' }

/** The row that opens what lies beside it. */
function Opener({
  item,
  parts,
  opens = 'menu',
}: {
  item: Omit<MenuPanel, 'kind' | 'content'>
  parts: MenuParts
  opens?: 'menu' | 'dialog'
}) {
  const Icon = item.icon
  return (
    <parts.SubTrigger className={styles.item} aria-haspopup={opens} aria-keyshortcuts={ariaKeys(item.keys)}>
      {Icon && <Icon aria-hidden />}
      <span className={styles.label}>{item.label}</span>
      {item.keys && <Keys keys={item.keys} silent className={styles.keys} />}
      <ChevronRightIcon aria-hidden className={item.keys ? styles.endBehindKeys : styles.end} />
    </parts.SubTrigger>
  )
}

function Panel({ item, parts }: { item: MenuPanel; parts: MenuParts }) {
  const closer = useRef<HTMLDivElement>(null)
  return (
    <parts.Sub>
      <Opener item={item} parts={parts} opens="dialog" />
      <parts.Portal>
        <parts.SubContent className={styles.panel} role="none" aria-orientation={undefined} {...beside}>
          {item.content(() => closer.current?.click())}
          {/* What chooses a row of a menu closes all of it; nothing else that these primitives offer does. */}
          <parts.Item ref={closer} hidden />
        </parts.SubContent>
      </parts.Portal>
    </parts.Sub>
  )
}

/** What opened the menu chooses nothing by leaving: a finger, or a mouse where the menu is a sheet that comes up under it. A tap is a click of its own. */
function liftsOnly(event: PointerEvent): void {
  if (event.pointerType === 'touch' || window.matchMedia(media.coarse).matches) event.preventDefault()
}

function Choice({ item, parts }: { item: MenuChoice; parts: MenuParts }) {
  const Icon = item.icon
  const inside = (
    <>
      {item.mark ?? (Icon && <Icon aria-hidden />)}
      <span className={styles.label}>
        {item.label}
        {item.reason && <span className={styles.reason}>{item.reason}</span>}
      </span>
      {item.checked && <CheckIcon aria-hidden className={styles.tick} />}
      {item.locked && (
        <span className={styles.lock}>
          <LockIcon size={13} aria-hidden />
          <VisuallyHidden>Locked</VisuallyHidden>
        </span>
      )}
      {item.keys && <Keys keys={item.keys} silent className={styles.keys} />}
    </>
  )
  const shared = {
    className: item.danger ? styles.dangerItem : styles.item,
    onSelect: item.onSelect,
    onPointerUp: liftsOnly,
    disabled: item.disabled ?? false,
    'aria-keyshortcuts': ariaKeys(item.keys),
  }
  return item.checked === undefined ? (
    <parts.Item {...shared}>{inside}</parts.Item>
  ) : (
    <parts.CheckboxItem {...shared} checked={item.checked}>
      {inside}
    </parts.CheckboxItem>
  )
}
