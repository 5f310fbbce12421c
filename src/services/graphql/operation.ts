/** A GraphQL operation as text, carrying the types of its answer and variables for the endpoint that sends it. */
export interface Operation<Data, Variables> {
  name: string;
  text: string;
  /** Never set: it only holds the types. */
  readonly types?: { data: Data; variables: Variables };
}

/** What generated documents are made with (scripts/codegen.ts). */
export const operation = <Data, Variables>(name: string, text: string): Operation<Data, Variables> => ({ name, text });

/** The answer type of an operation: `ResultOf<typeof PersonDocument>`. */
export type ResultOf<Op> = Op extends Operation<infer Data, unknown> ? Data : never;
/** The variables type of an operation. */
export type VariablesOf<Op> = Op extends Operation<unknown, infer Variables> ? Variables : never;
