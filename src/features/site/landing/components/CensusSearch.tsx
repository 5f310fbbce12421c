import { type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';

import type { SearchQuery } from '#domain/search/core/searchQuery.ts';
import { CensusSearchForm, recordSets } from '#features/search/core/index.ts';
import { Card } from '#ui/Card/Card.tsx';

/** What is searched comes with the first touch, as the rest of the form does. */
const loadScope = () => import('../censusScope.ts');

interface CensusSearchProps {
  year: number;
  /** Names the form: “Search the 1921 census”. */
  label: string;
}

/** The search of one census. When the record sets cannot be known it searches by the year. */
export function CensusSearch({ year, label }: CensusSearchProps) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const askForSets = async () => (await dispatch(recordSets.initiate(undefined, { subscribe: false }))).data;
  const addressOf = async (query: SearchQuery) => {
    const [{ addressInCensus }, sets] = await Promise.all([loadScope(), askForSets()]);
    return addressInCensus(query, sets ?? [], year);
  };
  const prepare = () => void Promise.all([loadScope(), askForSets()]).catch(() => undefined);
  return (
    <Card title={label}>
      <CensusSearchForm label={label} name={`census ${year}`} addressOf={addressOf} onTouch={prepare} />
    </Card>
  );
}
