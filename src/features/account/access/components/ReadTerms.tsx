import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { signUpTexts as texts } from '../texts/signUpTexts.ts';

/**
 * Beside the box that accepts them: the terms of use and the privacy notice, in tabs of their own, so that what was
 * typed stays.
 */
export const ReadTerms = () => (
  <p>
    {texts.read}{' '}
    <TextLink to="/terms" newTab>
      {texts.terms}
    </TextLink>{' '}
    {texts.and}{' '}
    <TextLink to="/privacy" newTab>
      {texts.privacyNotice}
    </TextLink>
    .
  </p>
);
