// Uploads of one panel or dialog: one after another, each with its share and a way to give it up.

import { useCallback, useEffect, useRef, useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { ApiError } from '#src/data/errors/api-error.ts'
import { isOver } from '#src/data/exchanges/idempotency.ts'
import { isAbort } from '#src/data/exchanges/transfers.ts'
import { uuid } from '#src/lib/uuid.ts'
import { type FilesOwner, uploadFile } from '#src/model/attachment/attachment.ts'
import { uploadWords } from '#src/model/attachment/upload-settings.ts'

/** An upload under way or failed; `share` is 0–1, `problem` the failure. */
export interface Upload {
  key: number
  file: File
  share: number
  problem: unknown
  /** What it is sent as; another one after a refusal, which ends it. */
  intent: string
  /** The file of which it is the next version. */
  replaces?: string | undefined
}

type Sent = Pick<Upload, 'key' | 'file' | 'intent' | 'replaces'>

/** What `useUploads` gives. `start` answers true when all went up; a failed one stays in the list until it is dropped or tried again. */
export interface Uploads {
  list: readonly Upload[]
  start(files: readonly File[], replaces?: string): Promise<boolean>
  cancel(key: number): void
  retry(key: number): Promise<boolean>
}

/**
 * Uploads to `owner`. What is still under way when the component goes is given up, or with `goOn` brought to its end: only a failure is told then.
 */
export function useUploads(owner: FilesOwner, { goOn = false } = {}): Uploads {
  const { api, say } = useActions().services
  const gone = useRef(false)
  const [list, setList] = useState<readonly Upload[]>([])
  const running = useRef(new Map<number, AbortController>())
  const queue = useRef<Promise<unknown>>(Promise.resolve())
  const last = useRef(0)
  const change = useCallback(
    (key: number, part: Partial<Upload>) => setList((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one))),
    [],
  )
  const remove = useCallback((key: number) => setList((before) => before.filter((one) => one.key !== key)), [])

  const { workspaceSlug, projectSlug, taskId } = owner
  const send = useCallback(
    async ({ key, file, intent, replaces }: Sent): Promise<boolean> => {
      const stop = running.current.get(key)
      if (!stop || stop.signal.aborted) return false
      try {
        const onProgress = (share: number) => change(key, { share })
        await uploadFile(api, { workspaceSlug, projectSlug, taskId }, file, { onProgress, signal: stop.signal, key: intent, replaces })
        remove(key)
        return true
      } catch (problem) {
        if (isAbort(problem)) remove(key)
        else if (gone.current) say.error(`${uploadWords.failed} (${file.name})`)
        else change(key, { problem, ...(problem instanceof ApiError && isOver(problem) && { intent: uuid() }) })
        return false
      } finally {
        running.current.delete(key)
      }
    },
    [api, say, workspaceSlug, projectSlug, taskId, change, remove],
  )
  const line = useCallback(
    (uploads: readonly Sent[]) => {
      for (const { key } of uploads) running.current.set(key, new AbortController())
      const sent = uploads.map((upload) => {
        const turn = queue.current.then(() => send(upload))
        queue.current = turn
        return turn
      })
      return Promise.all(sent).then((ends) => ends.every(Boolean))
    },
    [send],
  )

  useEffect(() => {
    const all = running.current
    gone.current = false
    return () => {
      gone.current = true
      if (goOn) return
      for (const stop of all.values()) stop.abort()
    }
  }, [goOn])

  return {
    list,
    start(files, replaces) {
      const uploads = files.map((file) => {
        last.current += 1
        return { key: last.current, file, share: 0, problem: null, intent: uuid(), replaces }
      })
      setList((before) => [...before, ...uploads])
      return line(uploads)
    },
    cancel(key) {
      running.current.get(key)?.abort()
      remove(key)
    },
    retry(key) {
      const upload = list.find((one) => one.key === key)
      if (!upload) return Promise.resolve(false)
      change(key, { share: 0, problem: null })
      return line([upload])
    },
  }
}
