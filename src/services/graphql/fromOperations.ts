import type { EndpointBuilder, MutationDefinition, QueryDefinition } from '@reduxjs/toolkit/query';

import { ask, type SiteBaseQuery } from './baseApi.ts';
import type { Operation } from './operation.ts';
import type { CallOptions } from './waitingCalls.ts';

/** What an endpoint is called with: the variables of its operation; nothing where it has none. */
type ArgumentFor<Variables> = string extends keyof Variables ? void : Variables;

/**
 * The type itself. What RTK Query expects of endpoints in general (`any`) would else be taken for what these take and
 * answer.
 */
type Exactly<Endpoints> = Endpoints extends infer Same ? Same : never;

/** What RTK Query takes of an endpoint (tags, how long an answer is kept, what else happens), and what is ours. */
type Options<Definition, Variables, Argument> = CallOptions & {
  /** Makes the variables, where the endpoint is called with something else. */
  variables?: (argument: Argument) => Variables;
} & Omit<Definition, 'type' | 'query' | 'queryFn' | 'extraOptions' | 'transformResponse'>;

/** The answer, where it is neither one field of the data nor all of it. */
interface Transform<Data, Answer> {
  transformResponse?: (data: NoInfer<Data>) => Answer;
}

interface Definitions<Tags extends string, Argument, Answer> {
  query: QueryDefinition<Argument, SiteBaseQuery, Tags, Answer, 'api'>;
  mutation: MutationDefinition<Argument, SiteBaseQuery, Tags, Answer, 'api'>;
}
type Calls<Tags extends string> = {
  [Kind in 'query' | 'mutation']: {
    <Data, Variables, Field extends keyof Data, Argument = ArgumentFor<Variables>>(
      operation: Operation<Data, Variables>,
      field: Field,
      options?: Options<Definitions<Tags, NoInfer<Argument>, Data[Field]>[Kind], Variables, Argument>,
    ): Definitions<Tags, Argument, Data[Field]>[Kind];
    <Data, Variables, Answer = Data, Argument = ArgumentFor<Variables>>(
      operation: Operation<Data, Variables>,
      options?: Options<Definitions<Tags, NoInfer<Argument>, NoInfer<Answer>>[Kind], Variables, Argument> &
        Transform<Data, Answer>,
    ): Definitions<Tags, Argument, Answer>[Kind];
  };
};

interface AnyOptions extends CallOptions {
  variables?: (argument: unknown) => unknown;
}

/** An endpoint as RTK Query takes it. */
function definitionOf(
  operation: Operation<unknown, unknown>,
  field: string | AnyOptions = {},
  options: AnyOptions = typeof field === 'string' ? {} : field,
) {
  const { variables = (argument: unknown) => argument ?? {}, waitsAs, ...rest } = options;
  return {
    query: (argument: unknown) => ask(operation)(variables(argument)),
    ...(typeof field === 'string' && { transformResponse: (data: Record<string, unknown>) => data[field] }),
    ...(waitsAs !== undefined && { extraOptions: { waitsAs } }),
    ...rest,
  };
}

/**
 * The endpoints of a feature, each in one call: the operation it sends, the field of the data that it answers (all of
 * the data where none is named), and options as RTK Query has them. Types of variables and answers are the operation’s.
 * `build` is RTK Query’s own, for an endpoint with a `queryFn`.
 * @example
 * messagesApi.injectEndpoints({
 *   endpoints: fromOperations(({ mutation }) => ({
 *     sendMessage: mutation(SendMessageDocument, 'sendMessage', { waitsAs, invalidatesTags: ['Messages'] }),
 *   })),
 * });
 */
export const fromOperations =
  <Tags extends string, Endpoints>(
    declare: (calls: Calls<Tags>, build: EndpointBuilder<SiteBaseQuery, Tags, 'api'>) => Endpoints,
  ) =>
  (build: EndpointBuilder<SiteBaseQuery, Tags, 'api'>): Exactly<Endpoints> => {
    const calls = {
      query: (...call: Parameters<typeof definitionOf>) => build.query(definitionOf(...call)),
      mutation: (...call: Parameters<typeof definitionOf>) => build.mutation(definitionOf(...call)),
    };
    // What each call takes and answers is said by its type: here all are made alike.
    const endpoints: unknown = declare(calls, build);
    return endpoints as Exactly<Endpoints>;
  };
