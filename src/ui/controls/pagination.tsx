// Pages of a list: Previous, `Page X of Y`, Next.
import type { ReactNode } from 'react'
import { tabular } from '#src/theme/text.css.ts'
import { classNames } from '#src/ui/marks/class-names.ts'
import { Button } from './button.tsx'
import * as styles from './pagination.css.ts'

/** What the pager shows (TLIST-05..07, DEFECT-16): both buttons follow from the number of pages, which is never below one;
 * one page is a line of text, without buttons that could do nothing. */
export function pagerState(
  page: number,
  totalPages: number,
): { text: string; previous: 'hidden' | 'disabled' | 'ready'; next: 'hidden' | 'disabled' | 'ready' } {
  const total = Math.max(1, Math.floor(totalPages) || 1)
  const at = Math.min(total, Math.max(1, Math.floor(page) || 1))
  return {
    text: `Page ${at} of ${total}`,
    previous: total === 1 ? 'hidden' : at === 1 ? 'disabled' : 'ready',
    next: total === 1 ? 'hidden' : at === total ? 'disabled' : 'ready',
  }
}

/** The pager at the foot of a list; `children` stand at its right end (a total, a hint). */
export function Pagination({
  page,
  totalPages,
  onPage,
  label = 'Pages',
  children,
  className,
}: {
  /** 1-based. */
  page: number
  totalPages: number
  onPage: (page: number) => void
  /** Accessible name; another one where two pagers can be on the screen. */
  label?: string | undefined
  children?: ReactNode
  className?: string | undefined
}) {
  const { text, previous, next } = pagerState(page, totalPages)
  return (
    <nav aria-label={label} className={classNames(styles.pager, className)}>
      {previous !== 'hidden' && (
        <Button disabled={previous === 'disabled'} onClick={() => onPage(page - 1)}>
          Previous
        </Button>
      )}
      <span className={tabular} aria-live="polite">
        {text}
      </span>
      {next !== 'hidden' && (
        <Button disabled={next === 'disabled'} onClick={() => onPage(page + 1)}>
          Next
        </Button>
      )}
      {children && <span className={styles.rest}>{children}</span>}
    </nav>
  )
}
