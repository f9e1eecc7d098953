// The index of the settings and the section that the address names: `settings#labels` (PSET-01, PSET-19).
import { type ReactNode, useEffect, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { heading } from '#src/theme/text.css.ts'
import { Select } from '#src/ui/fields/select.tsx'
import * as styles from './project-settings-page.css.ts'

/** A section; `id` is its hash, `kind` names what of the catalogue it lists. */
export interface SettingsSection {
  id: string
  title: string
  kind?: string
}

/** Links at the left, a select on top on phones. A hash that is no section is a field of the first one. */
export function SettingsSections({
  sections,
  children,
}: {
  sections: readonly SettingsSection[]
  children: (section: SettingsSection) => ReactNode
}) {
  const { hash } = useLocation()
  const navigate = useNavigate()
  const named = hash.slice(1)
  const shown = sections.find(({ id }) => id === named) ?? sections[0]
  const title = useRef<HTMLHeadingElement>(null)
  const before = useRef(shown?.id)
  useEffect(() => {
    if (before.current === shown?.id) return
    before.current = shown?.id
    title.current?.focus({ preventScroll: true })
  }, [shown])
  if (!shown) return null
  return (
    <div className={styles.frame}>
      <nav aria-label="Settings" className={styles.index}>
        {sections.map(({ id, title }) => (
          <Link key={id} to={`#${id}`} className={styles.link} {...(id === shown.id && { 'aria-current': 'page' })}>
            {title}
          </Link>
        ))}
      </nav>
      <div className={styles.chooser}>
        <Select
          label="Section"
          hideLabel
          value={shown.id}
          onChange={(id) => navigate(`#${id}`)}
          options={sections.map(({ id, title }) => ({ value: id, label: title }))}
        />
      </div>
      <section aria-labelledby="section-title" className={styles.section}>
        <h2 id="section-title" ref={title} tabIndex={-1} className={styles.heading}>
          <span className={heading.section}>{shown.title}</span>
        </h2>
        {children(shown)}
      </section>
    </div>
  )
}
