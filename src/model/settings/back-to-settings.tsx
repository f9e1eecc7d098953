// The way from a page below the settings of a workspace back to them.
import { ArrowLeftIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { pathTo } from '#src/lib/paths.ts'
import { Tooltip } from '#src/ui/layers/tooltip.tsx'
import * as styles from './back-to-settings.css.ts'

/** An arrow before the title of the page. */
export function BackToSettings({ slug }: { slug: string }) {
  return (
    <Tooltip text="Workspace settings">
      <Link to={pathTo('workspace-settings', { companySlug: slug })} aria-label="Back to workspace settings" className={styles.back}>
        <ArrowLeftIcon size={16} aria-hidden />
      </Link>
    </Tooltip>
  )
}
