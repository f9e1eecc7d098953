// The pages of the wiki as a tree at the left, with what finds one (WIKI-02, WIKI-15).
import { ChevronRightIcon, FileTextIcon, FolderIcon } from 'lucide-react'
import { type ReactNode, useEffect, useMemo } from 'react'
import { Link } from 'react-router-dom'
import { useHere } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { usePress } from '#src/actions/press.tsx'
import { ReadFailure } from '#src/data/read-failure.tsx'
import type { WikiRowData } from '#src/model/wiki/wiki.graphql.ts'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import { Chip } from '#src/ui/marks/chip.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { Loading, Skeleton } from '#src/ui/marks/skeleton.tsx'
import { Tree } from '#src/ui/tree/tree.tsx'
import type { TreeNode, TreePlace } from '#src/ui/tree/tree-node.ts'
import { movedTo } from './page-move.actions.ts'
import type { WikiTreeRead } from './use-wiki-tree.ts'
import * as styles from './wiki.css.ts'
import { type InProject, openAll, pagePath, toggleBranch } from './wiki-places.ts'

const ROOT = ''

interface Props {
  at: InProject
  read: WikiTreeRead
  /** The page in view, by its id, and those above it. */
  current: string | null
  above: readonly string[]
  editable: boolean
  onRetry: () => void
}

/** Rows that may be changed are dragged into order, and below each other. */
export function WikiTree({ at, read, current, above, editable, onRetry }: Props) {
  const here = useHere()
  // The way to what is in view is open.
  const way = above.join('\n')
  useEffect(() => openAll(way === '' ? [] : way.split('\n')), [way])
  const { rows, open, more } = read
  const nodes = useMemo((): readonly TreeNode[] => {
    const level = (parent: string): TreeNode[] => {
      const nodesHere = (rows?.get(parent) ?? []).map(nodeOf)
      const load = more.get(parent)
      return load ? [...nodesHere, moreNode(parent, load)] : nodesHere
    }
    const nodeOf = (row: WikiRowData): TreeNode => {
      const isOpen = open.has(row.id)
      const opens = row.childrenCount > 0 || (rows?.get(row.id)?.length ?? 0) > 0
      return {
        id: row.id,
        text: row.title,
        current: row.id === current,
        ...(editable && { order: 'pages' }),
        ...(opens && {
          open: isOpen,
          toggle: () => toggleBranch(row.id),
          children: isOpen ? (rows?.has(row.id) ? level(row.id) : [waitingNode(row.id)]) : [],
        }),
        content: (tabIndex) => <PageRow at={at} row={row} opens={opens} open={isOpen} current={row.id === current} tabIndex={tabIndex} />,
      }
    }
    return level(ROOT)
  }, [rows, open, more, current, editable, at])
  if (rows === null && read.failed)
    return (
      <ReadFailure
        inline
        read={{ error: read.failed.error, key: read.failed.key, fetching: read.failed.fetching, again: onRetry }}
        what="the pages"
      />
    )
  if (rows === null) return <TreeSkeleton />
  if (nodes.length === 0) return null
  const rowOf = (id: string) => [...rows.values()].flat().find((one) => one.id === id)
  const place = (id: string, to: TreePlace) => {
    const row = rowOf(id)
    if (row) void perform(movedTo(to), here({ page: [subjectOf(row, at)] }), 'drag')
  }
  const order = (id: string, ids: readonly string[]) => {
    const parent = rowOf(id)?.parentId ?? null
    place(id, { parent, after: ids[ids.indexOf(id) - 1] ?? null })
  }
  return <Tree label="Pages of the wiki" nodes={nodes} onOrder={order} onPlace={place} />
}

const EDIT = ['EDIT'] as const

/** A row that may be changed, as actions see it. */
function subjectOf({ id, slug, title, parentId, position, version, draft }: WikiRowData, { workspaceSlug, projectSlug }: InProject) {
  const place = { workspaceSlug, projectSlug, viewerCan: EDIT }
  return { id, slug, title, parentId, position, version, draft, ...place, pagesBelow: 0, hasDraft: false, isFollowing: false }
}

function PageRow({
  at,
  row,
  opens,
  open,
  current,
  tabIndex,
}: {
  at: InProject
  row: WikiRowData
  opens: boolean
  open: boolean
  current: boolean
  tabIndex: -1 | undefined
}) {
  const Icon = opens ? FolderIcon : FileTextIcon
  return (
    <span className={classNames(styles.treeRow, current && styles.treeCurrent)}>
      <Link
        to={pagePath(at, row.slug)}
        tabIndex={tabIndex}
        draggable={false}
        className={styles.treeLink}
        aria-current={current ? 'page' : undefined}
      >
        <Icon aria-hidden size={15} className={styles.treeIcon} />
        <span className={styles.treeName}>{row.title}</span>
        {row.draft && <Chip>Draft</Chip>}
      </Link>
      {opens && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={open ? `Close ${row.title}` : `Open ${row.title}`}
          aria-expanded={open}
          className={styles.treeToggle}
          onClick={() => toggleBranch(row.id)}
        >
          <ChevronRightIcon aria-hidden size={14} className={open ? styles.turned : undefined} />
        </button>
      )}
    </span>
  )
}

function waitingNode(parent: string): TreeNode {
  const content = (): ReactNode => (
    <span className={styles.treeRow}>
      <span className={styles.treeLink}>
        <Skeleton width={120} />
      </span>
    </span>
  )
  return { id: `waiting:${parent}`, text: '', passive: true, content }
}

function moreNode(parent: string, load: () => void): TreeNode {
  const content = (tabIndex: -1 | undefined): ReactNode => (
    <button type="button" tabIndex={tabIndex} className={styles.treeMore} onClick={load}>
      Show more pages
    </button>
  )
  return { id: `more:${parent}`, text: 'Show more pages', content }
}

function TreeSkeleton() {
  return (
    <Loading label="Loading pages">
      {[104, 72, 128, 96, 140, 88].map((width) => (
        <span key={width} className={styles.treeRow}>
          <span className={styles.treeLink}>
            <Skeleton width={15} height={15} />
            <Skeleton width={width} />
          </span>
        </span>
      ))}
    </Loading>
  )
}

/** What the whole wiki says while there is nothing in it (WIKI-20). */
export function NoPages({ editable, action }: { editable: boolean; action: ReactNode }) {
  const press = usePress('page.new', 'and write what the team should not have to ask twice.', { may: editable })
  return (
    <EmptyState icon={FileTextIcon} action={action}>
      {`No pages yet.${press}`}
    </EmptyState>
  )
}
