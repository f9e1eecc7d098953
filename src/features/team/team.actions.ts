// What the owner of a workspace can do to its people, and admins of a project to its invitations (TEAM-04, TEAM-10).
import { ArrowUpDownIcon, CopyIcon, FileDownIcon, HistoryIcon, SearchIcon, SendIcon, UserIcon, UserPlusIcon, UserXIcon } from 'lucide-react'
import type { Action, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { heldId } from '#src/actions/delayed-delete.ts'
import { unlessSent } from '#src/actions/undo.ts'
import { saying } from '#src/data/errors/error-text.ts'
import { saveFile } from '#src/data/save-file.ts'
import { pathTo } from '#src/lib/paths.ts'
import { logPath } from '#src/model/activity/log-subject.ts'
import { TEAM_SORTS, type TeamListSubject, type TeamSort } from '#src/model/team/team-subject.ts'
import { editInPlace, SEARCH } from '#src/ui/fields/in-place.ts'
import { ResendInvitation, WithdrawInvitation } from './team.graphql.ts'

const words = ['team', 'people', 'members']

/** The address of the page. */
export function teamPath(workspaceSlug: string, { search, sort }: { search: string; sort: TeamSort }): string {
  const query = new URLSearchParams({ ...(search && { q: search }), ...(sort !== 'NAME' && { sort: sort.toLowerCase() }) })
  const path = pathTo('team-members', { companySlug: workspaceSlug })
  return query.size > 0 ? `${path}?${query}` : path
}

declare module '#src/actions/dialogs.ts' {
  interface DialogProps {
    /** The dialog that invites to one or more projects of a workspace (TEAM-03). */
    'team.invite': { list: TeamListSubject }
  }
}

/** Opens the invitation to one or more projects; the plan gate closes inside it. */
export const inviteToTeam = defineAction({
  id: 'team.invite',
  on: 'teamlist',
  group: 'workspace',
  single: true,
  needs: 'OWN',
  title: 'Invite people…',
  name: 'Invite people',
  short: 'Invite',
  icon: UserPlusIcon,
  keywords: [...words, 'add somebody', 'invitation'],
  shortcut: ['n', 'Shift+i'],
  places: ['team.tools'],
  run: ({ dialogs, teamlists: [list] }) => dialogs.open('team.invite', { list }),
})

/** Orders the people by something else. */
export const sortTeam = defineAction({
  id: 'team.sort',
  on: 'teamlist',
  group: 'workspace',
  single: true,
  needs: 'OWN',
  title: 'Sort people…',
  short: 'Sort',
  icon: ArrowUpDownIcon,
  keywords: [...words, 'order'],
  places: ['team.tools'],
  async run({ ask, go, teamlists: [list] }) {
    const sort = await ask.pick<TeamSort>({
      title: 'Sort by',
      options: (Object.keys(TEAM_SORTS) as TeamSort[]).map((value) => ({
        ...{ id: value, value, title: TEAM_SORTS[value] },
        ...(value === list.sort && { checked: true }),
      })),
    })
    if (sort) go.to(teamPath(list.workspaceSlug, { ...list, sort }), { replace: true })
  },
})

/** Goes to the activity log. */
export const openTeamLog = defineAction({
  id: 'team.log',
  on: 'teamlist',
  group: 'workspace',
  single: true,
  needs: 'OWN',
  title: 'Activity log',
  short: 'Log',
  icon: HistoryIcon,
  keywords: [...words, 'audit', 'history'],
  places: ['team.tools'],
  run: ({ go, teamlists: [list] }) => go.to(logPath(list.workspaceSlug, {})),
})

/** Leads to a person. */
export const openMember = defineAction({
  id: 'teammember.open',
  on: 'teammember',
  group: 'workspace',
  single: true,
  needs: 'OWN',
  title: 'Open profile',
  icon: UserIcon,
  keywords: [...words, 'person', 'about', 'who'],
  shortcut: 'Enter',
  run: ({ go, teammembers: [{ username }] }) => go.to(pathTo('profile', { username })),
})

/** Shows what a person did. */
export const openPersonLog = defineAction({
  id: 'teammember.log',
  on: 'teammember',
  group: 'workspace',
  single: true,
  needs: 'OWN',
  title: ({ teammembers: [{ name }] }) => `What ${name} did`,
  name: 'What this person did',
  icon: HistoryIcon,
  keywords: [...words, 'activity', 'audit'],
  run: ({ go, teammembers: [person] }) => go.to(logPath(person.workspaceSlug, { person: person.username })),
})

/** Puts the address of a person on the clipboard. */
export const copyEmail = defineAction({
  id: 'teammember.copy-email',
  on: 'teammember',
  group: 'workspace',
  single: true,
  needs: 'OWN',
  title: 'Copy email',
  icon: CopyIcon,
  keywords: [...words, 'address', 'mail'],
  shortcut: '. c',
  async run({ clipboard, teammembers: [{ email }] }): Promise<Outcome> {
    await clipboard.write(email).catch(saying('Failed to copy the email to the clipboard. Please try again.'))
    return { said: 'Copied!' }
  },
})

/** Begins a search among the people. */
export const searchTeam = defineAction({
  id: 'team.search',
  on: 'teamlist',
  group: 'view',
  single: true,
  needs: 'OWN',
  title: 'Search people',
  icon: SearchIcon,
  keywords: [...words, 'find', 'filter'],
  shortcut: 'f',
  run: () => void editInPlace(SEARCH),
})

/** Saves the people as CSV: the search and the order that are in view (TEAM-10). */
export const exportTeam = defineAction({
  id: 'team.export',
  on: 'teamlist',
  group: 'view',
  single: true,
  needs: 'OWN',
  title: 'Export people as CSV',
  icon: FileDownIcon,
  keywords: [...words, 'download', 'spreadsheet', 'csv'],
  shortcut: 'Shift+x',
  async run({ api, teamlists: [list] }) {
    const file = await api.transfers.download(exportedTeam(list)).catch(saying('The people could not be exported. Please try again.'))
    saveFile(file, `team-${list.workspaceSlug}.csv`)
  },
})

/** Where the gateway has the file. */
export function exportedTeam({ workspaceSlug, search, sort }: Pick<TeamListSubject, 'workspaceSlug' | 'search' | 'sort'>): string {
  return `/api/team/export?${new URLSearchParams({ workspaceSlug, sort, ...(search !== '' && { search }) })}`
}

/** Sends an invitation again; its former link is dead. */
export const resendInvitation = defineAction({
  id: 'sentinvite.resend',
  on: 'sentinvite',
  group: 'workspace',
  single: true,
  needs: 'ADMIN',
  plan: true,
  title: 'Send again',
  icon: SendIcon,
  keywords: [...words, 'resend', 'remind', 'invitation'],
  places: ['sentinvite.row'],
  async run({ api, sentinvites: [{ id, workspaceSlug, email }] }): Promise<Outcome> {
    await api.mutate(ResendInvitation, { workspaceSlug, id }, { lane: `SentInvitation:${id}`, optimistic: false })
    return { said: `Invitation sent to ${email} again`, stays: `The invitation to ${email} was sent again. A mail cannot be taken back.` }
  },
})

/** Makes the link of an invitation dead; held for a while, so that it can be taken back. */
export const withdrawInvitation = defineAction({
  id: 'sentinvite.withdraw',
  on: 'sentinvite',
  group: 'workspace',
  single: true,
  needs: 'ADMIN',
  title: 'Withdraw invitation',
  short: 'Withdraw',
  icon: UserXIcon,
  keywords: [...words, 'cancel', 'revoke', 'delete'],
  places: ['sentinvite.row'],
  async run({ api, hold, say, sentinvites: [invite] }): Promise<Outcome> {
    const { id, workspaceSlug, email } = invite
    const takeBack = hold.start(
      [heldId('sentinvite', id)],
      () => api.mutate(WithdrawInvitation, { workspaceSlug, id }, { lane: `SentInvitation:${id}` }),
      () => say.error('The invitation was not withdrawn. Please try again.'),
    )
    return { said: `Invitation to ${email} withdrawn`, undo: unlessSent(takeBack) }
  },
})

/** What can be done here. */
export const actions: readonly Action[] = [
  inviteToTeam,
  sortTeam,
  openTeamLog,
  openMember,
  openPersonLog,
  searchTeam,
  exportTeam,
  copyEmail,
  resendInvitation,
  withdrawInvitation,
]
