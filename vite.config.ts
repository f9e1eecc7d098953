// Builds the client, serves it in development, and names the test projects.
import { availableParallelism } from 'node:os'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { clientChunks } from './bin/client-chunks.ts'
import { declaredActions } from './bin/declared-actions.ts'
import { FEWER_COLLECTIONS } from './tests/kit/fewer-collections.ts'
import { LongestFirst } from './tests/kit/longest-first.ts'

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:4000'

const chunks = clientChunks(import.meta.dirname)

export default defineConfig({
  plugins: [declaredActions(), chunks.plugin, react(), vanillaExtractPlugin()],
  build: {
    outDir: 'dist',
    sourcemap: true,
    target: 'es2023',
    manifest: true,
    // Every browser that runs ES2023 preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: chunks.groups } } },
  },
  server: { port: 5173, strictPort: true, proxy: { '/graphql': gateway, '/api': gateway, '/config.json': gateway } },
  test: {
    experimental: { fsModuleCache: true },
    setupFiles: ['tests/kit/patience.ts'],
    sequence: { sequencer: LongestFirst },
    // As long as patience.ts waits.
    expect: { poll: { timeout: 20_000 } },
    execArgv: [...FEWER_COLLECTIONS],
    // Each waits now and then, for servers, pages and what is compiled: one more than there are cores uses that.
    maxWorkers: availableParallelism() + 1,
    // Few: a worker starts anew, and loads everything again, wherever a file of another project follows.
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          testTimeout: 30_000,
          // Pure functions and servers: no page, and modules are loaded once for all files.
          environment: 'node',
          isolate: false,
          include: [
            'src/lib/**/*.test.ts',
            'gateway/**/*.test.ts',
            'process/**/*.test.ts',
            'host/**/*.unit.test.ts',
            'tests/bench/**/*.test.ts',
          ],
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
          include: ['src/**/*.test.{ts,tsx}', 'tests/house/**/*.test.{ts,tsx}'],
          exclude: ['src/lib/**/*.test.ts'],
          setupFiles: ['tests/kit/dom-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'world',
          include: ['tests/gateway/**/*.test.ts', 'tests/world/**/*.test.ts', 'tests/contract/**/*.test.ts', 'host/**/*.test.ts'],
          exclude: ['host/**/*.unit.test.ts', 'tests/gateway/coverage.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: ['tests/kit/servers-setup.ts', 'tests/kit/cluster-setup.ts', 'tests/kit/answered-fields-setup.ts'],
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
    ],
  },
})
