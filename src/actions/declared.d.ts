// A file of actions as what it declares alone: the same source without what only running an action needs (bin/declared-actions.ts).
declare module '*.actions.ts?declared' {
  export const actions: readonly import('#src/actions/action.ts').Action[]
}
