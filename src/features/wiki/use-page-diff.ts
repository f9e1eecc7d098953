// What differs between two texts, reckoned in a worker where they are long (WIKI-09).
import { useEffect, useMemo, useState } from 'react'
import { scriptAddress } from '#src/lib/html/trusted.ts'
import { treeOf, wordsIn } from './diff-tree.ts'
import { diffPages, type PageDiff } from './page-diff.ts'
import diffWorker from './page-diff.worker.ts?worker&url'

/** Texts of more words than this, both together, are compared beside the screen. */
const MOST_WORDS = 20_000

/** Null while it is not there: a text is still read, or long ones are being compared. */
export function usePageDiff(before: string | null, after: string | null): PageDiff | null {
  const trees = useMemo(
    () => (before === null || after === null ? null : { before: treeOf(before), after: treeOf(after) }),
    [before, after],
  )
  const isLong = useMemo(() => trees !== null && wordsIn(trees.before) + wordsIn(trees.after) > MOST_WORDS, [trees])
  const short = useMemo(() => (trees && !isLong ? diffPages(trees.before, trees.after) : null), [trees, isLong])
  const [long, setLong] = useState<{ of: unknown; diff: PageDiff } | null>(null)
  useEffect(() => {
    if (!trees || !isLong) return
    const worker = new Worker(scriptAddress(diffWorker), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<PageDiff>) => setLong({ of: trees, diff: data }))
    // Where no worker can be had, the screen waits for it.
    worker.addEventListener('error', () => setLong({ of: trees, diff: diffPages(trees.before, trees.after) }))
    worker.postMessage(trees)
    return () => worker.terminate()
  }, [trees, isLong])
  return short ?? (long !== null && long.of === trees ? long.diff : null)
}
