// The mail server of a workspace on its page: set, changed field by field, tried, taken away; its password is written and never shown.
import { act, fireEvent, screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { MailServerPage } from '#src/pages/mail-server/mail-server-page.tsx'
import { type FakeRoots, fakePerson, renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { actions as pageActions, testMailServer } from './mail-server.actions.ts'
import { mailServerCache } from './mail-server.cache.ts'
import type { MailServerData } from './mail-server.graphql.ts'
import { actions as anywhereActions } from './mail-server-anywhere.actions.ts'

const acme = {
  ...{ id: 'acme', slug: 'acme', name: 'Acme', logo: null, whitelabelLogo: null, favicon: null, subscription: 'paid' },
  ...{ unlimitedWorkspaces: true, viewerCan: ['EDIT', 'ADMIN', 'OWN'], owner: fakePerson('ana') },
}
const known: MailServerData = {
  ...{ host: 'smtp.example.com', port: 587, security: 'STARTTLS', username: 'mailer', hasPassword: true, fromEmail: 'hi@acme.test' },
  ...{ fromName: null, replyTo: null, fallback: true, state: 'WORKING', testedAt: null, lastReply: 'sent: 250 ok' },
} as const
type Input = Record<string, unknown>

function show(first: Partial<MailServerData> | null = {}, roots: FakeRoots = {}) {
  let stored = first && { ...known, ...first }
  let gone: MailServerData | null = null
  const inputs: Input[] = []
  const world = renderFeature(
    <Routes>
      <Route path="/:companySlug/settings/smtp" element={<MailServerPage />} />
    </Routes>,
    {
      at: '/acme/settings/smtp',
      actions: [...pageActions, ...anywhereActions],
      cacheParts: [mailServerCache],
      roots: {
        workspace: () => acme,
        workspaces: () => [acme],
        mailServer: () => stored,
        workspaceMails: () => ({ page: 1, totalPages: 1, nodes: [] }),
        updateMailServer: ({ input }: { input: Input }) => {
          inputs.push(input)
          const { password, ...shown } = input
          stored = { ...known, hasPassword: false, ...stored, ...shown, state: 'UNTESTED', lastReply: null } as MailServerData
          if (password !== undefined) stored.hasPassword = password !== ''
          return { mailServer: stored, userErrors: [] }
        },
        removeMailServer: () => {
          gone = stored
          stored = null
          return { ok: true, userErrors: [] }
        },
        restoreMailServer: () => {
          stored = gone
          return { mailServer: stored, userErrors: [] }
        },
        ...roots,
      },
    },
  )
  return { ...world, inputs }
}

const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })

async function type(name: RegExp, text: string) {
  const field = await box(name)
  fireEvent.change(field, { target: { value: text } })
  fireEvent.keyDown(field, { key: 'Enter' })
  return field
}

test('SMTP-05 a workspace without a server says so, and its host name makes one', async () => {
  const { inputs, actions: world } = show(null)
  expect(await screen.findByText("Mail of this workspace goes through Palette's server.")).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /^Port/ })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Send test mail/ })).toBeNull()
  await type(/^Server/, 'smtp.example.com')
  expect((await box(/^Port/)).value).toBe('587')
  expect(inputs).toEqual([{ host: 'smtp.example.com' }])
  expect(screen.getByText('Untested')).toBeTruthy()
  await act(() => world.undo())
  await until(() => expect(screen.queryByRole('textbox', { name: /^Port/ })).toBeNull())
})

test('SMTP-05 another sender name leaves a server that works as it is, before the host has answered; another address does not', async () => {
  const sent: Input[] = []
  let answer: () => void = () => undefined
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const updateMailServer = ({ input }: { input: Input }) => {
    sent.push(input)
    return answered.then(() => ({ mailServer: null, userErrors: [] }))
  }
  show({}, { updateMailServer })
  await type(/^From name/, 'Acme billing')
  await until(() => expect(sent).toEqual([{ fromName: 'Acme billing' }]))
  expect(screen.getByText('Working')).toBeTruthy()
  await type(/^From address/, 'new@acme.test')
  expect(await screen.findByText('Untested')).toBeTruthy()
  await act(async () => answer())
})

