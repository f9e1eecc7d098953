// What a change of a type, effort, workflow or label sends to a host that wants the whole of it.
import { expect, test } from 'vitest'
import type { GatewayContext } from '../../context.ts'
import { catalogueResolvers } from './catalogue.resolvers.ts'

const project = { workspaceSlug: 'acme', projectSlug: 'website' }

/** A host with one thing in each list; it answers changes with nothing. */
function host() {
  const sent: [string, unknown][] = []
  const rest = {
    get: async (path: string) => {
      sent.push([`GET ${path}`, null])
      return [{ id: '7', title: 'There', color: '#00ff00', hours: 3 }]
    },
    put: async (path: string, { body }: { body: unknown }) => void sent.push([`PUT ${path}`, body]),
  }
  return { sent, context: { rest } as unknown as GatewayContext }
}

const { updateLabel, updateTaskType, updateWorkflow, updateEffort } = catalogueResolvers.Mutation

test('OPEN-51 REST-67 what is not given of a label is as it is there now; where all is given, nothing is read', async () => {
  const { sent, context } = host()
  expect(await updateLabel({}, { project, id: '7', input: { title: 'Mine' } }, context)).toMatchObject({
    label: { id: '7', title: 'Mine', color: '#00ff00' },
    userErrors: [],
  })
  expect(sent.map(([call, body]) => [call.split(' ')[0], body])).toEqual([
    ['GET', null],
    ['PUT', { title: 'Mine', color: '#00ff00' }],
  ])
  sent.length = 0
  await updateLabel({}, { project, id: '7', input: { title: 'Mine', color: '#111111' } }, context)
  expect(sent.map(([, body]) => body)).toEqual([{ title: 'Mine', color: '#111111' }])
})

test('OPEN-51 REST-55 REST-59 REST-63 so it is with types, efforts and workflows', async () => {
  const { sent, context } = host()
  await updateTaskType({}, { project, id: '7', input: { color: '#111111' } }, context)
  await updateEffort({}, { project, id: '7', input: { title: 'Mine' } }, context)
  await updateWorkflow({}, { project, id: '7', input: { title: 'Mine' } }, context)
  expect(sent.filter(([, body]) => body !== null).map(([, body]) => body)).toEqual([
    { title: 'There', color: '#111111', type: 'issues' },
    { title: 'Mine', effort: 3, type: 'issues' },
    { title: 'Mine', color: '#00ff00' },
  ])
})
