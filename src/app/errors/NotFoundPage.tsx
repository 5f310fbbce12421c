import { useEffect } from 'react';

import { ButtonLink } from '#ui/Button/ButtonLink.tsx';

import { markPageRendered } from '../content/whenPageRendered.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { errorTexts, notFoundTexts } from './texts.ts';

/** There is no page at this address, or none that this reader may know of. */
export function NotFoundPage() {
  useEffect(markPageRendered, []);
  return (
    <ErrorScreen
      code="404"
      heading={notFoundTexts.heading}
      actions={
        <>
          <ButtonLink variant="primary" to="/">
            {errorTexts.home}
          </ButtonLink>
          <ButtonLink to="/search/historical-records">{notFoundTexts.sets}</ButtonLink>
        </>
      }
    >
      <p>{notFoundTexts.text}</p>
    </ErrorScreen>
  );
}
