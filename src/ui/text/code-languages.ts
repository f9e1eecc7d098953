// The languages that a code block can be in (COMMENT-20).

/** Key on the wire (`data-language`) and name on the screen, in the order of the list. */
export const codeLanguages = [
  ['plain', 'Plain'],
  ['bash', 'Bash'],
  ['cpp', 'C++'],
  ['cs', 'C#'],
  ['css', 'CSS'],
  ['diff', 'Diff'],
  ['xml', 'HTML/XML'],
  ['java', 'Java'],
  ['javascript', 'JavaScript'],
  ['markdown', 'Markdown'],
  ['php', 'PHP'],
  ['python', 'Python'],
  ['ruby', 'Ruby'],
  ['sql', 'SQL'],
] as const

/** Key of a language that is highlighted. */
export type CodeLanguage = (typeof codeLanguages)[number][0]

const known = new Set<string>(codeLanguages.map(([key]) => key))
const otherNames: Readonly<Record<string, CodeLanguage>> = {
  '': 'plain',
  text: 'plain',
  txt: 'plain',
  sh: 'bash',
  shell: 'bash',
  zsh: 'bash',
  'c++': 'cpp',
  c: 'cpp',
  'c#': 'cs',
  csharp: 'cs',
  html: 'xml',
  svg: 'xml',
  js: 'javascript',
  jsx: 'javascript',
  ts: 'javascript',
  typescript: 'javascript',
  json: 'javascript',
  md: 'markdown',
  py: 'python',
  rb: 'ruby',
  patch: 'diff',
}

function isKnown(name: string): name is CodeLanguage {
  return known.has(name)
}

/** The language by its key or another name for it; `plain` where it is none of ours. */
export function codeLanguage(name: string): CodeLanguage {
  const lower = name.trim().toLowerCase()
  return isKnown(lower) ? lower : (otherNames[lower] ?? 'plain')
}

/** What the HTML says: `data-language` of the block, or `class="language-…"` of the code in it; '' when neither. */
export function languageOf(pre: Element): string {
  const said = pre.getAttribute('data-language')
  if (said) return said
  return /(?:^|\s)language-([\w+#-]+)/.exec(pre.querySelector('code')?.getAttribute('class') ?? '')?.[1] ?? ''
}
