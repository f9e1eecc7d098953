// Pages that only the owner of a workspace opens: everybody else reads whose it is, and no Retry that would be refused again.
import { screen } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { type ComponentType, createElement } from 'react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { pathTo, ROUTES, type RouteName } from '#src/lib/paths.ts'
import { ClientPage } from '#src/pages/client/client-page.tsx'
import { ClientsPage } from '#src/pages/clients/clients-page.tsx'
import { ImportPage } from '#src/pages/import/import-page.tsx'
import { InvoicePage } from '#src/pages/invoice/invoice-page.tsx'
import { InvoicesPage } from '#src/pages/invoices/invoices-page.tsx'
import { TeamMembersPage } from '#src/pages/team-members/team-members-page.tsx'
import { registry } from '#tests/kit/all-actions.ts'
import { fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import { withRowsInView } from '#tests/kit/list-screen.tsx'

withRowsInView()

const acme = {
  ...{ id: 'acme', slug: 'acme', name: 'Acme', logo: null, whitelabelLogo: null, favicon: null, subscription: 'paid' },
  ...{ unlimitedWorkspaces: true, viewerCan: ['EDIT', 'PAID'], owner: { ...fakePerson('ana'), name: 'Ana Souza' } },
}
const refuse = () => {
  throw new GraphQLError('No.', { extensions: { code: 'FORBIDDEN' } })
}
const pages: readonly { page: ComponentType; route: RouteName }[] = [
  { page: TeamMembersPage, route: 'team-members' },
  { page: ClientsPage, route: 'clients' },
  { page: ClientPage, route: 'client' },
  { page: InvoicesPage, route: 'invoices' },
  { page: InvoicePage, route: 'invoice' },
  { page: ImportPage, route: 'workspace-settings-import' },
]

test.each(pages)(
  'CLIENT-05 INV-11 TEAM-12 IMPORT-11 $route: whoever is not the owner reads whose page it is, with a way back',
  async ({ page, route }) => {
    renderFeature(
      <Routes>
        <Route path={ROUTES[route]} element={createElement(page)} />
      </Routes>,
      {
        roots: { workspaces: () => [acme], workspace: () => acme, clients: refuse, client: refuse, invoices: refuse, invoice: refuse },
        actions: registry.all,
        at: pathTo(route, { companySlug: 'acme', uuid: 'c-1' }),
      },
    )
    expect(await screen.findByText('Only the owner of this workspace can open this page.')).toBeTruthy()
    screen.getByText('Ana Souza')
    screen.getByRole('button', { name: 'Back' })
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    expect(screen.queryByRole('searchbox')).toBeNull()
  },
)
