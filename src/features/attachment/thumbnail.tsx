// The small picture of a file, or the icon of its kind. Only what is drawn is fetched, four at once (DOCS-13).
import { useEffect, useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { isAbort } from '#src/data/exchanges/transfers.ts'
import { createStore } from '#src/lib/store.ts'
import type { AttachmentData } from '#src/model/attachment/attachment.graphql.ts'
import { fileKinds, isDrawable, kindOf } from '#src/model/attachment/file-kind.ts'
import { uploadSettings } from '#src/model/attachment/upload-settings.ts'
import * as styles from './document-list.css.ts'

const AT_ONCE = 4
const MOST_KEPT = 120

/** Those that wait for their turn, how many are on their way, and the addresses of what was fetched, oldest first. */
const fetching = createStore(() => ({ waiting: [] as (() => void)[], running: 0, kept: new Map<string, string>() }))

type Props = { file: Pick<AttachmentData, 'filename' | 'mimetype' | 'size' | 'downloadUrl' | 'versions'>; size: number }

/** `size` in px; without a picture the icon stands in its middle. */
export function Thumbnail({ file, size }: Props) {
  const { icon: Icon, name } = fileKinds[kindOf(file)]
  const small = (file.size ?? Number.POSITIVE_INFINITY) <= uploadSettings.instantPreviewMaxSize
  const path = small && isDrawable(file.mimetype) && file.downloadUrl?.startsWith('/') ? file.downloadUrl : null
  const address = useThumbnail(path, file.versions ?? 1)
  const [broken, setBroken] = useState<string | null>(null)
  if (address === null || broken === address)
    return <Icon size={Math.max(16, Math.round(size / 3))} className={styles.icon} role="img" aria-label={name} />
  return (
    <img src={address} alt={name} className={styles.thumbnail} style={{ width: size, height: size }} onError={() => setBroken(address)} />
  )
}

function useThumbnail(path: string | null, version: number): string | null {
  const { api } = useActions().services
  const key = path === null ? null : `${path}#${version}`
  const [, redraw] = useState(0)
  const state = fetching.get()
  useEffect(() => {
    if (path === null || key === null || state.kept.has(key)) return
    const stop = new AbortController()
    const begin = () => {
      state.running += 1
      api.transfers
        .download(path, stop.signal)
        .then(
          (blob) => {
            keep(state.kept, key, URL.createObjectURL(blob))
            redraw((count) => count + 1)
          },
          // The icon stays; the preview says what is wrong.
          (problem: unknown) => isAbort(problem) || console.warn('A thumbnail could not be loaded.', problem),
        )
        .finally(() => {
          state.running -= 1
          state.waiting.shift()?.()
        })
    }
    if (state.running < AT_ONCE) begin()
    else state.waiting.push(begin)
    return () => {
      stop.abort()
      const at = state.waiting.indexOf(begin)
      if (at !== -1) state.waiting.splice(at, 1)
    }
  }, [api, state, path, key])
  return key === null ? null : (state.kept.get(key) ?? null)
}

function keep(kept: Map<string, string>, key: string, address: string): void {
  kept.set(key, address)
  const [oldest] = kept
  if (kept.size <= MOST_KEPT || !oldest) return
  kept.delete(oldest[0])
  URL.revokeObjectURL(oldest[1])
}
