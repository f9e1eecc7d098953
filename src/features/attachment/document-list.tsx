// The documents of a project under heads of months, kinds or uploaders (DOCS-04, DOCS-13).

import { FilesIcon, SearchXIcon } from 'lucide-react'
import { useMemo } from 'react'
import { ActionById } from '#src/actions/action-button.tsx'
import { useHere } from '#src/actions/actions-context.tsx'
import { ComingRows } from '#src/actions/lists/coming-rows.tsx'
import { ListedList } from '#src/actions/lists/listed-list.tsx'
import { perform } from '#src/actions/perform.ts'
import { usePress } from '#src/actions/press.tsx'
import { upgradeText } from '#src/data/errors/error-text.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import type { AttachmentSubject, DocumentsSubject } from '#src/model/attachment/attachment-subject.ts'
import { fileKinds, kindOf } from '#src/model/attachment/file-kind.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { EmptyState } from '#src/ui/lists/empty-state.tsx'
import type { RowLine } from '#src/ui/lists/row-list.tsx'
import { SkeletonRows } from '#src/ui/marks/skeleton.tsx'
import { previewAttachment } from './attachment.actions.ts'
import * as styles from './document-list.css.ts'
import { DocumentRow } from './document-row.tsx'
import { DocumentTiles } from './document-tiles.tsx'
import { type DocumentsView, isNarrowed } from './documents-view.ts'
import type { useDocuments } from './use-documents.ts'

/** What is said when documents cannot be read. */
export const FAILED = 'An error occurred while fetching documents. Please try again later.'

/** Props of DocumentList. */
export interface DocumentListProps {
  list: DocumentsSubject
  label: string
  view: DocumentsView
  tiles: boolean
  read: ReturnType<typeof useDocuments>
  onClear: () => void
}

/** The list; it fills its parent and scrolls inside. */
export function DocumentList({ list, label, view, tiles, read, onClear }: DocumentListProps) {
  const here = useHere()
  const { files, failed, retry, more } = read
  const lines = useMemo(() => linesOf(files ?? [], view), [files, view])
  if (!files)
    return failed ? (
      <ReadFailure read={{ ...failed, again: retry }} what="the documents" message={FAILED} />
    ) : (
      <ComingRows kind="attachment">
        <SkeletonRows count={10} />
      </ComingRows>
    )
  if (files.length === 0) return isNarrowed(view) ? <NothingFound onClear={onClear} /> : <NoDocumentsYet list={list} />
  const open = (file: AttachmentSubject) => void perform(previewAttachment, here({ attachment: [file] }), 'button')
  const below = failed && (
    <div className={styles.foot}>
      <ReadFailure inline read={{ ...failed, again: retry }} what="more documents" message={FAILED} />
    </div>
  )
  const kept = `documents:${list.id}:${JSON.stringify(view)}`
  if (tiles) return <DocumentTiles files={files} label={label} kept={kept} onOpen={open} onNearEnd={more} below={below} />
  return (
    <ListedList
      kind="attachment"
      rows={files}
      many={false}
      label={label}
      menu="File"
      lines={lines}
      kept={kept}
      onNearEnd={more}
      onOpen={open}
      draw={(file, { active }) => <DocumentRow file={file} active={active} onOpen={() => open(file)} />}
      below={below}
    />
  )
}

/** A head wherever a group begins; the host keeps what belongs together side by side. Months only where the newest come first. */
function linesOf(files: readonly AttachmentSubject[], { group, sort }: DocumentsView): readonly RowLine[] {
  const headOf = (file: AttachmentSubject): string | null => {
    if (group === 'kind') return `${fileKinds[kindOf(file)].name}s`
    if (group === 'uploader') return file.user?.name ?? 'Unknown User'
    if (group === 'none' || sort !== 'newest' || file.createdAt === null) return null
    return new Date(file.createdAt).toLocaleDateString('en', { month: 'long', year: 'numeric' })
  }
  let before: string | null = null
  return files.flatMap((file): RowLine[] => {
    const head = headOf(file)
    const begins = head !== null && head !== before
    before = head
    return begins ? [{ id: `head:${file.id}`, head }, { id: file.id }] : [{ id: file.id }]
  })
}

function NoDocumentsYet({ list }: { list: DocumentsSubject }) {
  const mayUpload = list.viewerCan.includes('EDIT')
  const press = usePress('document.upload', undefined, { may: mayUpload })
  if (mayUpload && !list.viewerCan.includes('PAID')) return <EmptyState icon={FilesIcon}>No documents yet. {upgradeText}</EmptyState>
  return (
    <EmptyState icon={FilesIcon} {...(mayUpload && { action: <ActionById id="document.upload" /> })}>
      {`No documents yet.${mayUpload ? ` Drop files here${press === '' ? '.' : ` or${press.replace('Press', 'press')}`}` : ''}`}
    </EmptyState>
  )
}

function NothingFound({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState icon={SearchXIcon} action={<Button onClick={onClear}>Clear filters</Button>}>
      Nothing matches.
    </EmptyState>
  )
}
