// Deleting one's account: the button waits for the username, and whoever owns a workspace is led there first.
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { readSession } from '#src/data/storage/session.ts'
import { accountCache } from '#src/model/account/account.cache.ts'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'

const preferences = {
  ...{ timeZone: null, locale: null, weekStart: 1, hourCycle: 24, theme: null },
  ...{ hideEmail: false, taskModal: false, singleKeys: true, keyHints: true, keyCoach: true, shortcutPreset: 'PALETTE', shortcuts: [] },
}
const viewer = {
  ...{ id: 'ana', username: 'ana', name: 'Ana Souza', avatar: null, headline: null, email: 'ana@example.com' },
  ...{ hasPassword: true, mustConfirmEmail: false, preferences },
}

function show(workspaces: object[], answer: object) {
  const roots = { viewer: () => viewer, workspaces: () => workspaces, deleteAccount: () => answer }
  return renderFeature(<DeleteAccountDialog username="ana" onClose={() => undefined} />, { cacheParts: [accountCache], roots })
}
const button = () => screen.getByRole('button', { name: 'Delete my account' })
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('PROFUP-11 username and password are typed, a refusal stands at its field, and then nobody is signed in', async () => {
  let refused = true
  const wrong = { code: 'INVALID', field: ['input', 'password'], message: 'This is not your password.' }
  const answers = {
    get deletionAt() {
      return refused ? null : '2026-12-09T00:00:00Z'
    },
    get userErrors() {
      return refused ? [wrong] : []
    },
  }
  show([], answers)
  await screen.findByLabelText(/^Your password/)
  type(/^Your password/, 'walnut')
  expect(button()).toHaveProperty('disabled', true)
  type(/^Type your username/, 'ana')
  fireEvent.click(button())
  await screen.findByText('This is not your password.')
  refused = false
  fireEvent.click(button())
  await until(() => expect(readSession().signedIn).toBe(false))
})

test('PROFUP-11 who owns a workspace is led to hand it over or delete it first', async () => {
  show([{ id: 'acme', slug: 'acme', name: 'Acme', viewerCan: ['OWN'] }], {})
  const link = await screen.findByRole('link', { name: 'Transfer Acme' })
  expect(link.getAttribute('href')).toBe('/acme/settings#danger')
  type(/^Type your username/, 'ana')
  type(/^Your password/, 'walnut')
  expect(button()).toHaveProperty('disabled', true)
})
