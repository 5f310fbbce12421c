import { Landmark } from 'lucide-react';
import { type FormEvent, useState } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { Typeahead } from '#ui/Typeahead/Typeahead.tsx';
import { EMPTY_TYPEAHEAD } from '#ui/Typeahead/typeaheadItems.ts';

import type { Institution } from '../institutionsApi.ts';

interface InstitutionFormProps {
  institutions: readonly Institution[];
  /** On the way to an institution. */
  isLeaving: boolean;
  onChoose: (institution: string) => void;
}

/** Looks an institution up by its name. A name typed in full counts as picked. */
export function InstitutionForm({ institutions, isLeaving, onChoose }: InstitutionFormProps) {
  const [value, setValue] = useState(EMPTY_TYPEAHEAD);
  const [isAsked, setIsAsked] = useState(false);
  const items = institutions.map(({ id, name }) => ({ value: id, label: name }));
  const typed = value.text.trim().toLowerCase();
  const chosen = value.selected ?? items.find(({ label }) => label.toLowerCase() === typed) ?? null;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (chosen) onChoose(chosen.value);
  };
  return (
    <form aria-label="Find your library" noValidate onSubmit={onSubmit}>
      <Stack>
        <Typeahead
          label="Library or institution"
          hint="Type a part of its name."
          icon={<Landmark aria-hidden="true" size={18} />}
          items={items}
          value={value}
          onChange={setValue}
          emptyText="No matches found."
          error={chosen ? undefined : 'Choose your library from the list.'}
          touched={isAsked}
        />
        <Button type="submit" variant="primary" fullWidth loading={isLeaving}>
          Continue
        </Button>
      </Stack>
    </form>
  );
}
