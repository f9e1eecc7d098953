// How the Files panel, the Upload modal and the preview look.
import { style } from '@vanilla-extract/css'
import { fact, truncate } from '#src/theme/text.css.ts'
import { media, radius } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'
import * as tab from '#src/ui/controls/tab-panel.css.ts'

export const panel = style([tab.panel, { position: 'relative' }])
export const panelHead = style({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 12, minHeight: 28 })
export const meta = fact
export const dropHint = style([meta, { marginRight: 'auto', '@media': { [media.coarse]: { visibility: 'hidden' } } }])
export const list = tab.list
export const row = tab.row
export const kind = style({ flex: 'none', color: vars.textFaint })
export const name = style([
  {
    flex: '1 1 0',
    minWidth: 0,
    fontWeight: 500,
    textAlign: 'left',
    cursor: 'pointer',
    borderRadius: radius.small,
    ':hover': { textDecoration: 'underline' },
    '@media': { [media.coarse]: { minHeight: 40 } },
  },
  truncate,
])
export const facts = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  '@media': { [media.phone]: { order: 1, flex: '1 0 100%', paddingLeft: 26 } },
})
export const size = style([meta, { minWidth: 56, textAlign: 'right', '@media': { [media.phone]: { minWidth: 0 } } }])
export const date = style([meta, { minWidth: 92, '@media': { [media.phone]: { minWidth: 0 } } }])
export const rowButtons = style({ display: 'flex', flex: 'none' })
export const over = style({
  position: 'absolute',
  inset: '4px -8px',
  display: 'grid',
  placeItems: 'center',
  border: `1.5px dashed ${vars.accent}`,
  borderRadius: radius.card,
  // What it lies over is still told from it.
  background: `color-mix(in srgb, ${vars.selected} 92%, transparent)`,
  color: vars.accentText,
  fontWeight: 500,
  pointerEvents: 'none',
})

export const upload = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 36,
  minWidth: 0,
  '@media': { [media.phone]: { flexWrap: 'wrap', rowGap: 2 } },
})
export const uploadName = style([{ flex: '1 1 96px', minWidth: 0, fontWeight: 500 }, truncate])
export const uploadBar = style({ flex: '0 0 120px' })
export const uploadFailed = style({ flex: '2 1 160px', minWidth: 0, fontSize: 12, lineHeight: '16px', color: vars.red })
export const uploadButtons = style({ display: 'flex', flex: 'none' })

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 })
export const plain = style({ display: 'grid', gap: 6 })
export const label = style({ fontSize: 12, lineHeight: '16px', color: vars.textMuted })
export const input = style({
  width: '100%',
  minHeight: 40,
  padding: 5,
  border: `1px solid ${vars.lineControl}`,
  borderRadius: radius.control,
  background: vars.surface,
  color: vars.textMuted,
  '::file-selector-button': {
    height: 28,
    marginRight: 12,
    padding: '0 10px',
    border: `1px solid ${vars.lineStrong}`,
    borderRadius: radius.small,
    background: vars.hover,
    color: vars.text,
    font: 'inherit',
    fontWeight: 500,
    cursor: 'pointer',
  },
})
export const alert = style({
  padding: '8px 12px',
  borderRadius: radius.control,
  background: vars.redSoft,
  color: vars.red,
  fontWeight: 500,
})
export const alertDetail = style({ display: 'block', fontWeight: 400, fontSize: 12, lineHeight: '16px', ':empty': { display: 'none' } })
export const gate = style({ padding: 12, borderRadius: radius.card, background: vars.amberSoft, color: vars.amber })

export const widget = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 10 })
export const drop = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 6,
  minHeight: 96,
  border: `1.5px dashed ${vars.lineControl}`,
  borderRadius: radius.card,
  color: vars.textMuted,
  selectors: {
    '&:hover, &[data-over]': { borderColor: vars.accent, color: vars.text },
    '&[data-over]': { background: vars.selected },
    '&:focus-within': { outline: `2px solid ${vars.ring}`, outlineOffset: 2 },
  },
})
export const dropLabel = style({
  fontWeight: 500,
  cursor: 'pointer',
  // The whole area opens the chooser.
  '::after': { content: '""', position: 'absolute', inset: 0 },
})
export const chosen = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 })
export const chosenLine = style({ display: 'flex', alignItems: 'center', gap: 10, minHeight: 28, minWidth: 0 })
export const problem = style({ color: vars.red, fontSize: 12, lineHeight: '16px' })
export const show = style({
  minHeight: 44,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.control,
  color: vars.textMuted,
  cursor: 'pointer',
  ':hover': { background: vars.hover },
})

export const stage = style({
  display: 'grid',
  overflow: 'auto',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.control,
  background: vars.sunken,
})
export const zoom = style({
  display: 'block',
  minWidth: '100%',
  lineHeight: 0,
  textAlign: 'center',
  cursor: 'zoom-in',
  selectors: { '&[aria-pressed="true"]': { cursor: 'zoom-out' }, '&:focus-visible': { outlineOffset: -2 } },
})
export const picture = style({ display: 'block', margin: '0 auto', maxWidth: '100%', height: 'auto', objectFit: 'contain' })

export const preview = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 })
export const previewHead = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 12px' })
export const previewButtons = style({ display: 'flex', gap: 4, marginLeft: 'auto' })
export const text = style({
  maxHeight: '60vh',
  overflow: 'auto',
  padding: 12,
  border: `1px solid ${vars.line}`,
  borderRadius: radius.control,
  background: vars.sunken,
  fontSize: 12,
  lineHeight: '18px',
  tabSize: 4,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
export const code = style([text, { whiteSpace: 'pre', overflowWrap: 'normal' }])
export const document = style({
  width: '100%',
  height: '64vh',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.control,
  background: vars.sunken,
})
export const card = style({
  display: 'grid',
  justifyItems: 'center',
  gap: 12,
  padding: '40px 16px',
  border: `1px solid ${vars.line}`,
  borderRadius: radius.card,
  textAlign: 'center',
  color: vars.textMuted,
})
