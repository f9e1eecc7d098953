// The way from a page below the settings of a workspace or a project back to them.
import { ArrowLeftIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { pathTo } from '#src/lib/paths.ts'
import { Tooltip } from '#src/ui/layers/tooltip.tsx'
import * as styles from './back-to-settings.css.ts'

/** An arrow before the title of the page. `to` and `name` where it leads to other settings than the workspace's. */
export function BackToSettings({ slug, to, name = 'workspace settings' }: { slug: string; to?: string; name?: string }) {
  return (
    <Tooltip text={`${name.charAt(0).toUpperCase()}${name.slice(1)}`}>
      <Link to={to ?? pathTo('workspace-settings', { companySlug: slug })} aria-label={`Back to ${name}`} className={styles.back}>
        <ArrowLeftIcon size={16} aria-hidden />
      </Link>
    </Tooltip>
  )
}
