// A picture that a click, Enter or Space enlarges to twice its size and back (FILES-21).
import { useState } from 'react'
import { uploadSettings, uploadWords } from '#src/model/attachment/upload-settings.ts'
import * as styles from './attachment.css.ts'

/** `src` is a blob address; a picture that cannot be decoded says so. `maxHeight` in px. */
export function ZoomImage({ src, alt, maxHeight }: { src: string; alt: string; maxHeight: number | string }) {
  const [zoomed, setZoomed] = useState(false)
  const [broken, setBroken] = useState(false)
  if (broken)
    return (
      <p role="status" className={styles.problem}>
        {uploadWords.loadError}
      </p>
    )
  return (
    <div className={styles.stage} style={{ minHeight: uploadSettings.imagePreviewMinHeight, maxHeight }}>
      <button
        type="button"
        className={styles.zoom}
        aria-pressed={zoomed}
        aria-label={zoomed ? 'Show at fitting size' : 'Enlarge'}
        onClick={() => setZoomed(!zoomed)}
      >
        <img
          src={src}
          alt={alt}
          className={styles.picture}
          style={zoomed ? { width: `${uploadSettings.imagePreviewZoomFactor * 100}%`, maxWidth: 'none', maxHeight: 'none' } : { maxHeight }}
          onError={() => setBroken(true)}
        />
      </button>
    </div>
  )
}
