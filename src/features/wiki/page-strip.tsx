// What stands at the right of a page: its contents, the tasks that it names, and what leads to it (WIKI-02, WIKI-13, WIKI-14).
import type { MentionRowData } from '#src/model/mention/mention.graphql.ts'
import { MentionList } from '#src/model/mention/mention-list.tsx'
import { heading } from '#src/theme/text.css.ts'
import { classNames } from '#src/ui/marks/class-names.ts'
import { ProgressBar } from '#src/ui/marks/progress-bar.tsx'
import { type Heading, LEAST_HEADINGS } from './page-contents.ts'
import * as styles from './wiki.css.ts'
import type { InProject } from './wiki-places.ts'

interface Props {
  at: InProject
  headings: readonly Heading[]
  current: string | null
  tasks: readonly { id: string; done: boolean }[]
  mentions: readonly MentionRowData[]
  backlinkCount: number
}

/** Parts without anything in them are left out. */
export function PageStrip({ at, headings, current, tasks, mentions, backlinkCount }: Props) {
  const done = tasks.filter((task) => task.done).length
  return (
    <aside aria-label="About this page" className={styles.strip}>
      {headings.length >= LEAST_HEADINGS && (
        <nav aria-label="On this page">
          <h2 className={`${heading.group} ${styles.stripHead}`}>On this page</h2>
          <ul className={styles.contents}>
            {headings.map(({ id, text, level }) => (
              <li key={id}>
                <a
                  href={`#${encodeURIComponent(id)}`}
                  aria-current={id === current ? 'location' : undefined}
                  className={classNames(styles.contentsLink, id === current && styles.contentsCurrent)}
                  style={{ paddingLeft: 12 + level * 12 }}
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {tasks.length > 0 && (
        <section aria-label="Tasks on this page">
          <h2 className={`${heading.group} ${styles.stripHead}`}>
            Tasks here <span className={styles.stripCount}>{`${done} of ${tasks.length} done`}</span>
          </h2>
          <ProgressBar label="Done of the tasks on this page" value={(done / tasks.length) * 100} />
        </section>
      )}
      <section aria-label="Linked from">
        <h2 className={`${heading.group} ${styles.stripHead}`}>
          Linked from <span className={styles.stripCount}>{backlinkCount}</span>
        </h2>
        {mentions.length === 0 ? (
          <p className={styles.stripNone}>No page leads here yet.</p>
        ) : (
          <MentionList workspaceSlug={at.workspaceSlug} mentions={mentions} label="Pages and discussions that lead here" />
        )}
      </section>
    </aside>
  )
}
