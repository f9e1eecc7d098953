// Reads the project's own sources for the house tests.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = `${process.cwd()}/`

/** A source file: path relative to the root, and its text. */
export interface Source {
  path: string
  text: string
}

/** Every `.ts` and `.tsx` file below the given folders of the root, declarations and generated files left out. */
export function sources(...folders: string[]): Source[] {
  return folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
      .map((entry) => {
        const path = join(entry.parentPath, entry.name)
        return { path: path.slice(ROOT.length), text: readFileSync(path, 'utf8') }
      }),
  )
}
