// Proves the choice of mails: shown at once, kept, undone, and of each workspace its own.
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { notificationCachePart } from '#src/model/notification/notification.cache.ts'
import type { MailSettingData } from '#src/model/notification/notification.graphql.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { MailSection } from './mail-section.tsx'

const of = (workspaceSlug: string | null): MailSettingData[] =>
  (['MENTIONED', 'ASSIGNED', 'REST'] as const).map((kind) => ({
    ...{ kind, workspaceSlug, workspaceName: workspaceSlug && 'Acme', isInherited: true, time: kind === 'REST' ? 'DAILY' : 'AT_ONCE' },
  }))

async function show() {
  let settings = [...of(null), ...of('acme')]
  const world = renderFeature(<MailSection />, {
    cacheParts: [notificationCachePart],
    roots: {
      mailSettings: () => settings,
      setMailTime: ({
        kind,
        time,
        workspaceSlug = null,
      }: {
        kind: string
        time: MailSettingData['time'] | null
        workspaceSlug?: string | null
      }) => {
        settings = settings.map((one) =>
          one.kind === kind && one.workspaceSlug === workspaceSlug
            ? { ...one, time: time ?? (kind === 'REST' ? 'DAILY' : 'AT_ONCE'), isInherited: time === null }
            : one,
        )
        return { mailSettings: settings, userErrors: [] }
      },
    },
  })
  await screen.findByRole('combobox', { name: 'Everything else by mail' })
  return { ...world, now: () => settings }
}

async function choose(name: string, option: string) {
  fireEvent.keyDown(screen.getByRole('combobox', { name }), { key: 'ArrowDown' })
  fireEvent.keyDown(await screen.findByRole('option', { name: option }), { key: 'Enter' })
}

test('INBOX-13 PROFUP-01 the summary is daily at 08:00 until something else is chosen; undo goes back', async () => {
  const { now, actions } = await show()
  expect(screen.getByRole('combobox', { name: 'Everything else by mail' }).textContent).toContain('Daily 08:00')
  await choose('Everything else by mail', 'Weekly Monday')
  await until(() => expect(actions.said.at(-1)?.text).toBe('Everything else by mail: Weekly Monday'))
  expect(now()[2]).toMatchObject({ time: 'WEEKLY', isInherited: false })
  await act(() => actions.services.undo.last())
  await until(() => expect(now()[2]).toMatchObject({ time: 'DAILY', isInherited: true }))
})

test('INBOX-13 a workspace has a choice of its own, and can be as everywhere again', async () => {
  const { now, actions } = await show()
  await choose('Workspace', 'Acme')
  expect(screen.getByRole('combobox', { name: 'Mentions by mail' }).textContent).toContain('As everywhere: At once')
  await choose('Mentions by mail', 'Never')
  await until(() => expect(actions.said.at(-1)?.text).toBe('Mentions in Acme by mail: Never'))
  expect(now()[3]).toMatchObject({ time: 'NEVER', workspaceSlug: 'acme' })
  expect(now()[0]).toMatchObject({ time: 'AT_ONCE', isInherited: true })
  await choose('Mentions by mail', 'As everywhere: At once')
  await until(() => expect(now()[3]).toMatchObject({ isInherited: true }))
})
