// Asks for the address of a link, at the text that will be it (COMMENT-16).

import type { EditorState } from '@milkdown/kit/prose/state'
import type { EditorView } from '@milkdown/kit/prose/view'
import { type FormEvent, useRef, useState } from 'react'
import { BLANK_LINK, typedAddress } from '#src/lib/link-address.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/fields/text-field.tsx'
import { Popover } from '#src/ui/layers/popover.tsx'
import * as styles from './editor.css.ts'
import { markType } from './editor-commands.ts'

/** The link at the caret or in the selection: its address and where it begins and ends; null when there is none. */
export function linkAt(state: EditorState): { href: string; from: number; to: number } | null {
  const type = markType(state.schema, 'link')
  const { from, to, $from } = state.selection
  const block = $from.parent
  const start = $from.start()
  let found: { href: string; from: number; to: number } | null = null
  block.forEach((node, offset) => {
    const mark = type.isInSet(node.marks)
    const [left, right] = [start + offset, start + offset + node.nodeSize]
    if (!mark) return
    const href = String(mark.attrs.href)
    // A link whose words look different is several nodes in a row.
    if (found && found.to === left && found.href === href) found = { ...found, to: right }
    else if (found === null || found.to < from) found = left <= to && right >= from ? { href, from: left, to: right } : found
  })
  return found
}

/** Sets the address of the link at the caret or of the selected text; without either, the address itself is the text. */
export function setLink(view: EditorView, typed: string): void {
  const { state } = view
  const type = markType(state.schema, 'link')
  const old = linkAt(state)
  const { from, to, empty } = old ? { ...old, empty: false } : state.selection
  const tr = state.tr
  if (typed.trim() === '') tr.removeMark(from, to, type)
  else {
    const mark = type.create({ href: typedAddress(typed) })
    if (empty) tr.replaceSelectionWith(state.schema.text(typed.trim(), [mark]), false)
    else tr.removeMark(from, to, type).addMark(from, to, mark)
  }
  view.dispatch(tr.scrollIntoView())
  view.focus()
}

/** A small form below the text. */
export function LinkForm({ view, onClose }: { view: EditorView; onClose: () => void }) {
  const old = useState(() => linkAt(view.state))[0]
  const [typed, setTyped] = useState(old?.href ?? '')
  const [refused, setRefused] = useState(false)
  const anchor = useRef({
    getBoundingClientRect: () => {
      const { left, top, bottom } = view.coordsAtPos(view.state.selection.from)
      return new DOMRect(left, top, 0, bottom - top)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The form may stand inside another form.
    event.stopPropagation()
    // The host would turn it into a blank link: who typed it hears so now.
    if (typed.trim() !== '' && typedAddress(typed) === BLANK_LINK) return setRefused(true)
    onClose()
    setLink(view, typed)
  }
  return (
    <Popover open label="Link" anchor={anchor} onOpenChange={(open) => open || onClose()}>
      <form className={styles.linkForm} onSubmit={submit}>
        <TextField
          label="Address"
          inputMode="url"
          placeholder="https://example.com"
          hint="http, https, mailto, tel or sms"
          error={refused ? 'A link begins with http, https, mailto, tel or sms.' : undefined}
          value={typed}
          onChange={(event) => {
            setRefused(false)
            setTyped(event.target.value)
          }}
        />
        <div className={styles.linkButtons}>
          <Button type="submit" variant="primary">
            {old ? 'Change' : 'Link'}
          </Button>
          {old && (
            <Button
              onClick={() => {
                onClose()
                setLink(view, '')
              }}
            >
              Remove link
            </Button>
          )}
        </div>
      </form>
    </Popover>
  )
}
