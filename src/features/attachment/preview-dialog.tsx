// The preview of a file by its kind. What a browser could run is shown as text or not at all (OPEN-54).
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { ActionButton } from '#src/actions/action-button.tsx'
import { ActionPlace } from '#src/actions/action-place.tsx'
import { useActions } from '#src/actions/actions-context.tsx'
import type { DialogProps } from '#src/actions/dialogs.ts'
import { errorText } from '#src/data/errors/error-text.ts'
import { isAbort } from '#src/data/exchanges/transfers.ts'
import { formatRelative } from '#src/lib/dates/date-format.ts'
import { fileKinds, formatKilobytes, isDrawable, kindOf } from '#src/model/attachment/file-kind.ts'
import { mono } from '#src/theme/text.css.ts'
import { Dialog } from '#src/ui/dialogs/dialog.tsx'
import { ErrorState } from '#src/ui/lists/empty-state.tsx'
import { Loading, Skeleton } from '#src/ui/marks/skeleton.tsx'
import { downloadAttachment } from './attachment.actions.ts'
import * as styles from './attachment.css.ts'
import { ZoomImage } from './zoom-image.tsx'

declare module '#src/actions/action.ts' {
  interface Places {
    'attachment.row': true
  }
}

type Previewed = DialogProps['attachment.preview']['attachment']

/** Text beyond this many bytes is not shown, only offered for download. */
const MOST_TEXT = 1_000_000

/** What is drawn of a file; `card` where nothing can be. */
type Way = 'image' | 'pdf' | 'text' | 'code' | 'card'

function wayOf(file: Previewed): Way {
  const kind = kindOf(file)
  if (file.downloadUrl?.startsWith('/') !== true) return 'card'
  if (kind === 'image') return isDrawable(file.mimetype) ? 'image' : 'card'
  if (kind === 'pdf') return navigator.pdfViewerEnabled ? 'pdf' : 'card'
  const textual = kind === 'text' || kind === 'code' || file.mimetype === 'text/csv'
  return textual && (file.size ?? 0) <= MOST_TEXT ? (kind === 'code' ? 'code' : 'text') : 'card'
}

/** `children` stand below the content: what another feature has to say about the file. */
export function PreviewDialog({
  attachment,
  onClose,
  children,
}: DialogProps['attachment.preview'] & { onClose: () => void; children?: ReactNode }) {
  const { services } = useActions()
  useNeighbors(attachment)
  const { filename, size, createdAt, user } = attachment
  const subjects = { attachment: [attachment] }
  const facts = [
    fileKinds[kindOf(attachment)].name,
    size !== null && formatKilobytes(size),
    createdAt && formatRelative(new Date(createdAt), services.now()),
    user?.name,
  ]
  return (
    <Dialog
      open
      width={880}
      title={filename}
      onOpenChange={(open) => open || onClose()}
      onOpenAutoFocus={(event) => {
        // On the first button its tooltip would open, and take the first Escape.
        event.preventDefault()
        if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
      }}
    >
      <div className={styles.preview} data-commands>
        <div className={styles.previewHead}>
          <span className={styles.meta}>{facts.filter(Boolean).join(' · ')}</span>
          <span className={styles.previewButtons}>
            <ActionPlace place="attachment.row" look="icon" subjects={subjects} />
          </span>
        </div>
        {wayOf(attachment) === 'card' ? <Card attachment={attachment} /> : <Content key={attachment.id} attachment={attachment} />}
        {children}
      </div>
    </Dialog>
  )
}

/** J and K go to the next and the previous file of the list in view (DOCS-07); not where something is typed. */
function useNeighbors({ id, uuid }: Previewed): void {
  const { services } = useActions()
  // Before the next key: it may come in the very frame in which the dialog is there.
  useLayoutEffect(() => {
    const go = (event: KeyboardEvent) => {
      const by = { j: 1, k: -1 }[event.key]
      const typed = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable="true"]')
      const { listed } = services.scene.get()
      if (by === undefined || typed || event.ctrlKey || event.metaKey || event.altKey || listed?.kind !== 'attachment') return
      const rows = listed.rows as readonly Previewed[]
      const at = rows.findIndex((row) => row.id === id && row.uuid === uuid)
      const next = at === -1 ? undefined : rows[at + by]
      if (!next) return
      event.preventDefault()
      services.scene.activate(next.id)
      services.dialogs.open('attachment.preview', { attachment: next })
    }
    window.addEventListener('keydown', go)
    return () => window.removeEventListener('keydown', go)
  }, [services, id, uuid])
}

function Card({ attachment }: { attachment: Previewed }) {
  const { icon: Icon } = fileKinds[kindOf(attachment)]
  return (
    <div className={styles.card}>
      <Icon size={32} aria-hidden />
      <p>There is no preview of this kind of file.</p>
      <ActionButton action={downloadAttachment} subjects={{ attachment: [attachment] }} label="Download" size={32} />
    </div>
  )
}

function Content({ attachment }: { attachment: Previewed }) {
  const way = wayOf(attachment)
  const { blob, problem, retry } = useBytes(attachment.downloadUrl ?? '')
  if (problem !== null) return <ErrorState message="Error during load" detail={errorText(problem)} onRetry={retry} />
  if (blob === null)
    return (
      <Loading>
        <Skeleton height={240} />
      </Loading>
    )
  if (way === 'text' || way === 'code') return <Text blob={blob} code={way === 'code'} name={attachment.filename} />
  return <Drawn blob={blob} type={way === 'pdf' ? 'application/pdf' : (attachment.mimetype ?? '')} name={attachment.filename} />
}

function useBytes(path: string) {
  const { api } = useActions().services
  const [turn, setTurn] = useState(0)
  const [state, setState] = useState<{ blob: Blob | null; problem: unknown }>({ blob: null, problem: null })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks once more
  useEffect(() => {
    const stop = new AbortController()
    setState({ blob: null, problem: null })
    api.transfers.download(path, stop.signal).then(
      (blob) => setState({ blob, problem: null }),
      (problem: unknown) => isAbort(problem) || setState({ blob: null, problem }),
    )
    return () => stop.abort()
  }, [api, path, turn])
  return { ...state, retry: () => setTurn(turn + 1) }
}

/** `type` is one of the safe types, whatever the bytes are: a browser takes a blob for what it is called. */
function Drawn({ blob, type, name }: { blob: Blob; type: string; name: string }) {
  const [address, setAddress] = useState<string | null>(null)
  useEffect(() => {
    const made = URL.createObjectURL(blob.slice(0, blob.size, type))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob, type])
  if (address === null) return null
  if (type === 'application/pdf') return <iframe className={styles.document} src={`${address}#navpanes=0`} title={name} />
  return <ZoomImage src={address} alt={name} maxHeight="64vh" />
}

function Text({ blob, code, name }: { blob: Blob; code: boolean; name: string }) {
  const [text, setText] = useState<string | null>(null)
  useEffect(() => {
    let open = true
    void blob.text().then((read) => open && setText(read))
    return () => {
      open = false
    }
  }, [blob])
  if (text === null) return null
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has to by keyboard, too
    <section className={code ? styles.code : styles.text} tabIndex={0} aria-label={`Contents of ${name}`}>
      <pre className={mono}>{text}</pre>
    </section>
  )
}
