// The shape of an action: everything a person can do is one of these, declared once and shown everywhere.
import type { LucideIcon } from 'lucide-react'
import type { MenuSection, Submenu } from './menu-place.ts'
import type { SceneStore } from './scene.ts'
import type { Services } from './services.ts'
import type { NonEmpty, Permission, SubjectKind, SubjectKinds, Subjects } from './subject.ts'

/** Where buttons of actions are shown; each is declared beside what renders its `ActionPlace`, by declaration merging (house test). */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface Places {}

/** The name of a place. */
export type Place = keyof Places

/** Which surface called an action. */
export type Source = 'palette' | 'key' | 'button' | 'menu' | 'drag' | 'swipe' | 'form' | 'undo' | 'repeat'

/** What `run` gives back: a sentence for the toast and, where the change can be taken back, its inverse. */
export interface Outcome {
  said?: string
  undo?: () => unknown
  /** True where it is not done again once it was taken back: it used up what it was done with. */
  once?: boolean
  /** What the message offers beside undo, on these subjects. */
  also?: { action: Action; subjects: Subjects }
  /** Instead of an inverse: the sentence with which undoing says that this cannot be taken back. */
  stays?: string
}

/** What `run` and `when` see: the services and the subjects under their plural name, typed as a non-empty list. */
export type Context<K extends SubjectKind> = Services & { readonly [P in `${K}s`]: NonEmpty<SubjectKinds[K]> }

/** What `when` and `title` see: subjects, the viewer and what is in view, nothing that could change anything. */
export type View<K extends SubjectKind> = Pick<Services, 'viewer' | 'now'> & { readonly theme: Pick<Services['theme'], 'preference'> } & {
  scene: Pick<SceneStore, 'get'>
} & {
  readonly [P in `${K}s`]: NonEmpty<SubjectKinds[K]>
}

/** Groups of the palette and the help sheet; those of a kind are declared with it, by declaration merging. */
export interface Groups {
  create: true
  go: true
  view: true
  account: true
}

/** The name of a group. */
export type Group = keyof Groups

/** The declaration of an action on subjects of kind `K`. */
export interface ActionDefinition<K extends SubjectKind> {
  /** `noun.verb`, unique. */
  id: `${string}.${string}`
  on: K
  title: string | ((view: View<K>) => string)
  /** The title without subjects, for the help sheet; needed where `title` is a function. */
  name?: string
  /** One word for it, where a bar or a menu has no room for the title: `Status`. */
  short?: string
  icon: LucideIcon
  group: Group
  /**
   * Among the first rows of its subject's menu, or in the menu behind one of them; else it is found behind More…. Where nothing on a kind says so,
   * its menu lists everything.
   */
  menu?: MenuSection | Submenu
  /** True where it asks for a choice at once: a menu shows that question beside its row. */
  picker?: boolean
  keywords?: readonly string[]
  /** tinykeys grammar, sequences as `g i`; the first is the one shown. */
  shortcut?: string | readonly string[]
  places?: readonly Place[]
  /** Asked of each subject's `viewerCan`; without it the action is hidden. */
  needs?: Permission
  /** True = paid plans only: shown locked, with the upgrade text. */
  plan?: boolean
  /** True where several subjects make no sense. */
  single?: boolean
  /** True for what is seldom done: listed behind everything else of its group while nothing is typed. */
  seldom?: boolean
  /** True where its title is a name that the person gave: who types a word of it means it. */
  own?: boolean
  /** True where the … of its title stands for a dialog and not for a question: what is typed behind it in the palette would be lost. */
  dialog?: boolean
  /** Where that dialog takes up what is typed behind the title, as `ask.begun` tells it: whether it understands this text. */
  takes?: (text: string, now: Date) => boolean
  /** False keeps it out of the palette and menus (it is still a key or a button). */
  listed?: boolean
  /** False disables; a text disables and says why; `'hidden'` hides. Pure. */
  when?: (view: View<K>) => boolean | 'hidden' | { reason: string }
  run: (context: Context<K>) => Promise<Outcome | undefined> | Outcome | undefined | Promise<void> | void
}

/** An action of any kind, as the registry and the surfaces hold it. */
export interface Action {
  id: string
  on: SubjectKind
  group: Group
  icon: LucideIcon
  short: string | null
  menu: MenuSection | Submenu | null
  picker: boolean
  keywords: readonly string[]
  /** Its keys for this person: those it declares, unless another set or other keys were chosen (PROFUP-09); read anew where they may have changed. */
  readonly shortcuts: readonly string[]
  /** The keys that it declares. */
  declared: readonly string[]
  places: readonly Place[]
  needs: Permission | null
  plan: boolean
  single: boolean
  seldom: boolean
  own: boolean
  listed: boolean
  dialog: boolean
  takes: ((text: string, now: Date) => boolean) | null
  name: string
  titleFor(here: Here): string
  when(here: Here): boolean | 'hidden' | { reason: string }
  run(here: Here): Promise<Outcome | undefined>
  /** Where only its declaration is here: does `deed` with the whole action as soon as that is there. Rejects where it cannot be fetched. */
  whole: Fetched | null
}

/** Fetches what an action does; what was asked earlier is done earlier, and the answer is that of `deed`. */
export type Fetched = <Result>(deed: (whole: Action) => Result | Promise<Result>) => Promise<Result>

/** Services and the subjects in view. */
export interface Here {
  services: Services
  subjects: Subjects
}
