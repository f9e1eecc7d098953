// Local storage: every key, and what corrupt or refused storage comes to.
import { expect, test } from 'vitest'
import { refuseStorage } from '#tests/kit/refused-storage.ts'
import { storedWorkspaceOf } from '#tests/kit/stored-workspace.ts'
import {
  accessToken,
  clearAll,
  companiesList,
  currentCompany,
  currentUser,
  draftPrefix,
  keptAnswer,
  projectsKey,
  recencyKey,
  taskModal,
  themePreference,
  workspacesKey,
} from './storage.ts'

const acme = storedWorkspaceOf('acme')

test('OPEN-21 the keys are these', () => {
  expect(
    [
      ...[accessToken, currentUser, currentCompany, companiesList, themePreference],
      ...[keptAnswer(workspacesKey), keptAnswer(projectsKey('acme')), taskModal],
    ].map(({ key }) => key),
  ).toEqual([
    'ACCESS_TOKEN',
    'current_user',
    'current_company',
    'companies',
    'theme',
    'cache:workspaces',
    'cache:projects:acme',
    'task_modal',
  ])
  expect([draftPrefix, recencyKey('ana')]).toEqual(['draft:', 'recency:ana'])
})

test('STORE-03 WS-10 the current company is wrapped in data, with the fields that the specification names', () => {
  currentCompany.write({ data: acme })
  expect(currentCompany.read()?.data).toMatchObject({
    owner: { username: 'ana' },
    settings: { can_create_projects: false },
    whitelabel: { logo: null },
    favicon: null,
  })
  expect(JSON.parse(window.localStorage.getItem('current_company') ?? '')).toEqual({ data: acme })
  expect(currentCompany.read()?.data.unlimited_workspaces).toBe(true)
})

test('STORE-04 STORE-06 lists come back as they were written, kept answers with whose they are', () => {
  companiesList.write([acme])
  keptAnswer(projectsKey('acme')).write({ for: 'ana', data: { projects: [] } })
  expect(companiesList.read()).toEqual([acme])
  expect(keptAnswer(projectsKey('acme')).read()).toEqual({ for: 'ana', data: { projects: [] } })
  expect(keptAnswer(projectsKey('globex')).read()).toBeNull()
  window.localStorage.setItem(workspacesKey, '[{"slug":"acme"}]')
  expect(keptAnswer(workspacesKey).read()).toBeNull()
})

test('STORE-05 STORE-07 the theme is one of three words, the task-modal flag a boolean', () => {
  themePreference.write('system')
  taskModal.write(true)
  expect([themePreference.read(), taskModal.read()]).toEqual(['system', true])
  window.localStorage.setItem('theme', 'pink')
  window.localStorage.setItem('task_modal', '"yes"')
  expect([themePreference.read(), taskModal.read()]).toEqual([null, null])
})

test.each(['{', 'null', '[]', '"text"', '{"username":7}', '{"data":[]}'])('OPEN-21 %s is treated as absent', (text) => {
  for (const entry of [currentUser, currentCompany]) {
    window.localStorage.setItem(entry.key, text)
    expect(entry.read()).toBeNull()
  }
})

test('OPEN-21 what is unusable in a list is left out, the rest is kept', () => {
  window.localStorage.setItem(companiesList.key, JSON.stringify([null, { slug: 'acme' }, 7]))
  expect(companiesList.read()).toEqual([
    storedWorkspaceOf('acme', { name: 'acme', owner: null, subscription: null, unlimited_workspaces: null }),
  ])
})

test('refused storage reads as absent and writes as false', () => {
  const allow = refuseStorage()
  expect(accessToken.read()).toBeNull()
  expect(accessToken.write('secret')).toBe(false)
  expect(() => accessToken.remove()).not.toThrow()
  expect(() => clearAll()).not.toThrow()
  allow()
})
