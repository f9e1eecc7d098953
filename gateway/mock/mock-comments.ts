// Comments of the mock, kept in memory.
import type { MockThing, MockWorld } from './mock-world.ts'

interface MockComment {
  id: string
  html: string
  author: { name: string; avatar: null; username: string }
  createdAt: string
  createdAtForHumans: string
}

interface Subject {
  subject: string
  subjectId: string
}

/** Resolvers of comments over `world`; every task begins with one. */
export function mockCommentResolvers(world: MockWorld) {
  const kept = new Map<string, MockComment[]>()
  let last = 0
  const make = (html: string, at = 0): MockComment => {
    last += 1
    const { name, username } = world.people[at] ?? { name: 'Ana Souza', username: 'ana' }
    return {
      id: String(last),
      html,
      author: { name, avatar: null, username },
      createdAt: new Date().toISOString(),
      createdAtForHumans: 'just now',
    }
  }
  const of = ({ subject, subjectId }: Subject): MockComment[] => {
    const key = `${subject}:${subjectId}`
    const found = kept.get(key) ?? (subject === 'TASK' ? [make('<p>Looks good, <strong>go on</strong>.</p>', 1)] : [])
    kept.set(key, found)
    return found
  }
  return {
    Query: {
      comments: (_: unknown, args: Subject & { sort: string }) => (args.sort === 'OLDEST' ? of(args) : of(args).toReversed()),
    },
    Mutation: {
      addComment: (_: unknown, { input }: { input: Subject & { html: string; workflowId?: string | null } }) => {
        if (input.html.replace(/<[^>]*>|\s/g, '') === '')
          return { comment: null, userErrors: [{ code: 'INVALID', field: ['html'], message: 'Write something first.' }] }
        const comment = make(input.html)
        of(input).push(comment)
        const task = world.tasks.find(({ id }) => id === input.subjectId)
        const project = world.projects.find(({ slug }) => slug === task?.projectSlug)
        const workflow: MockThing | undefined = project?.workflows.find(({ id }) => id === input.workflowId)
        if (task && workflow) task.workflow = workflow
        return { comment, userErrors: [] }
      },
      deleteComment: (_: unknown, { id }: { id: string }) => {
        for (const [key, list] of kept)
          kept.set(
            key,
            list.filter((comment) => comment.id !== id),
          )
        return { deletedId: id, userErrors: [] }
      },
    },
  }
}
