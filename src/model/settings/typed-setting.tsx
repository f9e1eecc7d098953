// A setting that is typed and saves by itself: one line, or several with `rows`.
import { TextArea, TextField } from '#src/ui/fields/text-field.tsx'
import { type SavedText, useSavedText } from './saved-setting.ts'
import { SettingField, UnsavedHint } from './setting-field.tsx'

/** Props of TypedSetting, beside what `useSavedText` takes; `name` is its place in an address, `type` that of the input. */
export interface TypedSettingProps<Value> extends SavedText<Value> {
  name: string
  label: string
  hint?: string | undefined
  type?: string | undefined
  rows?: number | undefined
  className?: string | undefined
}

/** The field; what is not saved says so, with a way back. */
export function TypedSetting<Value>({ name, label, hint, type = 'text', rows, className, ...saving }: TypedSettingProps<Value>) {
  const { text, setText, error, unsaved, discard, isSaved, keys } = useSavedText<Value>(saving)
  const field = {
    label,
    value: text,
    error,
    hint: unsaved ? <UnsavedHint many={rows !== undefined} onDiscard={discard} /> : hint,
    onChange: (event: { target: { value: string } }) => setText(event.target.value),
  }
  return (
    <SettingField name={name} isSaved={isSaved} keys={keys} className={className}>
      {rows ? <TextArea {...field} rows={rows} /> : <TextField {...field} type={type} />}
    </SettingField>
  )
}
