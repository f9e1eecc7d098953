// Tabs with counts; arrows move, the panel below is named by its tab.
import { Tabs as Radix } from 'radix-ui'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { classNames } from '#src/ui/marks/class-names.ts'
import { ariaKeys } from '#src/ui/marks/key-caps.ts'
import * as styles from './tabs.css.ts'

/** One tab; `count` stands small after the label (2, 2/5, 4 h). */
export type Tab<Value extends string = string> = { value: Value; label: string; count?: ReactNode; keys?: string | undefined }

/** Controlled tabs; put one TabPanel per tab inside. `bleed` of the styles lets the line reach past the parent's padding. */
export function Tabs<Value extends string>({
  label,
  value,
  onChange,
  tabs,
  children,
  className,
}: {
  label: string
  value: Value
  onChange: (value: Value) => void
  tabs: readonly Tab<Value>[]
  children?: ReactNode
  className?: string | undefined
}) {
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen tab is read from the strip
  useLayoutEffect(() => showChosen(list.current), [value])
  return (
    <Radix.Root
      value={value}
      className={classNames(styles.root, className)}
      onValueChange={(next) => {
        const tab = tabs.find((candidate) => candidate.value === next)
        if (tab) onChange(tab.value)
      }}
    >
      <Radix.List ref={list} aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.value} value={tab.value} className={styles.tab} aria-keyshortcuts={ariaKeys(tab.keys)}>
            {tab.label}
            {/* The space is heard: “Files 7”, not “Files7”. */}
            {tab.count !== undefined && (
              <>
                {' '}
                <span className={styles.count}>{tab.count}</span>
              </>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  )
}

/** Scrolls the strip alone, never the page, until the chosen tab is in it with the beginning of its neighbour. */
function showChosen(strip: HTMLElement | null): void {
  const tab = strip?.querySelector<HTMLElement>('[data-state="active"]')
  if (!strip || !tab || strip.scrollWidth <= strip.clientWidth) return
  const room = strip.getBoundingClientRect()
  const { left, right } = tab.getBoundingClientRect()
  const peek = 48
  if (left - peek < room.left) strip.scrollLeft -= room.left - left + peek
  else if (right + peek > room.right) strip.scrollLeft += right + peek - room.right
}

/** What a tab shows; only drawn while its tab is chosen. */
export function TabPanel({ value, children, className }: { value: string; children: ReactNode; className?: string | undefined }) {
  return (
    <Radix.Content value={value} className={classNames(styles.panel, className)}>
      {children}
    </Radix.Content>
  )
}
