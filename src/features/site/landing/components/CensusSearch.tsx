import { useMemo } from 'react';

import { EditSearchForm, useRecordSetsQuery } from '#features/search/core/index.ts';
import { Spinner } from '#ui/Spinner/Spinner.tsx';

import { censusScope } from '../censusScope.ts';
import { landingTexts } from '../texts.ts';

const CENSUS = { category: 'census, land & surveys', subcategory: 'census', isOfOneYear: true };

export interface CensusSearchProps {
  year: number;
  /** Names the form: “Search the 1921 census”. */
  label: string;
}

/** The search of one census. When the record sets cannot be known it searches by the year. */
export function CensusSearch({ year, label }: CensusSearchProps) {
  const { data: sets, isLoading } = useRecordSetsQuery();
  const base = useMemo(() => censusScope(sets ?? [], year), [sets, year]);
  return isLoading ? <Spinner label={landingTexts.loadingSearch} /> : <EditSearchForm base={base} kind={CENSUS} label={label} hasScope={false} />;
}
