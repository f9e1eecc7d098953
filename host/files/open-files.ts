// The files of a host: in its data folder, or in a bucket.
import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import type { FileStore } from './file-store.ts'
import { type Files, filesIn } from './files.ts'
import { folderStore } from './folder-store.ts'
import { s3Store } from './s3-store.ts'
import type { StorageFailure } from './storage-failure.ts'

/** What says where files lie. */
export type FilesSettings = Pick<Settings, 'dataDir'> & Partial<Pick<Settings, 's3'>>

/** Where the bytes of files lie: in the bucket of S3_URL, or in `files/` of the data folder. `patience` is that of `s3Store`, in ms. */
export function openStore({ dataDir, s3 }: FilesSettings, options: { patience?: number } = {}): FileStore {
  return s3 ? s3Store(s3, options) : folderStore(join(dataDir, 'files'))
}

/** The files of a host; `onLeft` hears why something was left to a sweep. */
export function openFiles(settings: FilesSettings, onLeft?: (error: StorageFailure) => void): Files {
  return filesIn(openStore(settings), join(settings.dataDir, 'files', 'moving'), onLeft)
}
