import { useTreeWarningsQuery } from '#features/trees/core/index.ts';
import { Notice } from '#ui/Notice/Notice.tsx';

import { usePlaceOfPerson } from '../hooks/usePlaceOfPerson.ts';
import { relationshipProblemTexts as texts } from './texts.ts';

const MOST = 100;

/** Where the error page of a relationship leads: what cannot be, and how to correct it. */
export function RelationshipProblem({ personId }: { personId: string }) {
  const { tree, mayEdit } = usePlaceOfPerson();
  const { currentData } = useTreeWarningsQuery({ ref: tree.id, first: MOST }, { skip: !mayEdit });
  const own = (currentData?.warnings ?? []).filter((warning) => warning.personId === personId);
  return (
    <Notice tone="warning" title={texts.title}>
      {own.length > 0 && (
        <ul>
          {own.map(({ code, text }) => (
            <li key={`${code} ${text}`}>{text}</li>
          ))}
        </ul>
      )}
      <p>{mayEdit ? texts.editors : texts.others}</p>
    </Notice>
  );
}
