// People: one face, and a stack of faces with the count of those left over.
import { type CSSProperties, Fragment, type ReactNode, useState } from 'react'
import { Tooltip } from '#src/ui/layers/tooltip.tsx'
import { classNames } from '#src/ui/marks/class-names.ts'
import { initials, isPicture, markColour, overflow } from '#src/ui/marks/person-mark.ts'
import * as styles from './avatar.css.ts'

/** What a face needs to know. */
export type AvatarPerson = { username: string; name?: string | null | undefined; avatar?: string | null | undefined }

/** A round face: the picture when there is one and it loads, else initials on the person's colour. Decoration when the name stands beside it. */
export function Avatar({
  person,
  size = 22,
  decorative = false,
  className,
}: {
  person: AvatarPerson
  /** Side in px. */
  size?: number | undefined
  decorative?: boolean | undefined
  className?: string | undefined
}) {
  const [broken, setBroken] = useState<string | null>(null)
  const name = person.name?.trim() || person.username
  const address = person.avatar ?? ''
  const picture = isPicture(address) || /^\/(?!\/)/.test(address) ? address : null
  const look: CSSProperties = {
    width: size,
    height: size,
    fontSize: Math.max(9, Math.round(size * 0.44)),
    background: markColour(person.username),
  }
  return (
    <span
      className={classNames(styles.avatar, className)}
      style={look}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {initials(name)}
      {picture && picture !== broken && (
        <img className={styles.picture} src={picture} alt="" loading="lazy" onError={() => setBroken(picture)} />
      )}
    </span>
  )
}

/**
 * Up to `most` faces side by side, then `+n` with the names in its tooltip (ASSIGN-02, SHELL-27).
 * `around` may wrap each face, in a profile link for instance (ASSIGN-03).
 */
export function AvatarStack({
  people,
  label,
  most = 4,
  size = 22,
  around = (_person, face) => face,
}: {
  people: readonly AvatarPerson[]
  /** Accessible name of the group: Assignees, Members. */
  label: string
  most?: number | undefined
  size?: number | undefined
  around?: ((person: AvatarPerson, face: ReactNode) => ReactNode) | undefined
}) {
  const { shown, rest } = overflow(people, most)
  const names = rest.map((person) => person.name?.trim() || person.username).join(', ')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls, these are faces
    <span role="group" aria-label={label} className={styles.stack}>
      {shown.map((person) => (
        <Fragment key={person.username}>{around(person, <Avatar person={person} size={size} className={styles.stacked} />)}</Fragment>
      ))}
      {rest.length > 0 && (
        <Tooltip text={names}>
          <span
            role="img"
            aria-label={`${rest.length} more: ${names}`}
            className={classNames(styles.more, styles.stacked)}
            style={{ minWidth: size, height: size }}
          >
            +{rest.length}
          </span>
        </Tooltip>
      )}
    </span>
  )
}
