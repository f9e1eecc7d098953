// The people who can be named, below the `@` that is being typed.

import type { EditorView } from '@milkdown/kit/prose/view'
import { useEffect, useId, useMemo, useRef } from 'react'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { Popover } from '#src/ui/layers/popover.tsx'
import * as styles from './editor.css.ts'
import { type EditorPerson, insertMention, matchingPeople } from './editor-mention.ts'
import { type EditorStore, useEditorLook } from './editor-store.ts'

/** Keys go on in the text; Escape closes the list and nothing else. */
export function MentionList({ view, store, people }: { view: EditorView; store: EditorStore; people: readonly EditorPerson[] }) {
  const { mention, mentionAt } = useEditorLook(store)
  const id = useId()
  const from = mention?.from ?? 0
  const anchor = useRef({ getBoundingClientRect: () => new DOMRect() })
  anchor.current.getBoundingClientRect = () => {
    const { left, top, bottom } = view.coordsAtPos(Math.min(from, view.state.doc.content.size))
    return new DOMRect(left, top, 0, bottom - top)
  }
  const found = useMemo(() => (mention ? matchingPeople(people, mention.query) : []), [people, mention])
  const open = mention !== null && found.length > 0
  useEffect(() => {
    const { dom } = view
    if (!open) return
    dom.setAttribute('aria-controls', id)
    dom.setAttribute('aria-activedescendant', `${id}-${mentionAt}`)
    return () => {
      dom.removeAttribute('aria-controls')
      dom.removeAttribute('aria-activedescendant')
    }
  }, [view, open, mentionAt, id])
  if (!mention || !open) return null
  return (
    <Popover
      open
      key={from}
      label="People to mention"
      anchor={anchor}
      flush
      onOpenAutoFocus={(event) => event.preventDefault()}
      onOpenChange={(next) => next || store.set({ mention: null, mentionClosedAt: from })}
    >
      <div role="listbox" id={id} aria-label="People" data-state="open" className={styles.people}>
        {found.map((person, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text's
          <div
            key={person.username}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === mentionAt}
            className={styles.person}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => at === mentionAt || store.set({ mentionAt: at })}
            onClick={() => insertMention(view, mention, person)}
          >
            <Avatar person={person} size={20} decorative />
            <span>{person.name}</span>
            <span className={styles.username}>{person.username}</span>
          </div>
        ))}
      </div>
    </Popover>
  )
}
