import { ButtonLink } from '#ui/Button/ButtonLink.tsx';

import { refusalTexts as texts } from './refusalTexts.ts';

/** Where to go instead of buying a second subscription. */
export const AlreadySubscribed = () => (
  <>
    <ButtonLink to="/upgrade">{texts.changePlan}</ButtonLink>
    <ButtonLink variant="quiet" to="/account/subscription">
      {texts.subscription}
    </ButtonLink>
  </>
);
