import { useSelector } from 'react-redux';

import { isBot } from '#domain/kernel/grants/isBot.ts';

import { selectIsAsking, selectIsChoosing } from '../consentSlice.ts';
import { ConsentBanner } from './ConsentBanner.tsx';
import { PrivacyChoices } from './PrivacyChoices.tsx';

/** The banner while there is something to ask, and the choices while they are open. Crawlers are asked nothing. */
export function ConsentPrompt() {
  const isAsking = useSelector(selectIsAsking);
  const isChoosing = useSelector(selectIsChoosing);
  return (
    <>
      {isAsking && !isChoosing && !isBot(navigator.userAgent) && <ConsentBanner />}
      <PrivacyChoices />
    </>
  );
}
