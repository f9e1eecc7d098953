// Which names of columns mean what, by product and in the languages people write tables in (IMPORT-03).
import type { ImportTarget, SheetSource } from '../import-item.ts'

/** What a column can be known as by its name; the better names first. */
export type HeaderNames = Partial<Record<ImportTarget, readonly string[]>>

/** Of every product, after its own. */
export const COMMON: HeaderNames = {
  title: [
    ...['Title', 'Summary', 'Task name', 'Card name', 'Issue title', 'Subject', 'Name', 'Task', 'Content', 'Titel', 'Aufgabe', 'Betreff'],
    ...[
      'Zusammenfassung',
      'Título',
      'Tarea',
      'Nombre',
      'Asunto',
      'Titre',
      'Tâche',
      'Nom',
      'Objet',
      'To do',
      'Todo',
      'What',
      'Item',
      'Issue',
    ],
  ],
  description: [
    ...['Description', 'Card description', 'Body', 'Notes', 'Details', 'Text', 'Beschreibung', 'Notizen', 'Descripción', 'Notas'],
    ...['Détails', 'Remarques', 'Note'],
  ],
  status: [
    ...['Status', 'State', 'List', 'List name', 'Section/Column', 'Section', 'Stage', 'Column', 'Workflow', 'Zustand', 'Stand', 'Spalte'],
    ...['Estado', 'Statut', 'État'],
  ],
  type: ['Issue type', 'Type', 'Task type', 'Kind', 'Tracker', 'Typ', 'Art', 'Vorgangstyp', 'Tipo'],
  effort: ['Effort', 'Aufwand', 'Esfuerzo'],
  labels: ['Labels', 'Label', 'Tags', 'Tag', 'Etiketten', 'Stichwörter', 'Stichworte', 'Etiquetas', 'Étiquettes'],
  assignees: [
    ...[
      'Assignee',
      'Assignees',
      'Assigned to',
      'Assignee email',
      'Members',
      'Owner',
      'Responsible',
      'Zuständig',
      'Bearbeiter',
      'Verantwortlich',
    ],
    ...['Zugewiesen an', 'Asignado a', 'Asignado', 'Responsable', 'Assigné à', 'Assigné'],
  ],
  creator: ['Creator', 'Author', 'Reporter', 'Created by', 'Ersteller', 'Erstellt von', 'Autor', 'Creado por', 'Auteur', 'Créé par'],
  created: [
    'Created',
    'Created at',
    'Created on',
    'Creation date',
    'Date created',
    'Erstellt',
    'Erstellt am',
    'Creado',
    'Fecha de creación',
    'Créé le',
  ],
  start: ['Start', 'Start date', 'Starts', 'Start on', 'Beginn', 'Startdatum', 'Inicio', 'Fecha de inicio', 'Début', 'Date de début'],
  due: [
    ...['Due', 'Due date', 'Due on', 'Due at', 'Deadline', 'Fällig', 'Fällig am', 'Fälligkeit', 'Fälligkeitsdatum', 'Frist', 'Termin'],
    ...['Vencimiento', 'Fecha de vencimiento', 'Fecha límite', 'Échéance', "Date d'échéance", 'Date limite', 'Target date', 'End date'],
  ],
  done: [
    ...['Done', 'Completed', 'Completed at', 'Is done', 'Is completed', 'Completion date', 'Closed at', 'Resolved', 'Finished', 'Erledigt'],
    ...['Abgeschlossen', 'Fertig', 'Hecho', 'Completado', 'Terminado', 'Terminé', 'Fait'],
  ],
  archived: ['Archived', 'Is archived', 'Archiviert', 'Archivado', 'Archivé'],
  parent: [
    'Parent',
    'Parent task',
    'Parent issue',
    'Parent key',
    'Parent id',
    'Übergeordnet',
    'Elternaufgabe',
    'Tarea principal',
    'Tâche parente',
  ],
  comments: ['Comments', 'Comment', 'Kommentare', 'Kommentar', 'Comentarios', 'Commentaires'],
  checklist: ['Checklists', 'Checklist', 'Checkliste', 'Check list'],
  link: ['Attachments', 'Attachment', 'Attachment links', 'Anhänge', 'Anhang', 'Adjuntos', 'Pièces jointes'],
  sprint: ['Sprint', 'Cycle', 'Cycle name', 'Iteration'],
  story: ['User story', 'Story'],
  id: ['UUID', 'Issue id', 'Task id', 'Card id', 'GID', 'ID', 'Identifier'],
  code: ['Issue key', 'Key', 'Code', 'Number', '#', 'Nummer', 'Schlüssel', 'Número', 'Clave', 'Numéro', 'Clé'],
  url: ['URL', 'Link', 'Permalink', 'Card URL', 'HTML URL', 'Web address'],
  project: ['Project', 'Projects', 'Project name', 'Repository', 'Board', 'Board name', 'Team', 'Projekt', 'Proyecto', 'Projet'],
}

