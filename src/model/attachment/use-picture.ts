// A picture that only the signed-in person may load: fetched with the bearer, kept for as long as it may be shown again.
import { useEffect, useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { isAbort } from '#src/data/exchanges/transfers.ts'
import { createStore } from '#src/lib/store.ts'

/** How many pictures are kept as bytes. */
const MOST_KEPT = 12

/** The addresses of what was fetched, by path. */
const kept = createStore(() => new Map<string, string>())

/** The address for an `<img>` of the picture under `path`; null while it loads and without a path. `broke` says that it cannot be drawn. */
export function usePicture(path: string | null) {
  const { api } = useActions().services
  const [turn, setTurn] = useState(0)
  const [failed, setFailed] = useState<string | null>(null)
  const [, redraw] = useState(0)
  const pictures = kept.get()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry asks once more
  useEffect(() => {
    if (path === null || pictures.has(path)) return
    const stop = new AbortController()
    setFailed(null)
    api.transfers.download(path, stop.signal).then(
      (blob) => {
        keep(pictures, path, URL.createObjectURL(blob))
        redraw((count) => count + 1)
      },
      (problem: unknown) => isAbort(problem) || setFailed(path),
    )
    return () => stop.abort()
  }, [api, pictures, path, turn])
  return {
    address: path === null || failed === path ? null : (pictures.get(path) ?? null),
    problem: path !== null && failed === path,
    broke: () => setFailed(path),
    retry: () => {
      setFailed(null)
      setTurn(turn + 1)
    },
  }
}

function keep(pictures: Map<string, string>, path: string, address: string): void {
  pictures.set(path, address)
  const [oldest] = pictures
  if (pictures.size <= MOST_KEPT || !oldest) return
  pictures.delete(oldest[0])
  URL.revokeObjectURL(oldest[1])
}
