// The cache part of forms. What is shown at once comes with the write, as `shown`.
import type { Cache, DataFields, OptimisticMutationResolver } from '@urql/exchange-graphcache'
import { defineCachePart } from '#src/data/cache/cache.ts'
import { linkInto, unlinkFrom } from '#src/data/cache/cache-lists.ts'
import { goneId } from '#src/data/cache/gone-id.ts'

const shown: OptimisticMutationResolver = ({ id }, _cache, { variables }) => ({
  __typename: 'FormPayload',
  form: { __typename: 'Form', id, ...(variables.shown as object) } as never,
  userErrors: [],
})

function again(cache: Cache, names: readonly string[]): void {
  for (const { fieldName, fieldKey } of cache.inspectFields('Query')) if (names.includes(fieldName)) cache.invalidate('Query', fieldKey)
}

/** Changes of a form are shown at once; what was judged changes counts and tasks, which are read anew. */
export const formCachePart = defineCachePart({
  optimistic: {
    updateForm: shown,
    setFormState: shown,
    followForm: shown,
    judgeSubmissions: ({ ids, state }) => ({
      __typename: 'SubmissionsPayload',
      submissions: (ids as string[]).map((id) => ({ __typename: 'Submission', id, state })) as never,
      userErrors: [],
    }),
  },
  updates: {
    createForm(answer: DataFields, args, cache) {
      const made = (answer.createForm as { form: { __typename: string; id: string } | null } | null)?.form
      const { workspaceSlug, projectSlug } = args.project as Record<string, unknown>
      if (made)
        linkInto(cache, 'forms', made, { matches: (asked) => asked.workspaceSlug === workspaceSlug && asked.projectSlug === projectSlug })
    },
    deleteForm(answer: DataFields, args, cache) {
      const id = goneId(answer.deleteForm, args.id)
      if (id) unlinkFrom(cache, 'forms', `Form:${id}`)
    },
    judgeSubmissions(_answer, _args, cache, { optimistic }) {
      if (!optimistic) again(cache, ['submissions', 'form', 'forms', 'tasks', 'task', 'taskCounts'])
    },
  },
})
