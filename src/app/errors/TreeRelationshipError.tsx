import { relationsAddress } from '#domain/kernel/errors/relationsAddress.ts';
import type { Failure } from '#services/graphql/failure.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';

import { ErrorScreen } from './ErrorScreen.tsx';
import { relationshipTexts } from './lateTexts.ts';

/**
 * A family that cannot be: a child older than a parent, a person who is their own ancestor (spec 1 sections 2 and 8).
 */
export function TreeRelationshipError({ failure }: { failure: Extract<Failure, { kind: 'graphql' }> }) {
  return (
    <ErrorScreen
      heading={relationshipTexts.heading}
      requestId={failure.requestId}
      error={failure}
      actions={
        failure.tree && (
          <ButtonLink variant="primary" to={relationsAddress(failure.tree)}>
            {relationshipTexts.next}
          </ButtonLink>
        )
      }
    >
      <p>{relationshipTexts.text}</p>
    </ErrorScreen>
  );
}
