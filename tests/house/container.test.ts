// What the container file copies is all that a served product reads, and the compose file sets nothing that the product does not know.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { START_ENVIRONMENT } from '../../bin/settings.ts'
import { sources } from './sources.ts'

const CONTAINER = readFileSync('Containerfile', 'utf8')
const COPIED = [...CONTAINER.matchAll(/^COPY --from=build (.+) \S+$/gm)].flatMap(([, paths = '']) =>
  paths.split(' ').map((path) => path.replace('/app/', '')),
)

test('every folder that served code imports from, and every package, is in the image', () => {
  const served = sources('bin', 'process', 'gateway', 'host').filter(
    ({ path }) => !/\.test\.ts$|\.script\.ts$|bin\/(?:dev|mock|new|icons)/.test(path),
  )
  const folders = served.flatMap(({ text }) =>
    [...text.matchAll(/^import (?!type ).*?from '#(\w+)\//gm), ...text.matchAll(/import\('#(\w+)\//g)].map(([, name = '']) => name),
  )
  expect(served.length).toBeGreaterThan(300)
  expect(COPIED).toEqual(
    expect.arrayContaining([...new Set(folders), 'bin', 'dist', 'dist-server', 'node_modules', 'package.json', 'tsconfig.json']),
  )
})

test('the image serves as a user without rights, with the memory of `npm run serve`, and Node hears of its end', () => {
  expect(CONTAINER).toMatch(/^USER node$/m)
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { serve: string } }
  const [, flags = ''] = /^node ((?:--\S+ )+)bin\/built\.js serve$/.exec(scripts.serve) ?? []
  const command = ['node', ...flags.trim().split(' '), 'dist-server/serve.js']
  expect(CONTAINER).toContain(`\nCMD ${JSON.stringify(command).replaceAll(',', ', ')}\n`)
  expect(flags).toContain('--heap-growing-percent=')
})

test('what is large and seldom needed is loaded with its first use', () => {
  const large = ['@graphql-yoga/render-graphiql', 'pdfkit', '@zxcvbn-ts/language-en', '@aws-sdk/client-s3', '@aws-sdk/lib-storage']
  const atTheStart = sources('bin', 'process', 'gateway', 'host').flatMap(({ path, text }) =>
    path.endsWith('.test.ts') || path.endsWith('/password-strength.ts')
      ? []
      : large.filter((name) => new RegExp(`^import (?!type ).* from '${name}'`, 'm').test(text)).map((name) => `${path}: ${name}`),
  )
  expect(atTheStart).toEqual([])
  const strength = sources('host').filter(({ path, text }) => !path.endsWith('.test.ts') && /^import .*password-strength/m.test(text))
  expect(strength.map(({ path }) => path)).toEqual([])
})

test('the compose file sets variables that the product has', () => {
  const own = readFileSync('compose.yaml', 'utf8').split('  database:\n    image')[0] ?? ''
  const set = [...own.matchAll(/^ {6}([A-Z_]+): /gm)].map(([, name = '']) => name)
  expect(set).toContain('DATABASE_URL')
  expect(set.filter((name) => !(name in START_ENVIRONMENT.shape))).toEqual([])
})
