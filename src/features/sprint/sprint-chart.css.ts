// Where the charts of sprints stand.
import { style } from '@vanilla-extract/css'
import { fact } from '#src/theme/text.css.ts'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'

const side = { '@media': { [media.phone]: { paddingInline: 16 } } } as const

export const room = style({ flex: 'none', padding: '10px 20px 12px', borderBottom: `1px solid ${vars.line}`, ...side })
export const note = style([
  fact,
  {
    flex: 'none',
    margin: 0,
    padding: '10px 20px',
    color: vars.textMuted,
    whiteSpace: 'normal',
    borderBottom: `1px solid ${vars.line}`,
    ...side,
  },
])
export const fold = style([
  fact,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    flex: 'none',
    minHeight: 44,
    padding: '0 20px',
    whiteSpace: 'normal',
    textAlign: 'left',
    color: vars.textMuted,
    borderBottom: `1px solid ${vars.line}`,
    cursor: 'pointer',
    ...side,
  },
])
