// What the search of the wiki found, in place of the tree (WIKI-15).

import { FileTextIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { useRead } from '#src/data/use-read.ts'
import { readSnippet } from '#src/lib/search/snippet.ts'
import { SearchWiki } from '#src/model/wiki/wiki.graphql.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { Chip } from '#src/ui/marks/chip.tsx'
import { MarkedText } from '#src/ui/marks/marked-text.tsx'
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
            {snippet !== '' && (
              <span className={styles.hitText}>
                <MarkedText {...readSnippet(snippet)} />
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
