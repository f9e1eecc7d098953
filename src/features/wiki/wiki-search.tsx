// What the search of the wiki found, in place of the tree (WIKI-15).
import { FileTextIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { SearchWiki } from '#src/model/wiki/wiki.graphql.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { Chip } from '#src/ui/marks/chip.tsx'
import { Loading, Skeleton } from '#src/ui/marks/skeleton.tsx'
import * as styles from './wiki.css.ts'
import { type InProject, pagePath, placeOf } from './wiki-places.ts'

/** Titles come before texts, as the host has them. */
export function WikiHits({ at, search, onClear }: { at: InProject; search: string; onClear: () => void }) {
  const read = useRead({ query: SearchWiki, variables: { ...placeOf(at), search }, keep: ['search'] })
  const found = read.data?.wikiSearch.nodes
  if (!found)
    return read.error ? (
      <ReadFailure inline read={read} what="what was found" />
    ) : (
      <Loading>
        <Skeleton width={160} />
      </Loading>
    )
  if (found.length === 0)
    return (
      <EmptyState small action={<Button onClick={onClear}>Clear search</Button>}>
        Nothing matches
      </EmptyState>
    )
  return (
    <ul aria-label="Pages that were found" className={styles.hits}>
      {found.map(({ page, snippet, path }) => (
        <li key={page.id}>
          <Link to={pagePath(at, page.slug)} className={styles.hit}>
            <span className={styles.hitTitle}>
              <FileTextIcon aria-hidden size={15} className={styles.treeIcon} />
              <span className={styles.treeName}>{page.title}</span>
              {page.draft && <Chip>Draft</Chip>}
            </span>
            {path.length > 1 && (
              <span className={styles.hitWay}>
                {path
                  .slice(0, -1)
                  .map(({ title }) => title)
                  .join(' / ')}
              </span>
            )}
            {snippet !== '' && <span className={styles.hitText}>{marked(snippet)}</span>}
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** What was found stands between two control characters. */
function marked(snippet: string) {
  return snippet.split('\u0002').flatMap((part, at) => {
    const end = part.indexOf('\u0003')
    if (at === 0 || end === -1) return [part]
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
    return [<mark key={at}>{part.slice(0, end)}</mark>, part.slice(end + 1)]
  })
}
