// Services for tests of actions: calls are recorded, questions get scripted answers, nothing leaves the process.

import { print } from 'graphql'
import type { Action, Here } from '#src/actions/action.ts'
import { hereOf } from '#src/actions/actions-context.tsx'
import type { Registry } from '#src/actions/define-action.ts'
import { createHold } from '#src/actions/delayed-delete.ts'
import { createDialogs } from '#src/actions/dialogs.ts'
import { type Performed, perform } from '#src/actions/perform.ts'
import { createScene } from '#src/actions/scene.ts'
import type { Services } from '#src/actions/services.ts'
import { createUndoStack } from '#src/actions/steps/undo-stack.ts'
import type { Subjects } from '#src/actions/subject.ts'
import { subjectKinds } from '#src/app/features.ts'
import type { Api, MutateOptions } from '#src/data/api.ts'
import { errorText } from '#src/data/errors/error-text.ts'
import { createRetries } from '#src/data/exchanges/retries.ts'
import type { Transfers } from '#src/data/exchanges/transfers.ts'
import type { ProjectSubject } from '#src/model/project/project-subject.ts'
import type { SprintRowData } from '#src/model/sprint/sprint.graphql.ts'
import type { SprintSubject } from '#src/model/sprint/sprint-subject.ts'
import { BARE_TASK } from '#src/model/task/task-fields.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import type { WorkspaceSubject } from '#src/model/workspace/workspace-subject.ts'
import { type Asked, type Script, scriptedAsk } from './scripted-ask.ts'

type Fields = Record<string, unknown>

/** A mutation that was sent: operation name, variables, options. */
export interface SentMutation {
  name: string
  variables: Fields
  options: MutateOptions
}

/** How a test answers: by operation name. A function sees the variables and may throw an ApiError. */
export type Answers = { readonly [name: string]: unknown | ((variables: never) => unknown) }

/** An answer made of the variables, for `answers`. */
export function answering<V>(by: (variables: V) => unknown): (variables: V) => unknown {
  return by
}

/** An answer that fails, for `answers`. */
export function failing(error: Error): () => never {
  return () => {
    throw error
  }
}

/** What a fake world hears. */
export interface ActionWorld {
  services: Services
  here(subjects: Subjects): Here
  run(action: Action, subjects: Subjects): Promise<Performed>
  /** Mutations in the order they were sent. */
  sent: SentMutation[]
  /** Names and variables only, for short expectations. */
  sentNames(): string[]
  /** Questions that were asked, with their options as the person saw them. */
  asked: Asked[]
  /** Toasts: `done`, `error` or `note` with their text. */
  said: {
    tone: 'done' | 'error' | 'note'
    text: string
    also?: { title: string; run: () => void }
    retry?: () => void
    detail?: string
    show?: () => void
  }[]
  /** Messages about work under way. */
  progress: { text: string; stop: () => void; told: string[]; ended: boolean }[]
  went: string[]
  copied: string[]
  /** Takes the newest entry back. */
  undo(): Promise<unknown>
}

