// Taking people off a workspace, and bringing them back (TEAM-07, TEAM-08).
import { UserMinusIcon, UserPlusIcon } from 'lucide-react'
import type { Action, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import { heldId } from '#src/actions/delayed-delete.ts'
import { unlessSent } from '#src/actions/undo.ts'
import { plural } from '#src/lib/text.ts'
import type { TeamMemberSubject } from '#src/model/team/team-subject.ts'
import { askHandOver, type HandOverPlan } from './hand-over.ts'
import { teamLane } from './person-projects.ts'
import { RemoveTeamMember, RestoreTeamMember } from './team-removal.graphql.ts'

const words = ['team', 'people', 'members']

const NOTHING: HandOverPlan = { handOver: [], projectsTo: null }

/** Several go without a choice: their tasks stay without them, their projects go to the owner. */
async function askMany({ ask, teammembers: people }: Context<'teammember'>): Promise<HandOverPlan | null> {
  const sure = await ask.confirm({
    title: `Remove ${people.length} people from the workspace?`,
    text: `${people.map(({ name }) => name).join(', ')}. Their open tasks stay without them, and projects they own become yours. Done tasks, comments and logged time keep their names. For 30 days they can be brought back.`,
    yes: 'Remove',
    no: 'Keep',
    danger: true,
  })
  return sure ? NOTHING : null
}

function remove({ api, hold, say }: Context<'teammember'>, one: TeamMemberSubject, plan: HandOverPlan): () => boolean {
  const { workspaceSlug, username, name } = one
  return hold.start(
    [heldId('teammember', username)],
    () => api.mutate(RemoveTeamMember, { workspaceSlug, username, ...plan }, { lane: teamLane(workspaceSlug, username) }),
    () => say.error(`${name} was not removed. Please try again.`),
  )
}

/** Takes people off the workspace after showing what hangs on them; held for a while, so that it can be taken back. */
export const removePerson = defineAction({
  id: 'teammember.remove',
  on: 'teammember',
  group: 'workspace',
  needs: 'OWN',
  title: ({ teammembers }) => (teammembers.length > 1 ? `Remove ${teammembers.length} people…` : 'Remove from the workspace…'),
  name: 'Remove from the workspace',
  short: 'Remove',
  icon: UserMinusIcon,
  keywords: [...words, 'kick', 'delete', 'off', 'fire', 'hand over'],
  shortcut: '$mod+Backspace',
  places: ['team.bulk'],
  when: ({ teammembers }) =>
    teammembers.some(({ role }) => role === 'OWNER')
      ? { reason: 'The owner cannot leave. Make somebody else the owner first.' }
      : teammembers.length > MOST
        ? { reason: `At most ${MOST} people at once.` }
        : true,
  async run(context): Promise<Outcome | undefined> {
    const [first, ...others] = context.teammembers
    const { workspaceSlug, workspaceName, username, name } = first
    const plan =
      others.length > 0 ? await askMany(context) : await askHandOver(context, { workspaceSlug, workspaceName, username, name, me: false })
    if (plan === null) return undefined
    const takeBack = context.teammembers.map((one) => remove(context, one, plan))
    return {
      said: others.length > 0 ? `${plural(takeBack.length, 'person', 'people')} removed` : `${name} removed`,
      undo: unlessSent(() => takeBack.map((back) => back()).every(Boolean)),
    }
  },
})

const MOST = 100

/** Gives back what they had: role, projects, and the tasks that nobody touched since. */
export const restorePerson = defineAction({
  id: 'removedmember.restore',
  on: 'removedmember',
  group: 'workspace',
  single: true,
  needs: 'OWN',
  title: 'Restore',
  icon: UserPlusIcon,
  keywords: [...words, 'bring back', 'undo'],
  places: ['removedmember.row'],
  async run({ api, removedmembers: [{ workspaceSlug, username, name }] }): Promise<Outcome> {
    const { tasks, projects } = await api.mutate(
      RestoreTeamMember,
      { workspaceSlug, username },
      { lane: teamLane(workspaceSlug, username), optimistic: false },
    )
    const back = [projects && plural(projects, 'project'), tasks && plural(tasks, 'task')].filter(Boolean).join(' and ')
    return {
      said: back === '' ? `${name} is back` : `${name} is back, with ${back}`,
      undo: () => api.mutate(RemoveTeamMember, { workspaceSlug, username, ...NOTHING }, { lane: teamLane(workspaceSlug, username) }),
    }
  },
})

/** What can be done about who is in the workspace. */
export const actions: readonly Action[] = [removePerson, restorePerson]
