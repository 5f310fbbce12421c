import { type FormEvent, useState } from 'react';
import { useSelector } from 'react-redux';

import { figure } from '#domain/kernel/wording/counted.ts';
import { diaryNote, MAX_DIARY_NOTE } from '#domain/search/diary/diaryRules.ts';
import { selectMember, type authSlice } from '#features/kernel/auth/index.ts';
import { useFormDraft } from '#services/forms/useFormDraft.ts';
import { describeError } from '#services/graphql/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';

import { useWriteDiaryNoteMutation, type DiaryEntry } from '../searchDiaryApi.ts';

type WithAuth = Record<typeof authSlice.name, ReturnType<typeof authSlice.reducer>>;

interface NoteFormProps {
  entry: DiaryEntry;
  /** It was saved, or is left as it was. */
  onDone: (isSaved: boolean) => void;
}

/** The member's own words about a search. What is typed stays when it cannot be saved. */
export function NoteForm({ entry: { id, note }, onDone }: NoteFormProps) {
  const [text, setText] = useState(note);
  const member = useSelector((state: WithAuth) => selectMember(state));
  const draft = useFormDraft(
    { values: text, dirty: text !== note, setValues: setText },
    { form: `search-note.${id}`, owner: member && String(member.memberId), read: (kept) => (typeof kept === 'string' ? kept : null) },
  );
  const [write, { isLoading, error }] = useWriteDiaryNoteMutation();
  const isTooLong = diaryNote(text) === null;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isTooLong || (await write({ id, note: text })).error) return;
    draft.forget();
    onDone(true);
  };
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack gap={3}>
        <TextAreaField
          label="Your note"
          hint="What you looked for, and what you make of the result."
          rows={3}
          autoFocus
          value={text}
          error={isTooLong ? `A note has at most ${figure(MAX_DIARY_NOTE)} characters.` : error === undefined ? undefined : describeError(error)}
          touched
          onChange={(event) => setText(event.target.value)}
        />
        <Inline gap={2}>
          <Button type="submit" size="sm" variant="primary" loading={isLoading}>
            Save note
          </Button>
          <Button size="sm" variant="quiet" onClick={() => (draft.forget(), onDone(false))}>
            Leave it
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
