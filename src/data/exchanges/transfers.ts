// Bytes to and from the gateway's plain routes: the bearer with them, progress told, given up when nothing moves.
import { ApiError, payloadError } from '#src/data/errors/api-error.ts'
import { sessionIds } from '#src/data/ids/session-ids.ts'
import { KEY_HEADER } from './idempotency.ts'
import { abortError, errorOf, jsonOf, unreachable, watchIdle } from './transfer-parts.ts'

/** What an upload tells and hears. `onProgress` gets the share that is sent, 0–1. */
export interface UploadOptions {
  onProgress?: (share: number) => void
  signal?: AbortSignal
  /** The idempotency key: the same file again under it goes up once. */
  key?: string
}

/** Files up and down. Both reject with `ApiError`, or with the signal's `AbortError` when they were given up. */
export interface Transfers {
  /** POSTs one file as the multipart field `file` (API-04) and answers the payload. One request, no chunks (DEFECT-28). */
  upload(path: string, file: File, options?: UploadOptions): Promise<Readonly<Record<string, unknown>>>
  /** The bytes of a path that starts with `/api/`. */
  download(path: string, signal?: AbortSignal): Promise<Blob>
}

/** What transfers need of their session. */
export interface TransferParts {
  /** The gateway's GraphQL address; its plain routes lie on the same origin. */
  url: string
  token: () => string | null
  fetch: typeof fetch
  onUnauthenticated: () => void
  /** Called when an upload was answered, or nobody knows whether it went up, before the promise settles. */
  onWritten: () => void
}

/** The transfers of one session. */
export function createTransfers({ url, token, fetch, onUnauthenticated, onWritten }: TransferParts): Transfers {
  /** What was made in this session goes out under the server's id here, too: an address passes no exchange (decision 032). */
  function addressOf(path: string): string {
    const address = new URL(path, new URL(url, window.location.href))
    for (const [name, value] of [...address.searchParams]) {
      const known = sessionIds().publicText(value)
      if (known !== value) address.searchParams.set(name, known)
    }
    return address.href
  }
  const authorization = () => `Bearer ${token() ?? ''}`

  function failureOf(status: number, text: string, write: boolean): ApiError {
    const error = errorOf(status, text, write)
    if (error.code === 'UNAUTHENTICATED') onUnauthenticated()
    return error
  }

  return {
    upload: (path, file, { onProgress, signal, key } = {}) =>
      new Promise((resolve, reject) => {
        const request = new XMLHttpRequest()
        const watch = watchIdle(() => finish(() => reject(new ApiError('TIMEOUT', 'Nothing moves.', { outcomeUnknown: true })), true))
        const giveUp = () => finish(() => reject(abortError()), true)
        let open = true
        function finish(settle: () => void, abort = false) {
          if (!open) return
          open = false
          watch.stop()
          signal?.removeEventListener('abort', giveUp)
          onWritten()
          settle()
          if (abort) request.abort()
        }
        if (signal?.aborted) return finish(() => reject(abortError()))
        signal?.addEventListener('abort', giveUp)
        request.upload.addEventListener('progress', ({ loaded, total }) => {
          watch.touch()
          onProgress?.(total > 0 ? loaded / total : 0)
        })
        request.addEventListener('progress', () => watch.touch())
        request.addEventListener('error', () => finish(() => reject(unreachable(true))))
        request.addEventListener('load', () => {
          const payload = request.status >= 200 && request.status < 500 ? payloadOf(request.responseText) : null
          const refused = payload && payloadError(payload)
          if (refused) finish(() => reject(refused))
          else if (payload) finish(() => resolve(payload))
          else finish(() => reject(failureOf(request.status, request.responseText, true)))
        })
        request.open('POST', addressOf(path))
        request.setRequestHeader('authorization', authorization())
        if (key !== undefined) request.setRequestHeader(KEY_HEADER, key)
        const form = new FormData()
        form.append('file', file)
        request.send(form)
      }),

    async download(path, signal) {
      const { downloadBy } = await import('./download.ts').catch(() => {
        throw unreachable()
      })
      const ask = (from: string, stop: AbortSignal) => fetch(addressOf(from), { headers: { authorization: authorization() }, signal: stop })
      return downloadBy(ask, (status, text) => failureOf(status, text, false), path, signal)
    },
  }
}

/** True for an upload or a download that somebody gave up. */
export function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

/** The one payload in `data`; null where there is none. */
function payloadOf(text: string): Readonly<Record<string, unknown>> | null {
  const payload: unknown = Object.values(Object(jsonOf(text).data))[0]
  return typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>) : null
}