test('SMTP-01 a known port says how the way is protected; another one leaves that alone; none says so', async () => {
  const { inputs } = show()
  await type(/^Port/, '70000')
  expect(await screen.findByText('A port is a number from 1 to 65535.')).toBeTruthy()
  for (const [port, security] of [
    ['465', 'TLS'],
    ['25', 'NONE'],
    ['587', 'STARTTLS'],
  ] as const) {
    await type(/^Port/, port)
    await until(() => expect(inputs.at(-1)).toEqual({ port: Number(port), security }))
    if (port === '25') expect(await screen.findByText('Mail and password travel unencrypted.')).toBeTruthy()
  }
  await type(/^Port/, '2525')
  await until(() => expect(inputs.at(-1)).toEqual({ port: 2525 }))
})

test('OPEN-42 SMTP-02 a saved password is only said to be there; a new one is sent once and is in no field and no storage', async () => {
  const { inputs } = show()
  expect((await box(/^Password/)).value).toBe('••••••••  Saved')
  fireEvent.click(screen.getByRole('button', { name: 'Replace' }))
  const field = screen.getByLabelText<HTMLInputElement>(/^Password/)
  expect([field.value, field.type]).toEqual(['', 'password'])
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: 'hunter2-secret' } })
  expect(JSON.stringify({ ...localStorage })).not.toContain('hunter2')
  fireEvent.keyDown(field, { key: 'Enter' })
  await until(() => expect(inputs).toEqual([{ password: 'hunter2-secret' }]))
  expect((await box(/^Password/)).value).toBe('••••••••  Saved')
  expect(document.body.innerHTML).not.toContain('hunter2')
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await until(() => expect(inputs.at(-1)).toEqual({ password: '' }))
})

test('SMTP-04 a password that cannot be read is asked for again', async () => {
  show({ state: 'NEEDS_PASSWORD', lastReply: null })
  expect(await screen.findByText('Needs password')).toBeTruthy()
  const sentence = 'The saved password cannot be read with the present key. Enter it again.'
  expect(screen.getAllByText(sentence)).toHaveLength(2)
  expect(screen.getByLabelText(/^Password/).getAttribute('aria-invalid')).toBe('true')
})

test.each([
  ['connect', /^Server/],
  ['tls', /^Security/],
  ['sign-in', /^Password/],
  ['sender', /^From address/],
])('SMTP-06 what a test mail failed at stands at its field: %s', async (stage, label) => {
  show({ state: 'FAILING', lastReply: `${stage}: 554 no` })
  await screen.findByText('Failing')
  const field = screen.getByLabelText(label)
  const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')
  expect([field.getAttribute('aria-invalid'), note?.textContent]).toEqual(['true', expect.stringMatching(/: 554 no$/)])
})

test('OPEN-42 SMTP-06 SMTP-10 mod+Enter in a field saves it and sends the test mail, once; the answer is said', async () => {
  let tests = 0
  let answer: (value: unknown) => void = () => undefined
  const { inputs, actions: world } = show(
    { state: 'UNTESTED' },
    {
      testMailServer: () => {
        tests += 1
        return new Promise((resolve) => {
          answer = resolve
        })
      },
    },
  )
  const field = await box(/^User/)
  fireEvent.change(field, { target: { value: 'postman' } })
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  expect(await screen.findByText('Sending a test mail…')).toBeTruthy()
  fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  await until(() => expect([inputs, tests]).toEqual([[{ username: 'postman' }], 1]))
  const message = 'Sent to ana@example.com. Mail of this workspace now goes through smtp.example.com.'
  act(() => answer({ ok: true, stage: 'sent', message, mailServer: { ...known, state: 'WORKING' }, userErrors: [] }))
  await until(() => expect(world.said.map(({ text }) => text)).toContain(message))
  expect(await screen.findByText('Mail of this workspace goes through smtp.example.com.')).toBeTruthy()
})

