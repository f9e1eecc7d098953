// A face that leads to the profile of whose it is.
import { Link } from 'react-router-dom'
import { pathTo } from '#src/lib/paths.ts'
import { Avatar } from '#src/ui/controls/avatar.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import * as styles from './person-face.css.ts'

/** Decoration for the keyboard, which has the name beside it and `@` in the palette; without a username it leads nowhere. `size` in px. */
export function PersonFace({
  person,
  size,
  className,
}: {
  person: { username?: string | null | undefined; name: string; avatar?: string | null | undefined }
  size: number
  className?: string | undefined
}) {
  const { username, name, avatar = null } = person
  const face = <Avatar person={{ username: username ?? name, name, avatar }} size={size} decorative />
  if (!username) return <span className={classNames(styles.face, className)}>{face}</span>
  const known = { id: username, username, name, avatar, headline: null }
  return (
    <Link
      to={pathTo('profile', { username })}
      state={{ person: known }}
      tabIndex={-1}
      aria-label={`Profile of ${name}`}
      className={classNames(styles.face, className)}
    >
      {face}
    </Link>
  )
}
