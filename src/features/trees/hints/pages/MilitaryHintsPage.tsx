import { HintListPage } from '../components/HintListPage.tsx';
import { hintPageTexts } from '../texts.tsx';

/** Military records that may be of people of the member's trees. */
export function Component() {
  return (
    <HintListPage title={hintPageTexts.military.title} filter="MILITARY">
      <p>{hintPageTexts.military.introduction('/tree/all-trees')}</p>
    </HintListPage>
  );
}
