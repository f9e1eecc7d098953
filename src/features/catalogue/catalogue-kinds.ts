// The kinds of a project's catalogue.
import type { AnyItemKind } from '#src/model/catalogue/item-kind.ts'
import { boardKind } from './board.actions.ts'
import { effortKind } from './effort.actions.ts'
import { labelKind } from './label.actions.ts'
import { taskTypeKind } from './task-type.actions.ts'
import { workflowKind } from './workflow.actions.ts'

/** What a task is given besides what it is planned in. */
export const catalogueKinds: readonly AnyItemKind[] = [labelKind, taskTypeKind, effortKind, workflowKind, boardKind]
