// The files of a data folder.
import { join } from 'node:path'
import type { Settings } from '../settings.ts'
import { type Files, filesIn } from './files.ts'
import { folderStore } from './folder-store.ts'

/** What says where files lie. */
export type FilesSettings = Pick<Settings, 'dataDir'>

/** The files of a host: in `files/` of its data folder. */
export function openFiles({ dataDir }: FilesSettings): Files {
  const folder = join(dataDir, 'files')
  return filesIn(folderStore(folder), join(folder, 'moving'))
}
