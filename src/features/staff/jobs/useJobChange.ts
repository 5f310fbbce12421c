import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';

interface Change {
  /** What a change answers: false when nothing was to be changed. */
  change: () => Promise<{ data?: boolean; error?: unknown }>;
  notDone: string;
  over: string;
}

/** Makes a change, and says when it failed or came too late. */
export function useJobChange() {
  const dispatch = useDispatch();
  return async ({ change, notDone, over }: Change): Promise<void> => {
    const { data, error } = await change();
    if (error !== undefined)
      dispatch(toastRaised({ title: notDone, description: describeError(error), variant: 'error' }));
    else if (data === false) dispatch(toastRaised({ title: notDone, description: over, variant: 'error' }));
  };
}
