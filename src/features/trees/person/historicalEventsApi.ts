import { readHistoricalEvents, type HistoricalEvent } from '#domain/trees/person/timeline/historicalEvents.ts';
import { treeApi } from '#features/trees/core/index.ts';
import { ask } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { TimelineTextsDocument } from './treePerson.generated.ts';

type TimelineTexts = ResultOf<typeof TimelineTextsDocument>;

/** Apart from the other questions about people: reading dates is only needed by the page that has a timeline. */
const historicalEventsApi = treeApi.injectEndpoints({
  endpoints: (build) => ({
    /** The events of up to three countries and of the whole world, in the texts an operator may lay over ours. */
    historicalEvents: build.query<HistoricalEvent[], VariablesOf<typeof TimelineTextsDocument>>({
      query: ask(TimelineTextsDocument),
      transformResponse: ({ world, first, second, third }: TimelineTexts) =>
        readHistoricalEvents(
          [world, first, second, third]
            .flatMap((text) => text?.blocks ?? [])
            .filter(({ kind }) => kind === 'timeline')
            .flatMap(({ entries }) => entries),
        ),
    }),
  }),
});

export const { useHistoricalEventsQuery } = historicalEventsApi;
