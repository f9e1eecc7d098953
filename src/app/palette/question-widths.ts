// How wide a question is beside what was pressed.

/** In px; a date has its calendar at its side. */
export const WIDTHS = { pick: 288, many: 288, text: 320, confirm: 340, date: 476 } as const
