// npm run new -- sprint: the folders of a noun in host, gateway and client, each with a failing test, and its line in each list.
import { join } from 'node:path'
import { nounOf } from './new/noun.ts'
import { type Written, writeNoun } from './new/write-noun.ts'

function report({ files, lists, there }: Written): string[] {
  if (files.length === 0) return [`Nothing was written: ${there.join(', ')} have it already.`]
  return [
    ...there.map((world) => `The ${world} has it already; nothing was written there.`),
    'Wrote',
    ...files.map((path) => `  ${path}`),
    'Added its line to',
    ...lists.map((path) => `  ${path}`),
    'Next',
    ...(there.includes('host') ? [] : ['  npm run migration -- --name <what it adds>    its table']),
    '  npm run schema && npm run graphql-env         what is printed from the schema',
    '  npm run format && npm run types               both are quiet',
    `  npx vitest run ${files.filter((path) => path.includes('.test.')).join(' ')}`,
    '  In each world one test fails: nobody can make one yet. Begin there.',
  ]
}

const [one, many] = process.argv.slice(2)
try {
  if (one === undefined) throw new Error('Say what is new, and its plural where that is not made by rule: npm run new -- sprint')
  process.stdout.write(`${report(writeNoun(join(import.meta.dirname, '..'), nounOf(one, many))).join('\n')}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
