// Runs queries compiled; whatever is not plain success is left to the executor that tells errors.
import { type DocumentNode, type ExecutionArgs, type GraphQLSchema, getOperationAST, Kind, visit } from 'graphql/index.js'
import { compileQuery, isCompiledQuery } from 'graphql-jit'
import type { Plugin } from 'graphql-yoga'
import { costOf } from './cost.ts'
import type { KnownDocument, KnownDocuments } from './known-documents.ts'

/** Compiling costs some milliseconds: what is asked once only is not worth them. */
type Known = 'asked once' | 'never compiled' | KnownDocument

/**
 * Compiles a document when it comes for the second time, and runs it from then on. Its errors carry neither place nor code, so a result with errors is
 * thrown away and the executor runs the document again on the same context: the memo of the request answers its calls, and every error is told as
 * without this plugin (decision 025). Writes would be made twice, so only queries are compiled. As many documents are kept as yoga keeps.
 * What is compiled has passed every rule of the endpoint, and goes into `documents` by its text.
 */
export function compiledQueries(documents: KnownDocuments): Plugin {
  const known = new WeakMap<DocumentNode, Known>()
  return {
    onExecute({ args, executeFn, setExecuteFn }) {
      const document: DocumentNode = args.document
      const found = known.get(document)
      if (found === 'never compiled') return
      if (found === undefined) {
        known.set(document, isPlainQuery(document) ? 'asked once' : 'never compiled')
        return
      }
      const compiled = found === 'asked once' ? compile(args.schema, document) : found
      known.set(document, compiled ?? 'never compiled')
      // An operation of another name is the executor's to refuse.
      if (compiled === null || (args.operationName ?? compiled.name) !== compiled.name) return
      const { query } = args.contextValue.params ?? {}
      if (query) documents.add(query, compiled)
      setExecuteFn(async (given: ExecutionArgs) => {
        const result = await compiled.run(given.rootValue, given.contextValue, given.variableValues)
        return result.errors ? executeFn(given) : result
      })
    },
  }
}

function compile(schema: GraphQLSchema, document: DocumentNode): KnownDocument | null {
  const compiled = compileQuery(schema, document)
  return isCompiledQuery(compiled)
    ? { run: compiled.query, name: getOperationAST(document)?.name?.value, cost: costOf(schema, document) }
    : null
}

/** One operation, a query, without directives: the compiler reads conditions on spread fragments differently. */
function isPlainQuery(document: DocumentNode): boolean {
  const operations = document.definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION)
  if (operations.length !== 1 || operations[0]?.operation !== 'query') return false
  let plain = true
  visit(document, {
    Directive() {
      plain = false
    },
  })
  return plain
}
