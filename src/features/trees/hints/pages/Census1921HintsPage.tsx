import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { HintListPage } from '../components/HintListPage.tsx';

/** Records of the 1921 census that may be of people of the member's trees. */
export function Component() {
  return (
    <HintListPage title="1921 census hints" filter="CENSUS_1921">
      <p>
        People of <TextLink to="/tree/all-trees">your trees</TextLink> who may be in the census of June 1921. Compare each with what you know before you add it.
      </p>
    </HintListPage>
  );
}
