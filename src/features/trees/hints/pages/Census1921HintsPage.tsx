import { HintListPage } from '../components/HintListPage.tsx';
import { hintPageTexts } from '../texts.tsx';

/** Records of the 1921 census that may be of people of the member's trees. */
export function Component() {
  return (
    <HintListPage title={hintPageTexts.census1921.title} filter="CENSUS_1921">
      <p>{hintPageTexts.census1921.introduction('/tree/all-trees')}</p>
    </HintListPage>
  );
}
