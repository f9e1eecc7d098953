// A picture as a setting: chosen, cut, sent up, and saved as its address; the new one is in sight at once.
import { type ReactNode, useEffect, useState } from 'react'
import { useApi } from '#src/data/data-provider.tsx'
import { errorText } from '#src/data/errors/error-text.ts'
import { PictureChooser } from '#src/ui/pictures/picture-chooser.tsx'
import type { PicturePurpose } from '#src/ui/pictures/picture-purposes.ts'
import { type SettingWrite, useSavedChoice } from './saved-setting.ts'
import { SettingField } from './setting-field.tsx'
import { uploadImage } from './upload-image.ts'

/** `value` is its address, null for none; `preview` draws the one that is in sight. */
export function PictureSetting({
  name,
  label,
  purpose,
  value,
  preview,
  hint,
  className,
  ...write
}: SettingWrite<string | null> & {
  name: string
  label: string
  purpose: PicturePurpose
  value: string | null
  preview: (src: string | null) => ReactNode
  hint?: ReactNode
  className?: string
}) {
  const api = useApi()
  const { save, problem, isSaved } = useSavedChoice(write)
  const [sent, setSent] = useState<string | null>(null)
  const [failure, setFailure] = useState<string>()
  useEffect(() => () => (sent === null ? undefined : URL.revokeObjectURL(sent)), [sent])
  const take = async (file: File) => {
    setFailure(undefined)
    setSent(URL.createObjectURL(file))
    try {
      await save(await uploadImage(api, purpose, file))
    } catch (error) {
      setFailure(errorText(error))
    } finally {
      setSent(null)
    }
  }
  return (
    <SettingField name={name} isSaved={isSaved} className={className}>
      <PictureChooser
        label={label}
        purpose={purpose}
        preview={preview(sent ?? value)}
        hint={hint}
        error={failure ?? problem}
        busy={sent !== null}
        onPicture={(file) => void take(file)}
        {...(value !== null && { onRemove: () => void save(null) })}
      />
    </SettingField>
  )
}
