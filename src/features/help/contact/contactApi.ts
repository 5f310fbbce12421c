import { ask, baseApi } from '#services/graphql/baseApi.ts';
import type { ResultOf, VariablesOf } from '#services/graphql/operation.ts';

import { ContactSupportDocument } from './contact.generated.ts';

type Answer = ResultOf<typeof ContactSupportDocument>['contactSupport'];

const contactApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    contactSupport: build.mutation<Answer, VariablesOf<typeof ContactSupportDocument>>({
      query: ask(ContactSupportDocument),
      transformResponse: (data: ResultOf<typeof ContactSupportDocument>) => data.contactSupport,
    }),
  }),
});

export const { useContactSupportMutation } = contactApi;
