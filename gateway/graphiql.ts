// GraphiQL as it opens: one tab per example, one field for the token. Everything is in the page, nothing is loaded from elsewhere.
import { readFileSync } from 'node:fs'
import { type OperationDefinitionNode, parse, print } from 'graphql'
import type { GraphiQLOptions } from 'graphql-yoga'

/** The header that every GraphQL request must carry: a form or a link of another site cannot send it. */
export const PREFLIGHT_HEADER = 'graphql-require-preflight'

/** An example operation as a tab shows it, comments included. */
export interface Example {
  name: string
  query: string
  variables: string
}

/** The operations of examples.graphql, in their order. */
export function readExamples(): Example[] {
  const text = readFileSync(new URL('./examples.graphql', import.meta.url), 'utf8')
  const operations = parse(text).definitions.filter((node): node is OperationDefinitionNode => node.kind === 'OperationDefinition')
  return operations.map((node) => ({
    name: node.name?.value ?? 'Example',
    query: `${commentBefore(text, node.loc?.start ?? 0)}${text.slice(node.loc?.start, node.loc?.end)}\n`,
    variables: variablesOf(node),
  }))
}

/** The comment lines right above an operation. */
function commentBefore(text: string, start: number): string {
  const lines = text.slice(0, start).split('\n').slice(0, -1)
  const at = lines.findLastIndex((line) => !line.startsWith('#'))
  return lines
    .slice(at + 1)
    .map((line) => `${line}\n`)
    .join('')
}

/** A JSON text with every required variable, to be filled in. */
function variablesOf(node: OperationDefinitionNode): string {
  const required = (node.variableDefinitions ?? []).filter((variable) => print(variable.type).endsWith('!'))
  if (required.length === 0) return ''
  return JSON.stringify(Object.fromEntries(required.map((variable) => [variable.variable.name.value, ''])), null, 2)
}

/** Yoga's options for GraphiQL at `/graphql`. */
export function graphiqlOptions(): GraphiQLOptions {
  const examples = readExamples()
  return {
    title: 'GraphiQL',
    defaultTabs: examples.map(({ query, variables }) => ({ query, variables })),
    defaultQuery: examples[0]?.query ?? '',
    defaultEditorToolsVisibility: 'variables',
    isHeadersEditorEnabled: true,
    shouldPersistHeaders: false,
    additionalHeaders: { [PREFLIGHT_HEADER]: '1' },
    method: 'POST',
    inputValueDeprecation: true,
    favicon: `data:image/svg+xml,${encodeURIComponent(readFileSync(new URL('../public/favicon.svg', import.meta.url), 'utf8'))}`,
  }
}

/** The page, with the field for the bearer token above GraphiQL. Its program is read with the first page: it takes 80 MB, which no server in production needs. */
export async function renderGraphiQLPage(options: GraphiQLOptions): Promise<string> {
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
  const bar = readFileSync(new URL('./graphiql-token.html', import.meta.url), 'utf8')
  return renderGraphiQL(options).replace('<div id="root"></div>', (root) => `${bar}${root}`)
}
