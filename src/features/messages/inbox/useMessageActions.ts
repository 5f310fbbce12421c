import { useDispatch } from 'react-redux';

import { toastRaised } from '#features/kernel/toasts/index.ts';
import { describeError } from '#services/graphql/errors.ts';

import { threadTexts as texts } from './texts.ts';
import { useDeleteMessageMutation, useTakeBackMessageMutation } from './writingApi.ts';

/** Deletes a message for the member, or withdraws their own for both; says when that did not work. */
export function useMessageActions(id: string) {
  const dispatch = useDispatch();
  const [deleteMessage] = useDeleteMessageMutation();
  const [takeBackMessage] = useTakeBackMessageMutation();
  const fail = (description: string) =>
    void dispatch(toastRaised({ title: texts.notDone, description, variant: 'error' }));
  return {
    remove: async () => {
      const { error } = await deleteMessage({ id });
      if (error !== undefined) fail(describeError(error));
    },
    takeBack: async () => {
      const { data, error } = await takeBackMessage({ id });
      if (error !== undefined) fail(describeError(error));
      else if (!data) fail(texts.tooLate);
    },
  };
}
