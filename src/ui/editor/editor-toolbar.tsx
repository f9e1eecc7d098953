// The buttons above the text; arrows walk among them.
import {
  BoldIcon,
  CodeXmlIcon,
  ImageIcon,
  ItalicIcon,
  LinkIcon,
  ListIcon,
  ListOrderedIcon,
  type LucideIcon,
  RemoveFormattingIcon,
  StrikethroughIcon,
  TextQuoteIcon,
  UnderlineIcon,
} from 'lucide-react'
import { Toolbar } from 'radix-ui'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import * as styles from './editor.css.ts'
import { itemKeys } from './editor-item-keys.ts'

/** A button of the toolbar. */
export type ToolbarItem = 'bold' | 'italic' | 'underline' | 'strike' | 'quote' | 'code' | 'image' | 'link' | 'ordered' | 'bullet' | 'clean'

/** The items of each toolbar, in groups (COMMENT-15, DESC-04). */
export const toolbars: Readonly<Record<'comment' | 'description', readonly (readonly ToolbarItem[])[]>> = {
  comment: [['bold', 'italic', 'underline', 'strike'], ['quote', 'code'], ['image', 'link'], ['ordered', 'bullet'], ['clean']],
  description: [['bold', 'italic', 'underline'], ['ordered', 'bullet'], ['image'], ['clean']],
}

const items: Readonly<Record<ToolbarItem, { label: string; icon: LucideIcon; toggles?: boolean }>> = {
  bold: { label: 'Bold', icon: BoldIcon, toggles: true },
  italic: { label: 'Italic', icon: ItalicIcon, toggles: true },
  underline: { label: 'Underline', icon: UnderlineIcon, toggles: true },
  strike: { label: 'Strikethrough', icon: StrikethroughIcon, toggles: true },
  quote: { label: 'Quote', icon: TextQuoteIcon, toggles: true },
  code: { label: 'Code block', icon: CodeXmlIcon, toggles: true },
  image: { label: 'Image', icon: ImageIcon },
  link: { label: 'Link', icon: LinkIcon, toggles: true },
  ordered: { label: 'Numbered list', icon: ListOrderedIcon, toggles: true },
  bullet: { label: 'Bullet list', icon: ListIcon, toggles: true },
  clean: { label: 'Clear formatting', icon: RemoveFormattingIcon },
}

const keysOf: Partial<Readonly<Record<ToolbarItem, string>>> = itemKeys

/** One row; `onItem` is called with what was pressed, and focus stays in the text. Without it the buttons are shapes that wait. */
export function EditorToolbar({
  kind,
  label,
  pressed,
  disabled = false,
  onItem,
}: {
  kind: 'comment' | 'description'
  label: string
  pressed?: ReadonlySet<string> | undefined
  disabled?: boolean | undefined
  onItem?: ((item: ToolbarItem) => void) | undefined
}) {
  return (
    <Toolbar.Root aria-label={`Formatting of ${label}`} className={styles.toolbar}>
      {toolbars[kind].map((group, at) => [
        at > 0 && <Toolbar.Separator key={`before-${group[0]}`} className={styles.divider} />,
        ...group.map((item) => (
          <Toolbar.Button key={item} asChild disabled={disabled || !onItem}>
            <IconButton
              icon={items[item].icon}
              label={items[item].label}
              keys={keysOf[item]}
              pressed={items[item].toggles ? (pressed?.has(item) ?? false) : undefined}
              // The caret must not leave the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onItem?.(item)}
            />
          </Toolbar.Button>
        )),
      ])}
    </Toolbar.Root>
  )
}
