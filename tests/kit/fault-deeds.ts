// What people do that writes, each by the client's own code, with how often the host has it and how often the screen shows it.
import { sql } from 'drizzle-orm'
import { CircleIcon } from 'lucide-react'
import type { Action, Context, Outcome } from '#src/actions/action.ts'
import { defineAction } from '#src/actions/define-action.ts'
import type { Subjects } from '#src/actions/subject.ts'
import type { Api } from '#src/data/api.ts'
import type { SentAs } from '#src/data/drafts/sent-drafts.ts'
import { ListComments } from '#src/features/comment/comment.graphql.ts'
import { aboutTask, sendComment } from '#src/features/comment/comment.ts'
import { SignIn } from '#src/features/session/session.graphql.ts'
import { sendInvites } from '#src/features/sharing/invite.ts'
import { createTaskFrom } from '#src/features/task-create/task-create.actions.ts'
import { renameTaskTo } from '#src/features/task-detail/task-title.actions.ts'
import { toggleTimer } from '#src/features/timer/task-timer.actions.ts'
import { uploadFile } from '#src/model/attachment/attachment.ts'
import { TaskById } from '#src/model/task/task.graphql.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { projectSubject } from './action-fakes.ts'
import { makeTask } from './task-calls.ts'
import type { World } from './world.ts'

const PLACE = { workspaceSlug: 'acme', projectSlug: 'website' }

/** A deed about to be done. */
export interface ReadyDeed {
  /** The action as it is now, and what it is done to; asked again before each try, as a screen would. */
  next(api: Api, sent: SentAs): Promise<{ action: Action; subjects: Subjects }>
  /** How often the host has it. */
  onHost(): Promise<number>
  /** How often the screen shows it, where it shows it before the answer. */
  onScreen?(api: Api): number
}

/** A deed; `text` makes what is typed, which no other try has. */
export interface Deed {
  name: string
  signedOut?: true
  text(nth: number): string
  prepare(world: World, api: Api, text: string): Promise<ReadyDeed>
}

/** An action of a form: it sends what was typed as `sent`. */
function formAction(run: (context: Context<'project'>) => Promise<Outcome | undefined>): Action {
  const words = { id: 'project.try', title: 'Try', icon: CircleIcon, group: 'project', keywords: [] } as const
  return defineAction({ ...words, on: 'project', run })
}

const onProject = (): Subjects => ({ project: [projectSubject()] })

async function count({ host }: World, rows: ReturnType<typeof sql>): Promise<number> {
  const { rows: found } = await host.db.execute<{ n: number }>(sql`select count(*)::int as n from ${rows}`)
  return found[0]?.n ?? -1
}

async function readTask(api: Api, id: string): Promise<TaskSubject> {
  const { task } = await api.query(TaskById, { ...PLACE, id }, { requestPolicy: 'network-only' })
  if (!task) throw new Error(`There is no task ${id}.`)
  return task
}

const newTask = async ({ host }: World): Promise<string> => (await makeTask(host)).uuid

const creating: Deed = {
  name: 'create',
  text: (nth) => `Made under faults ${nth}.`,
  async prepare(world, _, title) {
    return {
      next: async (_api, sent) => ({ action: createTaskFrom({ title }, sent), subjects: onProject() }),
      onHost: () => count(world, sql`tasks where title = ${title}`),
    }
  },
}

const updating: Deed = {
  name: 'update',
  text: (nth) => `Named under faults ${nth}.`,
  async prepare(world, api, title) {
    const id = await newTask(world)
    await readTask(api, id)
    return {
      next: async (api) => ({ action: renameTaskTo(title), subjects: { task: [await readTask(api, id)] } }),
      onHost: () => count(world, sql`tasks where title = ${title}`),
      onScreen: (api) => (api.read(TaskById, { ...PLACE, id })?.task?.title === title ? 1 : 0),
    }
  },
}

const commenting: Deed = {
  name: 'comment',
  text: (nth) => `Said under faults ${nth}.`,
  async prepare(world, api, text) {
    const task = await readTask(api, await newTask(world))
    const about = aboutTask(task)
    const list = { ...about, sort: 'NEWEST' } as const
    await api.query(ListComments, list)
    const html = `<p>${text}</p>`
    return {
      next: async (_api, { intent }) => ({
        action: formAction(async (context) => void (await sendComment(context, about, { html, task, workflow: task.workflow, intent }))),
        subjects: onProject(),
      }),
      onHost: () => count(world, sql`comments where html = ${html}`),
      onScreen: (api) => JSON.stringify(api.read(ListComments, list) ?? {}).split(text).length - 1,
    }
  },
}

const uploading: Deed = {
  name: 'upload',
  text: (nth) => `faults-${nth}.txt`,
  async prepare(world, _, name) {
    const owner = { ...PLACE, taskId: await newTask(world) }
    return {
      next: async (_api, { intent }) => ({
        action: formAction(async ({ api }) => void (await uploadFile(api, owner, new File(['bytes'], name), { key: intent }))),
        subjects: onProject(),
      }),
      onHost: () => count(world, sql`attachments where filename = ${name}`),
    }
  },
}

const timing: Deed = {
  name: 'timer',
  text: (nth) => `timer ${nth}`,
  async prepare(world, api) {
    const id = await newTask(world)
    await world.host.db.execute(sql`update time_entries set ended_at = now() where ended_at is null`)
    await readTask(api, id)
    return {
      async next(api) {
        const task = await readTask(api, id)
        // It runs: nobody would start it again.
        return task.timerStartedAt === null
          ? { action: toggleTimer, subjects: { task: [task] } }
          : { action: formAction(async () => undefined), subjects: onProject() }
      },
      onHost: () => count(world, sql`time_entries where task_id = ${id}`),
      onScreen: (api) => (api.read(TaskById, { ...PLACE, id })?.task?.timerStartedAt ? 1 : 0),
    }
  },
}

const inviting: Deed = {
  name: 'invite',
  text: (nth) => `faults-${nth}@example.org`,
  async prepare(world, _, email) {
    const entries = [{ name: 'Faulty', email, role: 'member' as const }]
    return {
      next: async (_api, { intent }) => ({
        action: formAction(async ({ api, projects: [project] }) => void (await sendInvites(api, project, entries, intent))),
        subjects: onProject(),
      }),
      onHost: () => count(world, sql`invitations where email = ${email}`),
    }
  },
}

const signingIn: Deed = {
  name: 'sign-in',
  signedOut: true,
  text: (nth) => `sign-in ${nth}`,
  async prepare() {
    let tokens = 0
    return {
      next: async () => ({
        action: formAction(async ({ api }) => {
          const { token } = await api.mutate(
            SignIn,
            { input: { email: 'ana@example.com', password: 'palette-demo-1' } },
            { changesNothing: true },
          )
          if (token) tokens = 1
        }),
        subjects: onProject(),
      }),
      // Two sessions are no harm: the person has one.
      onHost: async () => tokens,
    }
  },
}

/** What is tried under every fault. */
export const DEEDS: readonly Deed[] = [creating, updating, commenting, uploading, timing, inviting, signingIn]
