// Where comments of a long thread are left out, and how to have them.
import { useEffect, useRef } from 'react'
import { plural } from '#src/lib/text.ts'
import * as styles from './comment.css.ts'
import { STEP } from './comment-window.ts'

/**
 * `last` is a gap at the end: more is drawn when scrolling comes `onNear` it, and by its buttons. One in the middle opens by its buttons only, on either
 * side: what is read there must not move by itself.
 */
export function CommentGap({
  count,
  last,
  onShow,
  onNear,
}: {
  count: number
  last: boolean
  onShow: (which: 'next' | 'before' | 'all') => void
  onNear: () => void
}) {
  const item = useRef<HTMLLIElement>(null)
  const near = useRef(onNear)
  near.current = onNear
  // Anew for each step: a gap that is still in view after one is one that nobody has scrolled to since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `count` tells the steps apart
  useEffect(() => {
    const gap = item.current
    if (!gap || !last) return undefined
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && near.current(), NEAR)
    watch.observe(gap)
    return () => watch.disconnect()
  }, [last, count])
  const few = Math.min(STEP, count)
  const link = (which: 'next' | 'before' | 'all', text: string) => (
    <button type="button" className={styles.gapLink} onClick={() => onShow(which)}>
      {text}
    </button>
  )
  return (
    <li ref={item} data-gap className={styles.gap}>
      <span>{plural(count, 'more comment')}</span>
      {count > STEP && link('next', last ? `Show ${few} more` : `Show the first ${few}`)}
      {count > STEP && !last && link('before', `Show the last ${few}`)}
      {link('all', count > STEP ? 'Show all' : `Show ${few === 1 ? 'it' : 'them'}`)}
    </li>
  )
}

/** Half a screen ahead, also where the thread scrolls inside of a panel. */
const NEAR: IntersectionObserverInit & { scrollMargin: string } = { rootMargin: '400px 0px', scrollMargin: '400px 0px' }
