// Where the keys of the frame lead.
import { expect, test } from 'vitest'
import { actionWorld, projectSubject, workspaceSubject } from '#tests/kit/action-fakes.ts'
import { allActions } from '#tests/kit/all-actions.ts'

const ofProject = (page: string) => `/acme/projects/website/${page}`

test.each([
  ['app', 'g w', '/workspace'],
  ['app', 'g p', '/workspace/projects'],
  ['app', 'g i', '/inbox'],
  ['app', 'g o', '/notevault'],
  ['workspace', 'g f', '/acme/favorite-tasks'],
  ['workspace', 'g n', '/acme/next-tasks'],
  ['workspace', 'g c', '/acme/clients'],
  ['workspace', 'g v', '/acme/invoices'],
  ['workspace', 'g ,', '/acme/settings'],
  ['project', 'g t', ofProject('time-tracking')],
  ['project', 'g s', ofProject('sprints')],
  ['project', 'g u', ofProject('user-stories')],
  ['project', 'g e', ofProject('user-story-epics')],
  ['project', 'g d', ofProject('documents')],
  ['project', 'g b', ofProject('wiki')],
  ['project', 'g k', ofProject('kanban')],
  ['project', 'g ,', ofProject('settings')],
])('the keys of the frame: on a %s %s leads to %s', async (kind, key, path) => {
  const world = actionWorld()
  const can = ['EDIT', 'ADMIN', 'OWN', 'PAID'] as const
  const [action, ...others] = allActions.filter(({ on, shortcuts }) => on === kind && shortcuts.includes(key))
  expect(others).toEqual([])
  if (!action) throw new Error(`There is no ${key}`)
  await world.run(action, { project: [projectSubject({ viewerCan: can })], workspace: [workspaceSubject({ viewerCan: can })] })
  expect(world.went).toEqual([path])
})
