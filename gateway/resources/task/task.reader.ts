// Reads a task by hand as our host writes it: the wire's shape costs a page of them most of its time.
import { instant, quickly } from '../../rest/wire.ts'
import { imageAddress } from '../attachment/file-address.ts'
import { daysIn } from '../sprint/sprint.calls.ts'
import { judgedTask, type Task } from './task.wire.ts'

/** What is thrown at anything that only the shape may judge. */
const ODD = new Error('odd')

function odd(): never {
  throw ODD
}

type Wire = Readonly<Record<string, unknown>>

function thing(value: unknown): Wire {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Wire) : odd()
}

function maybe<Read>(value: unknown, read: (wire: Wire) => Read): Read | null {
  return value == null ? null : read(thing(value))
}

function list<Read>(value: unknown, read: (wire: Wire) => Read): Read[] {
  return Array.isArray(value) ? value.map((one) => read(thing(one))) : odd()
}

const string = (value: unknown): string => (typeof value === 'string' ? value : odd())
const text = (value: unknown): string | null => (value == null ? null : string(value))
const bit = (value: unknown): boolean => (typeof value === 'boolean' ? value : odd())
const number = (value: unknown): number => (typeof value === 'number' && Number.isFinite(value) ? value : odd())
const count = (value: unknown): number =>
  Number.isInteger(value) && Math.abs(value as number) <= 2_147_483_647 ? (value as number) : odd()
const seconds = (value: unknown): number => (Math.abs(number(value)) <= 8.64e12 ? (value as number) : odd())
const id = (value: unknown): string => (typeof value === 'string' ? value : String(number(value)))
const colour = (value: unknown): string => (/^#[0-9a-f]{6}$/i.test(string(value)) ? (value as string) : odd())

const moment = (wire: Wire): string | null => (wire.timestamp == null ? null : instant(seconds(wire.timestamp)))
const chip = (wire: Wire) => ({ id: id(wire.id), title: string(wire.title), color: colour(wire.color) })
const effort = (wire: Wire) => ({ id: id(wire.id), title: string(wire.title), hours: number(wire.effort) })

function board(wire: Wire) {
  const uuid = string(wire.uuid)
  return { id: uuid, title: text(wire.name) ?? text(wire.label) ?? uuid }
}

function person(wire: Wire) {
  const username = string(wire.username)
  return { id: username, username, name: string(wire.name), avatar: text(wire.avatar), headline: text(wire.headline) }
}

function actor(wire: Wire) {
  const name = string(wire.name)
  return name === '' ? odd() : { name, avatar: text(wire.avatar), username: text(wire.username), headline: text(wire.headline) }
}

// On a task these name only what it shows; one that says more is the shape's.
function sprint(wire: Wire) {
  if ('goal' in wire || 'start_date' in wire || 'end_date' in wire || 'counts' in wire) odd()
  const timebox = text(wire.timebox)
  const { from, to } = daysIn(timebox)
  const own = { id: id(wire.id), slug: string(wire.slug), title: string(wire.title), timebox, goal: null }
  return { ...own, startDate: from, endDate: to, taskCount: null, doneCount: null }
}

function userStory(wire: Wire) {
  if ('description' in wire || 'counts' in wire) odd()
  const own = { id: id(wire.id), slug: string(wire.slug), title: string(wire.title), code: text(wire.code) }
  return { ...own, description: null, taskCount: null, doneCount: null }
}

const counts = (wire: Wire) => ({
  comments: count(wire.comments),
  files: count(wire.attachments),
  checklistDone: count(wire.checklist_done),
  checklistTotal: count(wire.checklist_total),
  subtasks: count(wire.subtasks),
  timeSeconds: count(wire.time_seconds),
})

function read(wire: Wire): Task {
  const company = thing(wire.company)
  const project = thing(wire.project)
  const settings = thing(wire.settings)
  const created = thing(wire.created_at)
  // Other hosts' ways of saying the same.
  if (wire.members != null || text(created.timezone) === '') odd()
  const at = { company_slug: string(company.slug), project_slug: string(project.slug) }
  return {
    id: string(wire.uuid),
    slug: text(wire.slug),
    code: text(wire.code),
    title: string(wire.title),
    description: text(wire.description),
    workspaceSlug: at.company_slug,
    projectSlug: at.project_slug,
    projectName: text(project.name),
    role: maybe(wire.logged_user_role, (role) => text(role.name)),
    plan: { subscription: text(company.subscription), unlimitedWorkspaces: bit(company.unlimited_workspaces) },
    done: bit(wire.done),
    progress: Math.max(0, Math.min(100, Math.round(number(wire.estimative)))),
    image: imageAddress(text(wire.image), at),
    type: maybe(wire.type, chip),
    effort: maybe(wire.effort, effort),
    workflow: maybe(wire.workflow, chip),
    labels: list(wire.labels, chip),
    assignees: list(wire.users, person),
    startDate: maybe(wire.start_date, moment),
    dueDate: maybe(wire.due_date, moment),
    parentId: text(wire.parent_id),
    board: maybe(wire.board, board),
    position: number(wire.position),
    isFavorite: bit(wire.is_favorite),
    isDraft: bit(settings.is_draft),
    isArchived: bit(settings.is_archived),
    timerStartedAt: wire.time_tracker == null ? null : started(wire.time_tracker),
    createdAt: instant(seconds(created.timestamp) || odd()),
    createdAtForHumans: text(created.date_for_humans),
    updatedAt: maybe(wire.updated_at, moment),
    creator: maybe(wire.user, actor),
    sprint: maybe(wire.sprint, sprint),
    userStory: maybe(wire.user_story, userStory),
    counts: maybe(wire.counts, counts),
  }
}

// Zero means that none runs.
function started(value: unknown): string | null {
  return seconds(value) === 0 ? null : instant(value as number)
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
