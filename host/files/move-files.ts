// Brings all files from one store to another while the product runs on the first: copied, read back, and never deleted unless somebody says so.
import { createHash } from 'node:crypto'
import { appendFile, readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import pLimit from 'p-limit'
import { z } from 'zod'
import { HostStartError } from '../errors.ts'
import type { FileStore } from './file-store.ts'

/** How many files are on their way at once. */
const AT_ONCE = 8
const NAME = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** From where to where; `journal` is a file that has a line for each file that was proven, `to` the name of the target in it. */
export type Move = { source: FileStore; target: FileStore; journal: string; to: string }

/** What was done; `bytes` are those copied, `there` were proven by an earlier run, `gone` are copies of files that are deleted by now. */
export type Moved = { copied: number; bytes: number; there: number; gone: number; deleted: number }

const line = z.object({ to: z.string(), name: z.string(), size: z.int(), sha256: z.string() })

/**
 * Copies what is missing, reads it back and compares size and SHA-256, until nothing new has come. A run that was cut off is gone on with: what the journal
 * says is proven is not copied again. Copies of files that were deleted meanwhile are put under doubt, so that the host that uses them deletes what has no
 * row. With `andDelete` what is proven is deleted at the source in the end. HostStartError says in a sentence what could not be proven.
 */
export async function moveFiles(move: Move, { andDelete = false } = {}): Promise<Moved> {
  const { source, target } = move
  await source.check()
  await target.check()
  const proven = await readJournal(move)
  const moved: Moved = { copied: 0, bytes: 0, there: 0, gone: 0, deleted: 0 }
  const has = await sizesIn(target)
  let known = await sizesIn(source)
  for (let fresh = true, round = 0; fresh; round += 1) {
    fresh = false
    const limit = pLimit({ concurrency: AT_ONCE, rejectOnClear: true })
    const bring = async ([name, size]: [string, number]) => {
      if (proven.get(name) === size && has.get(name) === size) {
        if (round === 0) moved.there += 1
        return
      }
      if (!(await copy(move, name))) return
      proven.set(name, size)
      has.set(name, size)
      fresh = true
      moved.copied += 1
      moved.bytes += size
    }
    await allOf(
      [...known].map((one) => limit(bring, one)),
      limit,
    )
    known = await sizesIn(source)
  }
  const gone = [...proven.keys()].filter((name) => has.has(name) && !known.has(name))
  await target.mark(gone.map((name) => `moving/${name}.doubt`))
  moved.gone = gone.length
  if (andDelete)
    for (const [name, size] of known) {
      if (proven.get(name) !== size) continue
      await source.remove(name)
      moved.deleted += 1
    }
  return moved
}

/** Waits for all; after the first failure nothing new is begun, and what is under way is waited for. */
async function allOf(work: Promise<void>[], limit: { clearQueue(): void }): Promise<void> {
  const failures: unknown[] = []
  const failed = (error: unknown) => {
    failures.push(error)
    limit.clearQueue()
  }
  await Promise.all(work.map((one) => one.catch(failed)))
  if (failures.length > 0) throw failures[0]
}

/** Copies one file and proves it; false where it is deleted by now. */
async function copy({ source, target, journal, to }: Move, name: string): Promise<boolean> {
  const found = await source.read(name)
  if (found === null) return false
  const sent = weigh()
  await target.put(name, Readable.from(sent.through(found.stream), { objectMode: false }))
  const back = weigh()
  for await (const _piece of back.through((await target.read(name))?.stream ?? Readable.from([])));
  const { size, sha256 } = sent.weighed()
  if (size !== found.size || JSON.stringify(back.weighed()) !== JSON.stringify({ size, sha256 }))
    throw new HostStartError(`The file ${name} did not arrive as it was: it is copied again when this is run again.`)
  await appendFile(journal, `${JSON.stringify({ to, name, size, sha256 })}\n`, { mode: 0o600 })
  return true
}

/** Lets bytes through, and says how many they were and what their SHA-256 is. */
function weigh() {
  const hash = createHash('sha256')
  let size = 0
  async function* through(source: Readable) {
    for await (const piece of source as AsyncIterable<Buffer>) {
      hash.update(piece)
      size += piece.length
      yield piece
    }
  }
  return { through, weighed: () => ({ size, sha256: hash.digest('hex') }) }
}

async function sizesIn(store: FileStore): Promise<Map<string, number>> {
  const sizes = new Map<string, number>()
  for await (const { name, size } of store.list('')) if (NAME.test(name)) sizes.set(name, size)
  return sizes
}

/** What was proven to be at this target, by name, with its size. A line that a killed run did not finish is none. */
async function readJournal({ journal, to }: Move): Promise<Map<string, number>> {
  const text = await readFile(journal, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const lines = text.split('\n').flatMap((one) => (one.endsWith('}') ? [line.parse(JSON.parse(one))] : []))
  return new Map(lines.filter((one) => one.to === to).map(({ name, size }) => [name, size]))
}
