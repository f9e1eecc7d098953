// Writes what a noun begins with, in each of the three worlds, and its line in each list.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { clientFiles } from './client-files.ts'
import { gatewayFiles } from './gateway-files.ts'
import { hostFiles } from './host-files.ts'
import { type Edit, inClient, inGateway, inHost } from './lists.ts'
import type { Noun } from './noun.ts'

/** Paths relative to the root: what was written, where a line was added, and which worlds knew the noun already. */
export interface Written {
  readonly files: string[]
  readonly lists: string[]
  readonly there: string[]
}

interface World {
  name: string
  folders: readonly string[]
  files: Record<string, string>
  lists: Record<string, Edit>
}

/** Writes below `root`. A world that has the noun's folder is left as it is; nothing is ever overwritten. */
export function writeNoun(root: string, noun: Noun): Written {
  const route = `projects.${noun.many}`
  const worlds: World[] = [
    { name: 'host', folders: [`host/resources/${noun.many}`], files: hostFiles(noun), lists: inHost(noun) },
    { name: 'gateway', folders: [`gateway/resources/${noun.one}`], files: gatewayFiles(noun), lists: inGateway(noun) },
    {
      name: 'client',
      folders: [`src/features/${noun.one}`, `src/pages/${noun.many}`],
      files: clientFiles(noun, route),
      lists: inClient(noun, route),
    },
  ]
  const there = worlds.filter(({ folders }) => folders.some((folder) => existsSync(join(root, folder))))
  const wanted = worlds.filter((world) => !there.includes(world))
  const files = Object.entries(Object.assign({}, ...wanted.map((world) => world.files)) as Record<string, string>)
  const taken = files.find(([path]) => existsSync(join(root, path)))
  if (taken) throw new Error(`${taken[0]} is there already.`)
  // All edits are made before the first is written: a list that cannot be read leaves nothing half done.
  const edits = wanted
    .flatMap(({ lists }) => Object.entries(lists))
    .flatMap(([path, edit]) => {
      const text = readFileSync(join(root, path), 'utf8')
      const edited = edit(text)
      return edited === text ? [] : [[path, edited] as const]
    })
  for (const [path, text] of [...files, ...edits]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return { files: files.map(([path]) => path), lists: edits.map(([path]) => path), there: there.map(({ name }) => name) }
}
