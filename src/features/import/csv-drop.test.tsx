// A table that is dropped on tasks goes to the page of imports, which takes it up; anything else stays out.
import { createEvent, fireEvent, screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test } from 'vitest'
import { renderFeature } from '#tests/kit/feature-world.tsx'
import { CsvDrop } from './csv-drop.tsx'
import { takeFile } from './dropped-file.ts'

const PLACE = { workspaceSlug: 'acme', projectSlug: 'website' }

function drop(name: string, type: string) {
  const surface = createRef<HTMLDivElement>()
  const { actions } = renderFeature(
    <div ref={surface} data-testid="tasks">
      <CsvDrop surface={surface} {...PLACE} name="Website" />
    </div>,
  )
  const dataTransfer = { items: [{ kind: 'file', type }], files: [new File(['Title'], name, { type })], types: ['Files'] }
  const tasks = screen.getByTestId('tasks')
  fireEvent.dragOver(tasks, { dataTransfer })
  const said = screen.queryByText('Drop it to import it into Website') !== null
  const event = createEvent.drop(tasks, { dataTransfer })
  fireEvent(tasks, event)
  return { actions, said, taken: event.defaultPrevented }
}

test('IMPORT-13 a CSV that is dropped on the tasks of a project starts its import', () => {
  const { actions, said, taken } = drop('old.csv', 'text/csv')
  expect([said, taken]).toEqual([true, true])
  expect(actions.went).toEqual(['/acme/settings/import?project=website'])
  expect(takeFile({ workspaceSlug: 'acme', projectSlug: null })).toBeNull()
  expect(takeFile(PLACE)?.name).toBe('old.csv')
  expect(takeFile(PLACE)).toBeNull()
})

test('IMPORT-13 a picture is none of its business, and what has no name of a table is said to be none', () => {
  expect(drop('a.png', 'image/png')).toMatchObject({ said: false, taken: false })
})

test('IMPORT-13 what only may be a table is told by its name', () => {
  const { actions } = drop('list.numbers', '')
  expect(actions.went).toEqual([])
  expect(actions.said.map(({ text }) => text)).toEqual(['Only a CSV file can be dropped on tasks: it is imported.'])
})
