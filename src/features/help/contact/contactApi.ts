import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';

import { ContactSupportDocument } from './contact.generated.ts';

const contactApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ mutation }) => ({
    contactSupport: mutation(ContactSupportDocument, 'contactSupport'),
  })),
});

export const { useContactSupportMutation } = contactApi;
