// What makes the page tests quick leaves them right: gateways refuse what the real one refuses, and React keeps no trace of every element.
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { answerGraphql } from '#tests/kit/graphql-answer.ts'

const viewer = { id: 'ana', username: 'ana', name: 'Ana' }
const ask = (query: string, variables = {}) =>
  answerGraphql({ query, variables }, { rootValue: { viewer: () => viewer, task: () => null } })

test('what does not fit the schema is refused, also when it is asked again', async () => {
  for (const _ of ['first', 'again']) {
    const { errors, data } = await ask('query Odd { viewer { shoeSize } }')
    expect([errors?.[0]?.message, data]).toEqual(['Cannot query field "shoeSize" on type "Viewer".', undefined])
  }
})

test('one text is answered each time anew: from what is there then, and by the variables of then', async () => {
  const text = 'query Who { viewer { name } }'
  expect((await ask(text)).data).toEqual({ viewer: { name: 'Ana' } })
  const others = await answerGraphql({ query: text }, { rootValue: { viewer: { ...viewer, name: 'Ben' } } })
  expect(others.data).toEqual({ viewer: { name: 'Ben' } })
  const one = 'query One($id: ID!) { task(id: $id, workspaceSlug: "acme", projectSlug: "website") { id } }'
  expect((await ask(one, { id: 't-1' })).data).toEqual({ task: null })
  expect((await ask(one)).errors?.[0]?.message).toContain('"$id"')
})

test('React keeps no trace of its own for every element', () => {
  const traceOf = (element: object) => Reflect.get(element, '_debugStack')
  expect(traceOf(createElement('b'))).toBeInstanceOf(Error)
  expect(traceOf(createElement('b'))).toBe(traceOf(createElement('i')))
})
