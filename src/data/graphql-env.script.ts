// Writes what the compiler and the cache must know of schema.graphql: `npm run graphql-env`, after every change of the schema.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadFromSDL, minifyIntrospection, outputIntrospectionFile } from '@gql.tada/internal'
import { buildSchema, isObjectType } from 'graphql'

const sdl = join(import.meta.dirname, '../../schema.graphql')

/** The text of `graphql-env.d.ts`: the schema as a type, for gql.tada. Its own command line does not run under TypeScript 7. */
export async function environmentText(): Promise<string> {
  const { introspection } = await loadFromSDL({ file: sdl, assumeValid: false }).load()
  return outputIntrospectionFile(minifyIntrospection(introspection), { fileType: '.d.ts', shouldPreprocess: true })
}

const WRITTEN = 'Written by `npm run graphql-env`; do not edit.'

/** The texts of what the cache must know of the schema without carrying it, by their files. */
export function cacheNames(): Readonly<Record<'mutation-names.ts' | 'keyless-types.ts', string>> {
  const schema = buildSchema(readFileSync(sdl, 'utf8'))
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {})
  const roots = new Set([schema.getQueryType()?.name, schema.getMutationType()?.name])
  const keyless = Object.values(schema.getTypeMap()).filter(
    (type) => isObjectType(type) && !type.name.startsWith('__') && !roots.has(type.name) && !('id' in type.getFields()),
  )
  return {
    'mutation-names.ts': [
      `// The mutations of schema.graphql, each of which the cache has a rule for. ${WRITTEN}`,
      '',
      ...list('mutationNames', 'All mutation fields: each has an updater, at least an empty one. No part of what people load.', mutations),
      '/** One mutation field. */',
      'export type MutationName = (typeof mutationNames)[number]',
      '',
    ].join('\n'),
    'keyless-types.ts': [
      `// The types of schema.graphql that the cache keeps inside of others. ${WRITTEN}`,
      '',
      ...list(
        'keylessTypes',
        'Object types without an `id`: embedded in their parent unless cache.ts keys them. No part of what people load.',
        keyless.map((type) => type.name),
      ),
    ].join('\n'),
  }
}

function list(name: string, about: string, entries: readonly string[]): string[] {
  return [`/** ${about} */`, `export const ${name} = [`, ...[...entries].sort().map((entry) => `  '${entry}',`), '] as const', '']
}

if (process.argv[1] === import.meta.filename) {
  writeFileSync(join(import.meta.dirname, 'graphql-env.d.ts'), await environmentText())
  for (const [name, text] of Object.entries(cacheNames())) writeFileSync(join(import.meta.dirname, 'cache', name), text)
  process.stdout.write('Wrote src/data/graphql-env.d.ts, src/data/cache/mutation-names.ts and src/data/cache/keyless-types.ts\n')
}
