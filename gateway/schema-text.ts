// The schema's text, put together from the parts that stand beside their resolvers.
import { readFileSync } from 'node:fs'
import { type ASTNode, type DefinitionNode, Kind, type ObjectTypeDefinitionNode, parse, print } from 'graphql'

const HEAD =
  '# The gateway’s schema, printed from gateway/resources by `npm run schema`; do not edit. Every field says which REST call answers it (docs/rest-contract.md). Calls the specification does not show are marked ASSUMED.'

/** A part as a file holds it: types of its own, and `extend type Query` or `Mutation`. The first part names the roots. */
export function readPart(noun: string | null): string {
  const file = noun === null ? 'base.graphql' : `${noun}/${noun}.graphql`
  return readFileSync(new URL(`./resources/${file}`, import.meta.url), 'utf8')
}

/** One text of all parts: the roots with every field of their extensions first, then the types in the order of the parts. Throws for a type or root field that is there twice. */
export function joinParts(parts: readonly string[]): string {
  const definitions = parts.flatMap((part) => parse(part, { noLocation: true }).definitions)
  const extensions = definitions.filter((node) => node.kind === Kind.OBJECT_TYPE_EXTENSION)
  const own = definitions.filter((node) => node.kind !== Kind.OBJECT_TYPE_EXTENSION)
  const roots = ['Query', 'Mutation'].map((name): ObjectTypeDefinitionNode => {
    const root = own.find((node) => node.kind === Kind.OBJECT_TYPE_DEFINITION && node.name.value === name)
    if (root?.kind !== Kind.OBJECT_TYPE_DEFINITION) throw new Error(`No part declares ${name}.`)
    const fields = [root, ...extensions.filter((node) => node.name.value === name)].flatMap((node) => node.fields ?? [])
    return { ...root, fields: once(fields, name) }
  })
  const types = once(
    own.filter((node) => !roots.some((root) => root.name.value === nameOf(node))),
    'The schema',
  )
  return `${HEAD}\n\n${[...roots, ...types].map(print).join('\n\n')}\n`
}

function nameOf(node: ASTNode): string {
  return 'name' in node && node.name ? node.name.value : node.kind
}

function once<Node extends DefinitionNode | NonNullable<ObjectTypeDefinitionNode['fields']>[number]>(
  nodes: readonly Node[],
  where: string,
): Node[] {
  const names = nodes.map(nameOf)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice !== undefined) throw new Error(`${where} has ${twice} twice.`)
  return [...nodes]
}
