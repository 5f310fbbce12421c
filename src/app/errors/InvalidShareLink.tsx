import type { Failure } from '#services/graphql/failure.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';

import { ErrorScreen } from './ErrorScreen.tsx';

/** A link to somebody's tree that opens nothing: mistyped, used, expired or taken back, which are not told apart. */
export function InvalidShareLink({ failure }: { failure: Failure }) {
  return (
    <ErrorScreen heading="This share link does not work" requestId={failure.requestId} error={failure} actions={<ButtonLink variant="primary" to="/">Back to homepage</ButtonLink>}>
      <p>It may be incomplete, may have expired or been used already, or the owner of the tree may have taken it back.</p>
      <p>Ask the person who sent it to you for a new one.</p>
    </ErrorScreen>
  );
}
