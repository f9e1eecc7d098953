// Proves that leaving empties this browser at once, whatever the host says.
import { screen } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { until } from '#tests/kit/until.ts'
import { LogoutPage } from './logout-page.tsx'

function leave(signOut: () => unknown) {
  window.localStorage.setItem('draft:ana:task', 'text')
  window.localStorage.setItem('theme', 'dark')
  return renderFeature(
    <Routes>
      <Route path="/logout" element={<LogoutPage />} />
      <Route path="/sign-in" element={<p>Sign in here</p>} />
    </Routes>,
    { at: '/logout', roots: { signOut } },
  )
}

test('AUTH-05 AUTH-06 DEFECT-04 everything stored is gone, the host is told once, sign-in is shown', async () => {
  const { mutations } = leave(() => ({ ok: true, userErrors: [] }))
  await until(() => screen.getByText('Sign in here'))
  expect(window.localStorage.length).toBe(0)
  await until(() => expect(mutations()).toEqual(['SignOut']))
})

test('AUTH-05 a host that cannot be told is only logged', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  leave(() => {
    throw new Error('down')
  })
  await until(() => screen.getByText('Sign in here'))
  await until(() => expect(warn).toHaveBeenCalled())
  expect(window.localStorage.length).toBe(0)
  warn.mockRestore()
})
