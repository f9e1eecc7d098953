// One workspace by its slug, whatever page of the list it stands on.
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { actionWorld } from '#tests/kit/action-fakes.ts'
import { type FakeRoots, fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { useWorkspace } from './use-workspace.ts'
import { switchWorkspace } from './workspace.actions.ts'

const workspace = (slug: string) => ({
  ...{ id: slug, slug, name: `The ${slug}`, logo: null, whitelabelLogo: null, favicon: null, subscription: 'paid' },
  ...{ unlimitedWorkspaces: true, viewerCan: ['OWN'], owner: fakePerson('ana') },
})
const all = Array.from({ length: 60 }, (_, at) => workspace(`w-${at + 1}`))
const roots: FakeRoots = {
  workspaces: ({ page }: { page: number }) => all.slice((page - 1) * 52, page * 52),
  workspace: ({ slug }: { slug: string }) => all.find((one) => one.slug === slug) ?? null,
}

function Name({ slug }: { slug: string }) {
  const { workspace: found } = useWorkspace(slug)
  return <output>{found === undefined ? 'not known' : (found?.name ?? 'none')}</output>
}

test.each([
  ['w-3', 'The w-3', ['ListWorkspaces']],
  ['w-57', 'The w-57', ['ListWorkspaces', 'GetWorkspace']],
  ['nowhere', 'none', ['ListWorkspaces', 'GetWorkspace']],
])('WS-06 %s is %s', async (slug, name, asked) => {
  const { sent } = renderFeature(<Name slug={slug} />, { roots })
  await until(() => expect(screen.getByRole('status').textContent).toBe(name))
  expect(sent.map((one) => one.name)).toEqual(asked)
})

test('WS-06 switching searches and pages at the host where the list is full', async () => {
  const page = (search: string, at: number) => all.filter(({ name }) => name.includes(search)).slice((at - 1) * 52, at * 52)
  const answer = ({ search, page: at = 1 }: { search: string; page?: number }) => ({ workspaces: page(search, at) })
  const world = actionWorld({
    answers: { ListWorkspaces: answer },
    script: { pick: [null] },
  })
  await world.run(switchWorkspace, {})
  const question = world.asked[0]?.question as {
    search: (text: string, page: number) => Promise<{ options: unknown[]; totalPages: number }>
  }
  expect(await question.search('', 1)).toMatchObject({ totalPages: 2 })
  expect((await question.search('', 2)).options).toHaveLength(8)
  expect(await question.search('w-57', 1)).toMatchObject({ options: [{ id: 'w-57' }], totalPages: 1 })
})
