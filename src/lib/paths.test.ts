// Named routes resolve to the specified addresses.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pathOfLink, pathTo, ROUTES, safeReturnPath, sharedTaskPath } from './paths.ts'

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

test('OPEN-07 paths of this origin are returned to, with query and fragment', () => {
  for (const path of [
    '/',
    '/workspace',
    '/acme/projects/website/overview?task=1',
    '/accept-invitation?token=a%2Fb%3D',
    '/profile/ana%20souza#top',
    '/acme/next-tasks?return=//elsewhere&search=a%5Cb',
    '/sign-in-settings/x',
  ])
    expect(safeReturnPath(path)).toBe(path)
})

test('OPEN-07 no other origin, no guest-only page and no odd address is returned to', () => {
  const foreign = [
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\evil.example',
    'https://evil.example',
    'evil.example',
  ]
  const scripts = ['javascript:alert(1)', '/javascript:alert(1)', 'data:text/html,x', 'JaVaScRiPt:alert(1)']
  const disguised = [
    '/%2Fevil.example',
    '/%2fevil.example',
    '%2F%2Fevil.example',
    '/%5Cevil.example',
    '/%5cevil.example',
    '/.//evil.example',
  ]
  const climbing = ['/acme/..//evil.example', '/..//evil.example', '/acme//evil.example', '/%2e%2e//evil.example', '/%2F%2Fevil.example']
  const blank = [
    '',
    ' ',
    ' /workspace',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    '/%09/evil.example',
    '/ /evil',
    '/a\u00a0b',
    '/%E0%A4%A',
  ]
  const guests = [
    '/sign-in',
    '/sign-in/',
    '/sign-in?return=/sign-in',
    '/sign-in#x',
    '/SIGN-IN',
    '/%73ign-in',
    '/x/../sign-in',
    '/sign-in%2F',
    '/logout?x=1',
    '/sign-up',
    '/forgot-password',
    '/login',
    '/create-account',
  ]
  for (const bad of [null, undefined, ...foreign, ...scripts, ...disguised, ...climbing, ...blank, ...guests])
    expect([bad, safeReturnPath(bad)]).toEqual([bad, null])
})

test('SHELL-17 only known route names are links', () => {
  const place = { companySlug: 'acme', projectSlug: 'website' }
  expect(pathOfLink('projects.sprint', { ...place, sprintSlug: 'a/b' })).toBe('/acme/projects/website/sprints/a%2Fb')
  expect(pathOfLink('projects.sprint', place)).toBeNull()
  expect(pathOfLink('toString', place)).toBeNull()
})

test('where you point 10: a manifest leads to pages that are there, and what was shared comes back after signing in', () => {
  const manifest: { share_target: { action: string }; shortcuts: { url: string }[] } = JSON.parse(
    readFileSync('public/manifest.webmanifest', 'utf8'),
  )
  const named: readonly string[] = Object.values(ROUTES)
  for (const url of [manifest.share_target.action, ...manifest.shortcuts.map((shortcut) => shortcut.url)]) expect(named).toContain(url)
  const shared = '/new-task?title=Two%0Alines+%26+more&text=%22a%22%5Cb&url=https%3A%2F%2Fexample.com%2Fx%3Fy%3D1'
  expect(safeReturnPath(shared)).toBe(shared)
})
