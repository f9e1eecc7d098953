// What the mock remembers of projects.
// @vitest-environment node
import { expect, test } from 'vitest'
import { openMock } from '#tests/kit/mock-asker.ts'

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
