// What becomes of the open tasks of somebody who is taken off a project (PSET-09): asked wherever that is done.
import type { Services } from '#src/actions/services.ts'
import { plural } from '#src/lib/text.ts'
import { ListMembers } from './member.graphql.ts'

/** Whose tasks they are; `openTasks` is null where nobody counted. */
export interface Leaving {
  username: string
  name: string
  openTasks: number | null
  project: { workspaceSlug: string; projectSlug: string; name: string }
}

/** The answer that leaves them to nobody. */
export const LEFT = 'leave'

/** `LEFT`, the username of who gets them, or null where the question was not answered. */
export async function askTasksOf({ ask, api }: Pick<Services, 'ask' | 'api'>, one: Leaving): Promise<string | null> {
  const { name, openTasks, project } = one
  if (openTasks === 0) {
    const sure = await ask.confirm({
      title: `Take ${name} off ${project.name}?`,
      text: 'What they did, said and logged keeps their name. A timer of theirs that runs here is logged.',
      yes: 'Take off',
      no: 'Keep',
      danger: true,
    })
    return sure ? LEFT : null
  }
  const open = openTasks === null ? 'open tasks' : plural(openTasks, 'open task')
  const way = await ask.pick({
    title: `${name} has ${open} here.`,
    options: [
      { id: LEFT, value: LEFT, title: `Leave them without ${name}` },
      { id: 'give', value: 'give', title: 'Give them to…' },
    ],
  })
  return way === 'give' ? askHeir({ ask, api }, one) : way
}

/** Anybody else on the project. */
function askHeir({ api, ask }: Pick<Services, 'ask' | 'api'>, { username, name, project }: Leaving): Promise<string | null> {
  const { workspaceSlug, projectSlug } = project
  return ask.pick({
    title: `Who gets the tasks of ${name}?`,
    empty: 'There is nobody else on the project.',
    options: async () =>
      (await api.query(ListMembers, { workspaceSlug, projectSlug })).members
        .filter(({ person }) => person.username !== username)
        .map(({ person }) => ({ id: person.username, value: person.username, title: person.name, hint: `@${person.username}` })),
  })
}
