// What a feature brings to the app, in one object: everything that the app would otherwise list by hand.
import type { CachePart } from '#src/data/cache/cache.ts'
import type { KeptQuery } from '#src/data/kept-answers.ts'
import type { LazyComponent } from '#src/ui/layers/lazy-component.tsx'
import type { Action } from './action.ts'
import type { DialogName, DialogProps } from './dialogs.ts'
import type { SubjectKind } from './subject.ts'

/** What else features bring, by name; declared beside what gathers it, by declaration merging. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging
export interface FeatureParts {}

/** Each is loaded when it is wanted. */
type LazyParts = { readonly [P in keyof FeatureParts]?: () => Promise<FeatureParts[P]> }

/** A file of actions, fetched when it is wanted. */
type ActionFile = () => Promise<{ readonly actions: readonly Action[] }>

/** Rules for the cache, fetched with the actions whose writing they are about. */
type CacheFile = () => Promise<CachePart>

/** The components of dialogs, loaded when they are first opened. */
export type DialogComponents<D extends DialogName> = {
  readonly [N in D]: LazyComponent<DialogProps[N] & { onClose: () => void }>
}

/** What a feature brings; `D` are the names of its dialogs. Nothing of it belongs to the first load. */
export interface Feature<D extends DialogName = never> extends LazyParts {
  /** Its files of actions, in the order in which surfaces show them. */
  readonly actions?: readonly ActionFile[]
  /** Those whose kinds only pages of their own put in view: the first list does not wait for them. A house test knows which these are. */
  readonly pageActions?: readonly ActionFile[]
  /** Its rules for the normalised cache: there before its actions are, and before any page of somebody who is signed in. */
  readonly cache?: readonly CacheFile[]
  /** Those for what only pages of their own read and write: there before `pageActions` are. */
  readonly pageCache?: readonly CacheFile[]
  /** Queries whose answers are kept for the first paint of the next visit. */
  readonly kept?: readonly KeptQuery[]
  readonly dialogs?: DialogComponents<D>
  /** Kinds of subjects that its routes put in view. */
  readonly kinds?: readonly SubjectKind[]
}

/** Any feature, whatever its dialogs. */
export type AnyFeature = Omit<Feature, 'dialogs'> & { readonly dialogs?: Partial<DialogComponents<DialogName>> }

/** Declares a feature: `src/features/<room>/feature.ts`, listed in `src/app/features.ts`. */
export function defineFeature<D extends DialogName = never>(feature: Feature<D>): Feature<D> {
  return feature
}

/** The names of the dialogs that features bring. */
export type DialogsOf<F> = F extends Feature<infer D> ? D : never

/** The dialogs of all features. Throws where two bring one of the same name. */
export function dialogsOf<F extends AnyFeature>(features: readonly F[]): DialogComponents<DialogsOf<F>> {
  const found: Record<string, unknown> = {}
  for (const { dialogs = {} } of features)
    for (const [name, component] of Object.entries(dialogs)) {
      if (name in found) throw new Error(`Two features bring the dialog ${name}`)
      found[name] = component
    }
  return found as unknown as DialogComponents<DialogsOf<F>>
}

/** What the features bring of one part, in their order. */
export async function partsOf<P extends keyof FeatureParts>(features: readonly AnyFeature[], part: P): Promise<FeatureParts[P][]> {
  return Promise.all(features.flatMap((feature) => (feature as { [N in P]?: () => Promise<FeatureParts[N]> })[part]?.() ?? []))
}

/** The actions of all features, a list for each file, in their order; without those of pages where `near`. */
export async function actionsOf(features: readonly AnyFeature[], near = false): Promise<readonly (readonly Action[])[]> {
  const wanted = features.flatMap(({ actions = [], pageActions = [] }) => [...actions, ...(near ? [] : pageActions)])
  const files = await Promise.all(wanted.map((load) => load()))
  return files.map(({ actions }) => actions)
}

/** The cache's rules of all features, in their order; without those of pages where `near`. */
export async function cachePartsOf(features: readonly AnyFeature[], near = false): Promise<readonly CachePart[]> {
  return Promise.all(features.flatMap(({ cache = [], pageCache = [] }) => [...cache, ...(near ? [] : pageCache)]).map((load) => load()))
}
