// The pictures of a task, one after another, above its title (TDETAIL-07, TDETAIL-08, OPEN-66).

import { ChevronLeftIcon, ChevronRightIcon, PauseIcon, PlayIcon } from 'lucide-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { useHere, useHidden } from '#src/actions/actions-context.tsx'
import { perform } from '#src/actions/perform.ts'
import { ReadFailure } from '#src/data/read-failure.tsx'
import { type FilesOwner, holdId } from '#src/model/attachment/attachment.ts'
import { isDrawable, kindOf } from '#src/model/attachment/file-kind.ts'
import { usePicture } from '#src/model/attachment/use-picture.ts'
import type { TaskSubject } from '#src/model/task/task-subject.ts'
import { IconButton } from '#src/ui/controls/icon-button.tsx'
import { ErrorState } from '#src/ui/lists/empty-state.tsx'
import { Loading, Skeleton } from '#src/ui/marks/skeleton.tsx'
import { previewAttachment } from './attachment.actions.ts'
import * as styles from './carousel.css.ts'
import { usePages } from './use-pages.ts'
import { useSlides } from './use-slides.ts'

/** Fills its parent. Images of the newest files first; older ones are read when the last known one is shown. */
export function Carousel({ task }: { task: TaskSubject }) {
  const here = useHere()
  const hidden = useHidden()
  const { workspaceSlug, projectSlug, viewerCan } = task
  const owner: FilesOwner = { workspaceSlug, projectSlug, taskId: task.id }
  const { files, read, more, readMore } = usePages(owner)
  const images = files?.filter(
    (file) =>
      kindOf(file) === 'image' &&
      isDrawable(file.mimetype) &&
      file.downloadUrl?.startsWith('/') === true &&
      !hidden.has(holdId(owner, file.id)),
  )
  // The slide that the arrows hold; `held` while they are hovered or have the focus.
  const [held, setHeld] = useState(false)
  const { at, go, playing, mayPlay, setPlaying } = useSlides(images?.length ?? 0, held)
  const shown = images?.[at]
  const atTheEnd = images !== undefined && at >= images.length - 1
  useEffect(() => {
    if (atTheEnd && more) readMore()
  }, [atTheEnd, more, readMore])
  const picture = usePicture(shown?.downloadUrl ?? null)
  const next = images && images.length > 1 ? images[(at + 1) % images.length] : undefined
  // The next one is there by the time it is its turn.
  usePicture(picture.address === null ? null : (next?.downloadUrl ?? null))

  if (!images) return read.error ? <ReadFailure inline read={read} what="the pictures" /> : <Waiting />
  if (!shown && (more || (read.fetching && !read.error))) return <Waiting />
  if (!shown && read.error) return <ReadFailure inline read={read} what="the pictures" />
  if (!shown) return <div className={styles.none}>No image of this task can be shown here.</div>
  const many = images.length > 1
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined || !many) return
    event.preventDefault()
    event.stopPropagation()
    go(by)
  }
  const arrow = {
    onPointerEnter: () => setHeld(true),
    onPointerLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of controls, not of form fields
    <div role="group" aria-roledescription="carousel" aria-label="Images" className={styles.frame} onKeyDown={onKeyDown}>
      {picture.address !== null ? (
        <>
          <div aria-hidden className={styles.backdrop} style={{ backgroundImage: `url("${picture.address}")` }} />
          <button
            type="button"
            className={styles.slide}
            aria-label={`Show ${shown.filename}`}
            onClick={() => void perform(previewAttachment, here({ attachment: [{ ...shown, owner, viewerCan }] }), 'button')}
          >
            <img src={picture.address} alt={shown.filename} className={styles.image} onError={picture.broke} />
          </button>
        </>
      ) : picture.problem ? (
        <div className={styles.none}>
          <ErrorState inline message={`“${shown.filename}” could not be loaded.`} onRetry={picture.retry} />
        </div>
      ) : (
        <Waiting />
      )}
      {many && (
        <>
          <span className={styles.left} {...arrow}>
            <IconButton className={styles.control} icon={ChevronLeftIcon} label="Previous image" onClick={() => go(-1)} />
          </span>
          <span className={styles.right} {...arrow}>
            <IconButton className={styles.control} icon={ChevronRightIcon} label="Next image" onClick={() => go(1)} />
          </span>
          <div className={styles.foot}>
            {mayPlay && (
              <IconButton
                className={styles.small}
                size={24}
                icon={playing ? PauseIcon : PlayIcon}
                label={playing ? 'Pause the images' : 'Play the images'}
                onClick={() => setPlaying(!playing)}
              />
            )}
            <span className={styles.place}>
              {at + 1} / {images.length}
              {more && '+'}
            </span>
          </div>
        </>
      )}
    </div>
  )
}

function Waiting() {
  return (
    <Loading className={styles.waiting}>
      <Skeleton height={1000} />
    </Loading>
  )
}
