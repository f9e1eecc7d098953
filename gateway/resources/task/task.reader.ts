// Reads a task by hand as our host writes it: the wire's shape costs a page of them most of its time.
import { list, maybe, ODD, odd, quick, thing, type Wire } from '../../rest/reading.ts'
import { instant, quickly } from '../../rest/wire.ts'
import { imageAddress } from '../attachment/file-address.ts'
import { READ } from './task.fields.ts'
import { judgedTask, type OwnFields, type Task } from './task.wire.ts'

const { text, string, bit } = quick

function person(wire: Wire) {
  const username = string(wire.username)
  return { id: username, username, name: string(wire.name), avatar: text(wire.avatar), headline: text(wire.headline) }
}

// Ours writes a whole number.
function isArchived(status: unknown): boolean {
  return status == null || Number.isInteger(status) ? status === 2 : odd()
}

const fields = Object.entries(READ).map(([field, [name, reading]]) => ({ field, name, read: reading.quick }))

function read(wire: Wire): Task {
  const company = thing(wire.company)
  const project = thing(wire.project)
  const settings = thing(wire.settings)
  const created = thing(wire.created_at)
  // Other hosts' ways of saying the same.
  if (wire.members != null || text(created.timezone) === '') odd()
  const at = { company_slug: string(company.slug), project_slug: string(project.slug) }
  const task: Record<string, unknown> & Omit<Task, keyof OwnFields> = {
    workspaceSlug: at.company_slug,
    projectSlug: at.project_slug,
    projectName: text(project.name),
    projectArchived: isArchived(project.current_status),
    role: maybe(wire.logged_user_role, (role) => text(role.name)),
    plan: { subscription: text(company.subscription), unlimitedWorkspaces: bit(company.unlimited_workspaces) },
    image: imageAddress(text(wire.image), at),
    assignees: list(wire.users, person),
    isDraft: bit(settings.is_draft),
    isArchived: bit(settings.is_archived),
    createdAt: instant(quick.seconds(created.timestamp) || odd()),
    createdAtForHumans: text(created.date_for_humans),
  }
  // One by one: spreading one object into another costs more than reading them.
  for (const { field, name, read } of fields) task[field] = read(wire[name])
  return task as Task
}

/** The task, or undefined for what is not exactly as our host writes it. */
export function readTask(wire: unknown): Task | undefined {
  try {
    return read(thing(wire))
  } catch (error) {
    if (error === ODD) return undefined
    throw error
  }
}

/** A task in an answer. */
export const task = quickly(judgedTask, readTask)
