// The one line of a noun in each list. A list that is written in another way than it was says so instead of being guessed at.
import type { Noun } from './noun.ts'

/** What becomes of a file's text. */
export type Edit = (text: string) => string

/** Puts `line` in front of the first `mark` behind `start`. Throws where either is missing. */
function before(text: string, start: string, mark: string, line: string): string {
  const from = text.indexOf(start)
  const at = from === -1 ? -1 : text.indexOf(mark, from)
  if (at === -1) throw new Error(`There is no “${mark.trim()}” behind “${start}”.`)
  return `${text.slice(0, at)}${line}${text.slice(at)}`
}

/** In front of the first import that sorts behind it, or of the first one at all. */
function imported(text: string, line: string): string {
  const from = /from '([^']+)'/.exec(line)?.[1] ?? ''
  const imports = [...text.matchAll(/^import .* from '([^']+)'\n/gm)].filter(([, path = '']) => path.split('/')[0] === from.split('/')[0])
  const next = imports.find(([, path = '']) => path > from)
  const last = imports.at(-1)
  const at = next ? next.index : last ? last.index + last[0].length : text.indexOf('import ')
  return `${text.slice(0, at)}${line}\n${text.slice(at)}`
}

/** The host's line. */
export function inHost({ names, many }: Noun): Record<string, Edit> {
  const line = `import { ${names}Routes } from './resources/${many}/${many}.routes.ts'`
  return { 'host/resources.ts': (text) => before(imported(text, line), 'export const resources', ']\n', `  ${names}Routes,\n`) }
}

/** The gateway's line. */
export function inGateway({ name, one }: Noun): Record<string, Edit> {
  const line = `import { ${name}Resolvers } from './resources/${one}/${one}.resolvers.ts'`
  const key = one === name ? name : `'${one}'`
  return {
    'gateway/resources.ts': (text) =>
      before(imported(text, line), 'export const resources', '} satisfies', `  ${key}: ${name}Resolvers,\n`),
  }
}

/** The client's lines: the feature and its page, who sees its action; a route where there is none. */
export function inClient({ name, names, one, many }: Noun, route: string): Record<string, Edit> {
  return {
    'src/app/features.ts'(text) {
      const feature = imported(text, `import { ${name} } from '#src/features/${one}/feature.ts'`)
      const page = imported(feature, `import { ${names}Page } from '#src/pages/${many}/page.ts'`)
      return before(
        before(page, 'export const features', '  appFeature,\n', `  ${name},\n`),
        'export const pages',
        ']',
        `  ${names}Page,\n`,
      )
    },
    'src/lib/paths.ts': (text) =>
      text.includes(`'${route}':`)
        ? text
        : before(text, "'projects.settings'", "'projects.settings'", `'${route}': '/:companySlug/projects/:projectSlug/${many}',\n  `),
    // Who sees its action; a test asks the host the same.
    'tests/house/audiences.ts': (text) => before(text, '  everyone: [', '    // LOG-03.', `    '${one}.list',\n`),
  }
}
