// What an owner page shows to whom.
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type FakeRoots, fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { OwnerPage } from './owner-page.tsx'

const acme = { id: 'acme', slug: 'acme', name: 'Acme', logo: null, whitelabelLogo: null, favicon: null, subscription: 'paid' }
const rootsFor = (viewerCan: readonly string[]): FakeRoots => ({
  workspaces: () => [{ ...acme, unlimitedWorkspaces: true, viewerCan, owner: fakePerson('ana') }],
})
const page = (
  <OwnerPage slug="acme" title="Team members" what="the team">
    {({ name }) => <p>The team of {name}</p>}
  </OwnerPage>
)

test('TEAM-12 TLOG-04 the owner sees the page', async () => {
  renderFeature(page, { roots: rootsFor(['OWN']) })
  await until(() => expect(screen.getByText('The team of Acme')).toBeTruthy())
  expect(document.title).toContain('Team members of Acme')
})

test('TEAM-12 TLOG-04 others read whose it is, and have a way back', async () => {
  renderFeature(page, { roots: rootsFor([]) })
  await until(() => expect(screen.getByText(/^Only the owner of this workspace can open this page\./)).toBeTruthy())
  expect(screen.getByText(String(fakePerson('ana').name))).toBeTruthy()
  expect(screen.queryByText(/The team of/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Back' }))
})
