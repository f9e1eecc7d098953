// The reading hook: whose answer is shown, and what may stay while the next one is on its way.
import { act, screen, waitFor } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { graphql } from './graphql.ts'
import { useRead } from './use-read.ts'

const Sprints = graphql(`
  query Sprints($workspaceSlug: ID!, $projectSlug: ID!, $page: Int) {
    sprints(workspaceSlug: $workspaceSlug, projectSlug: $projectSlug, page: $page) { nodes { id title } }
  }
`)
const first = { workspaceSlug: 'acme', projectSlug: 'website', page: 1 }

interface Asked {
  workspaceSlug: string
  projectSlug: string
  page: number
}

/** How a test asks the component for something else. */
interface Way {
  ask: (next: Asked) => void
}

function Titles({ way }: { way: Way }) {
  const [asked, setAsked] = useState<Asked>(first)
  way.ask = setAsked
  const { data, error, fetching } = useRead({ query: Sprints, variables: asked, keep: ['page'] })
  const title = data?.sprints.nodes[0]?.title ?? 'nothing'
  return <output>{[title, fetching && 'asking', error && 'failed'].filter(Boolean).join(', ')}</output>
}

/** Each page of each project has one sprint, which says where it stands; the answers wait for `answer`, `fail` refuses one. */
function show() {
  const waiting: (() => void)[] = []
  const failing = new Set<number>()
  const way: Way = { ask: () => undefined }
  renderFeature(<Titles way={way} />, {
    roots: {
      sprints: async ({ workspaceSlug, projectSlug, page }: Asked) => {
        await new Promise<void>((resolve) => waiting.push(resolve))
        if (failing.has(page)) throw new GraphQLError('No.', { extensions: { code: 'FORBIDDEN' } })
        const title = `${workspaceSlug} ${projectSlug} ${page}`
        return { nodes: [{ id: title, title }] }
      },
    },
  })
  return {
    ask: (next: Partial<Asked>) => act(() => way.ask({ ...first, ...next })),
    shows: (text: string) => waitFor(() => expect(screen.getByRole('status').textContent).toBe(text)),
    now: () => screen.getByRole('status').textContent,
    refuse: (page: number) => failing.add(page),
    async answer() {
      await waitFor(() => expect(waiting).toHaveLength(1))
      act(() => waiting.pop()?.())
    },
  }
}

test('WS-08 nothing of the former place is left while the next one is asked for, also where its pages may stay', async () => {
  const { ask, shows, now, answer } = show()
  await answer()
  await shows('acme website 1')
  ask({ workspaceSlug: 'globex' })
  expect(now()).toBe('nothing, asking')
  await answer()
  await shows('globex website 1')
  ask({})
  expect(now()).toBe('acme website 1')
  ask({ projectSlug: 'ops' })
  expect(now()).toBe('nothing, asking')
})

test('what may change keeps the former answer until the next one, and never shows its failure', async () => {
  const { ask, shows, now, refuse, answer } = show()
  await answer()
  await shows('acme website 1')
  ask({ page: 2 })
  expect(now()).toBe('acme website 1, asking')
  refuse(2)
  await answer()
  await shows('nothing, failed')
  ask({ page: 3 })
  expect(now()).toBe('nothing, asking')
})
