// A picture of another machine in written text: a button with that machine's name, and the picture once it was pressed (decision 066).
import { type MouseEvent, useState } from 'react'
import { button } from './remote-picture.css.ts'
import { askFor, remoteLabel, wasAskedFor } from './remote-pictures.ts'

/** `host` is the machine's name. */
export function RemotePicture({ src, alt, host }: { src: string; alt: string; host: string }) {
  const [shown, setShown] = useState<'no' | 'before' | 'now'>(() => (wasAskedFor(src) ? 'before' : 'no'))
  if (shown === 'no') {
    const show = (event: MouseEvent) => {
      // A link around it is not meant.
      event.preventDefault()
      event.stopPropagation()
      askFor(src)
      setShown('now')
    }
    return (
      <button type="button" className={button} onClick={show}>
        {remoteLabel(host, alt)}
      </button>
    )
  }
  return (
    <img
      src={src}
      alt={alt}
      loading="lazy"
      referrerPolicy="no-referrer"
      // The button had the focus, and is gone.
      {...(shown === 'now' && { tabIndex: -1, ref: (image: HTMLImageElement | null) => image?.focus({ preventScroll: true }) })}
    />
  )
}
