// A table that is dropped on the tasks of a project is imported into it (IMPORT-13).
import { type RefObject, useEffect, useState } from 'react'
import { useActions } from '#src/actions/actions-context.tsx'
import { importPath } from '#src/lib/paths.ts'
import * as styles from './csv-drop.css.ts'
import { leaveFile } from './dropped-file.ts'

/** What browsers call tables while they are held; some say nothing. */
const TABLES = new Set(['text/csv', 'application/vnd.ms-excel', ''])

/** Where files are taken: `surface`, for who administers the project. Says so while one is held over it. */
export function CsvDrop({
  surface,
  workspaceSlug,
  projectSlug,
  name,
}: {
  surface: RefObject<HTMLElement | null>
  workspaceSlug: string
  projectSlug: string
  name: string
}) {
  const { go, say } = useActions().services
  const [over, setOver] = useState(false)
  useEffect(() => {
    const element = surface.current
    if (!element) return
    const isTable = ({ dataTransfer }: DragEvent) => {
      const [item] = [...(dataTransfer?.items ?? [])].filter(({ kind }) => kind === 'file')
      return item !== undefined && TABLES.has(item.type)
    }
    const drag = (event: DragEvent) => {
      if (event.defaultPrevented || !isTable(event)) return
      event.preventDefault()
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'copy'
      setOver(true)
    }
    const leave = (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node) || !element.contains(event.relatedTarget)) setOver(false)
    }
    const drop = (event: DragEvent) => {
      setOver(false)
      if (event.defaultPrevented || !isTable(event)) return
      event.preventDefault()
      const [file] = event.dataTransfer?.files ?? []
      if (!file) return
      if (!/\.csv$/i.test(file.name)) return say.note('Only a CSV file can be dropped on tasks: it is imported.')
      const place = { workspaceSlug, projectSlug }
      leaveFile(place, file)
      go.to(importPath(place))
    }
    element.addEventListener('dragover', drag)
    element.addEventListener('dragleave', leave)
    element.addEventListener('drop', drop)
    return () => {
      element.removeEventListener('dragover', drag)
      element.removeEventListener('dragleave', leave)
      element.removeEventListener('drop', drop)
    }
  }, [surface, workspaceSlug, projectSlug, go, say])
  return over ? <p className={styles.hint}>{`Drop it to import it into ${name}`}</p> : null
}
