// The rows of the specification's files, and how each one stands.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { WAITING, WAITING_FILES, type WaitsFor } from './waiting.ts'

/** A requirement and where it is written. */
export interface Row {
  id: string
  file: string
}

/** Every row of every `*.md` in the folder, the matrix first; none where there is no folder. */
export function readRows(folder: string): Row[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'))
  return files.sort().flatMap((file) => {
    const ids = [...readFileSync(join(folder, file), 'utf8').matchAll(/^\| ([A-Z]+-\d{2}) /gm)].flatMap((match) => match[1] ?? [])
    return [...new Set(ids)].map((id) => ({ id, file }))
  })
}

/** `proven` by a test, `missing`, or what it waits for. */
export type Standing = 'proven' | 'missing' | WaitsFor

/** How a row stands, given what tests prove and which rows wait. */
export function standingOf({ id, file }: Row, proven: ReadonlySet<string>, waiting: typeof WAITING = WAITING): Standing {
  for (const [reason, ids] of Object.entries(waiting)) if (ids.includes(id)) return reason as WaitsFor
  if (proven.has(id)) return 'proven'
  return WAITING_FILES[file] ?? 'missing'
}
