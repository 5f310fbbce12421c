import type { QueryReturnValue } from '@reduxjs/toolkit/query';

import type { Failure } from '#domain/kernel/errors/failure.ts';
import { oneByOne } from '#domain/kernel/values/oneByOne.ts';

import { ask, type GraphqlRequest } from './baseApi.ts';
import type { Operation } from './operation.ts';

type Answer<Data> = QueryReturnValue<Data, Failure, undefined>;

/**
 * The `queryFn` of a change whose calls follow one another. Of two that are under way together the server might take
 * the later one first, and the reader’s earlier choice would stay.
 * @param variables - of the operation, from what the endpoint is given
 */
export function askInTurn<Data, Variables, Argument>(
  operation: Operation<Data, Variables>,
  variables: (argument: Argument) => Variables,
) {
  const inTurn = oneByOne();
  return async (
    argument: Argument,
    _api: unknown,
    _options: unknown,
    send: (request: GraphqlRequest) => Answer<unknown> | PromiseLike<Answer<unknown>>,
  ): Promise<Answer<Data>> => {
    const { data, error } = await inTurn(async () => send(ask(operation)(variables(argument))));
    return error ? { error } : { data: data as Data };
  };
}
