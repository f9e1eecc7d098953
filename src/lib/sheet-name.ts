// The names of spreadsheets that are saved.

const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i

/** `<title>.xlsx` without what file systems refuse (TIMELOG-09, OPEN-57); `Time.xlsx` where nothing is left. */
export function sheetName(title: string, otherwise = 'Time'): string {
  return fileName(title, 'xlsx', otherwise)
}

/** `<title>.<extension>`, the same way. */
export function fileName(title: string, extension: string, otherwise: string): string {
  const bare = [...title.replace(/[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]/gu, ' ').replace(/\s+/g, ' ')]
    .slice(0, 120)
    .join('')
    .replace(/^[. ]+|[. ]+$/g, '')
  return `${bare === '' ? otherwise : RESERVED.test(bare) ? `${bare}_` : bare}.${extension}`
}
