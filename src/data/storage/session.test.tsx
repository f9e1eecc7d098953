// The session store: what signed in means, and what is left when it ends.
import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { readDraft, writeDraft } from '#src/data/drafts/drafts.ts'
import { createStore } from '#src/lib/store.ts'
import { refuseStorage } from '#tests/kit/refused-storage.ts'
import { storedWorkspaceOf } from '#tests/kit/stored-workspace.ts'
import {
  endSession,
  readSession,
  renewSession,
  startSession,
  subscribe,
  takeReturnPath,
  tokenNow,
  updateViewer,
  useSession,
} from './session.ts'
import {
  accessToken,
  companiesList,
  currentCompany,
  currentUser,
  keptAnswer,
  projectsKey,
  taskModal,
  themePreference,
  workspacesKey,
} from './storage.ts'

const ana = { username: 'ana', name: 'Ana Souza', avatar: null, headline: 'Owner' }
const acme = storedWorkspaceOf('acme')
const kept = [workspacesKey, projectsKey('acme')].map(keptAnswer)

function fill(): void {
  startSession({ token: 'secret', viewer: ana })
  currentCompany.write({ data: acme })
  companiesList.write([acme])
  for (const entry of kept) entry.write({ for: 'ana', data: {} })
  themePreference.write('dark')
  taskModal.write(true)
  writeDraft('ana', 'task:1:title', 'Half a tit')
}

