// Proves the AI-Task modal: its tabs, when it asks, what it shows before it changes anything, and what applying sends.
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Permission } from '#src/actions/subject.ts'
import { upgradeText } from '#src/data/errors/error-text.ts'
import { type FakeRoots, type FeatureWorld, renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { AiDialog } from './ai-dialog.tsx'

const address = { workspaceSlug: 'acme', projectSlug: 'website', id: 't1' }
const labels = [{ id: '1', title: 'Design', color: '#112233' }]
const stored = { id: 't1', title: 'pls fix the login', description: '<p>It crashes.</p>', labels, updatedAt: '2026-11-21T10:00:00Z' }
const no = { userErrors: [] }

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReset().mockReturnValue(undefined)
})

function show(roots: FakeRoots = {}, viewerCan: readonly Permission[] = ['EDIT', 'PAID']): FeatureWorld {
  return renderFeature(<AiDialog task={{ ...address, code: 'WEB-1' }} viewerCan={viewerCan} onClose={() => undefined} />, {
    roots: {
      task: () => stored,
      suggestTitle: () => ({ text: 'Fix the login', byRules: true, ...no }),
      suggestDescription: () => ({ text: '<h3>Actual</h3><p>It crashes.</p>', byRules: false, ...no }),
      suggestLabels: () => ({
        labels: [
          { title: 'bug', color: '#d92d20' },
          { title: 'Login', color: '#123456' },
        ],
        byRules: true,
        ...no,
      }),
      ...roots,
    },
  })
}
const tab = (name: string) => screen.getByRole('tab', { name })
const openTab = (name: string) => {
  fireEvent.mouseDown(tab(name), { button: 0 })
  fireEvent.focus(tab(name))
}
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name })
const failing = () => {
  throw new Error('UPSTREAM_ERROR')
}

test('AI-01 AI-02 three tabs; opening asks for a title and for nothing else, and shows it word by word against the present one', async () => {
  const { sent, mutations } = show()
  await until(() => expect(screen.getByText('Suggested by rules')).toBeTruthy())
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Title', 'Description', 'Labels'])
  expect(mutations()).toEqual(['SuggestTitle'])
  expect(sent.find(({ name }) => name === 'SuggestTitle')?.variables).toEqual({ task: address })
  expect([...document.querySelectorAll('del')].map(({ textContent }) => textContent)).toEqual(['pls fix'])
  expect([...document.querySelectorAll('ins')].map(({ textContent }) => textContent)).toEqual(['Fix'])
})

test('AI-03 Regenerate asks again; Apply sends the title and can be undone in one step', async () => {
  let count = 0
  const updates: unknown[] = []
  const { actions, mutations } = show({
    suggestTitle: () => ({ text: ['Fix the login', 'Fix login'][count++], byRules: true, ...no }),
    updateTask: (args: { input: object }) => {
      updates.push(args.input)
      return { task: { ...stored, ...args.input }, ...no }
    },
  })
  await until(() => expect(button('Apply').disabled).toBe(false))
  fireEvent.click(button('Regenerate'))
  await until(() => expect(screen.getByText('Suggested').nextElementSibling?.textContent).toBe('Fix login'))
  fireEvent.click(button('Apply'))
  await until(() => expect(actions.said).toEqual([{ tone: 'done', text: 'Title changed' }]))
  expect(updates).toEqual([{ title: 'Fix login', was: { title: 'pls fix the login' } }])
  await actions.undo()
  expect(updates.at(-1)).toEqual({ title: 'pls fix the login', was: { title: 'Fix login' } })
  expect(mutations().filter((name) => name === 'SuggestTitle')).toHaveLength(2)
})

test('AI-03 a title that the task has already cannot be applied', async () => {
  show({ suggestTitle: () => ({ text: stored.title, byRules: true, ...no }) })
  await until(() => expect(screen.getByText(/The task has this title/)).toBeTruthy())
  expect(button('Apply').disabled).toBe(true)
})

test('AI-03 the description is asked for when its tab is opened, is shown beside the present one, and applied with one undo', async () => {
  const updates: unknown[] = []
  const { actions } = show({
    updateTask: (args: { input: object }) => {
      updates.push(args.input)
      return { task: { ...stored, ...args.input }, ...no }
    },
  })
  await until(() => expect(screen.getByText('Suggested by rules')).toBeTruthy())
  openTab('Description')
  await until(() => expect(screen.getByText('Suggested by AI')).toBeTruthy())
  expect(screen.getByRole('region', { name: 'Now' }).textContent).toBe('It crashes.')
  expect(within(screen.getByRole('region', { name: 'Suggested' })).getByRole('heading', { name: 'Actual' })).toBeTruthy()
  fireEvent.click(button('Apply'))
  await until(() => expect(actions.said).toEqual([{ tone: 'done', text: 'Description changed' }]))
  await actions.undo()
  expect(updates).toEqual([
    { description: '<h3>Actual</h3><p>It crashes.</p>', was: { description: '<p>It crashes.</p>' } },
    { description: '<p>It crashes.</p>', was: { description: '<h3>Actual</h3><p>It crashes.</p>' } },
  ])
})

