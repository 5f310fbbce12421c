import { useTreeWarningsQuery } from '#features/trees/core/index.ts';
import { Notice } from '#ui/Notice/Notice.tsx';

import { usePlaceOfPerson } from '../hooks/usePlaceOfPerson.ts';

const MOST = 100;

/** Where the error page of a relationship leads: what cannot be, and how to mend it. */
export function RelationshipProblem({ personId }: { personId: string }) {
  const { tree, mayEdit } = usePlaceOfPerson();
  const { currentData } = useTreeWarningsQuery({ ref: tree.id, first: MOST }, { skip: !mayEdit });
  const own = (currentData?.warnings ?? []).filter((warning) => warning.personId === personId);
  return (
    <Notice tone="warning" title="A relationship here cannot be right">
      {own.length > 0 && (
        <ul>
          {own.map(({ code, text }) => (
            <li key={`${code} ${text}`}>{text}</li>
          ))}
        </ul>
      )}
      <p>{mayEdit ? 'Unlink whoever does not belong here, or change how they belong; then add them again in the right place.' : 'The owner of the tree can mend it.'}</p>
    </Notice>
  );
}
