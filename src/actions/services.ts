// What an action is given to work with: never hooks, never components.
import type { ReactNode } from 'react'
import type { Api } from '#src/data/api.ts'
import type { AskedFrom } from './asked-from.ts'
import type { Hold } from './delayed-delete.ts'
import type { Dialogs } from './dialogs.ts'
import type { SceneStore } from './scene.ts'
import type { Again } from './step.ts'
import type { Subjects } from './subject.ts'
import type { UndoStack } from './undo.ts'

/** One line of a question's list. */
export interface Option<T> {
  /** Unique in its question. */
  id: string
  value: T
  title: string
  /** Grey text after the title. */
  hint?: string
  icon?: ReactNode
  /** Synonyms people type. */
  keywords?: readonly string[]
  /** Marks what the subjects have now; `mixed` when only some have it. */
  checked?: Mark
  /** Shown but not to be chosen; the text says why. */
  disabled?: string
  /** Heading above this and the following lines with the same group. */
  group?: string
}

/** A question with a list of answers. */
export interface PickQuestion<T> {
  title: string
  placeholder?: string
  /** What to know before answering; each line of it stands in a line of its own. */
  text?: string
  options: readonly Option<T>[] | (() => Promise<readonly Option<T>[]>)
  /** Id of the likely answer: listed first and highlighted at once. */
  likely?: string
  /** Offers a line made from the typed text, for example to create a label or to read a date; null for none. */
  fromText?: (text: string) => Option<T> | null
  /** Sentence for an empty list. */
  empty?: string
  /** Sentence for a typed text that nothing matches; unless given, just that. */
  unmatched?: (text: string) => string
  /**
   * False where an answer may be typed as a number: digits choose no line then. `enter`, where one may begin with a number, such as `12 dec`: a digit
   * alone puts its line first, and Enter takes it.
   */
  digits?: boolean | 'enter'
  /** Where the host searches and pages: what it finds joins the list, 300 ms after the last key (OPEN-64); `options` is its first page then. */
  search?: (text: string, page: number) => Promise<{ options: readonly Option<T>[]; totalPages: number }>
  /** A line at the end that leads elsewhere, whatever was typed; the question is given up. */
  leads?: { title: string; go: () => void }
}

/** What a line to tick shows: everything asked about has it, nothing has, or `mixed` when only some have. */
export type Mark = boolean | 'mixed'

/** A question whose lines are ticked. Each tick applies as it is made; closing, by whatever way, keeps them (decision 020). */
export interface ManyQuestion<T> extends PickQuestion<T> {
  /** Applies one tick; the answer is what its line shows then. A rejection takes the tick back and is told in one message. */
  apply: (value: T, on: boolean) => Mark | Promise<Mark>
}

/** A question answered by a line of text. */
export interface TextQuestion {
  title: string
  /** What to know before answering. */
  text?: string
  placeholder?: string
  initial?: string
  /** What is likely, where that has to be read first: the question opens at once, and a field in which nothing was typed meanwhile takes it. */
  proposal?: () => Promise<string>
  /** Returns a sentence when the text will not do. */
  check?: (text: string) => string | null
  /** Label of the button, for example `Rename`. */
  submit?: string
  /** The answer deletes something. */
  danger?: boolean
  /** The subject under which what is typed is kept, as a field's is (see `useDraft`): Escape, a reload or a failure loses nothing. */
  draft?: string
}

/** A question answered by a moment; `clear` offers to remove the present one. */
export interface DateQuestion {
  title: string
  current?: Date | null
  clear?: boolean
  /** Sentence when the moment will not do. */
  check?: (date: Date) => string | null
  /** Days before it are off in the calendar. */
  min?: Date | undefined
  /** `HH:mm` for a day without a time, where there is no present one; 17:00 unless said. */
  time?: string
}

/** A question answered by yes or no. */
export interface ConfirmQuestion {
  title: string
  text?: string
  /** Labels of the two buttons; `Yes` and `No` unless said (DEFECT-27). */
  yes?: string
  no?: string
  danger?: boolean
}

/** Asks the person; what asks for one thing of a kind is declared with the kind. The palette opens as a question. Every answer is null (or false) on Escape. */
export interface Ask {
  /** The same asking, whose questions name these subjects above the list. Actions get one that names their own. */
  about(subjects: Subjects): Ask
  /** The same asking, whose questions are shown beside what was pressed, as a sheet, or in the palette: as they were asked. */
  from(askedFrom: AskedFrom): Ask
  /** What was typed behind the command in the palette, '' for nothing; only until `run` first waits. Whoever takes it has it: a question that follows begins empty. */
  begun(): string
  pick<T>(question: PickQuestion<T>): Promise<T | null>
  /** Resolves when the list is closed; what was ticked is applied by then, or on its way. */
  many<T>(question: ManyQuestion<T>): Promise<void>
  text(question: TextQuestion): Promise<string | null>
  date(question: DateQuestion): Promise<Date | 'clear' | null>
  confirm(question: ConfirmQuestion): Promise<boolean>
}

/** A message about work under way; `share` is 0–1. */
export interface Progress {
  tell(text: string, share: number): void
  end(): void
}

/** Tells the person: a toast, also announced to screen readers. */
export interface Say {
  /** Undo is offered until `taken` resolves, and `also` beside it. */
  done(text: string, options?: { undo?: () => void; taken?: Promise<void>; also?: { title: string; run: () => void } }): void
  /** `detail` stands below the text; `show` opens more about it. */
  error(text: string, options?: { retry?: () => void; detail?: string; show?: () => void }): void
  note(text: string): void
  /** Work that takes its time: `text` is read out once; what it tells from then on is only seen. */
  progress(text: string, stop: () => void): Progress
}

/** Goes to a place of the product; what leads to one thing of a kind is declared with the kind. `path` starts with `/`. */
export interface Go {
  to(path: string, options?: { replace?: boolean }): void
  back(): void
  newTab(path: string): void
}

/** The clipboard. `write` rejects when the browser refuses. */
export interface Clipboard {
  write(text: string): Promise<void>
}

/** Keys that are pressed before what they are meant for is there. */
export interface Typing {
  /** The action brings a field of this name on a page that is still to come: what is pressed from now on is text for that, and does nothing else. */
  ahead(name: string): void
  /** It could not be brought: what was pressed is text for the next one of that name. */
  giveUp(): void
}

/** The signed-in person as actions see them; null when signed out. */
export interface ViewerInfo {
  username: string
  name: string
  avatar: string | null
  headline: string | null
}

/** Everything an action's `run` can use besides its subjects. */
export interface Services {
  api: Api
  ask: Ask
  say: Say
  go: Go
  hold: Hold
  undo: UndoStack
  dialogs: Dialogs
  /** What is in view; actions on rows move and select in it. */
  scene: SceneStore
  clipboard: Clipboard
  typing: Typing
  viewer: ViewerInfo | null
  /** The current moment; tests replace it. */
  now(): Date
  /** `https://host` of this client, for links that are copied. */
  origin: string
  /** Starts or ends the session in this browser. */
  session: { start(token: string, viewer: ViewerInfo & { email: string }): void; end(): void }
  /** Does an action by its id once more, answered as `again` says; `refused` where there is none of that name. */
  doAgain(id: string, here: { services: Services; subjects: Subjects }, again: Again): Promise<string>
  theme: { preference: 'light' | 'dark' | 'system'; set(preference: 'light' | 'dark' | 'system'): void }
}
