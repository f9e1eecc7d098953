// Runs a server that npm run build made: `node bin/built.js serve --processes 4`.
import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

const [, , name] = process.argv
const file = fileURLToPath(new URL(`../dist-server/${name}.js`, import.meta.url))
if (!existsSync(file)) {
  process.stderr.write(`There is no ${file}: run npm run build first.\n`)
  process.exit(1)
}
// From here on as if it had been started itself, also where it starts itself once more.
process.argv.splice(1, 2, file)
await import(pathToFileURL(file).href)
