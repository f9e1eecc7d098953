// What roles and plans open.
// @vitest-environment node
import { expect, test } from 'vitest'
import { isPaid, projectPermissions, taskPermissions, workspacePermissions } from './permissions.ts'

const open = { subscription: 'paid', unlimitedWorkspaces: true }

test('ROLE-02 DEFECT-17 anything but admin and member reads only, unknown and missing too', () => {
  const can = (role: string | null) => taskPermissions(role, { subscription: 'free', unlimitedWorkspaces: true })
  expect(can('admin')).toEqual(['EDIT', 'ADMIN'])
  expect(can('member')).toEqual(['EDIT'])
  for (const role of ['restrict', 'guest', 'viewer', 'client', 'unknown', 'owner', '', 'Admin', null]) expect(can(role)).toEqual([])
})

test('PLAN-01 PLAN-03 the gate is closed by `free` or by unlimited_workspaces false, open when nothing is said', () => {
  const gates: [string | null, boolean | null, boolean][] = [
    ['paid', true, true],
    ['free', true, false],
    ['free', null, false],
    ['lifetime', false, false],
    ['lifetime', true, true],
    [null, null, true],
    [null, false, false],
  ]
  for (const [subscription, unlimitedWorkspaces, paid] of gates) {
    expect(isPaid({ subscription, unlimitedWorkspaces })).toBe(paid)
    expect(taskPermissions(null, { subscription, unlimitedWorkspaces })).toEqual(paid ? ['PAID'] : [])
  }
})

test('owners of projects and workspaces', () => {
  expect(projectPermissions({ role: null, owns: true, plan: open })).toEqual(['EDIT', 'ADMIN', 'OWN', 'PAID'])
  expect(projectPermissions({ role: 'member', owns: false, plan: open })).toEqual(['EDIT', 'PAID'])
  // SCREEN-15: archived, it is read-only; who owns it may reopen it.
  expect(projectPermissions({ role: 'admin', owns: false, plan: open, archived: true })).toEqual(['PAID'])
  expect(projectPermissions({ role: null, owns: true, plan: open, archived: true })).toEqual(['OWN', 'PAID'])
  expect(taskPermissions('admin', open, true)).toEqual(['PAID'])
  expect(workspacePermissions({ owns: true, role: 'admin', canCreateProjects: true, plan: open })).toEqual([
    'EDIT',
    'ADMIN',
    'OWN',
    'CREATE_PROJECT',
    'PAID',
  ])
  expect(workspacePermissions({ owns: false, role: 'guest', canCreateProjects: false, plan: open })).toEqual(['PAID'])
  expect(workspacePermissions({ owns: false, role: 'member', canCreateProjects: false, plan: open })).toEqual(['EDIT', 'PAID'])
})
