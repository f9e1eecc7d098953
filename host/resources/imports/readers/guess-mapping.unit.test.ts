// @vitest-environment node
// What is told of a table, and what its columns are taken for.
import { expect, test } from 'vitest'
import { guessMapping, headerKey } from './guess-mapping.ts'
import { fixture, sheetIn } from './sheet-kit.ts'
import { surveySheet } from './survey.ts'

async function guessed(bytes: Uint8Array | string) {
  const survey = await surveySheet(await sheetIn(bytes))
  const { columns, doneStatuses } = guessMapping(survey)
  const targets = Object.fromEntries(survey.columns.map(({ name }, at) => [name, columns[at]?.target]))
  const dates = Object.fromEntries(survey.columns.map(({ name }, at) => [name, columns[at]?.dates]))
  return { survey, targets, dates, doneStatuses }
}

test('IMPORT-03 a survey has samples, values by frequency and the formats of dates', async () => {
  const survey = await surveySheet(await sheetIn('Title,Status,Due\na,Open,03/04/2024\nb,Done,05/06/2024\nc,Open,\nd,Open,\n'))
  expect(survey.rows).toBe(4)
  expect(survey.columns[1]).toEqual({
    ...{ name: 'Status', samples: ['Open', 'Done'], filled: 4, more: false, dates: [] },
    values: [
      { value: 'Open', count: 3 },
      { value: 'Done', count: 1 },
    ],
  })
  expect(survey.columns[2]?.dates).toEqual(['dmy', 'mdy'])
  expect(survey.preview[2]).toEqual({ row: 3, cells: [['c'], ['Open'], []] })
})

test('IMPORT-03 a survey of many rows keeps little', async () => {
  async function* rows() {
    for (let row = 1; row <= 50_000; row += 1)
      yield { row, cells: [[`Task ${row}`], [row % 2 === 0 ? 'even' : 'odd'], ['x'.repeat(3_000)]] }
  }
  const survey = await surveySheet({ source: 'csv', columns: ['Title', 'Kind', 'Long'], rows: rows(), notes: [] })
  expect(survey.rows).toBe(50_000)
  expect(survey.columns[0]).toMatchObject({ filled: 50_000, more: true })
  expect(survey.columns[0]?.values).toHaveLength(200)
  expect(survey.columns[1]?.values).toEqual([
    { value: 'odd', count: 25_000 },
    { value: 'even', count: 25_000 },
  ])
  expect(survey.columns[2]?.values[0]?.value).toHaveLength(200)
  expect(survey.preview).toHaveLength(20)
  expect(survey.preview[0]?.cells[2]?.[0]).toHaveLength(2_000)
})

test('IMPORT-03 columns of Linear', async () => {
  const { targets, dates, doneStatuses } = await guessed(fixture('linear.csv'))
  expect(targets).toMatchObject({
    ...{ ID: 'code', UUID: 'id', Team: 'project', Title: 'title', Description: 'description', Status: 'status', Labels: 'labels' },
    ...{ Estimate: 'named_label', Priority: 'named_label', Project: 'named_label', Creator: 'creator', Assignee: 'assignees' },
    ...{ 'Cycle Name': 'sprint', Created: 'created', Completed: 'done', Archived: 'archived', 'Due Date': 'due', 'Parent issue': 'parent' },
    ...{ Started: 'field', Updated: 'field', 'Project ID': 'field' },
  })
  expect(dates['Due Date']).toBe('iso')
  expect(doneStatuses).toEqual(['Done', 'Canceled'])
})

test('IMPORT-03 columns of Jira', async () => {
  const table = await guessed(fixture('jira.csv'))
  expect(table.targets).toMatchObject({
    ...{ Summary: 'title', 'Issue key': 'code', 'Issue id': 'id', 'Parent id': 'parent', 'Issue Type': 'type', Status: 'status' },
    ...{
      Priority: 'named_label',
      Resolution: 'named_label',
      Assignee: 'assignees',
      Reporter: 'creator',
      Created: 'created',
      Resolved: 'done',
    },
    ...{ 'Due date': 'due', Labels: 'labels', Sprint: 'sprint', Description: 'description', Comment: 'comments', Attachment: 'link' },
    ...{ 'Custom field (Story Points)': 'named_label', 'Project name': 'project', 'Project key': 'field' },
  })
  expect(table.dates).toMatchObject({ Created: 'dmy', 'Due date': 'dmy', Resolved: 'dmy' })
  const { targets, dates } = await guessed(fixture('jira.xml'))
  expect(targets).toMatchObject({ 'Issue id': 'id', 'Parent key': 'parent', Link: 'url', Component: 'named_label', 'Sub-tasks': 'field' })
  expect(dates).toMatchObject({ Created: 'iso', 'Due date': 'iso' })
})

