// Going to a comment of a list, and which comment actions mean while the focus is in it.
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import type { Permission } from '#src/actions/subject.ts'
import type { ReplySubject } from '#src/model/thread/thread-subject.ts'
import type { CommentSubject } from './comment.ts'

/** Scrolls to a comment and gives it the focus, as soon as it is drawn. */
export function useGoTo(list: { readonly current: HTMLElement | null }) {
  const [target, setTarget] = useState<{ id: string; block: 'center' | 'nearest' } | null>(null)
  useEffect(() => {
    if (!target) return
    const found = [...(list.current?.children ?? [])].find((item) => item instanceof HTMLElement && item.dataset.comment === target.id)
    if (!(found instanceof HTMLElement)) return
    setTarget(null)
    found.scrollIntoView({ block: target.block })
    found.focus({ preventScroll: true })
  })
  return (id: string | undefined, block: 'center' | 'nearest') => {
    if (id !== undefined) setTarget({ id, block })
  }
}

/**
 * While the focus is on a comment or in it, actions on comments mean that one: keys, and the palette when it opens. `viewerCan` are the rights with which
 * subjects are made: those that come after the focus count for what has it.
 */
export function useFocusedSubject(
  viewerCan: readonly Permission[],
  subjectOf: (id: string) => CommentSubject | undefined,
  replyOf?: (id: string) => ReplySubject | undefined,
) {
  const { scene } = useActions()
  const focused = useRef<string | null>(null)
  const put = (id: string | null) => {
    focused.current = id
    const subject = id === null ? undefined : subjectOf(id)
    const reply = id === null ? undefined : replyOf?.(id)
    if (subject) scene.set({ focused: { comment: [subject], ...(reply && { reply: [reply] }) } })
  }
  const latest = useRef(put)
  latest.current = put
  useEffect(() => () => forget(scene), [scene])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rights make another subject
  useEffect(() => {
    if (focused.current !== null) latest.current(focused.current)
  }, [viewerCan])
  return {
    onFocus: ({ target }: FocusEvent) => put(target.closest<HTMLElement>('[data-comment]')?.dataset.comment ?? null),
    onBlur() {
      focused.current = null
      forget(scene)
    },
  }
}

function forget(scene: ReturnType<typeof useActions>['scene']): void {
  if (scene.get().focused.comment) scene.set({ focused: {} })
}
