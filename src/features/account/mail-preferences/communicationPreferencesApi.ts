import {
  changeNotifications,
  chooseMarketing,
  type MailChoices,
  type NotificationChange,
} from '#domain/account/mail-preferences/notificationSettings.ts';
import { askInTurn } from '#services/graphql/askInTurn.ts';
import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import type { VariablesOf } from '#services/graphql/operation.ts';

import {
  EmailNotificationSettingsRequestDocument,
  SetEmailMarketingNotificationOptInDocument,
  UpdateEmailNotificationSettingDocument,
} from './communicationPreferences.generated.ts';
import { preferencesTexts } from './texts.ts';

const queries = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    mailChoices: query(EmailNotificationSettingsRequestDocument, {
      transformResponse: ({
        emailNotificationSettings: settings,
        emailMarketingNotificationOptIn: marketingOptIn,
      }) => ({ settings, marketingOptIn }),
    }),
  })),
});

const showChoices = (next: (choices: MailChoices) => MailChoices) =>
  queries.util.updateQueryData('mailChoices', undefined, next);

/** What a switch needs to be able to move at once and to move back. */
interface Lifecycle {
  dispatch: (action: ReturnType<typeof showChoices>) => { undo: () => void };
  queryFulfilled: Promise<unknown>;
}

/** Shows a change before the server has it, and takes it back when the server does not get it. */
async function atOnce(
  { dispatch, queryFulfilled }: Lifecycle,
  next: (choices: MailChoices) => MailChoices,
): Promise<void> {
  const shown = dispatch(showChoices(next));
  await queryFulfilled.catch(() => shown.undo());
}

const mutations = queries.injectEndpoints({
  endpoints: (build) => ({
    updateSetting: build.mutation<unknown, NotificationChange>({
      queryFn: askInTurn(UpdateEmailNotificationSettingDocument, (input: NotificationChange) => ({ input })),
      extraOptions: { waitsAs: preferencesTexts.memberTitle },
      onQueryStarted: (change, lifecycle) => atOnce(lifecycle, (choices) => changeNotifications(choices, change)),
    }),
    setMarketing: build.mutation<unknown, VariablesOf<typeof SetEmailMarketingNotificationOptInDocument>>({
      queryFn: askInTurn(
        SetEmailMarketingNotificationOptInDocument,
        (choice: VariablesOf<typeof SetEmailMarketingNotificationOptInDocument>) => choice,
      ),
      extraOptions: { waitsAs: preferencesTexts.memberTitle },
      onQueryStarted: ({ optIn }, lifecycle) => atOnce(lifecycle, (choices) => chooseMarketing(choices, optIn)),
    }),
  }),
});

export const { useMailChoicesQuery } = queries;
export const { useUpdateSettingMutation, useSetMarketingMutation } = mutations;
