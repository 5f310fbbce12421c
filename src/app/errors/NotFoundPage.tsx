import { ButtonLink } from '#ui/Button/ButtonLink.tsx';

import { ErrorScreen } from './ErrorScreen.tsx';

/** There is no page at this address, or none that this reader may know of. */
export function NotFoundPage() {
  return (
    <ErrorScreen
      code="404"
      heading="Page not found"
      actions={
        <>
          <ButtonLink variant="primary" to="/">Back to homepage</ButtonLink>
          <ButtonLink to="/search/historical-records">Browse all record sets</ButtonLink>
        </>
      }
    >
      <p>There is no page at this address. It may have moved, or the address may be mistyped.</p>
    </ErrorScreen>
  );
}
