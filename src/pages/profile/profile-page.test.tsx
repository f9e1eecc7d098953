// The page of a person: who the cache knows is painted at once, and what comes later moves nothing of it.
import { act, cleanup, screen } from '@testing-library/react'
import { Link, Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useRead } from '#src/data/use-read.ts'
import { ListProjects } from '#src/features/project/project.graphql.ts'
import { fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { ProfilePage } from './profile-page.tsx'

const mia = { ...fakePerson('mia'), name: 'Mia Chen', headline: 'Draws things' }
const project = {
  ...{
    id: 'p-1',
    slug: 'website',
    code: 'WEB',
    name: 'Website',
    logo: null,
    workspaceSlug: 'acme',
    workspaceName: 'Acme',
    status: 'IN_PROGRESS',
  },
  ...{ isPrivate: false, dueDate: null, taskCount: 0, viewerRole: 'MEMBER', viewerCan: [], people: [mia], owner: fakePerson('ana') },
}
const profile = {
  ...{
    person: mia,
    email: 'mia@example.com',
    timeZone: null,
    memberSince: null,
    isMember: true,
    workspace: { slug: 'acme', name: 'Acme' },
  },
  ...{ workspaces: [{ slug: 'acme', name: 'Acme' }], projects: [], days: [], time: null },
}

function Start() {
  const { data } = useRead({ query: ListProjects, variables: { workspaceSlug: 'acme' } })
  return data ? <Link to="/profile/mia?workspace=acme">Mia</Link> : null
}

test('PROF-08 who the cache knows is painted at once; the rest fills without moving name, headline or face', async () => {
  let resolve: (answer: typeof profile) => void = () => undefined
  const later = new Promise<typeof profile>((done) => {
    resolve = done
  })
  const world = renderFeature(
    <Routes>
      <Route path="/" element={<Start />} />
      <Route path="/profile/:username" element={<ProfilePage />} />
    </Routes>,
    {
      roots: {
        projects: () => [project],
        person: () => later,
        tasks: () => ({ nodes: [], page: 1, totalPages: 1, totalCount: 0 }),
      },
    },
  )
  const link = await until(() => screen.getByRole('link', { name: 'Mia' }))
  act(() => link.click())
  const name = screen.getByRole('heading', { level: 1, name: 'Mia Chen' })
  const headline = screen.getByText('Draws things')
  await until(() => expect(world.sent.some(({ name: sent }) => sent === 'GetPerson')).toBe(true))
  // Their tasks have their place meanwhile.
  expect(screen.getByRole('heading', { name: 'Working on' })).toBeTruthy()
  expect(screen.getByText('Loading')).toBeTruthy()
  expect(screen.queryByText('mia@example.com')).toBeNull()
  resolve(profile)
  await until(() => screen.getByText('mia@example.com'))
  // The same elements in the same room: nothing was drawn anew.
  expect(screen.getByRole('heading', { level: 1 })).toBe(name)
  expect(screen.getByText('Draws things')).toBe(headline)
})

test('PROF-08 of somebody whom nothing knows yet the place of everything is kept: who it is, their projects and their tasks', async () => {
  renderFeature(
    <Routes>
      <Route path="/profile/:username" element={<ProfilePage />} />
    </Routes>,
    { roots: { person: () => new Promise(() => undefined) }, at: '/profile/mia?workspace=acme' },
  )
  expect(await until(() => screen.getByRole('heading', { name: 'Working on' }))).toBeTruthy()
  expect(screen.getAllByText('Loading')).toHaveLength(2)
})

test('PROF-02 who never chose a time zone has the browser’s on their own page; of others it is not guessed', async () => {
  const show = (username: string, person: object) =>
    renderFeature(
      <Routes>
        <Route path="/profile/:username" element={<ProfilePage />} />
      </Routes>,
      { roots: { person: () => ({ ...profile, person }) }, at: `/profile/${username}?workspace=acme` },
    )
  show('ana', fakePerson('ana'))
  await screen.findByText(/^12:00, as yours$/)
  cleanup()
  show('mia', mia)
  await screen.findByText('mia@example.com')
  expect(screen.queryByText(/as yours/)).toBeNull()
})
