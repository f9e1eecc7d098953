// Proves that the upgrade prompt interrupts neither typing nor another layer.
import { beforeEach, expect, test, vi } from 'vitest'
import { createDialogs } from '#src/actions/dialogs.ts'
import { PROMPT_MS } from '#src/features/plan/prompt-clock.ts'
import { actionWorld } from '#tests/kit/action-fakes.ts'
import { createAppPrompt, hearKeys, TYPING_MS } from './plan-prompt-host.tsx'

const free = { subscription: 'free', unlimitedWorkspaces: false }
let dialogs = createDialogs()
beforeEach(() => {
  vi.useFakeTimers()
  dialogs = createDialogs()
  document.body.replaceChildren()
})

function start(workspace: object | null = free) {
  const { services } = actionWorld({ answers: { GetWorkspace: { workspace } } })
  const prompt = createAppPrompt(services.api, dialogs, 'fay')
  const stop = prompt.watch('freebird')
  const deaf = hearKeys()
  return {
    prompt,
    end() {
      stop()
      deaf()
    },
  }
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('PLAN-08 it never takes the focus of somebody who types: it waits until the field is left', async () => {
  const { prompt, end } = start()
  const field = document.body.appendChild(document.createElement('input'))
  field.focus()
  for (let second = 0; second < 20; second += 1) {
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
    await pass(1_000)
  }
  expect(prompt.get().open).toBe(false)
  field.blur()
  await pass(PROMPT_MS.look)
  expect(prompt.get().open).toBe(true)
  end()
})

test('PLAN-08 or until no key was pressed for 15 s; a field that nobody types in does not hold it back', async () => {
  const field = document.body.appendChild(document.createElement('textarea'))
  field.focus()
  const { prompt, end } = start()
  field.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
  await pass(TYPING_MS - 1_000)
  expect(prompt.get().open).toBe(false)
  await pass(2_000)
  expect(prompt.get().open).toBe(true)
  end()
})

test('PLAN-08 no other dialog, menu or palette is covered; the detail of a task beside the list is none', async () => {
  const { prompt, end } = start()
  dialogs.open('help', {})
  await pass(10_000)
  expect(prompt.get().open).toBe(false)
  dialogs.close('help')
  const menu = document.body.appendChild(document.createElement('div'))
  menu.setAttribute('role', 'menu')
  menu.dataset.state = 'open'
  await pass(10_000)
  expect(prompt.get().open).toBe(false)
  menu.setAttribute('role', 'dialog')
  menu.dataset.panel = ''
  await pass(PROMPT_MS.look)
  expect(prompt.get().open).toBe(true)
  end()
})

test('OPEN-67 the workspace itself is read again: one that is paid by then is left alone', async () => {
  const { prompt, end } = start({ subscription: 'paid', unlimitedWorkspaces: true })
  await pass(PROMPT_MS.first + PROMPT_MS.countdown)
  prompt.close()
  await pass(180_000)
  expect(prompt.get().open).toBe(false)
  end()
})
