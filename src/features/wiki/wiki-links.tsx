// What the links of a page's text show: other pages and tasks as they are called now (WIKI-11, WIKI-12).
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { WikiWholeData } from '#src/model/wiki/wiki.graphql.ts'
import { StatusRing } from '#src/ui/marks/status-ring.tsx'
import * as styles from './wiki.css.ts'
import { type InProject, pagePath } from './wiki-places.ts'

/** Draws a link that names something; undefined for every other link. What the reader may not see is its written words alone. */
export function linkDrawer(at: InProject, { linkedPages, linkedTasks }: Pick<WikiWholeData, 'linkedPages' | 'linkedTasks'>, here: string) {
  return (link: Element): ReactNode => {
    const [pageId, taskId] = [link.getAttribute('data-page'), link.getAttribute('data-task')]
    if (pageId !== null) {
      const page = linkedPages?.find(({ id }) => id === pageId)
      if (!page) return link.textContent
      if (page.deleted) return <span className={styles.goneLink}>Deleted page</span>
      return <Link to={pagePath(at, page.slug)}>{page.title}</Link>
    }
    if (taskId === null) return undefined
    const task = linkedTasks?.find(({ id }) => id === taskId)
    if (!task) return link.textContent
    return (
      <Link to={`${here}?task=${encodeURIComponent(task.id)}`} className={styles.taskLink} title={task.status}>
        <StatusRing colour={task.color} fraction={task.done ? 1 : 0.5} size={14} />
        <span className={styles.taskCode}>{task.code}</span>
        <span className={task.done ? styles.doneTask : undefined}>{task.title}</span>
      </Link>
    )
  }
}