// What the browser does when another tab wrote.
function otherTab(key: string | null): void {
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

beforeEach(() => {
  endSession('signed-out')
  window.history.replaceState(null, '', '/')
})

test('AUTH-01 signed in means exactly that a token is stored under ACCESS_TOKEN', () => {
  expect(readSession().signedIn).toBe(false)
  window.localStorage.setItem('ACCESS_TOKEN', 'secret')
  otherTab('ACCESS_TOKEN')
  expect(readSession()).toEqual({ signedIn: true, token: 'secret', viewer: null, ended: null })
  window.localStorage.removeItem('ACCESS_TOKEN')
  window.dispatchEvent(new Event('focus'))
  expect(readSession().signedIn).toBe(false)
})

test('AUTH-01 a viewer without a token is signed out, an empty token is none', () => {
  window.localStorage.setItem(currentUser.key, JSON.stringify(ana))
  window.localStorage.setItem('ACCESS_TOKEN', '')
  otherTab('ACCESS_TOKEN')
  expect(readSession().signedIn).toBe(false)
  expect(readSession().viewer).toBeNull()
})

test('STORE-01 STORE-02 signing in stores token and viewer, and no more of the viewer', () => {
  const withEmail = { ...ana, email: 'ana@example.com' }
  expect(startSession({ token: 'secret', viewer: withEmail })).toBe(true)
  expect(window.localStorage.getItem('ACCESS_TOKEN')).toBe('secret')
  expect(JSON.parse(window.localStorage.getItem(currentUser.key) ?? '')).toEqual(ana)
  updateViewer({ ...ana, name: 'Ana S.' })
  expect(readSession().viewer?.name).toBe('Ana S.')
})

test('who one is is asked on every visit: the same answer is no news, a new face is', () => {
  startSession({ token: 'secret', viewer: ana })
  const heard: (string | undefined)[] = []
  const stop = subscribe(() => heard.push(readSession().viewer?.name))
  const before = readSession()
  updateViewer({ ...ana })
  expect([heard, readSession() === before]).toEqual([[], true])
  updateViewer({ ...ana, name: 'Ana S.' })
  expect(heard).toEqual(['Ana S.'])
  stop()
})

test('where the browser refuses to store, nobody is signed in', () => {
  const allow = refuseStorage()
  expect(startSession({ token: 'secret', viewer: ana })).toBe(false)
  expect(readSession().signedIn).toBe(false)
  allow()
})

test('AUTH-05 AUTH-06 DEFECT-04 signing out empties local storage and tells every store of this tab', () => {
  fill()
  const heard = vi.fn()
  window.addEventListener('storage', heard)
  endSession('signed-out')
  window.removeEventListener('storage', heard)
  expect(window.localStorage.length).toBe(0)
  expect(heard).toHaveBeenCalledOnce()
  expect(readSession()).toEqual({ signedIn: false, token: null, viewer: null, ended: 'signed-out' })
  expect(takeReturnPath('ana')).toBeNull()
})

describe('a session that expires (401)', () => {
  test('AUTH-03 OPEN-09 deletes the token and what was fetched, keeps unsent text and preferences', () => {
    fill()
    endSession('expired', 'secret')
    expect(accessToken.read()).toBeNull()
    expect([currentUser, currentCompany, companiesList, ...kept].map((entry) => entry.read())).toEqual(Array(5).fill(null))
    expect(readDraft('ana', 'task:1:title')).toBe('Half a tit')
    expect(themePreference.read()).toBe('dark')
    expect(readSession().ended).toBe('expired')
  })

  test('OPEN-09 the same person comes back to where they were, once; another does not', () => {
    fill()
    window.history.replaceState(null, '', '/acme/website?view=board#x')
    endSession('expired', 'secret')
    expect(takeReturnPath('ana')).toBe('/acme/website?view=board#x')
    expect(takeReturnPath('ana')).toBeNull()
    startSession({ token: 'again', viewer: ana })
    endSession('expired')
    expect(takeReturnPath('ben')).toBeNull()
  })

  test('a late 401 of an old session does not end the next one', () => {
    startSession({ token: 'new', viewer: ana })
    endSession('expired', 'old')
    expect(readSession().token).toBe('new')
  })
})

describe('SESS-03 a session that goes on with another token', () => {
  test('is the same one on the screen, is stored for the next visit, and ends with its own 401 only', () => {
    startSession({ token: 'first', viewer: ana })
    const seen = vi.fn()
    const stop = subscribe(seen)
    renewSession('second')
    renewSession('third')
    expect([readSession().token, accessToken.read(), tokenNow('first'), tokenNow('of another')]).toEqual([
      'first',
      'third',
      'third',
      'of another',
    ])
    otherTab(accessToken.key)
    window.dispatchEvent(new Event('focus'))
    expect(seen).not.toHaveBeenCalled()
    endSession('expired', 'of another')
    expect(readSession().signedIn).toBe(true)
    endSession('expired', 'first')
    expect([readSession().ended, accessToken.read()]).toEqual(['expired', null])
    stop()
  })

  test('is nothing for who is signed out', () => {
    endSession('signed-out')
    renewSession('second')
    expect(accessToken.read()).toBeNull()
  })
})

describe('other tabs', () => {
  test('sign-in and sign-out elsewhere are followed', () => {
    const { result } = renderHook(() => useSession())
    expect(result.current.signedIn).toBe(false)
    act(() => {
      window.localStorage.setItem('ACCESS_TOKEN', 'theirs')
      otherTab('ACCESS_TOKEN')
    })
    expect(result.current.token).toBe('theirs')
    act(() => {
      window.localStorage.clear()
      otherTab(null)
    })
    expect(result.current).toMatchObject({ signedIn: false, ended: 'signed-out' })
  })

  test('OPEN-09 a 401 elsewhere keeps the return path of this tab too', () => {
    startSession({ token: 'secret', viewer: ana })
    window.history.replaceState(null, '', '/acme/mobile')
    accessToken.remove()
    otherTab('ACCESS_TOKEN')
    expect(readSession().ended).toBe('expired')
    expect(takeReturnPath('ana')).toBe('/acme/mobile')
  })
})

test('AUTH-05 OPEN-09 what a session held in stores is gone with it, before anybody hears of the next', () => {
  const store = createStore(() => 'at first')
  fill()
  store.set('typed by ana')
  updateViewer({ ...ana, name: 'Ana S.' })
  expect(store.get()).toBe('typed by ana')
  const seen: string[] = []
  const stop = subscribe(() => seen.push(store.get()))
  endSession('expired')
  expect([store.get(), seen]).toEqual(['at first', ['at first']])
  startSession({ token: 'again', viewer: ana })
  store.set('typed again')
  // Another tab signs somebody else in.
  accessToken.write('of ben')
  otherTab(accessToken.key)
  expect([store.get(), seen.at(-1)]).toEqual(['at first', 'at first'])
  stop()
})
