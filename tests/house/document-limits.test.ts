// Every document of the client is one that the gateway lets in: not too deep, not too long, not too many names.
// @vitest-environment node
import { type DocumentNode, Kind, print } from 'graphql'
import { expect, test } from 'vitest'
import { createGateway } from '#gateway/gateway.ts'
import { openFakeRest } from '#tests/kit/fake-rest.ts'
import { postGraphql } from '#tests/kit/graphql-post.ts'

const modules = import.meta.glob<Record<string, DocumentNode>>('/src/**/*.graphql.ts', { eager: true })
const operations = Object.values(modules)
  .flatMap((exported) => Object.values(exported))
  .filter(({ definitions }) => definitions.some(({ kind }) => kind === Kind.OPERATION_DEFINITION))

test('no document of the client is beyond the limits of the gateway', { timeout: 60_000 }, async () => {
  const rest = await openFakeRest()
  const gateway = createGateway({ hostUrl: rest.url, graphiql: false, production: true })
  const refused: string[] = []
  for (const document of operations) {
    const text = print(document)
    const { errors } = await postGraphql(gateway, text)
    // Without variables most are refused for these, which is asked behind the limits.
    if (errors.some(({ message }) => message.startsWith('Syntax Error'))) refused.push(text.slice(0, 60))
  }
  expect(operations.length).toBeGreaterThan(100)
  expect(refused).toEqual([])
  await gateway.close()
  await rest.close()
})
