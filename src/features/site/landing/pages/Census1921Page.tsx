import { censusTexts } from '../censusTexts.ts';
import { CensusSearch } from '../components/CensusSearch.tsx';
import { TextPage } from '../components/TextPage.tsx';

/** The 1921 census for visitors (spec 1 section 2). */
export function Component() {
  return (
    <TextPage
      kind="landing"
      textKey="1921-census"
      inHead={() => <CensusSearch year={1921} label={censusTexts.search1921} />}
    />
  );
}
