// Forms of the mock: changed by version, answered by strangers, judged with their tasks.
// @vitest-environment node
import { expect, test } from 'vitest'
import { PREFLIGHT_HEADER } from '../graphiql.ts'
import { createMockGateway } from './mock-gateway.ts'

const AT = 'workspaceSlug: "acme", projectSlug: "website"'

test('FORM-15 in mock mode a form is made, opened, answered without signing in, and its answer judged', async () => {
  const mock = createMockGateway({ graphiql: false })
  const headers = { 'content-type': 'application/json', authorization: 'Bearer any', [PREFLIGHT_HEADER]: '1' }
  const ask = async (query: string, signedIn = true) => {
    const { authorization: _authorization, ...bare } = headers
    const request = { method: 'POST', headers: signedIn ? headers : bare, body: JSON.stringify({ query }) }
    return (await (await mock.fetch(new Request('http://localhost/graphql', request))).json()).data
  }
  expect((await ask(`{ forms(${AT}) { title state } }`)).forms).toEqual([{ title: 'Bug report', state: 'OPEN' }])
  const { form } = (
    await ask(
      `mutation { createForm(project: { ${AT} }, input: { title: "Wishes" }) { form { id token version fields { number goal } } } }`,
    )
  ).createForm
  expect(form).toMatchObject({ version: 1, fields: [{ number: 1, goal: 'TITLE' }, { number: 2 }] })
  const step = (name: string, more: string) =>
    ask(`mutation { ${name}(project: { ${AT} }, id: "${form.id}", ${more}) { form { version state isFollowing } userErrors { code } } }`)
  expect((await step('updateForm', 'version: 1, input: { thanks: "Cheers" }')).updateForm.form.version).toBe(2)
  expect((await step('updateForm', 'version: 1, input: { thanks: "Late" }')).updateForm.userErrors).toEqual([{ code: 'CONFLICT' }])
  expect((await step('setFormState', 'state: OPEN')).setFormState.form.state).toBe('OPEN')
  expect((await step('followForm', 'follow: false')).followForm.form.isFollowing).toBe(false)
  const { publicForm } = await ask(`{ publicForm(token: "${form.token}") { isOpen ticket fields { name isRequired } } }`, false)
  expect(publicForm).toMatchObject({ isOpen: true, fields: [{ name: 'field-1', isRequired: true }, { name: 'field-2' }] })
  const submit = async (answers: string) =>
    (
      await ask(
        `mutation { submitPublicForm(token: "${form.token}", input: { ticket: "${publicForm.ticket}", answers: [${answers}] }) { thanks userErrors { field } } }`,
        false,
      )
    ).submitPublicForm
  expect(await submit('')).toEqual({ thanks: null, userErrors: [{ field: ['field-1'] }] })
  expect(await submit('{ name: "field-1", text: "A wish" }')).toEqual({ thanks: 'Cheers', userErrors: [] })
  const sent = async () =>
    (await ask(`{ submissions(${AT}, formId: "${form.id}") { nodes { id state task { title isDraft } } counts { new spam } } }`))
      .submissions
  const { nodes } = await sent()
  expect(nodes).toMatchObject([{ state: 'NEW', task: { title: 'A wish', isDraft: true } }])
  const judge = async (state: string) =>
    (
      await ask(
        `mutation { judgeSubmissions(project: { ${AT} }, formId: "${form.id}", ids: ["${nodes[0].id}"], state: ${state}) { submissions { state task { isDraft } } } }`,
      )
    ).judgeSubmissions.submissions
  expect(await judge('ACCEPTED')).toEqual([{ state: 'ACCEPTED', task: { isDraft: false } }])
  expect(await judge('SPAM')).toEqual([{ state: 'SPAM', task: null }])
  expect((await sent()).counts).toEqual({ new: 0, spam: 1 })
  await ask(`mutation { refreshFormAddress(project: { ${AT} }, id: "${form.id}") { form { token } } }`)
  expect((await ask(`{ publicForm(token: "${form.token}") { title } }`, false)).publicForm).toBeNull()
  await ask(`mutation { deleteForm(project: { ${AT} }, id: "${form.id}") { deletedId } }`)
  expect((await ask(`{ form(${AT}, id: "${form.id}") { id } }`)).form).toBeNull()
})
