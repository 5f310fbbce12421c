import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { MAX_SENTENCE } from '#domain/search/sentences/maxSentence.ts';
import { describeError } from '#services/graphql/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import { useLazyReadSentenceQuery } from '../aiSearchApi.ts';
import type { SentenceState } from './sentenceState.ts';

const EMPTY_SENTENCE = 'Write down whom or what you are looking for.';

interface SentenceFormProps {
  /** The sentence to begin from. */
  sentence?: string;
  /** Words on the button. */
  action: string;
}

/** A sentence, read by the server; its search is what the next page is about. Nothing typed is lost when it cannot be read. */
export function SentenceForm({ sentence = '', action }: SentenceFormProps) {
  const navigate = useNavigate();
  const [text, setText] = useState(sentence);
  const [error, setError] = useState<string>();
  const [read, { isFetching, error: failure }] = useLazyReadSentenceQuery();
  const [isLost, setLost] = useState(false);
  const asked = useRef<ReturnType<typeof read>>(null);
  // Who went elsewhere is not taken away from there by an answer that comes late.
  useEffect(() => {
    const goneFrom = asked;
    return () => {
      goneFrom.current?.abort();
      goneFrom.current = null;
    };
  }, []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setLost(false);
    if (text.trim() === '') return setError(EMPTY_SENTENCE);
    setError(undefined);
    const reading = read({ text });
    asked.current = reading;
    const { data } = await reading;
    if (!data || asked.current !== reading) return undefined;
    if (data.search === '') return setLost(true);
    const state: SentenceState = { sentence: text, unread: data.unread, readBy: data.readBy };
    return navigate(`/ai-search/results-summary?${data.search}`, { state });
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <Stack gap={4}>
        <TextAreaField
          label="Your sentence"
          hint="Names, years, places, trades, family and kinds of records are understood."
          rows={3}
          maxLength={MAX_SENTENCE}
          value={text}
          error={error}
          touched={error !== undefined}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
        <Inline gap={3}>
          <Button variant="primary" type="submit" loading={isFetching}>
            {action}
          </Button>
        </Inline>
        {failure !== undefined && !isFetching && (
          <Notice tone="error" title="Your sentence could not be read">
            <p>{describeError(failure)}</p>
          </Notice>
        )}
        {isLost && !isFetching && (
          <Notice tone="warning" title="No part of this was understood">
            <p>Name a person, a year, a place or a trade, such as: farmer John Pinch born about 1830 near Roche.</p>
          </Notice>
        )}
      </Stack>
    </form>
  );
}
