// The detail of a task: a panel beside the list or a modal over it, addressed by the page's URL (TDETAIL-01, TDETAIL-02, TDETAIL-09).

import { FileQuestionIcon } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { KeptWords } from '#src/actions/drafts/kept-words.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { taskElement } from '#src/model/task/rows/use-scene-focus.ts'
import type { TaskAddress } from '#src/model/task/task-address.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Drawer } from '#src/ui/dialogs/drawer.tsx'
import { useKeyboardInset } from '#src/ui/layers/keyboard-inset.ts'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { useDocumentTitle } from '#src/ui/marks/document-title.ts'
import { useScrollLock } from '#src/ui/marks/scroll-lock.ts'
import { useNarrower } from '#src/ui/marks/use-narrower.ts'
import { DetailBody, type DetailParts } from './task-detail-body.tsx'
import { DetailHead, NarrowHead } from './task-detail-head.tsx'
import { NARROW, shell as shellStyle } from './task-detail-narrow.css.ts'
import { DetailSkeleton } from './task-detail-skeleton.tsx'
import { useOpensAsModal } from './task-modal.ts'
import { titleDraft } from './title-in-view.ts'
import { useOpenTask } from './use-open-task.ts'

const PANEL_WIDTH = 720
const MODAL_WIDTH = 1080

/** 720 px beside the list, which stays usable; or a modal. J and K go on to the next task either way. `parts` come from other features. */
export function TaskDetail({ address, parts, onClose }: { address: TaskAddress; parts: DetailParts; onClose: () => void }) {
  const { task, full, state, asked } = useOpenTask(address)
  const { scene } = useActions()
  const modal = useOpensAsModal()
  const switching = useSwitching(modal)
  const [shell, setShell] = useState<HTMLElement | null>(null)
  const narrow = useNarrower(shell, NARROW)
  const keyboard = useKeyboardInset(narrow ? shell : null)
  const Head = narrow ? NarrowHead : DetailHead
  useDocumentTitle(task ? `${task.code ?? ''} ${task.title}`.trim() : null)
  useScrollLock()
  return (
    <Drawer
      open
      modal={modal}
      centred={modal}
      top={48}
      width={modal ? MODAL_WIDTH : PANEL_WIDTH}
      title={task ? `Task ${task.code ?? task.title}` : 'Task'}
      onOpenChange={(open) => open || onClose()}
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        if (!(event.currentTarget instanceof HTMLElement)) return
        // The switch that changed the look keeps the focus.
        const checkbox = switching.current ? event.currentTarget.querySelector<HTMLElement>('[data-modal-switch] [role=checkbox]') : null
        const target = checkbox ?? event.currentTarget
        target.focus({ preventScroll: true })
      }}
      onEscapeKeyDown={(event) => {
        // Escape in a field ends the editing, not the detail.
        if (event.target instanceof Element && event.target.closest('textarea, input, [contenteditable="true"]')) event.preventDefault()
      }}
      onCloseAutoFocus={(event) => {
        if (!switching.current) return
        switching.current = false
        event.preventDefault()
      }}
      home={() => taskElement(document, scene.get().active ?? address.id)}
    >
      <div ref={setShell} className={shellStyle} data-narrow={narrow || undefined} data-keyboard={keyboard || undefined}>
        <Head task={task} full={full} waiting={state === 'loading'} onClose={onClose} />
        {task ? (
          <DetailBody task={task} full={full} parts={parts} failed={state === 'failed' ? asked : null} narrow={narrow} />
        ) : state === 'failed' ? (
          <ReadFailure read={asked} what="the task" />
        ) : state === 'gone' ? (
          <>
            <EmptyState icon={FileQuestionIcon} action={<Button onClick={onClose}>Close</Button>}>
              This task is no longer there, or you may not see it.
            </EmptyState>
            <KeptWords parts={wordsOf(address.id)} />
          </>
        ) : (
          <DetailSkeleton narrow={narrow} />
        )}
      </div>
    </Drawer>
  )
}

/** What may have been typed about a task. */
const wordsOf = (id: string) => [
  { subject: titleDraft(id), name: 'Your title' },
  { subject: `task:${id}:description`, name: 'Your description' },
  { subject: `comment:${id}`, name: 'Your comment' },
]

/** True from the moment the look changes until the former frame is gone: focus stays inside. */
function useSwitching(modal: boolean) {
  const switching = useRef(false)
  const before = useRef(modal)
  useLayoutEffect(() => {
    if (before.current !== modal) switching.current = true
    before.current = modal
  }, [modal])
  return switching
}
