import { relationsAddress } from '#domain/kernel/errors/relationsAddress.ts';
import type { Failure } from '#services/graphql/failure.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';

import { ErrorScreen } from './ErrorScreen.tsx';

/** A family that cannot be: a child older than a parent, somebody their own ancestor (spec 1 sections 2 and 8). */
export function TreeRelationshipError({ failure }: { failure: Extract<Failure, { kind: 'graphql' }> }) {
  return (
    <ErrorScreen
      heading="There's a problem with a relationship in your tree"
      requestId={failure.requestId}
      error={failure}
      actions={failure.tree && <ButtonLink variant="primary" to={relationsAddress(failure.tree)}>Next</ButtonLink>}
    >
      <p>Two people in it are related in a way that cannot be. Please fix this relationship, and your tree will open again.</p>
    </ErrorScreen>
  );
}