/** Services that answer `answers` to documents and `script` to questions. `holdMs` shortens the hold of deletes. */
export function actionWorld({
  answers = {},
  script = {},
  viewer = 'ana',
  now = new Date('2026-11-21T10:00:00Z'),
  holdMs = 0,
  transfers = {},
  real,
  registry,
}: {
  answers?: Answers
  script?: Script
  viewer?: string | null
  now?: Date
  holdMs?: number
  transfers?: Partial<Transfers>
  /** Asks a real gateway in place of `answers`; what is sent is heard all the same. */
  real?: Api
  /** The actions that macros know. */
  registry?: Registry
} = {}): ActionWorld {
  const world = { sent: [], asked: [], said: [], progress: [], went: [], copied: [] } as Omit<
    ActionWorld,
    'services' | 'here' | 'run' | 'undo' | 'sentNames'
  >
  const answer = (document: unknown, variables: unknown): unknown => {
    const name = operationName(document)
    const given = answers[name]
    return typeof given === 'function' ? given(variables as never) : given
  }
  const fake: Api = {
    async mutate(document, variables, options = {}) {
      world.sent.push({ name: operationName(document), variables: structuredClone(variables) as Fields, options })
      // Later, as on a wire: what an action does before an answer must not depend on it.
      await Promise.resolve()
      return (answer(document, variables) ?? { task: null, userErrors: [] }) as never
    },
    async query(document, variables) {
      await Promise.resolve()
      const found = answer(document, variables)
      if (found === undefined) throw new Error(`The test does not answer ${operationName(document)}`)
      return found as never
    },
    read: (document, variables) => (answer(document, variables) ?? null) as never,
    refresh: () => undefined,
    quiet: async () => undefined,
    keepsKeys: () => true,
    retries: createRetries(),
    transfers: { upload: notAnswered, download: notAnswered, ...transfers },
  }
  const heard = (api: Api): Api => ({
    ...api,
    mutate(document, variables, options = {}) {
      world.sent.push({ name: operationName(document), variables: structuredClone(variables) as Fields, options })
      return api.mutate(document, variables, options)
    },
  })
  const api = real ? heard(real) : fake
  const services: Services = {
    api,
    ask: scriptedAsk(script, world.asked, (error) => void world.said.push({ tone: 'error', text: errorText(error) })),
    say: {
      done: (text, { also } = {}) => void world.said.push({ tone: 'done', text, ...(also && { also }) }),
      error: (text, { retry, detail, show } = {}) =>
        void world.said.push({ tone: 'error', text, ...(retry && { retry }), ...(detail && { detail }), ...(show && { show }) }),
      note: (text) => void world.said.push({ tone: 'note', text }),
      progress(text, stop) {
        const seen: ActionWorld['progress'][number] = { text, stop, told: [], ended: false }
        world.progress.push(seen)
        return {
          tell: (told) => void seen.told.push(told),
          end: () => {
            seen.ended = true
          },
        }
      },
    },
    go: {
      to: (path) => void world.went.push(path),
      task: ({ id }) => void world.went.push(`task ${id}`),
      closeTask: () => void world.went.push('close task'),
      back: () => void world.went.push('back'),
      newTab: (path) => void world.went.push(`tab ${path}`),
    },
    hold: createHold({ delay: holdMs }),
    undo: createUndoStack((_, error) => {
      throw error
    }),
    dialogs: createDialogs(),
    scene: createScene(subjectKinds),
    typing: { ahead: () => undefined, giveUp: () => undefined },
    clipboard: { write: async (text) => void world.copied.push(text) },
    viewer: viewer === null ? null : { username: viewer, name: viewer.toUpperCase(), avatar: null, headline: null },
    now: () => now,
    origin: 'https://palette.test',
    async doAgain(id, where, again) {
      const action = registry?.get(id)
      return action ? perform(action, where, again.source, null, again) : 'refused'
    },
    session: { start: () => undefined, end: () => undefined },
    theme: { preference: 'system', set: () => undefined },
  }
  const here = (subjects: Subjects) => hereOf(services, subjects)
  return {
    ...world,
    services,
    here,
    run: (action, subjects) => perform(action, here(subjects), 'palette'),
    sentNames: () => world.sent.map(({ name }) => name),
    undo: () => services.undo.last(),
  }
}

async function notAnswered(path: string): Promise<never> {
  throw new Error(`The test does not answer ${path}`)
}

function operationName(document: unknown): string {
  return /(?:query|mutation) (\w+)/.exec(print(document as never))?.[1] ?? ''
}

/** A task in `acme/website` without any property, on a paid plan; may be edited unless told otherwise. */
export function plainTask(id: string, code: string, title: string, more: Partial<TaskSubject> = {}): TaskSubject {
  return {
    id,
    code,
    title,
    workspaceSlug: 'acme',
    projectSlug: 'website',
    ...BARE_TASK,
    viewerCan: ['EDIT', 'PAID'],
    ...more,
  }
}

/** A task in `acme/website` to do, in a project that its viewer administers. */
export function taskSubject(n: number, more: Partial<TaskSubject> = {}): TaskSubject {
  const workflow = { id: '1', title: 'To do', color: '#8899aa' }
  return plainTask(`t-${n}`, `WEB-${n}`, `Task ${n}`, { workflow, viewerCan: ['EDIT', 'ADMIN', 'PAID'], ...more })
}

/** The project `acme/website`, administered by its viewer. */
export function projectSubject(more: Partial<ProjectSubject> = {}): ProjectSubject {
  return { id: 'acme/website', slug: 'website', name: 'Website', workspaceSlug: 'acme', viewerCan: ['EDIT', 'ADMIN', 'PAID'], ...more }
}

/** A sprint of `acme/website` that runs. */
export function sprintSubjectOf(more: Partial<SprintSubject> = {}): SprintSubject {
  const { viewerCan } = projectSubject()
  return { ...fakeSprint(12), workspaceSlug: 'acme', projectSlug: 'website', viewerCan, ...more }
}

/** Sprint n of an answer, as `SprintRow` asks for it; active unless told. */
export function fakeSprint(n: number, more: Partial<SprintRowData> = {}): SprintRowData {
  return {
    id: String(n),
    slug: `sprint-${n}`,
    title: `Sprint ${n}`,
    timebox: '2026-11-16 – 2026-11-29',
    goal: null,
    startDate: '2026-11-16',
    endDate: '2026-11-29',
    state: 'ACTIVE',
    startedAt: null,
    completedAt: null,
    taskCount: 31,
    doneCount: 14,
    hours: { total: 92, done: 58 },
    committed: null,
    people: [],
    viewerCan: ['EDIT', 'ADMIN'],
    ...more,
  }
}

/** The workspace `acme`. */
export function workspaceSubject(more: Partial<WorkspaceSubject> = {}): WorkspaceSubject {
  return { id: 'acme', slug: 'acme', name: 'Acme', viewerCan: ['PAID'], ...more }
}
