import type { Failure } from '#services/graphql/failure.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';

import { ErrorScreen } from './ErrorScreen.tsx';
import { shareLinkTexts } from './lateTexts.ts';
import { errorTexts } from './texts.ts';

/** A link to a member's tree that opens nothing: mistyped, used, expired or withdrawn, which look alike. */
export function InvalidShareLink({ failure }: { failure: Failure }) {
  return (
    <ErrorScreen
      heading={shareLinkTexts.heading}
      requestId={failure.requestId}
      error={failure}
      actions={
        <ButtonLink variant="primary" to="/">
          {errorTexts.home}
        </ButtonLink>
      }
    >
      <p>{shareLinkTexts.text}</p>
      <p>{shareLinkTexts.ask}</p>
    </ErrorScreen>
  );
}