test('SMTP-10 mod+Enter sends the test mail from a select of the form, too', async () => {
  let tests = 0
  const answer = { ok: true, stage: 'sent', message: 'Sent', mailServer: known, userErrors: [] }
  show({}, { testMailServer: () => ({ ...answer, tests: ++tests }) })
  fireEvent.keyDown(await screen.findByRole('combobox', { name: 'Security' }), { key: 'Enter', ctrlKey: true })
  await until(() => expect(tests).toBe(1))
})

test('SMTP-10 from another page of the workspace both lead to the server, and do it there', async () => {
  let tests = 0
  const answer = { ok: true, stage: 'sent', message: 'Sent to ana@example.com.', mailServer: known, userErrors: [] }
  const { actions: world, press } = show({}, { testMailServer: () => ({ ...answer, tests: ++tests }) })
  await screen.findByText('Working')
  const workspace = { ...acme, viewerCan: ['OWN'] } as never
  act(() => world.services.scene.set({ mailserver: null, workspace }))
  await act(() => press('smtp.test-workspace'))
  expect([tests, world.went.at(-1), world.said.at(-1)?.text]).toEqual([1, '/acme/settings/smtp', 'Sent to ana@example.com.'])
  await act(() => press('smtp.remove-workspace'))
  expect(await screen.findByText('Off')).toBeTruthy()
  await act(() => press('smtp.remove-workspace'))
  expect(world.said.at(-1)?.text).toBe('This workspace has no mail server yet. Type the host name of yours.')
})

test('SMTP-06 a test mail that does not arrive is said as a failure', async () => {
  const failed = { ...known, state: 'FAILING', lastReply: 'sign-in: 535 no' }
  const message = 'The server did not accept user and password: 535 no'
  const { press, actions: world } = show(
    {},
    {
      testMailServer: () => ({ ok: false, stage: 'sign-in', message, mailServer: failed, userErrors: [] }),
    },
  )
  await screen.findByText('Working')
  await act(() => press(testMailServer.id))
  expect(world.said).toEqual([{ tone: 'error', text: message }])
  expect(await screen.findByText(message)).toBeTruthy()
})

test('SMTP-10 a server that is removed is back with its password by one undo', async () => {
  const { actions: world } = show()
  fireEvent.click(await screen.findByRole('button', { name: /^Remove mail server/ }))
  expect(await screen.findByText('Off')).toBeTruthy()
  await act(() => world.undo())
  expect((await box(/^Password/)).value).toBe('••••••••  Saved')
})

test('SMTP-01 what the host refuses stays in its field with the reason', async () => {
  const userErrors = [{ code: 'INVALID', field: ['host'], message: 'This server is not reachable from outside.' }]
  show({}, { updateMailServer: () => ({ mailServer: null, userErrors }) })
  const field = await type(/^Server/, 'localhost')
  expect(await screen.findByText('This server is not reachable from outside.')).toBeTruthy()
  expect(field.value).toBe('localhost')
})

test('SMTP-08 a mail that was refused for somebody else is not said to be about the reader’s own address', async () => {
  show({ lastReply: 'recipient: 550 no such user here' })
  expect(await screen.findByText('A recipient was not accepted: 550 no such user here')).toBeTruthy()
})

test('SMTP-10 mails are listed with what became of them', async () => {
  const mail = { id: '1', to: 'm•••@example.com', subject: 'You are invited', createdAt: '2026-11-21T09:00:00Z' }
  const nodes = [
    { ...mail, state: 'SENT', tries: 1, lastReply: null, byWorkspace: true, sentAt: '2026-11-21T09:00:02Z' },
    { ...mail, id: '2', subject: 'Hello', state: 'FAILED', tries: 3, lastReply: 'recipient: 550 unknown', byWorkspace: null, sentAt: null },
  ]
  show({}, { workspaceMails: () => ({ page: 1, totalPages: 1, nodes }) })
  expect(await screen.findByText('m•••@example.com · by your server')).toBeTruthy()
  expect(screen.getByText('m•••@example.com · tried 3 times · recipient: 550 unknown')).toBeTruthy()
})
