// What draws tooltips, menus and popovers, loaded apart from the page: the controls are on the screen before it.
import { lazyModule, retried } from './lazy-module.ts'
import { toast } from './toast.tsx'

/** The layers, drawn by Radix. */
export const floating = lazyModule(retried(() => import('./floating-layers.tsx')))

/** Fetches them because somebody opens one. A failure is told; the next press tries again. */
export function wantFloating(): void {
  floating.load().catch((error: unknown) => {
    console.error(error)
    toast({ id: 'floating', message: 'This could not be opened. Reload the page and try again.', tone: 'bad' })
  })
}
