// The theme as CSS variables: one contract, filled by light and dark through <html data-theme>.
import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { media, type ThemeValues, themes } from './tokens.ts'

const names = Object.fromEntries(Object.keys(themes.light).map((name) => [name, name])) as { [Name in keyof ThemeValues]: string }

/** Every colour and shadow as `var(--…)`; use these in styles, never a raw colour. */
export const vars = createGlobalThemeContract(names, (value) => value?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) ?? '')

globalStyle(':root', { vars: assignVars(vars, themes.light), colorScheme: 'light' })
globalStyle(':root[data-theme="dark"]', { vars: assignVars(vars, themes.dark), colorScheme: 'dark' })
// Before the script has set data-theme, the system decides, so that a dark desk never flashes white.
globalStyle(':root:not([data-theme])', {
  '@media': { [media.dark]: { vars: assignVars(vars, themes.dark), colorScheme: 'dark' } },
})
