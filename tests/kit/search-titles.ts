// Titles in many scripts and what people type to find them, for the search of the client and that of the host alike.

/** Each is found by itself: composed, decomposed, in capitals and in small letters. */
export const TITLES = [
  'Cafe\u0301 menu',
  'Übergrößen prüfen',
  'İstanbul ofisi',
  'ISPARTA ılıca',
  'ประชุมทีมงานวันจันทร์',
  '東京タワーの改修工事',
  '更新用户界面的设计',
  '한국어 번역 검토'.normalize('NFD'),
  'Раздел «Оплата»',
  'ΟΔΟΣ Ερμού',
  'שָׁלוֹם עולם',
  'مَدْرَسَة جديدة',
  'लाल किताब',
  'ﬁle ＡＢＣ',
  'Rename snake_case_name',
  'C:\\temp is full',
  'Raise the limit by 50%',
  '🔥🔥',
]

/** None of these is found by what `TYPED` says. */
export const DECOYS = ['ลบงานเก่า', '京 の 東', '户 新 界', 'snake or case', '500 limits', 'temporary C', 'Ofis']

/** What is typed, and the title of `TITLES` it finds; null where it finds none. */
export const TYPED: readonly (readonly [typed: string, title: string | null])[] = [
  ['cafe', 'Cafe\u0301 menu'],
  ['ubergrossen', 'Übergrößen prüfen'],
  ['istanbul', 'İstanbul ofisi'],
  ['ıstanbul', 'İstanbul ofisi'],
  ['ilica', 'ISPARTA ılıca'],
  ['ทีมงาน', 'ประชุมทีมงานวันจันทร์'],
  ['จันทร์', 'ประชุมทีมงานวันจันทร์'],
  ['タワー', '東京タワーの改修工事'],
  ['ﾀﾜｰ', '東京タワーの改修工事'],
  ['京', '東京タワーの改修工事'],
  ['东', null],
  ['界面', '更新用户界面的设计'],
  ['국어', '한국어 번역 검토'.normalize('NFD')],
  ['οδος', 'ΟΔΟΣ Ερμού'],
  ['שלום', 'שָׁלוֹם עולם'],
  ['مدرسة', 'مَدْرَسَة جديدة'],
  ['abc', 'ﬁle ＡＢＣ'],
  ['file', 'ﬁle ＡＢＣ'],
  ['snake_case', 'Rename snake_case_name'],
  ['case', 'Rename snake_case_name'],
  ['_', 'Rename snake_case_name'],
  ['c:\\temp', 'C:\\temp is full'],
  ['\\', 'C:\\temp is full'],
  ['50%', 'Raise the limit by 50%'],
  ['%', 'Raise the limit by 50%'],
  ['🔥', '🔥🔥'],
]

/** `title` as other keyboards and systems write it. */
export function spellings(title: string): string[] {
  return [title, title.normalize('NFC'), title.normalize('NFD'), title.toUpperCase(), title.toLowerCase()]
}
