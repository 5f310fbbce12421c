import { readHistoricalEvents } from '#domain/trees/person/timeline/historicalEvents.ts';
import { treeApi } from '#features/trees/core/index.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';

import { TimelineTextsDocument } from './treePerson.generated.ts';

/** Apart from the other questions about people: reading dates is only needed by the page that has a timeline. */
const historicalEventsApi = treeApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    /** The events of up to three countries and of the whole world, in the texts an operator may lay over ours. */
    historicalEvents: query(TimelineTextsDocument, {
      transformResponse: ({ world, first, second, third }) =>
        readHistoricalEvents(
          [world, first, second, third]
            .flatMap((text) => text?.blocks ?? [])
            .filter(({ kind }) => kind === 'timeline')
            .flatMap(({ entries }) => entries),
        ),
    }),
  })),
});

export const { useHistoricalEventsQuery } = historicalEventsApi;
