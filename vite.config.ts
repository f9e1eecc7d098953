// Builds the client, serves it in development, and names the test projects.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { declaredActions } from './bin/declared-actions.ts'
import { LongestFirst } from './tests/kit/longest-first.ts'

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:4000'

/** The files of actions and of cache rules that features bring for pages of their own, read from where they say so. */
const ofPages = new Set(
  readdirSync(join(import.meta.dirname, 'src/features')).flatMap((room) => {
    const folder = join(import.meta.dirname, 'src/features', room)
    const file = join(folder, 'feature.ts')
    const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
    return [...text.matchAll(/page(?:Actions|Cache): \[([^\]]*)\]/g)]
      .flatMap(([, listed = '']) => [...listed.matchAll(/import\('([^']+)'\)/g)])
      .map(([, name = '']) => (name.startsWith('#') ? join(import.meta.dirname, name.slice(1)) : join(folder, name)))
  }),
)

/** What lists are drawn with before actions are there, and what is drawn of these then (decision 075). */
const LISTS = /\/src\/pages\/(?:project-overview|workspace-tasks)\/[^/]+\.tsx$|\.actions\.ts\?declared$/
const isNear = (id: string) => /\.(?:actions|cache)\.ts$/.test(id) && !ofPages.has(id)

/** Icons and what draws layers are named through one index each, which brings all: whose they are is known only once that is cut. */
const OF_AN_INDEX = /\/node_modules\/(?!date-fns\/)/
/** The files of icons by the names under which lists have them. */
const ICON = /export \{([^}]*)\} from ['"]\.\/(icons\/[^'"]+)['"]/g
const FROM_ICONS = /import \{([^}]*)\} from ['"]lucide-react['"]/g

/** What lists share with the actions of lists and frame, whatever it is. */
const shared = new Set<string>()
const noteShared: Plugin = {
  name: 'note-shared',
  apply: 'build',
  buildEnd() {
    const withImports = (is: (id: string) => boolean) => {
      const found = new Set<string>()
      const add = (id: string) => {
        if (found.has(id)) return
        found.add(id)
        this.getModuleInfo(id)?.importedIds.forEach(add)
      }
      for (const id of this.getModuleIds()) if (is(id)) add(id)
      return found
    }
    const codeOf = (id: string) => this.getModuleInfo(id)?.code ?? ''
    const near = withImports(isNear)
    const ofLists = withImports((one) => LISTS.test(one))
    for (const id of ofLists) if (near.has(id) && !OF_AN_INDEX.test(id)) shared.add(id)
    const index = [...ofLists].find((id) => id.endsWith('/lucide-react.mjs')) ?? ''
    const names = [...ofLists].flatMap((id) =>
      [...codeOf(id).matchAll(FROM_ICONS)].flatMap(([, list = '']) => list.split(/,\s*|\s+as\s+/).map((one) => one.trim())),
    )
    for (const [, list = '', file = ''] of codeOf(index).matchAll(ICON))
      if (names.some((name) => name !== '' && new RegExp(`\\b${name}\\b`).test(list))) shared.add(index.replace('lucide-react.mjs', file))
  },
}

// What every visit loads comes in few files: what changes with a release apart from what hardly ever does. The actions of lists and frame are one
// more, with what they share with pages. Everything else is cut as it is imported, those of other pages too: in one chunk by force they and what they share
// would import each other in a circle, and what is read while a module is evaluated, such as an icon, would be missing in some orders.
const CHUNKS = [
  { name: 'vendor', tags: ['$initial' as const], test: /node_modules/, priority: 3 },
  { name: 'app', tags: ['$initial' as const], priority: 2 },
  // Charts need this of what actions share, and shall not bring those along.
  { name: 'figures', test: /src\/lib\/figures\.ts$/, priority: 1.5 },
  // What lists share with actions is no part of these: lists stand before them.
  { name: 'list', test: (id: string) => shared.has(id), priority: 1.2 },
  { name: 'actions', test: isNear, priority: 1 },
]

export default defineConfig({
  plugins: [declaredActions(), noteShared, react(), vanillaExtractPlugin()],
  build: {
    outDir: 'dist',
    sourcemap: true,
    target: 'es2023',
    manifest: true,
    // Every browser that runs ES2023 preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
  },
  server: { port: 5173, strictPort: true, proxy: { '/graphql': gateway, '/api': gateway, '/config.json': gateway } },
  test: {
    experimental: { fsModuleCache: true },
    setupFiles: ['tests/kit/patience.ts'],
    sequence: { sequencer: LongestFirst },
    // As long as patience.ts waits.
    expect: { poll: { timeout: 20_000 } },
    // Left to itself a runner keeps one core free, which on two cores is half of the machine.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          testTimeout: 30_000,
          // Pure functions and servers: no page, and modules are loaded once for all files.
          environment: 'node',
          isolate: false,
          include: ['src/lib/**/*.test.ts', 'gateway/**/*.test.ts', 'process/**/*.test.ts', 'host/**/*.unit.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          // Property tests and first renders are slow on a busy machine, and one test may wait for several pages; no test asserts a time.
          testTimeout: 60_000,
          environment: 'happy-dom',
          // Files share the page and the modules; tests/kit/dom-setup.ts leaves nothing of one test to the next.
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['src/lib/**/*.test.ts'],
          setupFiles: ['tests/kit/dom-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'house',
          testTimeout: 30_000,
          include: ['tests/house/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          isolate: false,
          setupFiles: ['tests/kit/dom-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'world',
          include: ['tests/gateway/**/*.test.ts', 'tests/world/**/*.test.ts', 'host/**/*.test.ts'],
          exclude: ['host/**/*.unit.test.ts', 'tests/gateway/coverage.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: ['tests/kit/cluster-setup.ts', 'tests/kit/answered-fields-setup.ts'],
          setupFiles: ['tests/kit/leave-answered-fields.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'answered',
          include: ['tests/gateway/coverage.test.ts'],
          environment: 'node',
          // Looks at what the others leave.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          include: ['tests/contract/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: ['tests/kit/cluster-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
