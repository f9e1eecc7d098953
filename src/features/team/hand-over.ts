// What is asked before somebody goes: what hangs on them, and who gets it (TEAM-07, TEAM-09).
import type { Services } from '#src/actions/services.ts'
import { plural } from '#src/lib/text.ts'
import type { HandOverData } from './team-removal.graphql.ts'
import { ReadHandOver } from './team-removal.graphql.ts'

/** Who goes; `me` where they leave by themselves. */
export interface Going {
  workspaceSlug: string
  workspaceName: string
  username: string
  name: string
  me: boolean
}

/** Who gets what; null of `projectsTo` is the owner of the workspace. */
export interface HandOverPlan {
  handOver: { projectSlug: string; to: string }[]
  projectsTo: string | null
}

const NOBODY = 'nobody'
const EACH = 'each'

/** The plan, or null where one of the questions was not answered. */
export async function askHandOver(
  { ask, api, viewer }: Pick<Services, 'ask' | 'api' | 'viewer'>,
  going: Going,
): Promise<HandOverPlan | null> {
  const { workspaceSlug, username } = going
  const { handOver: hangs } = await api.query(ReadHandOver, { workspaceSlug, username }, { requestPolicy: 'network-only' })
  const handOver = hangs.tasks.length === 0 ? [] : await askTasks({ ask }, going, hangs)
  if (handOver === null) return null
  let projectsTo: string | null = null
  if (hangs.owned.length > 0 && !going.me) {
    projectsTo = await ask.pick({
      title: `Remove ${going.name}: new owner of ${hangs.owned.length === 1 ? hangs.owned[0]?.name : plural(hangs.owned.length, 'project')}`,
      ...(hangs.owned.length > 1 && { text: hangs.owned.map(({ name }) => name).join('\n') }),
      options: hangs.owners.map((one) => ({ id: one.username, value: one.username, title: one.name, hint: `@${one.username}` })),
      ...(viewer && { likely: viewer.username }),
    })
    if (projectsTo === null) return null
  }
  const sure = await ask.confirm({
    ...(going.me
      ? { title: `Leave ${going.workspaceName}?`, yes: 'Leave', no: 'Stay' }
      : { title: `Remove ${going.name} from ${going.workspaceName}?`, yes: 'Remove', no: 'Keep' }),
    text: sentences(going, hangs).join(' '),
    danger: true,
  })
  return sure ? { handOver, projectsTo } : null
}

/** One person for all tasks, nobody, or somebody for each project. */
async function askTasks(
  { ask }: Pick<Services, 'ask'>,
  { name, me, workspaceName }: Going,
  { tasks }: HandOverData,
): Promise<HandOverPlan['handOver'] | null> {
  const open = tasks.reduce((sum, { openTasks }) => sum + openTasks, 0)
  const all = new Map(tasks.flatMap(({ people }) => people.map((one) => [one.username, one] as const)))
  const onAll = [...all.values()].filter(({ username }) => tasks.every(({ people }) => people.some((one) => one.username === username)))
  const to = await ask.pick({
    title: me ? `Leave ${workspaceName}: give ${plural(open, 'open task')} to` : `Remove ${name}: give ${plural(open, 'open task')} to`,
    text: tasks.map(({ project, openTasks }) => `${project.name}: ${openTasks}`).join('\n'),
    placeholder: 'Search people…',
    options: [
      { id: NOBODY, value: NOBODY, title: 'Nobody', hint: me ? 'they stay without you' : `they stay without ${name}` },
      ...(tasks.length > 1 ? [{ id: EACH, value: EACH, title: 'Choose for each project…' }] : []),
      ...onAll.map((one) => ({ id: `@${one.username}`, value: `@${one.username}`, title: one.name, hint: `@${one.username}` })),
    ],
  })
  if (to === null) return null
  if (to === NOBODY) return []
  if (to !== EACH) return tasks.map(({ project }) => ({ projectSlug: project.slug, to: to.slice(1) }))
  const chosen: HandOverPlan['handOver'] = []
  for (const { project, openTasks, people } of tasks) {
    const one = await ask.pick({
      title: `Give ${plural(openTasks, 'task')} in ${project.name} to`,
      placeholder: 'Search people…',
      options: [
        { id: NOBODY, value: NOBODY, title: 'Nobody' },
        ...people.map((person) => ({
          id: `@${person.username}`,
          value: `@${person.username}`,
          title: person.name,
          hint: `@${person.username}`,
        })),
      ],
    })
    if (one === null) return null
    if (one !== NOBODY) chosen.push({ projectSlug: project.slug, to: one.slice(1) })
  }
  return chosen
}

/** What goes and what stays, for the last question. */
function sentences({ me, name }: Going, { owned, timer, invitations, lastAdmin }: HandOverData): string[] {
  const names = (all: readonly { name: string }[]) => all.map((one) => one.name).join(', ')
  return [
    ...(me && owned.length > 0 ? [`The owner of the workspace takes over ${names(owned)}.`] : []),
    ...lastAdmin.map((one) => `${one.owner?.name ?? 'Its owner'} takes over ${one.name}.`),
    ...(timer ? [`The timer on “${timer.title}” ends and is logged.`] : []),
    ...(invitations > 0
      ? [`${plural(invitations, 'open invitation')} of ${me ? 'yours' : name} ${invitations === 1 ? 'is' : 'are'} withdrawn.`]
      : []),
    `Done tasks, comments and logged time keep ${me ? 'your' : 'their'} name.`,
    me
      ? 'To come back, the owner has to bring you back within 30 days, or somebody has to invite you.'
      : 'For 30 days they can be brought back.',
  ]
}
