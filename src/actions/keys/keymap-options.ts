// What the keyboard is told of the product around it.
import type { Action, Here, Source } from '#src/actions/action.ts'
import type { Registry } from '#src/actions/define-action.ts'
import type { SubjectKind } from '#src/actions/subject.ts'
import type { Platform } from '#src/ui/marks/key-caps.ts'

/** Something that is on its way; `subscribe` hears of each time that it is there. */
export interface Coming {
  isComing(): boolean
  subscribe(listener: () => void): () => void
}

/** What a keymap needs. `layer` tells whether a dialog or menu owns the keyboard. */
export interface KeymapOptions {
  /** More actions may come with time. */
  registry: () => Registry
  here: () => Here
  perform: (action: Action, here: Here, source: Source) => unknown
  /** Milliseconds; only differences matter. */
  now?: () => number
  platform?: Platform
  layer?: () => boolean
  /** False where characters without Ctrl, Alt or Meta do nothing (PROFUP-10, WCAG 2.1.4). */
  singleKeys?: () => boolean
  /** Takes the keys that were pressed behind one that waited and then opened a layer: they are text for its field. */
  typed?: (keys: readonly string[]) => void
  /** The kinds of subjects, nearest first: the key of a nearer one wins. */
  kinds?: readonly SubjectKind[]
  /** The kinds that say what the viewer may do with others: keys for these wait for them, too. */
  rightsFrom?: readonly SubjectKind[]
  /** The kinds of the rows in view, their list's own first (`kindsOfRows`): its keys are not given to what is farther. */
  rows?: () => readonly SubjectKind[]
  /** The actions while they are on their way: keys wait for them, and then act on what `mark` says was meant when the first was pressed. */
  actions?: Coming
  mark?: () => () => void
  /** The page of a new address until it is in view: keys wait for it, since what is there until then is not what they are about. */
  page?: Coming & {
    /** Hears when the person goes elsewhere by the browser's own means. */
    whenLeft(listener: () => void): () => void
  }
  /** What is on its way into view; keys that act on it wait until it is there, and are given up when it will not come. */
  coming?: {
    isComing(kind: SubjectKind): boolean
    isOtherComing(kinds: readonly SubjectKind[]): boolean
    subscribe: Coming['subscribe']
  }
}
