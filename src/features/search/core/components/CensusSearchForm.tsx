import { CENSUS, CENSUS_FIELDS } from '../model/censusFields.ts';
import { KindFields } from './KindFields.tsx';
import { RecordSearchForm } from './RecordSearchForm.tsx';
import type { SearchFormSettings } from './SearchForm.tsx';

const FIRST = { shown: CENSUS_FIELDS, KindFields };

interface CensusSearchFormProps extends Required<Pick<SearchFormSettings, 'label' | 'addressOf'>> {
  /** The form's own among the drafts. */
  name: string;
  /** The reader is at the form for the first time. */
  onTouch: () => void;
}

/**
 * The search of one census, its fields there from the start: the catalogue comes when the form is first touched. What
 * is searched is up to `addressOf`.
 */
export function CensusSearchForm(props: CensusSearchFormProps) {
  return <RecordSearchForm {...props} kind={CENSUS} first={FIRST} hasScope={false} />;
}
