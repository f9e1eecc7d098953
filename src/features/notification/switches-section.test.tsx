// Proves the switches of what one is told: shown at once, kept, undone, taken back where they are refused.
import { act, fireEvent, screen } from '@testing-library/react'
import { GraphQLError } from 'graphql'
import { expect, test } from 'vitest'
import { notificationCachePart } from '#src/model/notification/notification.cache.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { SwitchesSection } from './switches-section.tsx'

async function show(refuses = false) {
  const switches = [
    { name: 'mentioned', title: 'Somebody mentions you', isOn: true, isLocked: true, mail: 'MENTIONED' },
    { name: 'overdue', title: 'Your task is overdue', isOn: true, isLocked: false, mail: 'ASSIGNED' },
  ]
  const world = renderFeature(<SwitchesSection />, {
    cacheParts: [notificationCachePart],
    roots: {
      newsSwitches: () => switches,
      mailSettings: () =>
        (['MENTIONED', 'ASSIGNED', 'REST'] as const).map((kind) => ({
          ...{ workspaceSlug: null, workspaceName: null, kind, time: kind === 'REST' ? 'DAILY' : 'AT_ONCE', isInherited: true },
        })),
      setNewsSwitch: ({ name, isOn }: { name: string; isOn: boolean }) => {
        if (refuses) throw new GraphQLError('The server has a problem.', { extensions: { code: 'UPSTREAM_ERROR' } })
        const found = switches.find((one) => one.name === name)
        if (found) found.isOn = isOn
        return { newsSwitches: switches, userErrors: [] }
      },
    },
  })
  await screen.findByRole('switch', { name: 'Your task is overdue' })
  return { ...world, switches }
}

const overdue = (checked: boolean) => screen.queryByRole('switch', { name: 'Your task is overdue', checked })

test('INBOX-14 PROFUP-01 an occasion is switched off at once and on the account, and undo switches it on', async () => {
  const { switches, actions } = await show()
  fireEvent.click(screen.getByRole('switch', { name: 'Your task is overdue' }))
  expect(overdue(false)).not.toBeNull()
  expect(screen.getByRole('row', { name: /Your task is overdue/ }).textContent).toContain('Never')
  await until(() => expect(actions.said.at(-1)?.text).toBe('“Your task is overdue” is not told any more'))
  expect(switches[1]?.isOn).toBe(false)
  await act(() => actions.services.undo.last())
  await until(() => expect(overdue(true)).not.toBeNull())
})

test('INBOX-14 a table says of each occasion whether it is told in the product, and when by mail', async () => {
  await show()
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['What happens', 'In app', 'Mail'])
  await until(() => expect(screen.getByRole('row', { name: /Somebody mentions you/ }).textContent).toContain('At once'))
})

test('INBOX-14 mentions cannot be switched off, and what is refused goes back', async () => {
  const { actions } = await show(true)
  expect(screen.getByRole<HTMLButtonElement>('switch', { name: 'Somebody mentions you' }).disabled).toBe(true)
  fireEvent.click(screen.getByRole('switch', { name: 'Your task is overdue' }))
  await until(() => expect(actions.said.at(-1)?.tone).toBe('error'))
  await until(() => expect(overdue(true)).not.toBeNull())
})
