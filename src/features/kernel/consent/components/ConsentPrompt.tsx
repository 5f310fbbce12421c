import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';

import { isBot } from '#domain/kernel/grants/isBot.ts';
import { lazyPart } from '#ui/lazyPart.ts';

import { selectIsAsking, selectIsChoosing } from '../consentSlice.ts';
import { ConsentBanner } from './ConsentBanner.tsx';

const PrivacyChoices = lazyPart(() => import('./PrivacyChoices.tsx').then((chunk) => chunk.PrivacyChoices));

/**
 * The banner while there is something to ask, and the choices while they are open; their code comes when they are first
 * opened. Crawlers are asked nothing.
 */
export function ConsentPrompt() {
  const isAsking = useSelector(selectIsAsking);
  const isChoosing = useSelector(selectIsChoosing);
  const [wasOpened, setWasOpened] = useState(false);
  if (isChoosing && !wasOpened) setWasOpened(true);
  const banner = isAsking && !isBot(navigator.userAgent) && <ConsentBanner />;
  return (
    <>
      {!isChoosing && banner}
      {wasOpened && (
        <Suspense fallback={banner}>
          <PrivacyChoices />
        </Suspense>
      )}
    </>
  );
}