test('IMPORT-03 columns of Asana, Trello, GitHub and Todoist', async () => {
  const asana = { Name: 'title', Assignee: 'assignees', Tags: 'labels', Notes: 'description', Projects: 'project' }
  expect((await guessed(fixture('asana.csv'))).targets).toMatchObject({
    ...asana,
    ...{ 'Task ID': 'id', 'Completed At': 'done', 'Section/Column': 'status', 'Assignee Email': 'assignees', 'Parent task': 'parent' },
  })
  expect((await guessed(fixture('asana.json'))).targets).toMatchObject({ ...asana, Section: 'status', Completed: 'done', Parent: 'parent' })
  expect((await guessed(fixture('trello.json'))).targets).toMatchObject({
    ...{ Id: 'id', Name: 'title', List: 'status', Members: 'assignees', 'Created by': 'creator', Created: 'created', Start: 'start' },
    ...{ 'Due complete': 'done', Archived: 'archived', Checklists: 'checklist', Comments: 'comments', Attachments: 'link', URL: 'url' },
    ...{ Board: 'project', Cost: 'field', Size: 'named_label' },
  })
  expect((await guessed(fixture('github.json'))).targets).toMatchObject({
    ...{ Id: 'id', Number: 'code', Title: 'title', Body: 'description', State: 'status', Author: 'creator', Milestone: 'named_label' },
    ...{ 'Closed at': 'done', Repository: 'project', Assignees: 'assignees' },
  })
  expect((await guessed(fixture('todoist.csv'))).targets).toMatchObject({
    ...{
      Id: 'id',
      Content: 'title',
      DESCRIPTION: 'description',
      Section: 'status',
      Parent: 'parent',
      Priority: 'named_label',
      DATE: 'due',
    },
    ...{ Author: 'creator', Responsible: 'assignees', DATE_LANG: 'ignore', DURATION: 'field' },
  })
})

test('IMPORT-03 tables of any columns in other languages, and one without names that tell', async () => {
  expect((await guessed('Aufgabe;Beschreibung;Zustand;Fällig am;Priorität\nA;B;Erledigt;13.04.2024;hoch\n')).targets).toEqual({
    ...{ Aufgabe: 'title', Beschreibung: 'description', Zustand: 'status', 'Fällig am': 'due', Priorität: 'named_label' },
  })
  expect((await guessed('Título,Descripción,Estado,Fecha límite\nA,B,Hecho,13/04/2024\n')).targets).toEqual({
    ...{ Título: 'title', Descripción: 'description', Estado: 'status', 'Fecha límite': 'due' },
  })
  expect((await guessed('Titre,Statut,Échéance\nA,Terminé,13/04/2024\n')).doneStatuses).toEqual(['Terminé'])
  const plain = await guessed('A,B,C,D\n1,kim@example.com,Buy the milk,x\n2,lee@example.com,Call a friend,x\n')
  expect(plain.targets).toEqual({ A: 'field', B: 'assignees', C: 'title', D: 'field' })
})

test('IMPORT-03 one column is the title, and what has too many values is no label', async () => {
  const many = Array.from({ length: 21 }, (_, at) => `Task ${at},Name ${at},${at}`).join('\n')
  expect((await guessed(`Title,Name,Priority\n${many}\n`)).targets).toEqual({ Title: 'title', Name: 'field', Priority: 'field' })
  expect((await guessed('Summary,Title\n,Filled\n')).targets).toEqual({ Summary: 'field', Title: 'title' })
})

test('IMPORT-03 a mapping is found again by the columns in their order', () => {
  expect(headerKey(['Title', 'Due'])).toBe(headerKey(['title ', 'DUE']))
  expect(headerKey(['Title', 'Due'])).not.toBe(headerKey(['Due', 'Title']))
  expect(headerKey(['a', 'b'])).not.toBe(headerKey(['a,b']))
})
