// Shapes of whole panels, cards and texts that are still loading: they come with the screens that have them, not with the first load.

import * as styles from './skeleton.css.ts'
import { Loading, Skeleton, skeletonWidth } from './skeleton.tsx'

/** Rows that have two lines at any width, 60 px, with a face in front where what is coming has one. */
export function SkeletonPairs({ count, face = false }: { count: number; face?: boolean }) {
  return (
    <Loading className={styles.pairs}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical shapes that never reorder
        <div key={at} aria-hidden className={styles.pair}>
          {face && <Skeleton width={28} height={28} round />}
          <span className={styles.pairLines}>
            <Skeleton width={skeletonWidth(at)} />
            <Skeleton width={skeletonWidth(at + 3)} height={10} />
          </span>
        </div>
      ))}
    </Loading>
  )
}

/** Cards of a board column or a grid. */
export function SkeletonCards({ count = 3 }: { count?: number }) {
  return (
    <Loading className={styles.cards}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical shapes that never reorder
        <div key={at} aria-hidden className={styles.card}>
          <Skeleton width={54} />
          <Skeleton width="92%" />
          <Skeleton width={skeletonWidth(at)} />
          <span className={styles.foot}>
            <Skeleton width={64} height={18} />
            <Skeleton width={22} height={22} round />
          </span>
        </div>
      ))}
    </Loading>
  )
}

/** A detail panel: title, two lines, facts in two columns. */
export function SkeletonPanel() {
  return (
    <Loading className={styles.panel}>
      <Skeleton width="60%" height={20} />
      <Skeleton width="96%" />
      <Skeleton width="72%" />
      <div aria-hidden className={styles.facts}>
        {Array.from({ length: 8 }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: identical shapes that never reorder
          <span key={at} className={styles.fact}>
            <Skeleton width={64} />
            <Skeleton width={skeletonWidth(at)} />
          </span>
        ))}
      </div>
    </Loading>
  )
}

// Paragraphs of some lines each, the last one shorter, as in percent.
const paragraphs = [
  [98, 94, 62],
  [96, 48],
  [92, 97, 88, 34],
]

/** A text to read: its title, who wrote it, and paragraphs, as wide as a page of text. */
export function SkeletonText() {
  return (
    <Loading className={styles.text}>
      <Skeleton width="44%" height={22} />
      <Skeleton width={148} height={10} />
      {paragraphs.map((lines) => (
        <div key={lines.join()} aria-hidden className={styles.paragraph}>
          {lines.map((share) => (
            <Skeleton key={share} width={`${share}%`} />
          ))}
        </div>
      ))}
    </Loading>
  )
}
