// Titles by workspace: those of the one in view, and of the person's others as far as there is room.
import type { TitleBatch } from './entity.ts'
import { MOST_TITLES } from './read-titles.ts'
import type { TitleWorkspace } from './title-entities.tsx'

/** A workspace of the person. */
export type OwnWorkspaceName = Pick<TitleWorkspace, 'slug' | 'name'>

/** What is kept of a workspace; `next` is where more of it go on, null when it is whole. */
export interface Kept {
  batches: readonly TitleBatch[]
  ids: ReadonlySet<string>
  latest: string
  next: string | null
  /** By `performance.now()`. */
  askedAt: number
}

/** Keeps `MOST_TITLES` in all; nothing is kept under the name of another workspace than its own. */
export interface TitleShelf {
  readonly inView: string | null
  /** The person's workspaces besides the one in view, in their order. */
  others(): readonly string[]
  get(slug: string): Kept | undefined
  /** So many titles fit in besides those of the others; for the one in view, whose room the others are in, all. */
  roomOf(slug: string): number
  /** So many more fit in. */
  roomLeft(): number
  put(slug: string, kept: Kept): void
  drop(slug: string): void
  /** What is in view; nothing is kept of what is neither that nor the person's. */
  turnTo(slug: string): void
  /** The person's workspaces; true when they are others than before. */
  keepTo(workspaces: readonly OwnWorkspaceName[]): boolean
  /** A workspace as rows name it, then and later. */
  nameOf(slug: string): TitleWorkspace
  here(): readonly TitleBatch[]
  elsewhere(): readonly TitleBatch[]
}

/** An empty one; `changed` hears when other titles are kept than before. */
export function createTitleShelf(changed: () => void): TitleShelf {
  const kept = new Map<string, Kept>()
  const names = new Map<string, TitleWorkspace>()
  let mine: readonly OwnWorkspaceName[] = []
  let inView: string | null = null
  let lists: { here: readonly TitleBatch[]; elsewhere: readonly TitleBatch[] } = { here: [], elsewhere: [] }

  const isMine = (slug: string) => mine.some((own) => own.slug === slug)
  const others = () => mine.map(({ slug }) => slug).filter((slug) => slug !== inView)
  const count = () => [...kept.values()].reduce((sum, { ids }) => sum + ids.size, 0)
  const relist = () => {
    const away = [...kept].filter(([slug]) => slug !== inView)
    lists = { here: (inView !== null && kept.get(inView)?.batches) || [], elsewhere: away.flatMap(([, { batches }]) => batches) }
    changed()
  }
  const dropStrangers = () => {
    for (const slug of kept.keys()) if (slug !== inView && !isMine(slug)) kept.delete(slug)
    relist()
  }

  return {
    get inView() {
      return inView
    },
    others,
    get: (slug) => kept.get(slug),
    roomOf: (slug) => MOST_TITLES - (slug === inView ? 0 : count() - (kept.get(slug)?.ids.size ?? 0)),
    roomLeft: () => MOST_TITLES - count(),
    put(slug, now) {
      kept.set(slug, now)
      // The last of the others make room for what is in view.
      for (const other of others().toReversed()) if (count() > MOST_TITLES) kept.delete(other)
      relist()
    },
    drop(slug) {
      if (kept.delete(slug)) relist()
    },
    turnTo(slug) {
      inView = slug
      dropStrangers()
    },
    keepTo(workspaces) {
      const before = mine
      mine = workspaces
      const isSame = before.length === mine.length && before.every(({ slug }, at) => mine[at]?.slug === slug)
      if (!isSame) dropStrangers()
      return !isSame
    },
    nameOf(slug) {
      const name = names.get(slug) ?? {
        slug,
        get name() {
          return mine.find((own) => own.slug === slug)?.name ?? slug
        },
        get isElsewhere() {
          return inView !== slug
        },
      }
      names.set(slug, name)
      return name
    },
    here: () => lists.here,
    elsewhere: () => lists.elsewhere,
  }
}
