import { Plus, Trash2 } from 'lucide-react';

import { Button } from '#ui/Button/Button.tsx';
import { FieldSet } from '#ui/FieldSet/FieldSet.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { NEW_SOURCE, NO_CITATION, type CitationValues } from '../model/factForm.ts';
import type { Versioned } from '../model/lifeOf.ts';
import styles from './forms.module.scss';

interface CitationFieldsProps {
  value: CitationValues[];
  onChange: (value: CitationValues[]) => void;
  sources: readonly Versioned<'source'>[];
  /** One sentence for each citation whose address is wrong. */
  urlErrors: readonly (string | undefined)[];
}

const QUALITIES = [
  { value: '3', label: 'Primary evidence' },
  { value: '2', label: 'Secondary evidence' },
  { value: '1', label: 'Questionable' },
  { value: '0', label: 'Unreliable' },
];

/** Where a fact comes from: any number of citations, each of a source that is there, of a new one, or alone. */
export function CitationFields({ value, onChange, sources, urlErrors }: CitationFieldsProps) {
  const options = [...sources.map(({ id, document }) => ({ value: String(id), label: document.title || 'Untitled source' })), { value: NEW_SOURCE, label: 'A new source …' }];
  const set = (at: number, change: Partial<CitationValues>) => onChange(value.map((citation, place) => (place === at ? { ...citation, ...change } : citation)));
  return (
    <Stack gap={3}>
      {value.map((citation, at) => (
        <FieldSet key={at} legend={`Source ${at + 1}`}>
          <div className={styles.citation}>
            <SelectField label="Source" placeholder="None: the citation stands alone" options={options} value={citation.source} onChange={(event) => set(at, { source: event.target.value })} />
            {citation.source === NEW_SOURCE && <TextField label="Title of the new source" value={citation.newTitle} onChange={(event) => set(at, { newTitle: event.target.value })} />}
            <TextField label="Where in it" placeholder="Page, piece, entry" value={citation.page} onChange={(event) => set(at, { page: event.target.value })} />
            <TextField label="Web address" type="url" placeholder="https://" value={citation.url} error={urlErrors[at]} touched onChange={(event) => set(at, { url: event.target.value })} />
            <SelectField label="How sure" placeholder="Nobody judged" options={QUALITIES} value={citation.quality} onChange={(event) => set(at, { quality: event.target.value })} />
            <div className={styles.whole}>
              <TextAreaField label="Its words" optional rows={2} value={citation.text} onChange={(event) => set(at, { text: event.target.value })} />
            </div>
            <div className={styles.whole}>
              <Button size="sm" variant="quiet" icon={<Trash2 aria-hidden="true" />} onClick={() => onChange(value.filter((_citation, place) => place !== at))}>
                {`Remove source ${at + 1}`}
              </Button>
            </div>
          </div>
        </FieldSet>
      ))}
      <div>
        <Button size="sm" icon={<Plus aria-hidden="true" />} onClick={() => onChange([...value, NO_CITATION])}>
          Add a source
        </Button>
      </div>
    </Stack>
  );
}
