// Turns a declaration into an action, and declarations into the registry that every surface reads.
import type { Action, ActionDefinition, Context, Fetched, Here, Place } from './action.ts'
import { createKeysNow, createOwnersOf } from './own-keys.ts'
import type { SubjectKind } from './subject.ts'

/** Declares an action. Throws where the declaration contradicts itself. */
export function defineAction<K extends SubjectKind>(definition: ActionDefinition<K>): Action {
  const { title, name } = definition
  const declared = typeof definition.shortcut === 'string' ? [definition.shortcut] : (definition.shortcut ?? [])
  const fixed = name ?? (typeof title === 'string' ? title : null)
  if (fixed === null) throw new Error(`${definition.id}: an action whose title is a function needs a name`)
  const keys = createKeysNow(definition.id, declared)
  const contextOf = (here: Here) =>
    ({ ...here.services, [`${definition.on}s`]: here.subjects[definition.on] ?? [] }) as unknown as Context<K>
  return {
    id: definition.id,
    on: definition.on,
    group: definition.group,
    icon: definition.icon,
    short: definition.short ?? null,
    menu: definition.menu ?? null,
    picker: definition.picker ?? false,
    keywords: definition.keywords ?? [],
    declared,
    get shortcuts() {
      return keys()
    },
    places: definition.places ?? [],
    needs: definition.needs ?? null,
    plan: definition.plan ?? false,
    single: definition.single ?? false,
    seldom: definition.seldom ?? false,
    own: definition.own ?? false,
    listed: definition.listed ?? true,
    dialog: definition.dialog ?? false,
    takes: definition.takes ?? null,
    name: fixed,
    titleFor: (here) => (typeof title === 'string' || !hasSubjects(definition.on, here) ? fixed : title(contextOf(here))),
    whole: null,
    when: (here) => definition.when?.(contextOf(here)) ?? true,
    async run(here) {
      const subjects = { [definition.on]: here.subjects[definition.on] ?? [] }
      const ask = here.services.ask.about(subjects)
      return (await definition.run(contextOf({ ...here, services: { ...here.services, ask } }))) ?? undefined
    },
  }
}

/** True when `here` has something of the kind; `app` needs nothing. */
export function hasSubjects(kind: SubjectKind, here: Here): boolean {
  return kind === 'app' || (here.subjects[kind]?.length ?? 0) > 0
}

/** All actions of the product, by id and by place. */
export interface Registry {
  readonly all: readonly Action[]
  get(id: string): Action | undefined
  inPlace(place: Place): readonly Action[]
  on(kind: SubjectKind): readonly Action[]
  /** Those whose key it is now, for the person of this page. */
  withKey(key: string): readonly Action[]
}

/** The action as its declaration alone, whose doing is fetched when it is wanted. */
export function declaredOnly(action: Action, whole: Fetched): Action {
  // Its keys are read anew each time: no copy.
  return Object.assign(action, { whole })
}

/** Builds the registry. Throws on a duplicate id, so that a mistake stops the start instead of hiding an action. */
export function createRegistry(actions: readonly Action[]): Registry {
  const byId = new Map<string, Action>()
  for (const action of actions) {
    if (byId.has(action.id)) throw new Error(`Two actions are called ${action.id}`)
    byId.set(action.id, action)
  }
  return {
    all: actions,
    get: (id) => byId.get(id),
    inPlace: (place) => actions.filter((action) => action.places.includes(place)),
    on: (kind) => actions.filter((action) => action.on === kind),
    withKey: createOwnersOf(actions),
  }
}
