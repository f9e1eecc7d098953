// What is open in the sidebar, from one place to the next.
import { expect, test } from 'vitest'
import { arrived, type Branches, projectToggled, workspaceToggled } from './open-branches.ts'

const NOWHERE: Branches = { workspace: null, projects: {}, at: { workspace: null, project: null } }
const acme = { workspace: 'acme', project: null }
const website = { workspace: 'acme', project: 'acme/website' }

test('SHELL-19 at most one workspace is open, and one project in each; a second press closes', () => {
  const first = workspaceToggled(NOWHERE, 'acme')
  expect(first.workspace).toBe('acme')
  expect(workspaceToggled(first, 'globex').workspace).toBe('globex')
  expect(workspaceToggled(first, 'acme').workspace).toBeNull()
  const project = projectToggled(projectToggled(first, 'acme', 'a'), 'acme', 'b')
  expect(project.projects).toEqual({ acme: 'b' })
  expect(projectToggled(project, 'acme', 'b').projects).toEqual({ acme: null })
})

test('who comes to a workspace or a project finds it open', () => {
  expect(arrived(NOWHERE, acme)).toMatchObject({ workspace: 'acme', projects: {} })
  expect(arrived(NOWHERE, website)).toMatchObject({ workspace: 'acme', projects: { acme: 'acme/website' } })
  expect(arrived(arrived(NOWHERE, website), { workspace: 'globex', project: null }).workspace).toBe('globex')
})

test('what was closed by hand stays closed at this place, also while the place is not known for a moment', () => {
  const closed = workspaceToggled(projectToggled(arrived(NOWHERE, website), 'acme', 'acme/website'), 'acme')
  for (const place of [website, acme, { workspace: null, project: null }, website]) expect(arrived(closed, place)).toBe(closed)
  expect(arrived(closed, { workspace: 'acme', project: 'acme/ops' })).toMatchObject({ workspace: 'acme', projects: { acme: 'acme/ops' } })
})
