// What the owner of a workspace does to its people and invitations.
import { Invitations } from '#src/features/team/team.graphql.ts'
import { WEBSITE } from '#tests/kit/task-calls.ts'
import type { Line } from './line.ts'

/** The lines. */
export const teamLines: readonly Line[] = [
  {
    id: 'sentinvite.withdraw',
    async given(bench) {
      const email = `line-${crypto.randomUUID().slice(0, 8)}@example.com`
      await bench.world.host
        .as('ana')
        .post('/project-team-members/invite/', WEBSITE, { emails: [email], names: ['Line'], roles: ['guest'] })
      const { invitations } = await (await bench.api()).query(Invitations, { workspaceSlug: 'acme' }, { requestPolicy: 'network-only' })
      const id = invitations.find((one) => one.email === email)?.id ?? ''
      return { subjects: { sentinvite: [{ id, workspaceSlug: 'acme', email, viewerCan: ['OWN'] }] } }
    },
    touches: ['invitations.withdrawn_at'],
    held: true,
  },
]
