// Pages that fill the main area and scroll inside themselves.
import { globalStyle, style } from '@vanilla-extract/css'
import { media } from '#src/theme/tokens.ts'
import { vars } from '#src/theme/vars.css.ts'
import { toolbar as headed } from './page-header.css.ts'

export const page = style({ display: 'flex', flexDirection: 'column', flex: '1 1 0', minHeight: 0, minWidth: 0, background: vars.surface })
// The frame's content grows with pages that are documents; this one is as high as the window.
// One of them stands in what takes dropped files.
globalStyle(`main:has(> ${page}, > * > ${page})`, {
  flex: '1 1 0',
  minHeight: 0,
  // Where room is short the foot of the frame takes none of it: it comes when the page is scrolled on.
  '@media': { [media.phone]: { flex: '1 0 100%' }, [media.short]: { flex: '1 0 100%' } },
})

/** Tabs that fill what the head of such a page leaves. */
export const tabs = style({ display: 'flex', flexDirection: 'column', flex: '1 1 0', minHeight: 0 })
globalStyle(`${tabs} > [role=tablist]`, { flex: 'none', padding: '0 20px', '@media': { [media.phone]: { padding: '0 16px' } } })
/** Beside `page`, where the head is high: on a low window the whole page scrolls, so that some rows are always left to the tabs. */
export const growing = style({ minHeight: 'min-content' })
globalStyle(`main:has(> ${growing})`, { minHeight: 'min-content' })
globalStyle(`${growing} > ${tabs}`, { minHeight: 280 })
/** Beside `page`, where a phone scrolls the page and not a part of it: the foot of the frame comes behind what is on it. */
export const wholeOnPhone = style({ '@media': { [media.phone]: { flex: 'none' } } })
globalStyle(`main:has(> ${wholeOnPhone})`, { '@media': { [media.phone]: { flex: '1 0 auto', minHeight: '100%' } } })

/** One of their panels. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minHeight: 0,
  selectors: { '&[hidden]': { display: 'none' } },
})
/** What stands above the list in it. */
export const toolbar = style([headed, { borderBottom: `1px solid ${vars.line}` }])
