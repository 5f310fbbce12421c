import { useDispatch } from 'react-redux';

import { MessageBar } from '#ui/MessageBar/MessageBar.tsx';

import { messageDismissed, messageRetryChosen, type Message } from '../toastsSlice.ts';

/** The message bar with the message of the moment (spec 1 section 4). */
export function PassingMessage({ message: { id, text, retryId } }: { message: Message }) {
  const dispatch = useDispatch();
  return (
    <MessageBar
      message={text}
      onDismiss={() => dispatch(messageDismissed(id))}
      onTryAgain={retryId === null ? undefined : () => dispatch(messageRetryChosen({ messageId: id, retryId }))}
    />
  );
}
