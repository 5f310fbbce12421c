import { useState } from 'react';

import { capitalised } from '#domain/kernel/wording/capitalised.ts';
import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { type TreeDrawerProps, useUndoTreeChangeMutation } from '#features/trees/core/index.ts';
import { describeError } from '#services/graphql/errors.ts';
import { failureText } from '#services/graphql/failureText.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { type Suggestion, type SuggestionFor, useAddTreeSuggestionMutation, useTreeSuggestionsQuery } from '../treeHintsApi.ts';
import styles from './Drawer.module.scss';

interface SuggestionListProps extends Pick<TreeDrawerProps, 'tree' | 'personId'> {
  wanted: SuggestionFor;
}

/** Where a suggestion comes from, as a link. */
function Origin({ suggestion: { record, treeName, otherPersonId } }: { suggestion: Suggestion }) {
  if (record) return <TextLink to={`/transcript?id=${encodeURIComponent(record.id)}`}>Read the record</TextLink>;
  return otherPersonId === null ? null : <TextLink to={chartAddress(otherPersonId, '', { isPublicView: true, publicTreeShareToken: null, viewAs: null })}>{treeName}</TextLink>;
}

/** People who may be the mother or a spouse, each with where that is told. States: loading, failed, none, people, added. */
export function SuggestionList({ tree, personId, wanted }: SuggestionListProps) {
  const id = personId ?? '';
  const { currentData, error, refetch } = useTreeSuggestionsQuery({ personId: id, for: wanted }, { skip: personId === null });
  const [add, { isLoading, error: notAdded, data: outcome, originalArgs }] = useAddTreeSuggestionMutation();
  const [undo, { isLoading: isUndoing }] = useUndoTreeChangeMutation();
  const [added, setAdded] = useState<{ name: string; changeId: string } | null>(null);
  if (personId === null) return <Notice tone="info" title="This tree has nobody yet" />;
  if (error && !currentData) return <LoadFailure title="The suggestions could not be loaded" {...failureText(error)} onRetry={() => void refetch()} />;
  if (!currentData) return <PageSkeleton label="Loading suggestions" />;
  const choose = async ({ key, name }: Suggestion) => {
    const { data } = await add({ personId: id, for: wanted, key });
    if (data?.changeId) setAdded({ name, changeId: data.changeId });
  };
  const takeBack = async () => {
    if (added && (await undo({ changeId: added.changeId, ref: id })).data?.changeId) setAdded(null);
  };
  const who = wanted === 'MOTHER' ? 'mother' : 'spouse';
  return (
    <div className={styles.narrow}>
      {added && (
        <Notice tone="success" title={`${added.name} was added`} actions={<Button variant="quiet" loading={isUndoing} onClick={() => void takeBack()}>Undo</Button>}>
          <p>The source is cited.</p>
        </Notice>
      )}
      {currentData.length === 0 && !added && (
        <Notice tone="empty" headingLevel={2} title={`No suggestions for a ${who}`} actions={<ButtonLink to={chartAddress(id, `${id}/add-relative`)}>Add a {who} yourself</ButtonLink>}>
          <p>Suggestions come from baptisms, marriages and censuses that may be of this person, and from public trees.</p>
        </Notice>
      )}
      <ul className={styles.list}>
        {currentData.map((suggestion) => (
          <li key={suggestion.key}>
            <Card>
              <h2>{suggestion.name}</h2>
              <p className={styles.facts}>
                {suggestion.born && `${capitalised(suggestion.born)}. `}
                {suggestion.reason}. <Origin suggestion={suggestion} />
              </p>
              <Inline gap={2}>
                <Button size="sm" variant="primary" loading={isLoading && originalArgs?.key === suggestion.key} aria-label={`Add ${suggestion.name} as ${who}, ${suggestion.reason}`} onClick={() => void choose(suggestion)}>
                  Add as {who}
                </Button>
              </Inline>
            </Card>
          </li>
        ))}
      </ul>
      {notAdded !== undefined && <p role="alert">{describeError(notAdded)}</p>}
      {outcome && outcome.problems.length > 0 && <Notice tone="error" title="Nobody was added"><p>{outcome.problems.map(({ message }) => message).join(' ')}</p></Notice>}
      <p className={styles.facts}>In {tree.name}</p>
    </div>
  );
}
