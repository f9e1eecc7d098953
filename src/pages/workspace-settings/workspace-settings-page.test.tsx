// What the settings of a workspace say of what can be brought into it.
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { test } from 'vitest'
import { exportCache } from '#src/features/export/export.cache.ts'
import { workspaceSettingsCache } from '#src/features/workspace-settings/workspace-settings.cache.ts'
import { fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { WorkspaceSettingsPage } from './workspace-settings-page.tsx'

test('IMPORT-13 EXPORT-02 archives of Palette are named beside the files of others', async () => {
  const settings = { timeZone: 'Europe/Berlin', weekStart: 1, currency: 'EUR', projectCreators: 'MEMBERS', transfer: null }
  const acme = {
    ...{ id: 'acme', slug: 'acme', name: 'Acme', logo: null, whitelabelLogo: null, favicon: null, subscription: 'lifetime' },
    ...{ unlimitedWorkspaces: false, viewerCan: ['EDIT', 'ADMIN', 'OWN'], owner: fakePerson('ana'), settings, transferOffer: null },
  }
  renderFeature(
    <Routes>
      <Route path="/:companySlug/settings" element={<WorkspaceSettingsPage />} />
    </Routes>,
    {
      at: '/acme/settings#data',
      cacheParts: [workspaceSettingsCache, exportCache],
      roots: { workspace: () => acme, exports: () => [], deletedProjects: () => [] },
    },
  )
  await until(() => screen.getByText(/^Tasks of Linear, .* people, and archives of Palette with their projects\.$/))
})
