import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { HintListPage } from '../components/HintListPage.tsx';

/** Military records that may be of people of the member's trees. */
export function Component() {
  return (
    <HintListPage title="Military hints" filter="MILITARY">
      <p>
        Enlistments, musters and service records that may be of people of <TextLink to="/tree/all-trees">your trees</TextLink>. Compare each with what you know before you add it.
      </p>
    </HintListPage>
  );
}
