// What an invited person can do with an invitation: they are shown where its token is in view and nowhere else.
import { CheckIcon, HandIcon, UserCheckIcon, UserXIcon, XIcon } from 'lucide-react'
import type { Action } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { pathTo } from '#src/lib/paths.ts'
import { AcceptInvitation, AgreeToInvitation, AskForInvitation, DeclineInvitation, RefuseInvitation } from './invite.graphql.ts'

declare module '#src/actions/subject.ts' {
  interface SubjectKinds {
    /** An open invitation; given by the page that shows it, or offered among others on one that stays. */
    invitation: { id: string; token: string; projectName: string; isOffered?: boolean; viewerCan: readonly Permission[] }
  }
}

/** Joins the project and goes to its overview (OPEN-03). */
export const acceptInvitation = defineAction({
  id: 'invitation.accept',
  on: 'invitation',
  title: 'Accept',
  icon: CheckIcon,
  group: 'account',
  single: true,
  async run({ api, go, invitations: [{ token }] }) {
    const { workspaceSlug, projectSlug } = await api.mutate(AcceptInvitation, { token })
    if (workspaceSlug && projectSlug) go.to(pathTo('project-dashboard', { companySlug: workspaceSlug, projectSlug }), { replace: true })
    else go.to(pathTo('workspace'), { replace: true })
    return { stays: 'An invitation that was accepted cannot be given back.' }
  },
})

/** Turns it down; from its page on to the landing page (OPEN-03). */
export const declineInvitation = defineAction({
  id: 'invitation.decline',
  on: 'invitation',
  title: 'Decline',
  icon: XIcon,
  group: 'account',
  single: true,
  async run({ api, go, invitations: [{ token, projectName, isOffered }] }) {
    await api.mutate(DeclineInvitation, { token })
    if (!isOffered) go.to(pathTo('workspace'), { replace: true })
    return { said: `You declined the invitation to ${projectName}`, stays: 'An invitation that was declined cannot be taken up again.' }
  },
})

/** Asks whoever invited, where it was sent to another address than one's own. */
export const askForInvitation = defineAction({
  id: 'invitation.ask',
  on: 'invitation',
  title: 'Ask to join',
  icon: HandIcon,
  group: 'account',
  single: true,
  async run({ api, invitations: [{ token, projectName }] }) {
    await api.mutate(AskForInvitation, { token })
    return { said: `You asked to join ${projectName}`, stays: 'Whoever invited you was told.' }
  },
})

/** Lets whoever asks take an invitation that one sent to another address. */
export const agreeToInvitation = defineAction({
  id: 'invitation.agree',
  on: 'invitation',
  title: 'Let them in',
  icon: UserCheckIcon,
  group: 'account',
  single: true,
  async run({ api, invitations: [{ token, projectName }] }) {
    await api.mutate(AgreeToInvitation, { token })
    return { said: `They are on ${projectName} now`, stays: 'An invitation that was accepted cannot be given back.' }
  },
})

/** Keeps whoever asks out; the invitation stays for whom it was sent to. */
export const refuseInvitation = defineAction({
  id: 'invitation.refuse',
  on: 'invitation',
  title: 'Refuse',
  icon: UserXIcon,
  group: 'account',
  single: true,
  async run({ api, invitations: [{ token }] }) {
    await api.mutate(RefuseInvitation, { token })
    return { said: 'They were not let in', stays: 'They can ask again.' }
  },
})

/** Actions on an invitation. */
export const actions: readonly Action[] = [acceptInvitation, declineInvitation, askForInvitation, agreeToInvitation, refuseInvitation]
