// Logged time of the mock, kept in memory.
import type { MockWorld } from './mock-world.ts'

interface MockEntry {
  id: string
  taskId: string
  startedAt: string
  endedAt: string
  total: string
  seconds: number
  comment: string
  user: { name: string; avatar: null; username: string }
}

/** Resolvers of logged time over `world`; a page has 20 entries. */
export function mockTimeResolvers(world: MockWorld) {
  let kept: MockEntry[] = []
  let last = 0
  const iso = (moment: unknown) => new Date(moment as string).toISOString()
  return {
    Query: {
      timeEntries: (_: unknown, args: { taskId: string; from?: unknown; to?: unknown; page: number }) => {
        const found = kept
          .filter(({ taskId }) => taskId === args.taskId)
          .filter(({ startedAt }) => (!args.from || startedAt >= iso(args.from)) && (!args.to || startedAt <= iso(args.to)))
          .sort((one, other) => other.startedAt.localeCompare(one.startedAt))
        const days = found.toReversed().map(({ startedAt, user, seconds }) => ({ day: startedAt.slice(0, 10), ...user, seconds }))
        return {
          nodes: found.slice((args.page - 1) * 20, args.page * 20),
          page: args.page,
          totalPages: Math.max(1, Math.ceil(found.length / 20)),
          totalCount: found.length,
          totals: { seconds: found.reduce((sum, { seconds }) => sum + seconds, 0), days },
        }
      },
    },
    Mutation: {
      logTime: (
        _: unknown,
        { task, input }: { task: { id: string }; input: { startedAt: unknown; endedAt: unknown; comment: string } },
      ) => {
        const [startedAt, endedAt] = [iso(input.startedAt), iso(input.endedAt)]
        const refused = (message: string) => ({ timeEntry: null, userErrors: [{ code: 'INVALID', field: ['endedAt'], message }] })
        if (endedAt < startedAt) return refused('The end must not be before the start.')
        if (Date.parse(endedAt) > Date.now() + 60_000) return refused('The end must not be in the future.')
        last += 1
        const seconds = Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / 1000)
        const total = `${Math.floor(seconds / 3600)}h ${Math.floor(seconds / 60) % 60}m`
        const user = { name: 'Ana Souza', avatar: null, username: 'ana' }
        const timeEntry = { id: String(last), taskId: task.id, startedAt, endedAt, total, seconds, comment: input.comment, user }
        kept.push(timeEntry)
        const counts = world.tasks.find(({ id }) => id === task.id)?.counts as { timeSeconds: number } | undefined
        if (counts) counts.timeSeconds += seconds
        return { timeEntry, userErrors: [] }
      },
      deleteTimeEntry: (_: unknown, { id }: { id: string }) => {
        kept = kept.filter((entry) => entry.id !== id)
        return { deletedId: id, userErrors: [] }
      },
    },
  }
}
