// Named routes resolve to the specified addresses.
import { expect, test } from 'vitest'
import { isRouteName, pathTo, safeReturnPath, sharedTaskPath } from './paths.ts'

const project = { companySlug: 'acme', projectSlug: 'website' }

test('ROUTE-15 DEFECT-02 project-dashboard and projects.overview are the overview, projects.settings the settings', () => {
  expect(pathTo('project-dashboard', project)).toBe('/acme/projects/website/overview')
  expect(pathTo('projects.overview', project)).toBe('/acme/projects/website/overview')
  expect(pathTo('projects.settings', project)).toBe('/acme/projects/website/settings')
  expect(() => pathTo('projects.settings', { companySlug: 'acme' })).toThrow('projectSlug')
})

test('ROUTE-17 workspace routes take the workspace', () => {
  const company = { companySlug: 'acme' }
  expect(pathTo('workspace-favorite-tasks', company)).toBe('/acme/favorite-tasks')
  expect(pathTo('workspace-settings', company)).toBe('/acme/settings')
  expect(pathTo('team-members', company)).toBe('/acme/team-members')
  expect(pathTo('clients', company)).toBe('/acme/clients')
  expect(pathTo('invoices', company)).toBe('/acme/invoices')
})

test('ROUTE-02 ROUTE-03 ROUTE-18 workspace-default, sign-in and profile', () => {
  expect(pathTo('workspace-default')).toBe('/')
  expect(pathTo('sign-in')).toBe('/sign-in')
  expect(pathTo('profile', { username: 'ana souza' })).toBe('/profile/ana%20souza')
})

test('ROUTE-19 sprints and user stories, lists and one', () => {
  expect(pathTo('projects.sprints', project)).toBe('/acme/projects/website/sprints')
  expect(pathTo('projects.sprint', { ...project, sprintSlug: 's-12' })).toBe('/acme/projects/website/sprints/s-12')
  expect(pathTo('projects.user-stories', project)).toBe('/acme/projects/website/user-stories')
  expect(pathTo('projects.user-story', { ...project, userStorySlug: 'us-1' })).toBe('/acme/projects/website/user-stories/us-1')
})

test('SHARE-03 ROUTE-11 a shared task has its public address', () => {
  expect(sharedTaskPath({ workspaceSlug: 'acme', projectSlug: 'website', id: 'u-1' })).toBe('/acme/task/website/u-1')
})

test('OPEN-07 only paths of this origin are returned to, and no guest-only page', () => {
  expect(safeReturnPath('/acme/projects/website/overview?task=1')).toBe('/acme/projects/website/overview?task=1')
  for (const bad of ['//evil.example', '/\\evil.example', 'https://evil.example', '', null, '/sign-in', '/logout?x=1'])
    expect(safeReturnPath(bad)).toBeNull()
})

test('SHELL-17 only known route names are links', () => {
  expect(isRouteName('projects.wiki')).toBe(true)
  expect(isRouteName('toString')).toBe(false)
})
