// What putting templates in order, and replacing one, changes in cached lists.
import type { Cache } from '@urql/exchange-graphcache'
import { defineCachePart } from '#src/data/cache/cache.ts'
import { askAgain, eachList, unlinkFrom } from '#src/data/cache/cache-lists.ts'
import { goneId } from '#src/data/cache/gone-id.ts'

const LISTS = { TYPE: ['taskTypes', 'TaskType'], EFFORT: ['efforts', 'Effort'], WORKFLOW: ['workflows', 'Workflow'] } as const
type Order = { kind: keyof typeof LISTS; ids: readonly string[]; project: { workspaceSlug: string; projectSlug: string } }

/** Tasks have another one now. */
function gone(cache: Cache, list: string, type: string, id: string | null): void {
  if (id === null) return
  unlinkFrom(cache, list, `${type}:${id}`)
  askAgain(cache, /^(project|workspace|members|viewer|workflows|taskTypes|efforts|labels|boards)/)
}

/** What is back stands in its list again, and tasks have it. */
function back(cache: Cache, answer: unknown): void {
  if ((answer as { moved: number | null }).moved !== null) askAgain(cache, /^(project|workspace|members|viewer)/)
}

/** The order shows at once; what was replaced leaves when the server says so. */
export const templateCachePart = defineCachePart({
  optimistic: {
    orderTemplates: ({ ids }) => ({ __typename: 'TemplateOrderPayload', ids: ids as string[], userErrors: [] }),
  },
  updates: {
    orderTemplates(answer, args, cache) {
      // In the ids that were sent: one that was made in this session has another at the server.
      const { kind, project, ids } = args as unknown as Order & { ids: readonly string[] }
      if (!(answer.orderTemplates as { ids: unknown }).ids) return
      const [list, type] = LISTS[kind]
      eachList(cache, list, (keys, asked) =>
        asked.workspaceSlug === project.workspaceSlug && asked.projectSlug === project.projectSlug
          ? ids.map((id) => `${type}:${id}`)
          : keys,
      )
    },
    replaceTemplate(answer, args, cache) {
      const [list, type] = LISTS[(args as unknown as Order).kind]
      gone(cache, list, type, goneId(answer.replaceTemplate, String(args.id)))
    },
    mergeLabels(answer, args, cache) {
      gone(cache, 'labels', 'Label', goneId(answer.mergeLabels, String(args.id)))
    },
    putBackTemplate: (answer, _, cache) => back(cache, answer.putBackTemplate),
    putBackLabel: (answer, _, cache) => back(cache, answer.putBackLabel),
  },
})
