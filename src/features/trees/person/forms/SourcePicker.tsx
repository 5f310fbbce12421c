import { figure } from '#domain/kernel/wording/countInWords.ts';
import { Typeahead } from '#ui/Typeahead/Typeahead.tsx';
import type { TypeaheadValue } from '#ui/Typeahead/typeaheadItems.ts';
import { useDebounced } from '#ui/useDebounced.ts';

import { NEW_SOURCE, type CitationValues } from '../model/citationForm.ts';
import { titleOfSource } from '../model/titleOfSource.ts';
import { useTreeSourcesQuery, type TreeSourceEntry } from '../treePersonApi.ts';
import { citationTexts as texts } from './texts.ts';

type Chosen = Pick<CitationValues, 'source' | 'sourceText' | 'newTitle'>;

interface SourcePickerProps {
  treeRef: string;
  label?: string;
  /** A source that is not there yet can be chosen, too. Default true. */
  offersNew?: boolean;
  /** Number of a source that is not offered. */
  except?: number;
  value: Chosen;
  onChange: (chosen: Chosen) => void;
  error?: string | undefined;
}

const REST_MS = 250;
const MOST = 50;
const LONGEST_LABEL = 140;

const labelOf = ({ title, author, repository }: TreeSourceEntry): string => {
  const label = [titleOfSource({ title }), author, repository].filter(Boolean).join(' · ');
  return label.length > LONGEST_LABEL ? `${label.slice(0, LONGEST_LABEL).trimEnd()}…` : label;
};

/** A source of the tree, found by words of what is known of it, or a new one. Nothing in the field: none is cited. */
export function SourcePicker({
  treeRef,
  label = texts.source,
  offersNew = true,
  except,
  value,
  onChange,
  error,
}: SourcePickerProps) {
  const { source, sourceText } = value;
  const text = useDebounced(source === '' ? sourceText.trim() : '', REST_MS);
  const {
    currentData: page,
    isFetching,
    isError,
  } = useTreeSourcesQuery({ ref: treeRef, text, order: 'TITLE', first: MOST }, { skip: source !== '' });
  const found = (page?.sources ?? []).filter(({ id }) => id !== except);
  const typedTitle = source === '' ? sourceText.trim() : '';
  const offers = found.map((entry) => ({ value: String(entry.id), label: labelOf(entry) }));
  const items = offersNew ? [...offers, { value: NEW_SOURCE, label: texts.newSourceOption(typedTitle) }] : offers;
  const change = ({ text: typed, selected }: TypeaheadValue) => {
    if (selected?.value === NEW_SOURCE)
      return onChange({ source: NEW_SOURCE, sourceText: texts.newSourceChosen, newTitle: typedTitle });
    const title = selected && (found.find(({ id }) => String(id) === selected.value)?.title ?? '');
    return onChange({
      source: selected?.value ?? '',
      sourceText: title === null ? typed : titleOfSource({ title }),
      newTitle: '',
    });
  };
  const more = page && page.next !== null ? texts.firstOf(figure(found.length), figure(page.total)) : undefined;
  return (
    <Typeahead
      label={label}
      hint={isError ? texts.sourcesFailed : source === '' ? (more ?? texts.sourceHint) : undefined}
      placeholder={offersNew ? texts.sourcePlaceholder : ''}
      items={items}
      isFiltered
      loading={isFetching && page === undefined}
      value={{ text: sourceText, selected: source === '' ? null : { value: source, label: sourceText } }}
      onChange={change}
      error={error}
      touched={error !== undefined}
    />
  );
}
