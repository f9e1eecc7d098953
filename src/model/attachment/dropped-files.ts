// What was dropped: its files, and how many folders came with them, which browsers hand over as files that cannot be read.
import { withoutJunk } from './file-kind.ts'

/** Said where folders are dropped. */
export const FOLDERS_STAY = 'Folders are not uploaded. Drop the files in them.'

/** Has to be read while the drop is handled: later nothing is known of it. */
export function droppedFiles({ items, files }: { items?: DataTransferItemList | undefined; files: FileList }): {
  files: File[]
  folders: number
} {
  const dropped = [...(items ?? [])].filter(({ kind }) => kind === 'file')
  if (dropped.length === 0) return { files: withoutJunk(files), folders: 0 }
  const plain = dropped.filter((item) => !item.webkitGetAsEntry?.()?.isDirectory)
  return { files: withoutJunk(plain.flatMap((item) => item.getAsFile() ?? [])), folders: dropped.length - plain.length }
}
