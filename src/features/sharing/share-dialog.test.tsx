// The dialog that shares a task: its public link, a message that is kept, seven networks in new tabs.
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { ShareDialog } from './share-dialog.tsx'

const NETWORKS = ['WhatsApp', 'Telegram', 'WeChat (via Weibo)', 'Facebook', 'LinkedIn', 'Twitter', 'Email']

function show(write: (text: string) => Promise<void> = async () => undefined, isOn = false) {
  const task = {
    id: 't-1',
    workspaceSlug: 'acme',
    projectSlug: 'website',
    code: 'WEB-1',
    title: 'Tell the world',
    isDraft: false,
    isArchived: false,
  }
  let share = shareOf(isOn)
  return renderFeature(<ShareDialog {...task} onClose={() => undefined} />, {
    clipboard: { write },
    roots: {
      taskShare: () => share,
      setTaskShare({ isOn: next }: { isOn: boolean }) {
        share = shareOf(next)
        return { share, userErrors: [] }
      },
    },
  })
}
const shareOf = (isOn: boolean) => ({
  ...{ id: 't-1', code: 'WEB-1', title: 'Tell the world', isOn, key: isOn ? 'k+1' : null, by: null, since: null },
})
/** Opened on a task that is shared, when its link is there. */
async function showShared(write?: (text: string) => Promise<void>) {
  show(write, true)
  await screen.findByRole('textbox', { name: 'Link' })
}
const message = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message (optional)' })
const link = (name: string) => screen.getByRole('link', { name })
const leadsTo = (name: string) => decodeURIComponent(link(name).getAttribute('href') ?? '')

test('SHARE-01 SHARE-02 DEFECT-11 OPEN-62 seven networks carry link, title and message, in new tabs without a way back', async () => {
  await showShared()
  const url = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value
  expect(url).toMatch(/\/acme\/task\/website\/t-1\?key=k%2B1$/)
  expect(screen.getAllByRole('link')).toHaveLength(NETWORKS.length)
  for (const name of NETWORKS) {
    expect(link(name).getAttribute('target')).toBe('_blank')
    expect(link(name).getAttribute('rel')).toContain('noopener')
    expect(leadsTo(name)).toContain(url)
    expect(leadsTo(name)).toContain('WEB-1 Tell the world')
  }
  fireEvent.change(message(), { target: { value: 'Have a look & say yes' } })
  for (const name of NETWORKS) expect(leadsTo(name)).toContain('Have a look & say yes')
})

test('SHARE-02 a message that was typed is there when the dialog is opened again', async () => {
  await showShared()
  fireEvent.change(message(), { target: { value: 'Have a look' } })
  cleanup()
  await showShared()
  expect(message().value).toBe('Have a look')
})

test('SHARE-04 copying the link says so for 2 s', async () => {
  const copied: string[] = []
  await showShared(async (text) => void copied.push(text))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  await act(async () => undefined)
  const notice = screen.getByRole('status')
  expect(notice.textContent).toBe('URL copied successfully!')
  expect(copied).toEqual([screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value])
  act(() => void vi.advanceTimersByTime(1_900))
  expect(notice.textContent).toBe('URL copied successfully!')
  act(() => void vi.advanceTimersByTime(200))
  expect(notice.textContent).toBe('')
})

test('SHARE-04 a browser that refuses to copy says what is left to do', async () => {
  await showShared(() => Promise.reject(new Error('refused')))
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('The browser did not allow copying.'))
})

test('SHARE-03 by keys: focus is on the switch once it is there, never on Close, and stays while the link is made', async () => {
  const { mutations } = show()
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: 'Share task' }))
  const publicLink = await screen.findByRole('switch', { name: 'Public link' })
  expect(document.activeElement).toBe(publicLink)
  fireEvent.click(publicLink)
  expect(publicLink.hasAttribute('disabled')).toBe(false)
  fireEvent.click(publicLink)
  await screen.findByRole('textbox', { name: 'Link' })
  expect(document.activeElement).toBe(publicLink)
  expect(mutations()).toEqual(['SetTaskShare'])
})

test('SHARE-03 sharing is an act: at first there is no link; switched on there is, switched off it is gone', async () => {
  const { mutations, actions } = show()
  const publicLink = await screen.findByRole('switch', { name: 'Public link' })
  expect(screen.queryByRole('textbox', { name: 'Link' })).toBeNull()
  expect(screen.queryAllByRole('link')).toEqual([])
  fireEvent.click(publicLink)
  await screen.findByRole('textbox', { name: 'Link' })
  await waitFor(() => expect(publicLink.hasAttribute('disabled')).toBe(false))
  fireEvent.click(publicLink)
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Link' })).toBeNull())
  expect(mutations()).toEqual(['SetTaskShare', 'SetTaskShare'])
  // Said where it is switched: a message would lie over the networks on a phone.
  expect(screen.getByText('Off: nobody outside of the project can read this task.').getAttribute('aria-live')).toBe('polite')
  expect(actions.said).toEqual([])
})