/** Of one product, before what all have; null: not what the name says elsewhere. */
export const OF_SOURCE: Record<SheetSource, HeaderNames> = {
  csv: {},
  linear: { id: ['UUID'], code: ['ID'], project: ['Team'], sprint: ['Cycle Name'], done: ['Completed'], parent: ['Parent issue'] },
  jira: {
    parent: ['Parent key', 'Parent id', 'Parent'],
    creator: ['Reporter', 'Creator'],
    project: ['Project name', 'Project'],
    due: ['Due date'],
  },
  asana: { status: ['Section/Column', 'Section'], done: ['Completed', 'Completed At'], project: ['Projects'] },
  trello: { status: ['List', 'List Name'], done: ['Due complete'], project: ['Board', 'Board Name'] },
  github: { status: ['State'], done: ['Closed at'], project: ['Repository'] },
  todoist: { due: ['DATE'], status: ['Section'] },
}

/** Columns that all tasks of a product have, and that say nothing of a task. They can be chosen nevertheless. */
export const IDLE: Partial<Record<SheetSource, readonly string[]>> = {
  todoist: ['DATE_LANG', 'DEADLINE_LANG', 'TIMEZONE', 'IS_COLLAPSED', 'DURATION_UNIT'],
}

/** What a task is sorted by: with few values a label with the name before it. */
export const SORTING: readonly string[] = [
  ...['Priority', 'Severity', 'Urgency', 'Importance', 'Priorität', 'Dringlichkeit', 'Prioridad', 'Priorité', 'Estimate', 'Estimation'],
  ...['Story points', 'Story point estimate', 'Custom field (Story Points)', 'Custom field (Story point estimate)', 'Points', 'Size'],
  ...['Component', 'Components', 'Component/s', 'Milestone', 'Project Milestone', 'Fix version', 'Fix versions', 'Fix Version/s'],
  ...['Affects version', 'Affects versions', 'Affects Version/s', 'Resolution', 'Category', 'Kategorie', 'Categoría', 'Catégorie', 'Area'],
  ...['Team', 'Client', 'Customer', 'Department', 'Epic', 'Epic name', 'Initiatives', 'Project', 'Projects', 'SLA Status', 'Environment'],
]

/** A name as it is compared: letters and digits in small letters. */
export function nameKey(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}#]/gu, '')
}

// All of these columns are there; more telling ones first.
const HEADS: readonly { source: SheetSource; names: readonly string[] }[] = [
  { source: 'todoist', names: ['TYPE', 'CONTENT', 'PRIORITY', 'INDENT'] },
  { source: 'asana', names: ['Task ID', 'Name', 'Section/Column'] },
  { source: 'asana', names: ['Task ID', 'Completed At', 'Name', 'Projects'] },
  { source: 'jira', names: ['Issue key', 'Summary'] },
  { source: 'jira', names: ['Issue Type', 'Summary', 'Status', 'Reporter'] },
  { source: 'linear', names: ['ID', 'Team', 'Title', 'Status', 'Cycle Number'] },
  { source: 'linear', names: ['ID', 'Team', 'Title', 'Status', 'Estimate', 'Creator'] },
  { source: 'trello', names: ['Card ID', 'Card Name', 'List Name'] },
]

/** Who wrote a table with these columns; `csv` where nobody known did. */
export function sourceOf(columns: readonly string[]): SheetSource {
  const keys = new Set(columns.map(nameKey))
  return HEADS.find(({ names }) => names.every((name) => keys.has(nameKey(name))))?.source ?? 'csv'
}
