import { Plus, Trash2 } from 'lucide-react';

import { Button } from '#ui/Button/Button.tsx';
import { FieldSet } from '#ui/FieldSet/FieldSet.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { useCitationFocus } from '../hooks/useCitations.ts';
import { NEW_SOURCE, NO_CITATION, type CitationValues } from '../model/citationForm.ts';
import { QUALITIES } from '../model/qualities.ts';
import { sourceTexts } from '../model/texts.ts';
import styles from './forms.module.scss';
import { SourcePicker } from './SourcePicker.tsx';
import { citationTexts as texts, sourceFormTexts } from './texts.ts';

interface CitationFieldsProps {
  treeRef: string;
  value: CitationValues[];
  onChange: (value: CitationValues[]) => void;
  /** What the form's check says of the list, as formik has it; undefined: nothing, or not yet. */
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
  const set = (at: number, change: Partial<CitationValues>) =>
    onChange(citations.map((citation, place) => (place === at ? { ...citation, ...change } : citation)));
  const [list, focusOn] = useCitationFocus(value);
  const choose = (at: number, chosen: Partial<CitationValues>) => {
    set(at, chosen);
    // Other fields come in the place of the one that was chosen in.
    if ((chosen.source === NEW_SOURCE) !== (citations[at]?.source === NEW_SOURCE)) focusOn(at);
  };
  const field = (
    at: number,
    name: 'newTitle' | 'newAuthor' | 'newRepository' | 'newCallNumber' | 'page' | 'text' | 'note' | 'url',
  ) => {
    const error = errorsAt(errors, at)[name];
    return {
      value: citations[at]?.[name] ?? '',
      error,
      touched: error !== undefined,
      onChange: (event: { target: { value: string } }) => set(at, { [name]: event.target.value }),
    };
  };
  return (
    <div ref={list}>
      <Stack gap={3}>
        {citations.map((citation, at) => (
          <FieldSet key={at} legend={texts.legend(at + 1)}>
            <div className={styles.citation}>
              <div className={styles.whole}>
                {citation.source === NEW_SOURCE ? (
                  <Button size="sm" variant="quiet" onClick={() => choose(at, { source: '', sourceText: '' })}>
                    {texts.chooseInstead}
                  </Button>
                ) : (
                  <Stack gap={1}>
                    <SourcePicker
                      treeRef={treeRef}
                      value={citation}
                      error={errorsAt(errors, at).sourceText}
                      onChange={(chosen) => choose(at, chosen)}
                    />
                    {citation.source === '' && (
                      <div>
                        <Button
                          size="sm"
                          variant="quiet"
                          icon={<Plus aria-hidden="true" />}
                          onClick={() =>
                            choose(at, {
                              source: NEW_SOURCE,
                              sourceText: '',
                              newTitle: citation.newTitle || citation.sourceText.trim(),
                            })
                          }
                        >
                          {texts.newSource}
                        </Button>
                      </div>
                    )}
                  </Stack>
                )}
              </div>
              {citation.source === NEW_SOURCE && (
                <>
                  <TextField label={texts.newTitle} hint={sourceFormTexts.titleHint} {...field(at, 'newTitle')} />
                  <TextField label={sourceTexts.fields.author} optional {...field(at, 'newAuthor')} />
                  <TextField
                    label={sourceTexts.fields.repository}
                    optional
                    hint={sourceFormTexts.repositoryHint}
                    {...field(at, 'newRepository')}
                  />
                  <TextField
                    label={sourceTexts.fields.callNumber}
                    optional
                    hint={sourceFormTexts.callNumberHint}
                    {...field(at, 'newCallNumber')}
                  />
                </>
              )}
              <TextField label={texts.page} optional placeholder={texts.pagePlaceholder} {...field(at, 'page')} />
              <SelectField
                label={texts.quality}
                optional
                placeholder={texts.qualityPlaceholder}
                options={QUALITIES}
                value={citation.quality}
                onChange={(event) => set(at, { quality: event.target.value })}
              />
              <div className={styles.whole}>
                <TextAreaField label={texts.text} optional rows={2} {...field(at, 'text')} />
              </div>
              <TextAreaField label={texts.note} optional rows={2} {...field(at, 'note')} />
              <TextField
                label={sourceTexts.fields.url}
                optional
                type="url"
                placeholder={sourceFormTexts.urlPlaceholder}
                {...field(at, 'url')}
              />
              <div className={styles.whole}>
                <Button
                  size="sm"
                  variant="quiet"
                  icon={<Trash2 aria-hidden="true" />}
                  onClick={() => (onChange(citations.filter((_citation, place) => place !== at)), focusOn(null))}
                >
                  {texts.remove(at + 1)}
                </Button>
              </div>
            </div>
          </FieldSet>
        ))}
        <div>
          <Button
            size="sm"
            icon={<Plus aria-hidden="true" />}
            onClick={() => (onChange([...citations, NO_CITATION]), focusOn(citations.length))}
          >
            {texts.add}
          </Button>
        </div>
      </Stack>
    </div>
  );
}
