// The domain of a workspace on its page: claimed, its records with what was found of each, looked for, removed and had back.
import { act, fireEvent, screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { CustomDomainPage } from '#src/pages/custom-domain/custom-domain-page.tsx'
import { type FakeRoots, fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import type { Script } from '#tests/kit/scripted-ask.ts'
import { until } from '#tests/kit/until.ts'
import { actions } from './custom-domain.actions.ts'
import { customDomainCache } from './custom-domain.cache.ts'
import type { DomainData } from './custom-domain.graphql.ts'

const acme = {
  ...{ id: 'acme', slug: 'acme', name: 'Acme', logo: null, whitelabelLogo: null, favicon: null, subscription: 'paid' },
  ...{ unlimitedWorkspaces: true, viewerCan: ['EDIT', 'ADMIN', 'OWN'], owner: fakePerson('ana') },
}
const VALUE = 'palette-verify=abc'
const waiting: DomainData = {
  ...{ domain: 'work.example.com', state: 'WAITING', target: 'palette.example.com', isApex: false, brokenAt: null, checks: [] },
  txtRecord: { name: '_palette.work.example.com', value: VALUE },
}
const NOTHING = 'Found: nothing yet. DNS changes can take up to 48 hours.'
const at = new Date(2026, 10, 21, 14, 2).toISOString()
const looked = (ok: boolean | null, message: string): DomainData => ({
  ...waiting,
  state: ok ? 'VERIFIED' : 'WAITING',
  checks: [
    { kind: 'OWNERSHIP', ok, message, at },
    { kind: 'ROUTING', ok: false, message: NOTHING, at },
  ],
})

function show(first: DomainData | null, { roots = {}, script = {} }: { roots?: FakeRoots; script?: Script } = {}) {
  let stored = first
  const claimed: string[] = []
  const world = renderFeature(
    <Routes>
      <Route path="/:companySlug/settings/custom-domain" element={<CustomDomainPage />} />
    </Routes>,
    {
      at: '/acme/settings/custom-domain',
      actions,
      cacheParts: [customDomainCache],
      script,
      roots: {
        workspace: () => acme,
        workspaces: () => [acme],
        workspaceDomain: () => stored,
        setWorkspaceDomain: ({ domain }: { domain: string }) => {
          claimed.push(domain)
          stored = { ...waiting, domain }
          return { domain: stored, userErrors: [] }
        },
        removeWorkspaceDomain: () => {
          stored = null
          return { ok: true, userErrors: [] }
        },
        ...roots,
      },
    },
  )
  return { ...world, claimed }
}

const EMPTY = 'Answer under your own name, for example work.example.com. Type it above.'

test('DOMAIN-10 DOMAIN-03 without one the page says what belongs there; a name typed shows its two records, one undo takes it back', async () => {
  const { claimed, actions: world } = show(null)
  expect(await screen.findByText(EMPTY)).toBeTruthy()
  const field = screen.getByRole('textbox', { name: /^Domain/ })
  fireEvent.change(field, { target: { value: 'work.example.com' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  const records = within(await screen.findByRole('region', { name: 'Records' }))
  for (const text of ['TXT', '_palette.work.example.com', VALUE, 'CNAME', 'work.example.com', 'palette.example.com'])
    expect(records.getByText(text)).toBeTruthy()
  expect(records.getAllByText('Not looked for yet.')).toHaveLength(2)
  expect(claimed).toEqual(['work.example.com'])
  fireEvent.click(records.getByRole('button', { name: `Copy ${VALUE}` }))
  await until(() => expect(world.copied).toEqual([VALUE]))
  fireEvent.click(records.getByRole('button', { name: /^Copy both/ }))
  const both = `TXT _palette.work.example.com ${VALUE}\nCNAME work.example.com palette.example.com`
  await until(() => expect(world.copied.at(-1)).toBe(both))
  await act(() => world.undo())
  expect(await screen.findByText(EMPTY)).toBeTruthy()
})

test('DOMAIN-03 at the top of a domain an ALIAS stands where a CNAME cannot', async () => {
  show({ ...waiting, domain: 'example.com', isApex: true })
  const records = within(await screen.findByRole('region', { name: 'Records' }))
  expect(records.queryByText('CNAME')).toBeNull()
  expect(records.getByText('ALIAS')).toBeTruthy()
  expect(records.getByText('Where there is no ALIAS: A and AAAA records with the addresses of palette.example.com.')).toBeTruthy()
})

test('DOMAIN-05 DOMAIN-04 each record tells what was found and when; the record of ownership alone makes it verified', async () => {
  const answers = [
    looked(false, NOTHING),
    looked(null, 'The name servers did not answer. Nothing was changed.'),
    looked(true, `Found ${VALUE}.`),
  ]
  const { actions: world } = show(waiting, {
    roots: { checkWorkspaceDomain: () => ({ domain: answers.shift(), userErrors: [] }) },
  })
  const look = async () => fireEvent.click(await screen.findByRole('button', { name: /^Check now/ }))
  await look()
  await until(() => expect(screen.getAllByText(`${NOTHING} Checked 14:02.`)).toHaveLength(2))
  expect(screen.getAllByRole('img', { name: 'Not found' })).toHaveLength(2)
  expect(world.said.at(-1)).toMatchObject({ text: NOTHING })
  await look()
  expect(await screen.findByText('The name servers did not answer. Nothing was changed. Checked 14:02.')).toBeTruthy()
  expect(screen.getByText('Waiting')).toBeTruthy()
  await look()
  expect(await screen.findByText('Verified')).toBeTruthy()
  expect(screen.getByText('work.example.com is yours.')).toBeTruthy()
  expect(screen.getByText(`Found ${VALUE}. Checked 14:02.`)).toBeTruthy()
})

test('DOMAIN-10 it is removed when that was confirmed; undone, it is claimed again and looked for at once', async () => {
  const looks: unknown[] = []
  const verified = looked(true, `Found ${VALUE}.`)
  const { claimed, actions: world } = show(verified, {
    script: { confirm: [false, true] },
    roots: {
      checkWorkspaceDomain: (args: unknown) => {
        looks.push(args)
        return { domain: verified, userErrors: [] }
      },
    },
  })
  const remove = async () => fireEvent.click(await screen.findByRole('button', { name: /^Remove custom domain/ }))
  await remove()
  await until(() => expect(world.asked.at(-1)?.question.title).toBe('Are you sure you want to remove work.example.com?'))
  expect(screen.queryByText(EMPTY)).toBeNull()
  await remove()
  expect(await screen.findByText(EMPTY)).toBeTruthy()
  await act(() => world.undo())
  expect(await screen.findByText('Verified')).toBeTruthy()
  expect([claimed, looks]).toEqual([['work.example.com'], [{ workspaceSlug: 'acme' }]])
})

test('DOMAIN-01 DOMAIN-02 what the host refuses stays in the field with its reason', async () => {
  const refused = { code: 'CONFLICT', field: null, message: 'This domain belongs to another workspace.' }
  show(null, { roots: { setWorkspaceDomain: () => ({ domain: null, userErrors: [refused] }) } })
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Domain/ })
  fireEvent.change(field, { target: { value: 'work.example.com' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  expect(await screen.findByText('This domain belongs to another workspace.')).toBeTruthy()
  expect(field.value).toBe('work.example.com')
})

test('DOMAIN-08 the page says who makes certificates, with an example for two proxies', async () => {
  show(waiting)
  expect(await screen.findByText('Palette does not make certificates. Let your proxy terminate TLS for this name.')).toBeTruthy()
  const ofCaddy = screen.getByRole('region', { name: 'Example for Caddy' }).textContent
  expect(ofCaddy).toContain('/domains/allowed')
  expect(ofCaddy).toContain('4000 is PORT of Palette, 4100 is HOST_PORT.')
  fireEvent.click(screen.getByRole('radio', { name: 'nginx' }))
  const ofNginx = screen.getByRole('region', { name: 'Example for nginx' }).textContent
  expect(ofNginx).toContain('server_name work.example.com;')
  expect(ofNginx).toContain('4000 is PORT of Palette')
  // Without these, whoever calls chooses the address that limits count by, and the domain.
  for (const header of ['x-forwarded-host $host;', 'x-forwarded-for $proxy_add_x_forwarded_for;']) expect(ofNginx).toContain(header)
})

test('DOMAIN-10 the palette sets one from anywhere, and leads to its records', async () => {
  const { press, claimed, actions: world } = show(null, { script: { text: [' work.example.com '] } })
  await screen.findByText(EMPTY)
  act(() => world.services.scene.set({ workspace: { ...acme, viewerCan: ['OWN'] } }))
  await act(() => press('domain.set'))
  expect([claimed, world.went]).toEqual([['work.example.com'], ['/acme/settings/custom-domain']])
})
