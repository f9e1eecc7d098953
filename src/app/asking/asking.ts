// Questions that actions ask: a store with at most one open question, each answered exactly once.
import { createElement } from 'react'
import { type AskedFrom, askedFrom } from '#src/actions/asked-from.ts'
import type { Ask, ConfirmQuestion, DateQuestion, ManyQuestion, Mark, Option, PickQuestion, TextQuestion } from '#src/actions/services.ts'
import type { Subjects } from '#src/actions/subject.ts'
import type { PersonSubject } from '#src/lib/person.ts'
import type { ProjectSubject } from '#src/model/project/project-subject.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'

/** A question that is open. `answer` may be called once; later calls do nothing. `back` is there when the palette led to it, with what was `typed` there; `from` says where it is shown. */
export type OpenQuestion = { id: number; back: (() => void) | null; typed: string; about: Subjects; from: AskedFrom } & (
  | { kind: 'pick'; question: PickQuestion<unknown>; answer: (value: unknown) => void }
  | { kind: 'many'; question: ManyQuestion<unknown>; answer: (value: null) => void }
  | { kind: 'text'; question: TextQuestion; answer: (value: string | null) => void }
  | { kind: 'date'; question: DateQuestion; answer: (value: Date | 'clear' | null) => void }
  | { kind: 'confirm'; question: ConfirmQuestion; answer: (value: boolean | null) => void }
)

/** A project as `ask.project` answers it. */
export type AskedProject = Pick<ProjectSubject, 'id' | 'slug' | 'name' | 'workspaceSlug'>

/** Loads what people and projects can be chosen; rejections are shown with a retry. */
export interface AskingSources {
  people(project: { workspaceSlug: string; projectSlug: string }): Promise<readonly PersonSubject[]>
  /** Projects of a workspace, only those that may be edited unless `any`. */
  projects(workspaceSlug: string, any: boolean): Promise<readonly AskedProject[]>
  /** Username of the signed-in person, who is the likely answer. */
  viewer(): string | null
}

/** The asking of the app. */
export interface Asking {
  ask: Ask
  current(): OpenQuestion | null
  subscribe(listener: () => void): () => void
  /** Answers the open question with null. */
  cancel(): void
  /** Runs `work`; a question that it asks at once leads back with `back` and begins with what is `typed`, which `ask.begun` tells it. */
  leadingBack<T>(back: () => void, work: () => T, typed?: string): T
}

type Draft = OpenQuestion extends infer Q
  ? Q extends OpenQuestion
    ? Omit<Q, 'id' | 'back' | 'typed' | 'about' | 'from' | 'answer'>
    : never
  : never

/** What a question is about, and where it is asked from. */
interface Circumstances {
  about: Subjects
  from: () => AskedFrom
}

/** An asking without questions. */
export function createAsking(sources: AskingSources): Asking {
  let open: OpenQuestion | null = null
  let count = 0
  let back: (() => void) | null = null
  let begun = ''
  const listeners = new Set<() => void>()
  const show = (next: OpenQuestion | null) => {
    open = next
    for (const listener of listeners) listener()
  }
  const cancel = () => open?.answer(null)

  function put<T>({ about, from }: Circumstances, draft: Draft): Promise<T | null> {
    const shown = openFrom(from())
    // A menu was left while its row was still about to ask: what is asked elsewhere meanwhile stays.
    if (shown?.kind === 'inside' && shown.host.state === 'left') return Promise.resolve(null)
    cancel()
    return new Promise((resolve) => {
      const id = ++count
      const answer = (value: T | null) => {
        if (open?.id !== id) return
        // Before what was asked goes on: its next question is shown elsewhere.
        if (shown?.kind === 'inside' && value !== null) shown.host.state = 'answered'
        show(null)
        resolve(value)
      }
      show({ ...draft, id, back, typed: begun, about, from: shown, answer } as OpenQuestion)
    })
  }

  const askIn = (circumstances: Circumstances): Ask => {
    const ask: Ask = {
      about: (about) => askIn({ ...circumstances, about }),
      from: (askedFrom) => askIn({ ...circumstances, from: () => askedFrom }),
      begun() {
        const text = begun
        begun = ''
        return text
      },
      pick: (question) => put(circumstances, { kind: 'pick', question: question as PickQuestion<unknown> }),
      many: async (question) => void (await put<null>(circumstances, { kind: 'many', question: question as ManyQuestion<unknown> })),
      text: (question) => put(circumstances, { kind: 'text', question }),
      date: (question) => put(circumstances, { kind: 'date', question }),
      confirm: async (question) => (await put<boolean>(circumstances, { kind: 'confirm', question })) ?? false,
      people({ title, project, mark, apply }) {
        const viewer = sources.viewer()
        return ask.many<PersonSubject>({
          title,
          placeholder: 'Search people…',
          empty: 'Nobody else is in this project yet.',
          options: async () => (await sources.people(project)).map((person) => personOption(person, mark(person.username))),
          apply,
          ...(viewer !== null && mark(viewer) !== true && { likely: viewer }),
        })
      },
      project({ title, workspaceSlug, any = false }) {
        return ask.pick<AskedProject>({
          title,
          placeholder: 'Search projects…',
          empty: 'There is no project here that you may edit.',
          options: async () =>
            (await sources.projects(workspaceSlug, any)).map((project) => ({
              id: project.id,
              value: project,
              title: project.name,
              keywords: [project.slug],
            })),
        })
      },
    }
    return ask
  }
  return {
    ask: askIn({ about: {}, from: askedFrom }),
    current: () => open,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    cancel,
    leadingBack(to, work, typed = '') {
      back = to
      begun = typed
      try {
        return work()
      } finally {
        back = null
        begun = ''
      }
    },
  }
}

function openFrom(from: AskedFrom): AskedFrom {
  return from?.kind === 'inside' && from.host.state === 'answered' ? from.else : from
}

/** A person as a line of a question; the id is the username. */
export function personOption(person: PersonSubject, checked: Mark): Option<PersonSubject> {
  return {
    id: person.username,
    value: person,
    title: person.name,
    hint: person.headline || `@${person.username}`,
    keywords: [person.username],
    icon: createElement(Avatar, { person, size: 20, decorative: true }),
    ...(checked !== false && { checked }),
  }
}
