import { censusTexts } from '../censusTexts.ts';
import { CensusSearch } from '../components/CensusSearch.tsx';
import { TextLinks } from '../components/TextLinks.tsx';
import { TextPage } from '../components/TextPage.tsx';

/** The 1939 Register with its articles (spec 1 section 2). */
export function Component() {
  return (
    <TextPage
      kind="landing"
      textKey="1939register"
      inHead={() => <CensusSearch year={1939} label={censusTexts.search1939} />}
      below={
        <TextLinks title={censusTexts.more1939} kind="article" under="1939register" addressOf={(key) => `/${key}`} />
      }
    />
  );
}
