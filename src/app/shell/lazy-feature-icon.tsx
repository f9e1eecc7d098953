// The icon of a project's feature. The icons that a server may name are many and are not part of the first load.
import { useEffect } from 'react'
import { lazyModule, retried, useLazyModule } from '#src/ui/layers/lazy-module.ts'
import * as styles from './left-sidebar.css.ts'

const icons = lazyModule(retried(async () => (await import('./feature-icon.ts')).featureIcon))

/** A 16 px icon; its room until it is there. */
export function LazyFeatureIcon({ icon, routeName }: { icon: string | null; routeName: string }) {
  const draw = useLazyModule(icons)
  useEffect(() => void icons.load().catch((error: unknown) => console.error(error)), [])
  return draw ? draw(icon, routeName) : <span aria-hidden className={styles.iconRoom} />
}
