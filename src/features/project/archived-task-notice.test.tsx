// A task of an archived project says that it is read-only where no page around it does.
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { ArchivedTaskNotice } from './archived-task-notice.tsx'
import { actions } from './project-standing.actions.ts'

const website = {
  ...{ id: 'acme/website', slug: 'website', name: 'Website', workspaceSlug: 'acme', workspaceName: 'Acme', code: 'WEB', logo: null },
  ...{ status: 'ARCHIVED', isPrivate: true, dueDate: null, taskCount: 3, viewerRole: 'admin', description: null, budget: 0 },
  ...{ startDate: null, viewerCan: ['OWN'], people: [fakePerson('ana')], owner: fakePerson('ana') },
}

function show(viewerCan: readonly 'EDIT'[], status = 'ARCHIVED') {
  const task = { workspaceSlug: 'acme', projectSlug: 'website', viewerCan }
  return renderFeature(<ArchivedTaskNotice task={task} />, { actions, roots: { project: () => ({ ...website, status }) } })
}

test('SCREEN-15 a task opened from outside of its archived project has the sentence, and its owner the button', async () => {
  const world = show([])
  expect((await screen.findByRole('status')).textContent).toContain('This project is archived. Reopen it in its settings.')
  expect(screen.getByRole('button', { name: 'Reopen project' })).toBeTruthy()
  // Inside of the project its page says it.
  act(() => world.actions.services.scene.set({ project: website as never }))
  await until(() => expect(screen.queryByRole('status')).toBeNull())
})

test('SCREEN-15 nothing is asked for a task that can be edited, and nothing said of one that is only read', async () => {
  expect(show(['EDIT']).sent).toEqual([])
  const reading = show([], 'IN_PROGRESS')
  await until(() => expect(reading.sent.length).toBe(1))
  expect(screen.queryByRole('status')).toBeNull()
})
