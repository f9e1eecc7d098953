// The picker of menus, fetched with the palette.
import { Suspense } from 'react'
import { type MenuPickerProps, useActions } from '#src/actions/actions-context.tsx'
import { useApp } from '#src/app/context/app-context.ts'
import { Chosen } from '#src/app/lazy/idle-component.tsx'
import { LoadBoundary } from '#src/app/lazy/load-boundary.tsx'
import { LOAD_ERROR } from '#src/app/lazy/load-error.ts'
import { lazyComponent } from '#src/ui/layers/lazy-component.tsx'

const PICKER = lazyComponent(async () => (await import('./menu-picker.tsx')).MenuPicker)

/** A failure to fetch it is told, and the menu closes; the next try fetches again. */
export function LazyMenuPicker(props: MenuPickerProps) {
  const { asking } = useApp()
  const { say } = useActions().services
  const failed = (error: unknown) => {
    console.error(error)
    props.onDone()
    say.error(LOAD_ERROR)
  }
  return (
    <LoadBoundary onFailed={failed}>
      <Suspense fallback={null}>
        <Chosen part={PICKER} props={{ ...props, asking }} />
      </Suspense>
    </LoadBoundary>
  )
}
