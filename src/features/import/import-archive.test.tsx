// An archive of our own: what it holds, who its people are, the check; nothing else is asked (IMPORT-01, EXPORT-02).
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { madeArchive, madeDetail } from '#tests/kit/import-details.ts'
import { showImport } from '#tests/kit/import-page.tsx'
import { until } from '#tests/kit/until.ts'

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('IMPORT-01 EXPORT-02 an archive goes from its file by its people to the check; it is sent as what it is', async () => {
  const { decided } = showImport(madeArchive())
  await until(() => screen.getByRole('heading', { name: 'An archive of Acme' }))
  const steps = within(screen.getByRole('navigation', { name: 'Steps of the import' }))
  expect(steps.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['1File', '2People', '3Check'])
  const projects = within(screen.getByRole('list', { name: 'Projects of the archive' }))
  expect(projects.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Shop812 tasks', 'Apps1 task'])
  expect(screen.getByText(/^This workspace is empty: what is set in it, clients/)).toBeTruthy()
  press('Continue')
  await until(() => screen.getByRole('heading', { name: 'Who is who?' }))
  expect(screen.getByText(/invite them to this workspace before you go on/)).toBeTruthy()
  expect(screen.queryByText(/in 40 rows/)).toBeNull()
  fireEvent.click(screen.getByRole('combobox', { name: 'Kim Lee is' }))
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).not.toContain('Inviteonce it is done')
  fireEvent.keyDown(screen.getByRole('listbox'), { key: 'Escape' })
  fireEvent.click(within(screen.getByRole('form', { name: 'Who is who?' })).getByRole('button', { name: 'Check' }))
  await until(() => screen.getByRole('heading', { name: 'This is what would come of it' }))
  expect(decided.at(-1)).toMatchObject({ source: 'PALETTE', into: 'EACH', columns: [] })
})

test('EXPORT-02 what stays out of a workspace that is not empty is said', async () => {
  showImport(madeArchive({ isWhole: false }))
  await until(() => screen.getByText(/Settings, clients, invoices, rates and the log stay out, since this workspace is not empty/))
})

test('IMPORT-01 a table is never taken for an archive', async () => {
  showImport(madeDetail({ state: 'MAPPING' }), { step: 'source' })
  await until(() => screen.getByRole('radio', { name: 'Jira' }))
  expect(screen.queryByRole('radio', { name: 'Palette' })).toBeNull()
})
