// Words that people use for the same: kept in one place, so that actions name only what is special to them.
import type { Wording } from '#src/lib/search/command-wording.ts'

/** Words that carry nothing where a command does not have them itself: they never exclude one. */
const NOISE: ReadonlySet<string> = new Set(
  `a an the this that these those it its of to in into on onto at for from with by and or as is are be do does my our your me us i we you please pls can could would
  want wants like need let lets just now some any another other something one here there all whole current selected hey ok go how where what`.split(
    /\s+/,
  ),
)

/** Words for the same thing or the same deed; several words that belong together are joined by `+`. The first of each is what titles say. */
const SYNONYMS: readonly (readonly string[])[] = `
create new add make insert
delete remove destroy trash erase kill scrap bin get+rid+of take+out take+off
edit change modify update alter adjust set correct fix
rename retitle
open show view see display visit jump browse go look+at
copy clone duplicate
move transfer relocate shift
start begin launch kick+off
stop end halt
pause hold suspend
resume continue
finish complete done close resolve tick check+off tick+off finished completed mark+complete
reopen undone open+again not+done
clear reset unset
hide collapse fold
invite ask+in
switch change toggle turn
log enter record book
share publish
search find look+for lookup
sort order arrange
filter narrow show+only
upload attach
download export save
undo revert take+back
task issue ticket todo item story+card work+item
subtask child sub+task child+task
label tag tags labels
status workflow state stage column step
deadline due due+date
description body details text
title name
assignee owner responsible assigned
assign give delegate hand
comment reply note remark
file attachment document image picture
checklist todo+list
effort estimate points size
progress percent percentage completion
type kind category
favorite star bookmark favourite pin favorites favourites
sprint iteration cycle timebox
story user+story requirement
epic initiative theme+of+work
project projects
workspace company organisation organization
settings preferences options configuration config setup
shortcuts hotkeys keys keybindings keyboard cheat+sheet
theme mode appearance skin
dark night black
light day bright
logout sign+out log+out sign+off log+off exit quit
profile account
people person member members team teammate teammates colleague colleagues somebody someone
notifications inbox alerts bell
wiki handbook knowledge pages
discussion discussions forum thread threads
time hours
timer stopwatch clock
timesheet worklog time+sheet
clients customers
invoices bills billing
board kanban
link url address permalink
calendar agenda
repeat recurring recur
privacy private visibility
archive put+away shelve
history log activity changelog
private+notes notevault note+vault
color colour
`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))

/** Verbs by the deed they mean: a command of another deed is not what was asked for. */
const DEEDS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    create: 'create new add insert',
    delete: 'delete remove destroy trash erase kill scrap bin',
    edit: 'edit change modify update alter adjust rename set',
    open: 'open show view see display visit jump browse go',
    copy: 'copy clone duplicate',
    move: 'move transfer relocate',
    start: 'start begin launch',
    stop: 'stop end halt',
    archive: 'archive',
    share: 'share publish',
    invite: 'invite',
    close: 'close finish complete done resolve',
    manage: 'manage',
    clear: 'clear reset',
    search: 'search find',
    sort: 'sort order',
    filter: 'filter narrow',
    export: 'export download',
    upload: 'upload attach',
    restore: 'restore undelete recover',
  }).flatMap(([deed, words]) => words.split(' ').map((word) => [word, deed])),
)

/** Words that say little of which command is meant: those that many titles begin with. */
const WEAK: ReadonlySet<string> = new Set([
  ...Object.keys(DEEDS),
  'make',
  'mark',
  'write',
  'put',
  'turn',
  'use',
  'switch',
  'toggle',
  'or',
  'not',
])

/** Of these, a command that has the one in its title is not what asks for the other. */
const OPPOSITES: readonly (readonly [string, string])[] = [
  ['start', 'stop'],
  ['start', 'end'],
  ['add', 'remove'],
  ['new', 'remove'],
  ['new', 'delete'],
  ['show', 'hide'],
  ['pause', 'resume'],
  ['archive', 'restore'],
  ['publish', 'unpublish'],
  ['done', 'undone'],
  ['done', 'reopen'],
  ['complete', 'reopen'],
  ['close', 'reopen'],
  ['light', 'dark'],
  ['on', 'off'],
]

/** Words that turn the one behind them around. */
const NEGATIONS: ReadonlySet<string> = new Set(['not', 'no', 'never', 'dont', 'without'])

/** Titles with such a word are themselves the opposite: “Mark as not done”, “Unassign me”, “Restore from archive”, “Take out of draft”. */
const TURNED =
  /^(?:not|off|out|again|remove|stop|restore|reopen|resume|un(?:assign|archive|pin|follow|fold|publish|mark|check|star|do|done)\w*)$/

/** What words mean to the palette. */
export const WORDING: Wording = {
  noise: NOISE,
  weak: WEAK,
  synonyms: SYNONYMS,
  deeds: DEEDS,
  opposites: OPPOSITES,
  negations: NEGATIONS,
  turned: TURNED,
}
