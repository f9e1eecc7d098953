// Loads the font, the reset and the variables, and puts the theme on the page. main.tsx calls it before the first render.
import '@fontsource-variable/inter/index.css'
import './vars.css.ts'
import './reset.css.ts'
import { watchTheme } from './theme-preference.ts'

/** Applies the stored theme (THEME-03) and follows the system live (THEME-02). */
export function startTheme(): void {
  watchTheme()
}
