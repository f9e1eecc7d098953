// The raw values of the look: colours of both themes, sizes, layers and media queries. Everything else refers to these.

const light = {
  bg: '#fbfbfc',
  surface: '#ffffff',
  sunken: '#f5f6f8',
  hover: '#f2f3f6',
  pressed: '#eaecf0',
  selected: '#eff0ff',
  float: '#ffffff',
  line: '#e8eaee',
  lineStrong: '#d8dbe2',
  lineControl: '#858b99',
  text: '#1a1c22',
  textMuted: '#555b69',
  textFaint: '#666c7a',
  accent: '#5b5bd6',
  accentHover: '#4f4fc9',
  accentText: '#4a4ac4',
  onAccent: '#ffffff',
  ring: '#5b5bd6',
  red: '#c42b30',
  redHover: '#b0262b',
  redSoft: '#fdeeee',
  onRed: '#ffffff',
  amber: '#a35600',
  amberSoft: '#fdf3e4',
  green: '#13733d',
  greenSoft: '#e4f3ea',
  blue: '#0b68c4',
  blueSoft: '#e6f1fd',
  selection: '#d6d6fa',
  chart1: '#5b5bd6',
  chart2: '#d9781e',
  chart3: '#0e573f',
  chart4: '#d9357e',
  chart5: '#1497c5',
  chart6: '#2d2f34',
  scrim: '#1a1c2252',
  shadowFloat: '0 0 0 1px #1018280f, 0 1px 2px #1018280d, 0 12px 32px -8px #10182833',
  shadowPanel: '0 0 0 1px #1018280f, 0 0 48px -12px #1018283d',
  shadowControl: '0 0 0 1px #e8eaee, 0 1px 2px #1018280f',
}

/** Names of every colour and shadow of a theme. */
export type ThemeValues = Record<keyof typeof light, string>

const dark: ThemeValues = {
  bg: '#0e0f13',
  surface: '#14161b',
  sunken: '#0b0c0f',
  hover: '#1b1e25',
  pressed: '#23262f',
  selected: '#1e2042',
  float: '#191b21',
  line: '#22252d',
  lineStrong: '#30343e',
  lineControl: '#737988',
  text: '#ecedf2',
  textMuted: '#a6abb8',
  textFaint: '#8b91a0',
  accent: '#7f7ff5',
  accentHover: '#9090fa',
  accentText: '#9a9aff',
  onAccent: '#0e0f13',
  ring: '#7f7ff5',
  red: '#ff6b6e',
  redHover: '#ff8183',
  redSoft: '#2e1c20',
  onRed: '#0e0f13',
  amber: '#f2a33a',
  amberSoft: '#2c241a',
  green: '#4cc38a',
  greenSoft: '#152a24',
  blue: '#4aa8ff',
  blueSoft: '#162536',
  selection: '#3a3a86',
  chart1: '#7f7ff5',
  chart2: '#f39822',
  chart3: '#46c5a2',
  chart4: '#c32165',
  chart5: '#1d71a2',
  chart6: '#d1d9e9',
  scrim: '#00000099',
  shadowFloat: '0 0 0 1px #ffffff14, 0 1px 2px #00000088, 0 16px 40px -8px #000000bb',
  shadowPanel: '0 0 0 1px #ffffff14, 0 0 56px -8px #000000bb',
  shadowControl: '0 0 0 1px #30343e, 0 1px 2px #00000066',
}

/** Both themes, same keys. */
export const themes = { light, dark }

/** Surfaces that text is set on; each must carry every text colour at 4.5 : 1. */
export const textSurfaces = ['bg', 'surface', 'sunken', 'hover', 'selected', 'float'] as const

/** Corner radii in px: controls, cards, dialogs, sheets of a phone. */
export const radius = { small: 4, control: 6, card: 8, dialog: 12, sheet: 16, round: 999 }

/** Font families; the fallback is Arial stretched to Inter's metrics so that nothing moves when Inter arrives. */
export const fonts = {
  body: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
  mono: "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, monospace",
}

/** Stacking order of everything that floats. */
export const layers = { sticky: 10, panel: 30, shield: 35, overlay: 40, dialog: 41, scrim: 50, toast: 60, popover: 65, tooltip: 70 }

/** What a sheet on a phone leaves free above it at least, in px: a message of up to three lines stands there. */
export const sheetStrip = 64

/** Fixed heights in px. */
export const heights = { header: 48, row: 36, control: 28, controlLarge: 32, touch: 40, thumbBar: 56 }

/** Media queries for `@media`; 768 splits phone from desk, 1280 docks the sidebar. */
export const media = {
  phone: '(max-width: 767px)',
  desk: '(min-width: 768px)',
  docked: '(min-width: 1280px)',
  narrow: '(max-width: 1279px)',
  /** So low that bars which stay in view would leave a few rows: phones lying, screens at 200 %. */
  short: '(max-height: 559px)',
  coarse: '(pointer: coarse)',
  hover: '(hover: hover)',
  motion: '(prefers-reduced-motion: no-preference)',
  stillness: '(prefers-reduced-motion: reduce)',
  dark: '(prefers-color-scheme: dark)',
  forced: '(forced-colors: active)',
}

/** Background colours of people without a picture; white text passes 4.5 : 1 on each. */
export const personColours = [
  '#6f4ef2',
  '#0b7d70',
  '#c4320a',
  '#2f5fd0',
  '#c11574',
  '#a15c07',
  '#026aa2',
  '#087443',
  '#9333a8',
  '#475467',
  '#b0243f',
  '#5a7313',
] as const
