// The people of a workspace and its activity log, for tests of who sees what.
import type { Permission } from '#src/actions/subject.ts'
import { NO_LOG_FILTERS } from '#src/model/activity/log-subject.ts'

const PLACE = { workspaceSlug: 'acme' }

/** One of each kind, for somebody who may do this to the workspace. */
export function teamIn(viewerCan: readonly Permission[]) {
  const person = { username: 'mia', name: 'Mia Chen' }
  return {
    log: [{ id: 'acme', ...PLACE, filters: { ...NO_LOG_FILTERS, person: 'mia' }, viewerCan }],
    logline: [
      { id: '1', ...PLACE, person, target: { kind: 'task', id: 't', label: 'WEB-1 One' }, count: 1, open: () => undefined, viewerCan },
    ],
    teamlist: [{ id: 'acme', ...PLACE, workspaceName: 'Acme', search: '', sort: 'NAME', viewerCan }],
    teammember: [
      { id: 'mia', ...PLACE, workspaceName: 'Acme', ...person, email: 'mia@example.com', role: 'MEMBER', projects: [], viewerCan },
    ],
    mailserver: [{ id: 'acme', ...PLACE, host: 'smtp.example.com', viewerCan }],
    removedmember: [{ id: 'acme/mia', ...PLACE, ...person, email: 'mia@example.com', viewerCan }],
    sentinvite: [{ id: 'i', ...PLACE, email: 'kim@example.com', viewerCan }],
  } as const
}

/** Actions on them, all the owner's (TLOG-04, TEAM-10), but for those on invitations (TEAM-04). */
export const teamAudiences = {
  admins: ['sentinvite.withdraw', 'sentinvite.resend'],
  owner: [
    ...['filter', 'clear-filters', 'export', 'open-line', 'only-person', 'only-target'].map((verb) => `log.${verb}`),
    ...[
      'team.invite',
      'team.sort',
      'team.log',
      'teammember.open',
      'teammember.log',
      'teammember.copy-email',
      'teammember.set-role',
      'teammember.projects',
      'teammember.remove',
      'removedmember.restore',
      'team.search',
      'team.export',
      'go.log',
    ],
    // SMTP-10.
    ...['smtp.test', 'smtp.remove', 'smtp.test-workspace', 'smtp.remove-workspace', 'go.mail-server'],
    // DOMAIN-10.
    ...['domain.set', 'domain.check', 'domain.copy-records', 'domain.remove', 'go.custom-domain'],
  ],
} as const
