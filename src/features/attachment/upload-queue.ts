// Documents on their way up: two at once, also when the page is left; closing the tab asks first (DOCS-05).

import type { Services } from '#src/actions/services.ts'
import { ApiError } from '#src/data/errors/api-error.ts'
import { isOver } from '#src/data/exchanges/idempotency.ts'
import { isAbort } from '#src/data/exchanges/transfers.ts'
import { createStore } from '#src/lib/store.ts'
import { uuid } from '#src/lib/uuid.ts'
import { type FilesOwner, uploadFile } from '#src/model/attachment/attachment.ts'
import { uploadSettings, uploadWords } from '#src/model/attachment/upload-settings.ts'
import { type SettledFile, settleName } from './same-name.ts'
import type { Upload } from './use-uploads.ts'

/** One of the queue: an upload, where it goes, and the document that it `replaces`. */
export interface Queued extends Upload {
  owner: FilesOwner
  replaces: string | undefined
  stop: AbortController
  running: boolean
}

/** The queue, in the order in which files were given. */
export const uploadQueue = createStore<readonly Queued[]>(() => [])

/** How many pages show the queue just now: there a failure stands in its line. */
const watched = createStore(() => 0)

/** Called where the queue is shown; the answer is called when it is no more. */
export function watchQueue(): () => void {
  watched.set(watched.get() + 1)
  return () => watched.set(watched.get() - 1)
}

type Parts = Pick<Services, 'api' | 'ask' | 'say'>

const change = (key: number, part: Partial<Queued>) =>
  uploadQueue.set(uploadQueue.get().map((one) => (one.key === key ? { ...one, ...part } : one)))
const leave = (key: number) => uploadQueue.set(uploadQueue.get().filter((one) => one.key !== key))

/** Asks about names that are taken, one after another, and puts the files into the queue. */
export async function enqueue(parts: Parts, owner: FilesOwner, files: readonly File[]): Promise<void> {
  for (const given of files) {
    // Where nobody can say whether the name is taken it goes up beside what is there: nothing is overwritten.
    const settled = await settleName(parts, owner, given).catch((): SettledFile => ({ file: given }))
    if (settled === null) continue
    const queue = uploadQueue.get()
    const key = Math.max(0, ...queue.map((one) => one.key)) + 1
    const fresh = { share: 0, problem: null, intent: uuid(), stop: new AbortController(), running: false }
    uploadQueue.set([...queue, { key, file: settled.file, owner, replaces: settled.replaces, ...fresh }])
    pump(parts)
  }
}

/** Gives an upload up, or takes a failed one off. */
export function cancelUpload(parts: Parts, key: number): void {
  uploadQueue
    .get()
    .find((one) => one.key === key)
    ?.stop.abort()
  leave(key)
  pump(parts)
}

/** Sends a failed one again. */
export function retryUpload(parts: Parts, key: number): void {
  change(key, { problem: null, share: 0, stop: new AbortController() })
  pump(parts)
}

function pump(parts: Parts): void {
  const queue = uploadQueue.get()
  let free = uploadSettings.maxParallelUploads - queue.filter(({ running }) => running).length
  for (const one of queue) {
    if (free <= 0) break
    if (one.running || one.problem !== null) continue
    free -= 1
    change(one.key, { running: true })
    void send(parts, one).then(() => pump(parts))
  }
  guardTab()
}

async function send({ api, say }: Parts, { key, file, owner, replaces, intent, stop }: Queued): Promise<void> {
  try {
    const onProgress = (share: number) => change(key, { share })
    await uploadFile(api, owner, file, { onProgress, signal: stop.signal, key: intent, replaces })
    leave(key)
  } catch (problem) {
    if (isAbort(problem)) return leave(key)
    if (watched.get() === 0) say.error(`${uploadWords.failed} (${file.name})`)
    change(key, { problem, running: false, ...(problem instanceof ApiError && isOver(problem) && { intent: uuid() }) })
  }
}

/** While files are on their way the browser asks before the tab is closed. */
function guardTab(): void {
  window.removeEventListener('beforeunload', ask)
  if (uploadQueue.get().some(({ problem }) => problem === null)) window.addEventListener('beforeunload', ask)
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
