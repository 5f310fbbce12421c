import { useComeBack } from '#services/routing/useComeBack.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { WaysIn } from '#ui/WaysIn/WaysIn.tsx';

import { signInOfferTexts as texts } from '../texts.ts';

/** What a visitor reads of a record that is for members, with the way in that comes back here. */
export function SignInOffer() {
  const comeBack = useComeBack();
  return (
    <Notice tone="info" headingLevel={2} title={texts.title} actions={<WaysIn onLeave={comeBack} />}>
      <p>{texts.text}</p>
    </Notice>
  );
}
