import { censusTexts } from '../censusTexts.ts';
import { CensusSearch } from '../components/CensusSearch.tsx';
import { TextPage } from '../components/TextPage.tsx';

/** A page of the 1921 census about the people of the law, open to anyone (spec 1 section 2). */
export function Component() {
  return (
    <TextPage
      kind="landing"
      textKey="was-justice-served"
      below={<CensusSearch year={1921} label={censusTexts.name1921} />}
    />
  );
}
