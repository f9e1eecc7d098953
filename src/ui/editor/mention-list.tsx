// What can be named, below the sign that is being typed: people, pages, tasks.

import type { EditorView } from '@milkdown/kit/prose/view'
import { FilePlusIcon, FileTextIcon } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { Popover } from '#src/ui/layers/popover.tsx'
import * as styles from './editor.css.ts'
import type { EditorNames } from './editor-names.ts'
import { choose } from './editor-offers.ts'
import { type EditorStore, useEditorLook } from './editor-store.ts'
import type { Offer, TypedMention } from './offer.ts'

const LABELS: Readonly<Record<TypedMention['kind'], { list: string; layer: string }>> = {
  person: { list: 'People', layer: 'People to mention' },
  page: { list: 'Pages', layer: 'Pages to link' },
  task: { list: 'Tasks', layer: 'Tasks to link' },
}

/** Keys go on in the text; Escape closes the list and nothing else. */
export function MentionList({ view, store, names }: { view: EditorView; store: EditorStore; names: EditorNames | undefined }) {
  const { mention, mentionAt, offers } = useEditorLook(store)
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const from = mention?.from ?? 0
  const anchor = useRef({ getBoundingClientRect: () => new DOMRect() })
  anchor.current.getBoundingClientRect = () => {
    const { left, top, bottom } = view.coordsAtPos(Math.min(from, view.state.doc.content.size))
    return new DOMRect(left, top, 0, bottom - top)
  }
  const open = mention !== null && offers.length > 0
  useEffect(() => {
    const { dom } = view
    if (!open) return
    dom.setAttribute('aria-controls', id)
    dom.setAttribute('aria-activedescendant', `${id}-${mentionAt}`)
    list.current?.children[mentionAt]?.scrollIntoView({ block: 'nearest' })
    return () => {
      dom.removeAttribute('aria-controls')
      dom.removeAttribute('aria-activedescendant')
    }
  }, [view, open, mentionAt, id])
  if (!mention || !open) return null
  const label = LABELS[mention.kind]
  return (
    <Popover
      open
      key={from}
      label={label.layer}
      anchor={anchor}
      flush
      onOpenAutoFocus={(event) => event.preventDefault()}
      onOpenChange={(next) => next || store.set({ mention: null, offers: [], mentionClosedAt: from })}
    >
      <div ref={list} role="listbox" id={id} aria-label={label.list} data-state="open" className={styles.people}>
        {offers.map((offer, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text's
          <div
            key={offer.key}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === mentionAt}
            className={styles.person}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => at === mentionAt || store.set({ mentionAt: at })}
            onClick={() => choose(view, mention, offer, store, names)}
          >
            <OfferLine offer={offer} />
          </div>
        ))}
      </div>
    </Popover>
  )
}

function OfferLine({ offer }: { offer: Offer }) {
  if ('person' in offer)
    return (
      <>
        <Avatar person={offer.person} size={20} decorative />
        <span>{offer.person.name}</span>
        <span className={styles.username}>{offer.person.username}</span>
      </>
    )
  if ('newPage' in offer)
    return (
      <>
        <FilePlusIcon aria-hidden size={15} className={styles.offerMark} />
        <span className={styles.offerTitle}>New page “{offer.newPage}”</span>
      </>
    )
  const { title, code, hint, mark } = offer.thing
  return (
    <>
      {mark ?? <FileTextIcon aria-hidden size={15} className={styles.offerMark} />}
      {code && <span className={styles.username}>{code}</span>}
      <span className={styles.offerTitle}>{title}</span>
      {hint && <span className={styles.offerHint}>{hint}</span>}
    </>
  )
}
