// npm run bench [-- palette scroll gateway host lists load memory exports imports size] [--quick]: figures measured side by side in one run. Prints ratios, asserts no times.
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { benchExports } from './exports.ts'
import { benchGateway } from './gateway.ts'
import { benchHost } from './host.ts'
import { benchImports } from './imports.ts'
import { benchLists } from './lists.ts'
import { benchLoad } from './load.ts'
import { benchMemory } from './memory.ts'
import { benchPalette } from './palette.ts'
import { benchScroll } from './scroll.ts'
import { benchSize } from './size.ts'

const PARTS = ['palette', 'scroll', 'gateway', 'host', 'lists', 'load', 'memory', 'exports', 'imports', 'size'] as const

const { values, positionals } = parseArgs({ options: { quick: { type: 'boolean', default: false } }, allowPositionals: true })
const unknown = positionals.filter((name) => !PARTS.some((part) => part === name))
if (unknown.length > 0) {
  process.stderr.write(`There is no part ${unknown.join(', ')}; there are ${PARTS.join(', ')}.\n`)
  process.exit(1)
}

const runs = {
  palette: () => benchPalette({ quick: values.quick }),
  scroll: () => benchScroll({ quick: values.quick }),
  gateway: () => benchGateway({ quick: values.quick }),
  host: () => benchHost({ quick: values.quick }),
  lists: () => benchLists({ quick: values.quick }),
  load: () => benchLoad({ quick: values.quick }),
  memory: () => benchMemory({ quick: values.quick }),
  exports: () => benchExports({ quick: values.quick }),
  imports: () => benchImports({ quick: values.quick }),
  size: benchSize,
}

process.stdout.write(`${cpus().length} cores, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}\n`)
for (const part of PARTS) {
  if (positionals.length > 0 && !positionals.includes(part)) continue
  const begun = performance.now()
  const lines = await runs[part]()
  process.stdout.write(`\n## ${part} (${((performance.now() - begun) / 1000).toFixed(0)} s)\n${lines.join('\n')}\n`)
}
