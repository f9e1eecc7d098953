// What stands where something could not be read.
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { graphql } from './graphql.ts'
import { ReadFailure } from './read-failure.tsx'
import { useRead } from './use-read.ts'

const Names = graphql(`
  query NamesOf($workspaceSlug: ID!) { projects(workspaceSlug: $workspaceSlug) { id name } }
`)

function Projects() {
  const read = useRead({ query: Names, variables: { workspaceSlug: 'acme' } })
  if (!read.data && read.error) return <ReadFailure read={read} what="the projects" />
  return <output>{read.data ? read.data.projects.map(({ name }) => name).join() : 'Loading'}</output>
}

/** Fails with this code until it is mended. */
function show(code: string) {
  const host = { broken: true, asked: 0 }
  renderFeature(<Projects />, {
    roots: {
      projects: () => {
        host.asked += 1
        if (host.broken) throw new GraphQLError('No.', { extensions: { code } })
        return [{ id: 'acme/website', name: 'Website' }]
      },
    },
  })
  return host
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => void vi.useRealTimers())

test('MISC-02 it names what could not be read and why, and reads it by itself once that works again', async () => {
  const host = show('UPSTREAM_UNREACHABLE')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe("Couldn't load the projectsThe server cannot be reached.")
  expect(screen.getByText(/^Trying again in \d+ s$/).closest('[role=alert]')).toBeNull()
  host.broken = false
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Website'))
  expect(host.asked).toBe(2)
})

test('it is announced once: what is said stays as it is while it is tried again and fails again', async () => {
  const host = show('UPSTREAM_TIMEOUT')
  const alert = await screen.findByRole('alert')
  const said = [...alert.childNodes]
  let changes = 0
  new MutationObserver((list) => {
    changes += list.length
  }).observe(alert, { childList: true, characterData: true, subtree: true })
  await act(() => vi.advanceTimersByTimeAsync(2_000))
  await waitFor(() => expect(host.asked).toBeGreaterThan(1))
  await waitFor(() => expect(screen.getByText(/^Trying again in/)).toBeTruthy())
  expect(screen.getByRole('alert')).toBe(alert)
  expect([...alert.childNodes]).toEqual(said)
  expect(changes).toBe(0)
})

test('MISC-02 OPEN-13 what may not be seen is not asked again, unless a person does', async () => {
  const host = show('FORBIDDEN')
  expect((await screen.findByRole('alert')).textContent).toBe("Couldn't load the projectsYou do not have permission to see this.")
  await act(() => vi.advanceTimersByTimeAsync(600_000))
  expect(host.asked).toBe(1)
  expect(screen.queryByText(/Trying again/)).toBeNull()
  host.broken = false
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Website'))
})
