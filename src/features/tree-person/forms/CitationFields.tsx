import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { FieldSet } from '#ui/FieldSet/FieldSet.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { NEW_SOURCE, NO_CITATION, type CitationValues } from '../model/citationForm.ts';
import { QUALITIES } from '../model/qualities.ts';
import styles from './forms.module.scss';
import { SourcePicker } from './SourcePicker.tsx';

interface CitationFieldsProps {
  treeRef: string;
  value: CitationValues[];
  onChange: (value: CitationValues[]) => void;
  /** What the form's check says of the list, as formik keeps it; undefined: nothing, or not yet. */
  errors: unknown;
}

type CitationErrors = Partial<Record<keyof CitationValues, string>>;

const errorsAt = (errors: unknown, at: number): CitationErrors => {
  const found: unknown = Array.isArray(errors) ? errors[at] : undefined;
  return typeof found === 'object' && found !== null ? found : {};
};

/** Where something comes from: any number of citations, each of a source of the tree, of a new one, or alone. */
export function CitationFields({ treeRef, value, onChange, errors }: CitationFieldsProps) {
  // A draft may be older than a field.
  const citations = value.map((citation) => ({ ...NO_CITATION, ...citation }));
  const fields = useRef<HTMLDivElement>(null);
  const begin = useRef<HTMLButtonElement>(null);
  /** Where the keyboard goes on once the list has changed: its button went away, or what it made stands before it. */
  const goesOn = useRef<'in the new one' | 'behind all' | null>(null);
  useEffect(() => {
    if (goesOn.current === 'in the new one') [...(fields.current?.querySelectorAll('fieldset') ?? [])].at(-1)?.querySelector('input')?.focus();
    if (goesOn.current === 'behind all') begin.current?.focus();
    goesOn.current = null;
  }, [value.length]);
  const change = (next: CitationValues[], then: typeof goesOn.current) => {
    goesOn.current = then;
    onChange(next);
  };
  const set = (at: number, change: Partial<CitationValues>) => onChange(citations.map((citation, place) => (place === at ? { ...citation, ...change } : citation)));
  const field = (at: number, name: 'newTitle' | 'newAuthor' | 'newRepository' | 'newCallNumber' | 'page' | 'text' | 'note' | 'url') => {
    const error = errorsAt(errors, at)[name];
    return { value: citations[at]?.[name] ?? '', error, touched: error !== undefined, onChange: (event: { target: { value: string } }) => set(at, { [name]: event.target.value }) };
  };
  return (
    <div ref={fields}>
      <Stack gap={3}>
        {citations.map((citation, at) => (
          <FieldSet key={at} legend={`Source ${at + 1}`}>
            <div className={styles.citation}>
              <div className={styles.whole}>
                {citation.source === NEW_SOURCE ? (
                  <Button size="sm" variant="quiet" onClick={() => set(at, { source: '', sourceText: '' })}>
                    Choose a source of the tree instead
                  </Button>
                ) : (
                  <Stack gap={1}>
                    <SourcePicker treeRef={treeRef} value={citation} error={errorsAt(errors, at).sourceText} onChange={(chosen) => set(at, chosen)} />
                    {citation.source === '' && (
                      <div>
                        <Button size="sm" variant="quiet" icon={<Plus aria-hidden="true" />} onClick={() => set(at, { source: NEW_SOURCE, sourceText: '', newTitle: citation.newTitle || citation.sourceText.trim() })}>
                          New source
                        </Button>
                      </div>
                    )}
                  </Stack>
                )}
              </div>
              {citation.source === NEW_SOURCE && (
                <>
                  <TextField label="Title of the new source" hint="A register, a book, a census, a letter." {...field(at, 'newTitle')} />
                  <TextField label="Author" optional {...field(at, 'newAuthor')} />
                  <TextField label="Kept by" optional hint="Archive, library, or who has it." {...field(at, 'newRepository')} />
                  <TextField label="Reference" optional hint="Its number there." {...field(at, 'newCallNumber')} />
                </>
              )}
              <TextField label="Where in it" optional placeholder="Page, piece, entry" {...field(at, 'page')} />
              <SelectField label="How sure" optional placeholder="Nobody judged" options={QUALITIES} value={citation.quality} onChange={(event) => set(at, { quality: event.target.value })} />
              <div className={styles.whole}>
                <TextAreaField label="Its words" optional rows={2} {...field(at, 'text')} />
              </div>
              <TextAreaField label="Note" optional rows={2} {...field(at, 'note')} />
              <TextField label="Web address" optional type="url" placeholder="https://" {...field(at, 'url')} />
              <div className={styles.whole}>
                <Button size="sm" variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => change(citations.filter((_citation, place) => place !== at), 'behind all')}>
                  {`Remove source ${at + 1}`}
                </Button>
              </div>
            </div>
          </FieldSet>
        ))}
        <div>
          <Button ref={begin} size="sm" icon={<Plus aria-hidden="true" />} onClick={() => change([...citations, NO_CITATION], 'in the new one')}>
            Add a source
          </Button>
        </div>
      </Stack>
    </div>
  );
}
