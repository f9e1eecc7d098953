// What is open in the sidebar, from one place to the next.
import { expect, test } from 'vitest'
import { arrived, type Branches, projectToggled, workspaceToggled } from './open-branches.ts'

const NOWHERE: Branches = { workspace: null, projects: {}, at: { workspace: null, project: null, isOpened: true } }
const acme = { workspace: 'acme', project: null }
const known = (slug: string) => ({ workspace: 'acme', project: { slug, id: `acme/${slug}` } })
const onItsWay = (slug: string) => ({ workspace: 'acme', project: { slug, id: null } })
const website = known('website')

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
  expect(arrived(closed, known('ops'))).toMatchObject({ workspace: 'acme', projects: { acme: 'acme/ops' } })
})

test('a project that is known late opens in its workspace, which stays closed where it was closed meanwhile', () => {
  const coming = arrived(NOWHERE, onItsWay('website'))
  expect(coming).toMatchObject({ workspace: 'acme', projects: {} })
  expect(arrived(coming, onItsWay('website'))).toBe(coming)
  expect(arrived(coming, website)).toMatchObject({ workspace: 'acme', projects: { acme: 'acme/website' } })
  const closed = workspaceToggled(coming, 'acme')
  const there = arrived(closed, website)
  expect(there).toMatchObject({ workspace: null, projects: { acme: 'acme/website' } })
  expect(arrived(there, website)).toBe(there)
  // The next one is another arrival, also where it is late.
  expect(arrived(there, onItsWay('ops'))).toMatchObject({ workspace: 'acme', projects: { acme: 'acme/website' } })
  expect(arrived(arrived(there, onItsWay('ops')), known('ops')).projects).toEqual({ acme: 'acme/ops' })
})
