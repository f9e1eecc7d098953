// The keys of the toolbar's items; the toolbar shows them before the editor is loaded.

/** Keys of the toolbar's items in tinykeys grammar; the picture has no usual one. */
export const itemKeys = {
  bold: '$mod+b',
  italic: '$mod+i',
  underline: '$mod+u',
  strike: '$mod+Shift+x',
  quote: '$mod+Shift+9',
  code: '$mod+Alt+c',
  link: '$mod+Shift+k',
  ordered: '$mod+Shift+7',
  bullet: '$mod+Shift+8',
  clean: '$mod+\\',
} as const
