// Whose titles are kept: what tells of workspaces that came or went, and that a session which is over reads no more.
import { beforeEach, expect, test, vi } from 'vitest'
import { accessToken, companiesList, type StoredWorkspace } from '#src/data/storage/storage.ts'
import { writeStored } from '#src/data/storage/stored-value.ts'
import { actionWorld, answering } from '#tests/kit/action-fakes.ts'
import { end, rows } from '#tests/kit/titles-world.ts'
import type { TitlesAsked, TitlesTold } from './read-titles.ts'
import { startTitles } from './start-titles.ts'

const stored = (slug: string): StoredWorkspace => ({
  ...{ slug, name: slug, logo: null, owner: null, settings: { can_create_projects: false }, whitelabel: { logo: null } },
  ...{ favicon: null, subscription: null, unlimited_workspaces: null },
})

beforeEach(() => {
  accessToken.write('t')
  companiesList.write([stored('acme'), stored('beta')])
})

function world(mine = ['acme', 'beta']) {
  const asked: TitlesAsked[] = []
  let looks = 0
  let wanted = true
  const { services } = actionWorld({
    answers: {
      ListWorkspaces: answering(() => {
        looks += 1
        return { workspaces: mine.map((slug) => ({ slug, name: slug })) }
      }),
    },
  })
  const told: Record<string, TitlesTold> = { acme: rows({ a: 'Acme task' }), beta: rows({ b: 'Beta task' }) }
  const titles = startTitles(
    services.api,
    () => undefined,
    () => wanted,
    (question, tell) => {
      asked.push(question)
      const answer = told[question.workspaceSlug]
      if (answer) for (const one of [answer, end(1)]) tell(one)
      return () => undefined
    },
  )
  titles.enter('acme')
  return { titles, asked, looks: () => looks, signOut: () => (wanted = false) }
}

const bothRead = async ({ titles }: ReturnType<typeof world>) => await vi.waitFor(() => expect(titles.holds('beta')).toBe(true))

test('#13 a workspace that is not in the list any more is forgotten in the moment in which that is told', async () => {
  const made = world()
  await bothRead(made)
  writeStored(companiesList, [stored('acme')])
  expect([made.titles.holds('acme'), made.titles.holds('beta')]).toEqual([true, false])
  writeStored(companiesList, [stored('acme'), stored('beta')])
  await bothRead(made)
})

test('#13 whoever opens the palette looks whose workspaces they still are, not at every opening', async () => {
  const made = world(['acme'])
  made.titles.look()
  expect(made.looks()).toBe(0)
  await bothRead(made)
  made.titles.look()
  made.titles.look()
  await vi.waitFor(() => expect(made.titles.holds('beta')).toBe(false))
  expect(made.looks()).toBe(1)
})

test('#13 under the own domain of a workspace nothing of the others is read', async () => {
  document.head.insertAdjacentHTML('beforeend', `<meta name="palette-workspace" content='{"slug":"acme"}'>`)
  const made = world()
  writeStored(companiesList, [stored('beta')])
  expect(made.asked.map(({ workspaceSlug }) => workspaceSlug)).toEqual(['acme'])
  document.querySelector('meta[name="palette-workspace"]')?.remove()
  // With a list that is not of that place alone, the other one comes next.
  writeStored(companiesList, [stored('beta')])
  await bothRead(made)
})

test('#13 a session that is over hears nothing', async () => {
  const made = world()
  await bothRead(made)
  made.signOut()
  writeStored(companiesList, [stored('acme')])
  writeStored(companiesList, [stored('gamma')])
  expect(made.asked.map(({ workspaceSlug }) => workspaceSlug)).toEqual(['acme', 'beta'])
})
