// Who sees the forms of a project.
import { act, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { projectSubject } from '#tests/kit/action-fakes.ts'
import { registry } from '#tests/kit/all-actions.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { FormsPage } from './forms-page.tsx'

test('FORM-04 who only reads the project does not see its forms, and nothing is asked of them', async () => {
  const { actions, sent } = renderFeature(
    <Routes>
      <Route path="/:companySlug/projects/:projectSlug/form2task" element={<FormsPage />} />
    </Routes>,
    { at: '/acme/projects/website/form2task', actions: registry.all },
  )
  act(() => actions.services.scene.set({ project: projectSubject({ viewerCan: ['PAID'] }) }))
  await until(() => expect(screen.getByText('Forms are for those who work on this project.')).toBeTruthy())
  expect(screen.queryByRole('button')).toBeNull()
  expect(sent).toEqual([])
})
