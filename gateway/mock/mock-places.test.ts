// What the mock remembers of projects.
// @vitest-environment node
import { expect, test } from 'vitest'
import { PREFLIGHT_HEADER } from '../graphiql.ts'
import { createMockGateway } from './mock-gateway.ts'

function openMock() {
  const mock = createMockGateway({ graphiql: false })
  return async (query: string, variables: object = {}, headers: Record<string, string> = { authorization: 'Bearer any' }) => {
    const response = await mock.fetch(
      new Request('http://localhost/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', [PREFLIGHT_HEADER]: '1', ...headers },
        body: JSON.stringify({ query, variables }),
      }),
    )
    return response.json()
  }
}

test('FIRST-04 a sample is there once, and gone when it is removed', async () => {
  const ask = openMock()
  const list = async () =>
    (await ask('{ projects(workspaceSlug: "acme") { slug isSample } }')).data.projects.filter(
      ({ isSample }: { isSample: boolean }) => isSample,
    )
  const make = 'mutation { createSampleProject(workspaceSlug: "acme") { project { slug name } userErrors { code } } }'
  const { project } = (await ask(make)).data.createSampleProject
  expect(project.name).toBe('Sample: Website relaunch')
  expect((await ask(make)).data.createSampleProject.project).toEqual(project)
  expect(await list()).toHaveLength(1)
  const remove = 'mutation($project: ProjectRef!) { removeSampleProject(project: $project) { removedId userErrors { code } } }'
  const at = { project: { workspaceSlug: 'acme', projectSlug: project.slug } }
  expect((await ask(remove, at)).data.removeSampleProject).toEqual({ removedId: `acme/${project.slug}`, userErrors: [] })
  expect(await list()).toEqual([])
  expect((await ask(remove, at)).data.removeSampleProject.userErrors).toEqual([{ code: 'NOT_FOUND' }])
})
