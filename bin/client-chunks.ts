// Which files the client is cut into: few, and each visit fetches little that it does not need (decision 075).
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** What lists are drawn with before actions are there, and what is drawn of these then. */
const LISTS = /\/src\/pages\/(?:project-overview|workspace-tasks)\/[^/]+\.tsx$|\.actions\.ts\?declared$/
const PAGE = /\/src\/pages\/([^/]+)\/[^/]+\.tsx$/
/** What draws menus, dialogs, drawers and the controls of forms; messages come by themselves, for they say so when this cannot be fetched. */
const LAYERS =
  /\/node_modules\/(?:@radix-ui|@floating-ui|aria-hidden|react-remove-scroll|react-style-singleton|use-callback-ref|use-sidecar|vaul)\/|\/src\/ui\/(?:layers\/(?!toast)|dialogs\/)/
const ICON = /\/lucide-react\/.*\/icons\//

/** Packages that are named through one index, which brings all: of these only what is asked for by name counts as imported. */
const INDEXES = [
  // `export { default as X, … } from './icons/x.mjs'`
  { specifier: 'lucide-react', file: /\/lucide-react\.mjs$/, entry: /export \{([^}]*)\} from ['"]\.\/(icons\/[^'"]+)['"]/g },
  // `import * as X from '@radix-ui/react-x'`
  { specifier: 'radix-ui', file: /\/radix-ui\/dist\/index\.mjs$/, entry: /import \* as (\w+) from ['"](@radix-ui\/[^'"]+)['"]/g },
]

const namesIn = (list: string) => list.split(/,\s*|\s+as\s+/).map((name) => name.trim())
/** Empty where there is none. */
const textOf = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** The files of actions and of cache rules that features bring for pages of their own, read from where they say so. */
function filesOfPages(features: string): ReadonlySet<string> {
  return new Set(
    readdirSync(features).flatMap((room) =>
      [...textOf(join(features, room, 'feature.ts')).matchAll(/page(?:Actions|Cache): \[([^\]]*)\]/g)]
        .flatMap(([, listed = '']) => [...listed.matchAll(/import\('([^']+)'\)/g)])
        .map(([, name = '']) => (name.startsWith('#') ? join(features, '../..', name.slice(1)) : join(features, room, name))),
    ),
  )
}

/** The plugin that reads who imports what, and the groups by which the bundler cuts then. `root` is the project's folder. */
export function clientChunks(root: string): { plugin: Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  const ofPages = filesOfPages(join(root, 'src/features'))
  const isNear = (id: string) => /\.(?:actions|cache)\.ts$/.test(id) && !ofPages.has(id)
  const frameOf = (id: string) => {
    const folder = PAGE.exec(id)?.[1]
    return folder === undefined ? undefined : /frame: '(\w+)'/.exec(textOf(join(root, 'src/pages', folder, 'page.ts')))?.[1]
  }

  /** What belongs to each, with whatever that imports. */
  const lists = new Set<string>()
  const outside = new Set<string>()
  const open = new Set<string>()
  const nearActions = new Set<string>()
  const pageActions = new Set<string>()
  const rootsOf = (id: string) => {
    const frame = frameOf(id)
    return [
      ...(LISTS.test(id) ? [lists] : []),
      ...(frame === 'guest' || frame === 'login' || frame === 'none' ? [outside] : []),
      ...(frame === 'empty' ? [open] : []),
      ...(isNear(id) ? [nearActions] : []),
      ...(ofPages.has(id) ? [pageActions] : []),
    ]
  }

  const plugin: Plugin = {
    name: 'client-chunks',
    apply: 'build',
    buildEnd() {
      const importsOf = (id: string) => {
        const { code, importedIds = [] } = this.getModuleInfo(id) ?? {}
        return importedIds.flatMap((imported) => {
          const index = INDEXES.find(({ file }) => file.test(imported))
          if (!index) return [imported]
          const asked = (code ?? '').matchAll(new RegExp(`import \\{([^}]*)\\} from ['"]${index.specifier}['"]`, 'g'))
          const names = new Set([...asked].flatMap(([, list = '']) => namesIn(list)))
          const all = this.getModuleInfo(imported)
          return [...(all?.code ?? '').matchAll(index.entry)].flatMap(([, list = '', file = '']) =>
            namesIn(list).some((name) => names.has(name)) ? (all?.importedIds ?? []).filter((part) => part.includes(`/${file}`)) : [],
          )
        })
      }
      const add = (found: Set<string>, id: string) => {
        if (found.has(id)) return
        found.add(id)
        for (const imported of importsOf(id)) add(found, imported)
      }
      for (const id of this.getModuleIds()) for (const found of rootsOf(id)) add(found, id)
    },
  }

  // The nearer to the start the higher: a group takes along whatever its files import that no higher one has, so none imports a lower one, and no two
  // import each other.
  const groups: Rolldown.CodeSplittingGroup[] = [
    // What changes with a release apart from what hardly ever does.
    { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 20 },
    { name: 'app', tags: ['$initial'], priority: 19 },
    // Charts need this of what actions share, and shall not bring those along.
    { name: 'figures', test: /src\/lib\/figures\.ts$/, priority: 15 },
    // What pages for guests share with others shall bring neither lists nor actions along, nor what stands open to everybody.
    { name: 'common', test: (id) => outside.has(id) && (lists.has(id) || nearActions.has(id)), priority: 14 },
    { name: 'open', test: (id) => open.has(id) && lists.has(id), priority: 13 },
    // Lists stand before their actions; pages are chunks of their own.
    { name: 'list', test: (id) => lists.has(id) && !LISTS.test(id), priority: 12 },
    { name: 'layers', test: LAYERS, priority: 11 },
    { name: 'shared', test: (id) => open.has(id) && (nearActions.has(id) || pageActions.has(id)), priority: 10 },
    { name: 'actions', test: isNear, priority: 9 },
    { name: 'icons', test: ICON, priority: 8 },
    { name: 'page-actions', test: (id) => ofPages.has(id), priority: 7 },
  ]
  return { plugin, groups }
}
