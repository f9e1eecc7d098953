// The versions of a page beside what differs: whose, when, how much (WIKI-08).
import { Link } from 'react-router-dom'
import { useActions } from '#src/actions/actions-context.tsx'
import { formatRelative } from '#src/lib/dates/date-format.ts'
import { plural } from '#src/lib/text.ts'
import type { PageSubject } from '#src/model/wiki/wiki-subject.ts'
import { heading } from '#src/theme/text.css.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { SkeletonLines } from '#src/ui/marks/skeleton.tsx'
import * as styles from './page-versions.css.ts'
import type { VersionRow, Versions } from './use-versions.ts'
import { versionPath } from './wiki-places.ts'

interface Props {
  subject: PageSubject
  shown: number
  /** What it is compared with. */
  beside: number | null
  list: Versions
}

/** Each is a link to it beside the one before. */
export function VersionList({ subject, shown, beside, list }: Props) {
  const { rows, fetching, failed, retry, more } = list
  return (
    <nav aria-label="Versions" className={styles.list}>
      <h2 className={`${heading.group} ${styles.listHead}`}>Versions</h2>
      <ol className={styles.rows}>
        {rows.map((row) => (
          <li key={row.number}>
            <Row row={row} subject={subject} isShown={row.number === shown} isBeside={row.number === beside} />
          </li>
        ))}
      </ol>
      {fetching && <SkeletonLines count={3} start="box" />}
      {failed && (
        <Button variant="subtle" onClick={retry}>
          Couldn't load · Retry
        </Button>
      )}
      {more && (
        <Button variant="subtle" onClick={more}>
          Show older versions
        </Button>
      )}
    </nav>
  )
}

function Row({ row, subject, isShown, isBeside }: { row: VersionRow; subject: PageSubject; isShown: boolean; isBeside: boolean }) {
  const { services } = useActions()
  const { number, author, at, note, wordsAdded, wordsRemoved } = row
  const isNow = number === subject.version
  return (
    <Link
      to={versionPath(subject, subject.slug, number)}
      aria-current={isShown ? 'true' : undefined}
      className={classNames(styles.row, isShown && styles.rowShown)}
    >
      <span className={styles.rowHead}>
        {author?.username && <Avatar person={{ ...author, username: author.username }} size={20} />}
        <span className={styles.rowTitle}>{isNow ? `Version ${number}, now` : `Version ${number}`}</span>
        {isBeside && <span className={styles.beside}>compared</span>}
      </span>
      {note && (
        <span dir="auto" className={styles.note}>
          {note}
        </span>
      )}
      <span className={styles.rowFacts}>
        <span className={styles.rowWho}>
          {author?.name ?? 'Former member'}
          {at && `, ${formatRelative(new Date(at), services.now())}`}
        </span>
        <span className={styles.rowWords} title={`${plural(wordsAdded, 'word', 'words')} added, ${wordsRemoved} removed`}>
          {`+${wordsAdded} −${wordsRemoved}`}
        </span>
      </span>
    </Link>
  )
}
