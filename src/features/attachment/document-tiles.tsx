// The documents of a project as tiles: pictures are told apart by what is on them (DOCS-04).
import { type ReactNode, useEffect, useRef } from 'react'
import { ActionContextMenu } from '#src/actions/action-menu.tsx'
import { useListed } from '#src/actions/lists/listed-list.tsx'
import type { AttachmentSubject } from '#src/model/attachment/attachment-subject.ts'
import { formatKilobytes } from '#src/model/attachment/file-kind.ts'
import * as styles from './document-list.css.ts'
import { Thumbnail } from './thumbnail.tsx'

/** Props of DocumentTiles. */
interface DocumentTilesProps {
  files: readonly AttachmentSubject[]
  label: string
  kept: string
  onOpen: (file: AttachmentSubject) => void
  onNearEnd: () => void
  below: ReactNode
}

/** Tiles in reading order; the keys of rows walk through them. */
export function DocumentTiles({ files, label, kept, onOpen, onNearEnd, below }: DocumentTilesProps) {
  const { active, onActivate } = useListed('attachment', files, false, kept)
  const grid = useRef<HTMLDivElement>(null)
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = end.current
    if (!element) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && onNearEnd(), { rootMargin: '600px' })
    watch.observe(element)
    return () => watch.disconnect()
  }, [onNearEnd])
  useEffect(() => {
    const tile = active === null ? null : grid.current?.querySelector<HTMLElement>(`[data-row="${CSS.escape(active)}"]`)
    if (tile && !document.activeElement?.closest('input, [role=dialog], [role=menu]')) tile.focus()
  }, [active])
  return (
    <ActionContextMenu kind="attachment" label="File">
      <div className={styles.tiles}>
        {/* biome-ignore lint/a11y/useSemanticElements: a group of controls, not of form fields */}
        <div ref={grid} className={styles.grid} role="group" aria-label={label}>
          {files.map((file) => (
            <button
              key={file.id}
              type="button"
              className={styles.tile}
              data-row={file.id}
              data-focused={file.id === active || undefined}
              onFocus={() => onActivate(file.id)}
              onContextMenu={() => onActivate(file.id)}
              onClick={() => onOpen(file)}
            >
              <span className={styles.picture}>
                <Thumbnail file={file} size={120} />
              </span>
              <span className={styles.tileName} dir="auto">
                {file.filename}
              </span>
              <span className={styles.tileFacts}>{file.size === null ? '' : formatKilobytes(file.size)}</span>
            </button>
          ))}
        </div>
        <div ref={end} />
        {below}
      </div>
    </ActionContextMenu>
  )
}
