// Pages and discussions that name something, each a link to where it does (WIKI-13, DISC-08).
import { FileTextIcon, MessagesSquareIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { pathTo } from '#src/lib/paths.ts'
import { Chip } from '#src/ui/marks/chip.tsx'
import type { MentionRowData } from './mention.graphql.ts'
import * as styles from './mention-list.css.ts'

/** Where it is said: the page, or the discussion at the comment that does. */
export function mentionPath(workspaceSlug: string, { kind, projectSlug, slug, id, number, commentId }: MentionRowData): string {
  const at = { companySlug: workspaceSlug, projectSlug }
  if (kind === 'PAGE') return pathTo('projects.wiki-page', { ...at, pageSlug: slug ?? id })
  const path = pathTo('projects.discussion', { ...at, threadNumber: String(number) })
  return commentId === null ? path : `${path}?comment=${encodeURIComponent(commentId)}`
}

/** The list; the caller says what stands where there is none. */
export function MentionList({
  workspaceSlug,
  mentions,
  label,
}: {
  workspaceSlug: string
  mentions: readonly MentionRowData[]
  label: string
}) {
  return (
    <ul aria-label={label} className={styles.list}>
      {mentions.map((mention) => {
        const { id, kind, title, number, isClosed, isOrigin } = mention
        const Icon = kind === 'PAGE' ? FileTextIcon : MessagesSquareIcon
        return (
          <li key={id}>
            <Link to={mentionPath(workspaceSlug, mention)} className={styles.row}>
              <Icon aria-hidden size={15} className={styles.icon} />
              <span dir="auto" className={styles.title} title={title}>
                {title}
              </span>
              {number !== null && <span className={styles.number}>#{number}</span>}
              {isClosed && <Chip>Closed</Chip>}
              {isOrigin && <Chip tone="accent">Made from it</Chip>}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
