import { Search } from 'lucide-react';
import { type Ref, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { isCurrentAddress } from '#services/routing/isCurrentAddress.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Spinner } from '#ui/Spinner/Spinner.tsx';

import { loadFormEngine, type FormEngine } from '../hooks/useFormEngine.ts';
import { useSearchForm } from '../hooks/useSearchForm.ts';
import type { RecordKind, ArrangedFields } from '../model/arrangeFields.ts';
import { keepDraft } from '../model/drafts.ts';
import { FIRST_FIELDS, type SearchFormValues } from '../model/formField.ts';
import { searchFormTexts as texts } from '../texts.ts';
import { FieldControl } from './FieldControl.tsx';
import type { KindFields as Fields } from './KindFields.tsx';
import styles from './searchForm.module.scss';

const FormOptions = lazyPart(() => import('./FormOptions.tsx').then((chunk) => chunk.FormOptions));
const LazyKindFields = lazyPart(() => import('./KindFields.tsx').then((chunk) => chunk.KindFields));

/** How a page sets the form up. */
export interface SearchFormSettings {
  /** Names the form where a page has more than one purpose. */
  label?: string;
  /** False where the page itself says what is searched, as on the page of a record set. */
  hasScope?: boolean;
  /** What kind of records the page is about, where the form does not say. */
  kind?: RecordKind;
  /** The address that a search leads to. Default: of its results. */
  addressOf?: (query: SearchQuery) => string | Promise<string>;
  /** The search is on its way: where the form is in a drawer, it may close. */
  onSearch?: () => void;
  ref?: Ref<HTMLFormElement>;
}

/**
 * What draws the fields of a kind of records where they are there from the start, and which those are before the
 * catalogue is here, where the page knows.
 */
export interface FirstFields {
  shown?: ArrangedFields;
  KindFields: typeof Fields;
}

interface SearchFormProps extends SearchFormSettings {
  /** Null while it is on its way. */
  engine: FormEngine | null;
  /** The reader is at the form: what it needs is wanted. */
  onTouch?: () => void;
  /** The form as it is sent. */
  onSend?: (values: SearchFormValues) => void;
  /** Default: the fields of no kind; those of a kind come when it is chosen. */
  first?: FirstFields;
  /** The search to start from; what the form does not show stays part of the new search. */
  base: SearchQuery;
  /** The form as `base` fills it. */
  initial: SearchFormValues;
  /** The form's own among the drafts: the address of `base`. */
  name: string;
}

/**
 * The record search: what its kind of records is searched by up front, the rest on request. It leads to the results.
 */
export function SearchForm({
  engine,
  onTouch,
  onSend,
  first,
  base,
  initial,
  name,
  label = texts.label,
  hasScope = true,
  kind,
  addressOf,
  onSearch,
  ref,
}: SearchFormProps) {
  const navigate = useNavigate();
  const send = async (values: SearchFormValues) => {
    const { searchOf, resultsAddress } = engine ?? (await loadFormEngine());
    const address = await (addressOf ?? resultsAddress)(searchOf(values, base));
    keepDraft(name, null);
    onSend?.(values);
    void navigate(address, { replace: isCurrentAddress(address) });
    onSearch?.();
  };
  const { form, bag, added, isDraft, isChanged, setAdded, restart } = useSearchForm({
    initial,
    name,
    // The rules of the address are not in the first load of pages that show the form. Without a connection nothing is
    // refused here.
    validate: async (values) => {
      const rules = await import('../model/searchProblems.ts').catch(() => null);
      return rules ? rules.searchProblems(values, base) : {};
    },
    onSubmit: (values, { setStatus }) =>
      send(values).then(
        () => setStatus(null),
        () => setStatus(texts.failed),
      ),
  });
  const { values } = bag;
  const [latest, setLatest] = useState<string | null>(null);
  const add = (fieldId: string) => {
    setAdded([...added, fieldId]);
    setLatest(fieldId);
  };
  const failure: unknown = form.status;

  const shown = engine?.arrangeFields(values, added, kind) ?? first?.shown;
  const KindFields = first?.KindFields ?? LazyKindFields;
  const unnoted = shown?.added.filter(({ fieldId }) => !added.includes(fieldId)) ?? [];
  // A field that is in sight stays there, also while its text is deleted and typed again.
  if (unnoted.length > 0) setAdded([...added, ...unnoted.map(({ fieldId }) => fieldId)]);
  const main = shown?.main ?? FIRST_FIELDS;
  const [isToggled, setToggled] = useState<boolean | null>(null);
  const isOpen = isToggled ?? (hasScope && shown !== undefined && (engine?.usesOptions(values, shown) ?? false));

  const isEdit = Object.keys(initial).length > (hasScope ? 0 : 1);

  return (
    <Form
      form={form}
      ref={ref}
      role="search"
      aria-label={label}
      className={styles.form}
      onFocus={onTouch}
      onPointerDown={onTouch}
      onInput={onTouch}
    >
      {isDraft && (
        <p role="status" className={styles.draft}>
          {texts.draft}
        </p>
      )}
      <div className={styles.main}>
        {main.map((field) => (
          <FieldControl key={field.fieldId} form={bag} field={field} />
        ))}
      </div>
      {shown && (shown.isKindKnown || shown.added.length > 0) && (
        <Suspense fallback={null}>
          <KindFields
            form={bag}
            shown={shown}
            latest={latest}
            onRemove={(fieldId) => setAdded(added.filter((each) => each !== fieldId))}
          />
        </Suspense>
      )}
      <details
        open={isOpen}
        className={styles.details}
        onToggle={(event) => event.currentTarget.open !== isOpen && setToggled(event.currentTarget.open)}
      >
        <summary>{texts.more}</summary>
        {isOpen && (
          <Suspense fallback={<Spinner label={texts.loading} />}>
            <FormOptions form={bag} shown={shown} hasScope={hasScope} onAdd={add} />
          </Suspense>
        )}
      </details>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={form.isSubmitting} icon={<Search aria-hidden="true" />}>
          {texts.search}
        </Button>
        <Button variant="quiet" onClick={() => restart(hasScope ? {} : { datasetname: initial.datasetname ?? '' })}>
          {texts.clear}
        </Button>
        {isEdit && isChanged && (
          <Button variant="quiet" onClick={() => restart(initial)}>
            {texts.undo}
          </Button>
        )}
      </div>
      {typeof failure === 'string' && (
        <p role="alert" className={styles.failed}>
          {failure}
        </p>
      )}
    </Form>
  );
}