test('AI-04 labels are chosen one by one and only the chosen ones are sent; undo takes off what was put on', async () => {
  const applied: unknown[] = []
  const taken: unknown[] = []
  const { actions } = show({
    applyLabels: (args: { labels: object[] }) => {
      applied.push(args.labels)
      return { task: { ...stored, labels: [...labels, { id: '9', title: 'Login', color: '#123456' }] }, ...no }
    },
    detachLabel: (args: { labelId: string }) => {
      taken.push(args.labelId)
      return { task: stored, ...no }
    },
  })
  await until(() => expect(screen.getByText('Suggested by rules')).toBeTruthy())
  openTab('Labels')
  await until(() => expect(screen.getAllByRole('checkbox')).toHaveLength(2))
  fireEvent.click(screen.getByRole('checkbox', { name: 'bug' }))
  fireEvent.click(button('Apply 1 label'))
  await until(() => expect(actions.said).toEqual([{ tone: 'done', text: '1 label applied' }]))
  expect(applied).toEqual([[{ title: 'Login', color: '#123456' }]])
  // What it carries by now is not offered again.
  expect(screen.getAllByRole('checkbox')).toHaveLength(1)
  await actions.undo()
  expect(taken).toEqual(['9'])
})

test('AI-05 AI-06 failures say their sentences, verbatim, and Regenerate tries again', async () => {
  let broken = true
  const { actions } = show({
    suggestTitle: () => (broken ? failing() : { text: 'Fix the login', byRules: true, ...no }),
    suggestDescription: failing,
  })
  await until(() => expect(screen.getByRole('alert').textContent).toBe('Unable to load suggested title.'))
  expect(button('Apply').disabled).toBe(true)
  broken = false
  fireEvent.click(button('Regenerate'))
  await until(() => expect(button('Apply').disabled).toBe(false))
  expect(screen.queryByRole('alert')).toBeNull()
  openTab('Description')
  await until(() => expect(screen.getByRole('alert').textContent).toBe('Unable to load suggested description.'))
  expect(actions.said).toEqual([])
})

test('AI-07 labels that cannot be loaded are an empty list without a message', async () => {
  const { actions } = show({ suggestLabels: failing })
  await until(() => expect(screen.getByText('Suggested by rules')).toBeTruthy())
  openTab('Labels')
  await until(() => expect(screen.getByText('No labels to suggest.')).toBeTruthy())
  expect(screen.queryByRole('alert')).toBeNull()
  // Nobody suggested anything: neither rules nor a model.
  expect(within(screen.getByRole('tabpanel')).queryByText(/^Suggested/)).toBeNull()
  expect(actions.said).toEqual([])
})

test('AI-07 where nothing is suggested that is said, by nobody, and nothing can be applied', async () => {
  const nothing = () => ({ text: null, byRules: true, ...no })
  show({ suggestTitle: nothing, suggestDescription: nothing })
  await until(() => expect(screen.getByText('No title to suggest: this one is clear already.')).toBeTruthy())
  expect([screen.queryByText(/^Suggested/), button('Apply').disabled]).toEqual([null, true])
  openTab('Description')
  await until(() => expect(screen.getByText('No description to suggest: there is nothing to put in order.')).toBeTruthy())
  expect([screen.queryByText(/^Suggested/), button('Apply').disabled]).toEqual([null, true])
})

test('DEFECT-24 AI-02 a model may take longer than other calls: its suggestion is awaited and shown', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let answer: () => void = () => undefined
  const thinking = new Promise<void>((resolve) => {
    answer = resolve
  })
  show({ suggestTitle: () => thinking.then(() => ({ text: 'Slow but sure', byRules: false, ...no })) })
  await until(() => expect(screen.getByRole('status', { name: 'Asking for a suggestion' })).toBeTruthy())
  await act(() => vi.advanceTimersByTimeAsync(30_000))
  expect(screen.queryByRole('alert')).toBeNull()
  answer()
  await until(() => expect(screen.getByText('Suggested by AI')).toBeTruthy())
  expect(screen.getByText('Suggested').nextElementSibling?.textContent).toBe('Slow but sure')
})

test('AI-08 PLAN-03 a closed plan gate has its text in place of the tabs, and asks nothing', () => {
  const { sent } = show({}, ['EDIT'])
  expect(screen.getByRole('dialog').textContent).toContain(upgradeText)
  expect(screen.queryByRole('tab')).toBeNull()
  expect(sent).toEqual([])
})
