// Invitations that are offered where somebody arrives.
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { actions } from './invitation.actions.ts'
import { inviteCache } from './invite.cache.ts'
import { OpenInvitations } from './open-invitations.tsx'

const one = (token: string, projectName: string) => ({
  ...{ token, projectName, workspaceName: 'Acme', inviterName: 'Ana Souza', role: 'member', kind: 'email', emailHint: null, state: 'open' },
  ...{ standing: 'INVITED', asker: null },
})

function show(given = [one('i-1', 'Website'), one('i-2', 'Mobile')]) {
  const stored = { list: given }
  const answered = (token: string) => {
    stored.list = stored.list.filter((invitation) => invitation.token !== token)
  }
  return renderFeature(<OpenInvitations />, {
    actions,
    cacheParts: [inviteCache],
    roots: {
      receivedInvitations: () => stored.list,
      declineInvitation({ token }: { token: string }) {
        answered(token)
        return { ok: true, userErrors: [] }
      },
      acceptInvitation({ token }: { token: string }) {
        answered(token)
        return { workspaceSlug: 'acme', projectSlug: 'mobile', userErrors: [] }
      },
    },
  })
}

test('FIRST-08 open invitations are offered; declining stays where one is, accepting opens the project', async () => {
  const { actions: world, mutations } = show()
  const section = await screen.findByRole('region', { name: 'Open invitations' })
  expect(section.textContent).toContain('Ana Souza invited you to Website in Acme, as member.')
  fireEvent.click(within(section).getAllByRole('button', { name: 'Decline' })[0] as HTMLElement)
  await until(() => expect(section.textContent).not.toContain('Website'))
  expect([world.went, mutations()]).toEqual([[], ['DeclineInvitation']])
  fireEvent.click(within(section).getByRole('button', { name: 'Accept' }))
  await until(() => expect(world.went).toEqual(['/acme/projects/mobile/overview']))
  await until(() => expect(screen.queryByRole('region')).toBeNull())
})

test('FIRST-08 nothing is drawn where nobody invited', async () => {
  const { sent } = show([])
  await until(() => expect(sent.map(({ name }) => name)).toContain('ReceivedInvitations'))
  expect(screen.queryByRole('region')).toBeNull()
})
