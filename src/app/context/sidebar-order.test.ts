// The order of the sidebar: per person and list, with what came since behind, and taken back.
import { beforeEach, expect, test } from 'vitest'
import { sidebarActions } from '#src/app/actions/sidebar.actions.ts'
import { clearAll } from '#src/data/storage/storage.ts'
import { actionWorld, projectSubject, workspaceSubject } from '#tests/kit/action-fakes.ts'
import { refuseStorage } from '#tests/kit/refused-storage.ts'
import { arrange, inOrder, sidebarOrder, WORKSPACES } from './sidebar-order.ts'

beforeEach(() => clearAll())

const items = (...ids: string[]) => ids.map((id) => ({ id }))
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id)
const shown = (username: string, list: string, ...ids: string[]) => idsOf(inOrder(items(...ids), sidebarOrder(username).read(), list))
const action = (id: string) => {
  const found = sidebarActions.find((one) => one.id === id)
  if (!found) throw new Error(`There is no action ${id}`)
  return found
}

test('an order is kept per person and per list; what came since stands behind', () => {
  arrange('ana', 'acme', ['b', 'a'])
  expect(shown('ana', 'acme', 'new', 'a', 'b', 'newer')).toEqual(['b', 'a', 'new', 'newer'])
  expect([shown('ana', 'globex', 'a', 'b'), shown('ben', 'acme', 'a', 'b')]).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ])
})

test('what is not in view keeps its place behind', () => {
  arrange('ana', WORKSPACES, ['a', 'b', 'late'])
  arrange('ana', WORKSPACES, ['b', 'a'])
  expect(shown('ana', WORKSPACES, 'a', 'b', 'other', 'late')).toEqual(['b', 'a', 'late', 'other'])
})

test('taking back gives the former order, of this list only', () => {
  arrange('ana', 'globex', ['y', 'x'])
  const back = arrange('ana', 'acme', ['b', 'a'])
  const further = arrange('ana', 'acme', ['c', 'b', 'a'])
  further()
  expect(shown('ana', 'acme', 'a', 'b', 'c')).toEqual(['b', 'a', 'c'])
  back()
  expect([shown('ana', 'acme', 'a', 'b'), shown('ana', 'globex', 'x', 'y')]).toEqual([
    ['a', 'b'],
    ['y', 'x'],
  ])
})

test('corrupt storage is no order; storage that is refused is told', () => {
  for (const text of ['{"lists":[]}', '{"lists":{"acme":7}}', '[]', '{', 'null']) {
    window.localStorage.setItem(sidebarOrder('ana').key, text)
    expect(shown('ana', 'acme', 'a', 'b'), text).toEqual(['a', 'b'])
  }
  const allow = refuseStorage()
  expect(() => arrange('ana', 'acme', ['b', 'a'])).toThrow('This browser does not store the order.')
  allow()
})

test('a project goes up and down by its action, says so, is taken back, and stops at the ends', async () => {
  const projects = ['acme/mobile', 'acme/ops', 'acme/website'].map((id) => ({ id }))
  const world = actionWorld({ answers: { ListProjects: { projects } } })
  const subject = { project: [projectSubject()] }
  const order = () => shown('ana', 'acme', ...idsOf(projects))
  expect(await world.run(action('project.move-up'), subject)).toBe('done')
  expect(order()).toEqual(['acme/mobile', 'acme/website', 'acme/ops'])
  await world.run(action('project.move-up'), subject)
  await world.run(action('project.move-up'), subject)
  expect(order()).toEqual(['acme/website', 'acme/mobile', 'acme/ops'])
  expect(world.said.at(-1)?.text).toMatch(/is the first one$/)
  await world.run(action('project.move-down'), subject)
  expect(order()).toEqual(['acme/mobile', 'acme/website', 'acme/ops'])
  await world.undo()
  expect(order()).toEqual(['acme/website', 'acme/mobile', 'acme/ops'])
  await world.undo()
  expect(order()).toEqual(['acme/mobile', 'acme/website', 'acme/ops'])
})

test('a workspace goes up and down too, also one of a later page', async () => {
  const workspaces = ['acme', 'globex'].map((id) => ({ id }))
  const world = actionWorld({ answers: { ListWorkspaces: { workspaces } } })
  const late = workspaceSubject({ id: 'late', slug: 'late' })
  await world.run(action('workspace.move-up'), { workspace: [late] })
  expect(shown('ana', WORKSPACES, 'acme', 'globex', 'late')).toEqual(['acme', 'late', 'globex'])
  await world.run(action('workspace.move-down'), { workspace: [late] })
  await world.run(action('workspace.move-down'), { workspace: [late] })
  expect(world.said.at(-1)?.text).toMatch(/is the last one$/)
  expect(shown('ana', WORKSPACES, 'acme', 'globex', 'late')).toEqual(['acme', 'globex', 'late'])
})
