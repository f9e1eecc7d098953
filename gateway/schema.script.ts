// `npm run schema`, after every change of a part: prints schema.graphql at the top of the project, and the types of values and resolvers.
import { writeFileSync } from 'node:fs'
import { codegen } from '@graphql-codegen/core'
import * as typescript from '@graphql-codegen/typescript'
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers'
import { parse } from 'graphql'
import { typeDefs } from './schema.ts'

/** What resolvers are handed of a type whose fields are not simply read from the answer. */
const PARENTS = {
  Task: './resources/task/task.wire.ts#Task as TaskParent',
  Project: './resources/project/project-parent.ts#ProjectParent',
  Epic: './resources/epic/epic.calls.ts#EpicParent',
  UserStory: './resources/user-story/user-story.calls.ts#StoryParent',
  Sprint: './resources/sprint/sprint.calls.ts#SprintParent',
  Form: './resources/form/form.calls.ts#FormParent',
  Thread: './resources/thread/thread.calls.ts#ThreadParent',
  NotificationTarget: './resources/notification/notification.calls.ts#Target as NotificationTargetParent',
  WikiPage: './resources/wiki/wiki.calls.ts#WikiPageParent',
  Workspace: './resources/workspace/workspace.calls.ts#Company as WorkspaceParent',
}

const CONFIG = {
  contextType: './context.ts#GatewayContext',
  mappers: PARENTS,
  scalars: { ID: 'string', DateTime: 'string', Date: 'string', Html: 'string', HexColor: 'string', Minor: 'number' },
  enumsAsTypes: true,
  useTypeImports: true,
  skipTypename: true,
  disableDescriptions: true,
  // A result says every field, null or not: what an answer lacks shows here, not on a screen.
  avoidOptionals: { field: true, object: false, inputValue: false, defaultValue: true },
  makeResolverTypeCallable: true,
}

async function typesText(about: string, plugin: 'typescript' | 'typescriptResolvers', config: object = {}): Promise<string> {
  const text = await codegen({
    schema: parse(typeDefs),
    documents: [],
    filename: '',
    pluginMap: { typescript, typescriptResolvers },
    plugins: [{ [plugin]: {} }],
    config: { ...CONFIG, ...config },
  })
  return `// ${about}, written by \`npm run schema\`; do not edit.\n${text}`
}

/** Every text that is printed from the parts, by its place. */
export async function printed(): Promise<readonly [place: URL, text: string][]> {
  const at = (path: string) => new URL(path, import.meta.url)
  const namespace = "import type * as schema from './schema-types.d.ts'\n"
  const resolvers = await typesText('Types of resolvers', 'typescriptResolvers', { namespacedImportName: 'schema' })
  return [
    [at('../schema.graphql'), typeDefs],
    [at('./schema-types.d.ts'), await typesText('Types of the schema’s inputs and results', 'typescript')],
    [at('./resolver-types.d.ts'), resolvers.replace('\n', `\n${namespace}`)],
  ]
}

if (process.argv[1] === import.meta.filename) {
  for (const [place, text] of await printed()) writeFileSync(place, text)
  process.stdout.write('Wrote schema.graphql, gateway/schema-types.d.ts and gateway/resolver-types.d.ts\n')
}
