// Everything a person can do to bring others to a project.

import { CopyIcon, LinkIcon, MailPlusIcon, PlusIcon, RefreshCwIcon, ShieldIcon, UserPlusIcon } from 'lucide-react'
import { createElement } from 'react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Submenu } from '#src/actions/menu-place.ts'
import { inviteRoles } from '#src/model/project/invite-roles.ts'
import type { ProjectSubject } from '#src/model/project/project-subject.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { ListAddablePeople } from './invite.graphql.ts'
import {
  addMember,
  copyShareLink,
  everybodyIsIn,
  nobodyLeft,
  projectKeys,
  readShareLink,
  refreshShareLink,
  saidInvite,
  setShareLinkRole,
  switchShareLink,
  takeOff,
} from './invite.ts'

declare module '#src/actions/dialogs.ts' {
  interface DialogProps {
    /** The invite dialog of a project, at the members tab unless said (INVITE-05). */
    'project.invite': { project: ProjectSubject; tab?: 'members' | 'email' }
  }
}

const shareLinkMenu: Submenu = { id: 'share-link', title: 'Shareable link', icon: LinkIcon, section: 'place' }

const common = { on: 'project', group: 'project', needs: 'ADMIN', single: true } as const

/** Opens the dialog; admins only. The plan gate closes inside it (SHELL-28, INVITE-30). */
export const inviteToProject = defineAction({
  ...common,
  id: 'project.invite',
  menu: 'work',
  title: 'Invite to project',
  icon: PlusIcon,
  keywords: ['add people', 'share', 'members', 'team', 'collaborate'],
  shortcut: 'Shift+i',
  places: ['project.members'],
  run: ({ dialogs, projects: [project] }) => dialogs.open('project.invite', { project }),
})

/** Opens the dialog at the e-mail tab. */
export const inviteByEmail = defineAction({
  ...common,
  id: 'project.invite-email',
  title: 'Invite by Email',
  icon: MailPlusIcon,
  keywords: ['send invitation', 'add people', 'mail', 'e-mail'],
  run: ({ dialogs, projects: [project] }) => dialogs.open('project.invite', { project, tab: 'email' }),
})

/** Asks for someone of the workspace and puts them on the project as member (INVITE-21). */
export const addProjectMember = defineAction({
  ...common,
  id: 'project.add-member',
  menu: 'work',
  title: 'Add Member',
  icon: UserPlusIcon,
  keywords: ['add person', 'invite', 'people', 'team'],
  plan: true,
  async run({ api, ask, projects: [project] }) {
    const username = await ask.pick({
      title: 'Add Member',
      placeholder: 'Person…',
      options: async () =>
        (await api.query(ListAddablePeople, projectKeys(project), { requestPolicy: 'network-only' })).addablePeople.map((person) => ({
          id: person.username,
          value: person.username,
          title: person.name,
          hint: person.headline ?? person.username,
          keywords: [person.username],
          icon: createElement(Avatar, { person, size: 20, decorative: true }),
        })),
      empty: `${nobodyLeft} ${everybodyIsIn}`,
    })
    if (username === null) return
    const { member } = await addMember(api, project, username)
    return { said: saidInvite.added, ...(member && { undo: () => takeOff(api, project, member.id) }) }
  },
})

/** Copies the link where sharing is on, else says that it is off (INVITE-15, INVITE-16). */
export const copyProjectShareLink = defineAction({
  ...common,
  id: 'project.copy-share-link',
  menu: shareLinkMenu,
  title: 'Copy shareable link',
  icon: CopyIcon,
  keywords: ['invite link', 'join link', 'url'],
  plan: true,
  async run({ api, clipboard, say, projects: [project] }) {
    const { enabled, url } = await readShareLink(api, project)
    if (!enabled || !url) {
      say.note('The shareable link is off.')
      return undefined
    }
    await copyShareLink(clipboard, url)
    return { said: 'Copied!' }
  },
})

/** Asks whether the link should be on or off (INVITE-08). */
export const switchProjectShareLink = defineAction({
  ...common,
  id: 'project.share-link',
  menu: shareLinkMenu,
  title: 'Turn shareable link on or off',
  icon: LinkIcon,
  keywords: ['enable', 'disable', 'invite link', 'join link', 'sharing'],
  plan: true,
  async run({ api, ask, projects: [project] }) {
    const { enabled } = await readShareLink(api, project)
    const next = await ask.pick({
      title: 'Shareable link',
      options: [
        { id: 'on', value: true, title: 'On', hint: 'Anyone with the link can join', checked: enabled },
        { id: 'off', value: false, title: 'Off', hint: 'The link stops working', checked: !enabled },
      ],
      likely: enabled ? 'off' : 'on',
    })
    if (next === null || next === enabled) return
    await switchShareLink(api, project, next)
    return { said: saidInvite.link, undo: () => switchShareLink(api, project, enabled) }
  },
})

/** Issues a new link; the old one stops working (INVITE-10). */
export const refreshProjectLink = defineAction({
  ...common,
  id: 'project.refresh-link',
  menu: shareLinkMenu,
  title: 'Refresh Link',
  icon: RefreshCwIcon,
  keywords: ['new invite link', 'renew', 'revoke', 'shareable link'],
  plan: true,
  async run({ api, say, projects: [project] }) {
    const { enabled } = await readShareLink(api, project)
    if (!enabled) {
      say.note('The shareable link is off.')
      return undefined
    }
    await refreshShareLink(api, project)
    return { said: saidInvite.link, stays: 'The old link stopped working and cannot be brought back.' }
  },
})

/** Asks for the role that the link gives (INVITE-13). */
export const setProjectLinkRole = defineAction({
  ...common,
  id: 'project.link-role',
  menu: shareLinkMenu,
  title: 'Change role of shareable link',
  icon: ShieldIcon,
  keywords: ['guest', 'restrict', 'member', 'admin', 'permission', 'invite link'],
  plan: true,
  async run({ api, ask, projects: [project] }) {
    const link = await readShareLink(api, project)
    const role = await ask.pick({
      title: 'Role of the shareable link',
      options: inviteRoles.map(({ value, label }) => ({ id: value, value, title: label, checked: value === link.role })),
    })
    if (role === null || role === link.role) return
    const { role: before } = link
    await setShareLinkRole(api, project, role)
    return { said: saidInvite.role(role), ...(before && { undo: () => setShareLinkRole(api, project, before) }) }
  },
})

/** Actions that bring people to a project. */
export const actions: readonly Action[] = [
  inviteToProject,
  inviteByEmail,
  addProjectMember,
  copyProjectShareLink,
  switchProjectShareLink,
  refreshProjectLink,
  setProjectLinkRole,
]
