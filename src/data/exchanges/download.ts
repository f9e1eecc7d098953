// The bytes of a file: loaded with the first download.
import { ApiError } from '#src/data/errors/api-error.ts'
import { abortError, unreachable, watchIdle } from './transfer-parts.ts'

/** So many bytes at most are held by the page; what is in a blob a browser puts on its disk where it is much. */
const PART_LENGTH = 16_000_000

/** The bytes of `path`, by what asks for an address and what says why an answer is none. Rejects with ApiError, or with AbortError when `signal` gave it up. */
export async function downloadBy(
  ask: (path: string, stop: AbortSignal) => Promise<Response>,
  failureOf: (status: number, text: string) => ApiError,
  path: string,
  signal?: AbortSignal,
): Promise<Blob> {
  const stop = new AbortController()
  const watch = watchIdle(() => stop.abort(new ApiError('TIMEOUT', 'Nothing moves.')))
  const giveUp = () => stop.abort(abortError())
  if (signal?.aborted) throw abortError()
  signal?.addEventListener('abort', giveUp)
  try {
    let answer = await ask(path, stop.signal).catch((error: unknown) => {
      if (stop.signal.aborted) throw error
      return null
    })
    watch.touch()
    // The gateway may send on to storage, which not every browser reaches.
    if (answer === null || (answer.redirected && !answer.ok))
      answer = await ask(`${path}${path.includes('?') ? '&' : '?'}through=host`, stop.signal)
    watch.touch()
    if (!answer.ok) throw failureOf(answer.status, await answer.text())
    const parts: Blob[] = []
    let pieces: Uint8Array<ArrayBuffer>[] = []
    let held = 0
    const reader = answer.body?.getReader()
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      watch.touch()
      pieces.push(new Uint8Array(piece.value))
      held += piece.value.length
      if (held < PART_LENGTH) continue
      parts.push(new Blob(pieces))
      pieces = []
      held = 0
    }
    return new Blob([...parts, ...pieces], { type: answer.headers.get('content-type') ?? '' })
  } catch (error) {
    if (error instanceof ApiError) throw error
    if (stop.signal.aborted) throw stop.signal.reason
    throw unreachable()
  } finally {
    watch.stop()
    signal?.removeEventListener('abort', giveUp)
  }
}
