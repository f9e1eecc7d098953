// Files in a folder of this machine: written beside their name, synced, then renamed.
import { constants, createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { bounded, type FileStore, type Stored } from './file-store.ts'

/** A store that files of this machine are moved into. */
export type FolderStore = FileStore & Required<Pick<FileStore, 'takeOver'>>

/** The store in a folder; it and `moving/` in it are made when the first file comes. */
export function folderStore(folder: string): FolderStore {
  const at = (name: string) => join(folder, name)
  const moving = join(folder, 'moving')

  async function statOf(name: string): Promise<Stored | null> {
    const found = await stat(at(name)).catch(absent)
    return found === null ? null : { name, size: found.size, changedAt: found.mtime }
  }

  const store = {
    async put(name, source, most) {
      await mkdir(moving, { recursive: true })
      const path = join(moving, `${name.replace('moving/', '')}.part`)
      try {
        await pipeline(bounded(source, most), createWriteStream(path, { mode: 0o600 }))
        await sync(path)
        await store.takeOver(path, name)
      } catch (error) {
        await rm(path, { force: true })
        throw error
      }
    },
    async takeOver(path, name) {
      await rename(path, at(name))
      await sync(name.startsWith('moving/') ? moving : folder)
    },
    async mark(names) {
      await mkdir(moving, { recursive: true })
      for (const name of names) await writeFile(at(name), '')
      await sync(moving)
    },
    async read(name, span) {
      const file = await open(at(name)).catch(absent)
      if (file === null) return null
      const { size } = await file.stat()
      // A stream would wait for a first byte that an empty file never has.
      if (size === 0) {
        await file.close()
        return { stream: Readable.from([], { objectMode: false }), size }
      }
      return { stream: createReadStream('', { fd: file, ...(span && { start: span.first, end: span.last }) }), size }
    },
    stat: statOf,
    remove: (name) => rm(at(name), { force: true }),
    async *list(below) {
      const entries = (await readdir(at(below), { withFileTypes: true }).catch(absent)) ?? []
      for (const entry of entries) {
        // Gone since: it is no longer in the folder.
        const found = entry.isFile() ? await statOf(`${below}${entry.name}`) : null
        if (found !== null) yield found
      }
    },
    async check() {
      await mkdir(folder, { recursive: true })
      await access(folder, constants.W_OK)
    },
  } satisfies FolderStore
  return store
}

/** Null for what is not there. */
export function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}

/** Waits until a file, or the names in a folder, are on the disk. */
export async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
