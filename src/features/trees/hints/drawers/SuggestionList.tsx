import { useState } from 'react';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { capitalise } from '#domain/kernel/wording/capitalise.ts';
import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { type TreeDrawerProps, useUndoTreeChangeMutation } from '#features/trees/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { hintsDrawerTexts, mergeDoneTexts, suggestionTexts } from '../texts.tsx';
import {
  type Suggestion,
  type SuggestionFor,
  useAddTreeSuggestionMutation,
  useTreeSuggestionsQuery,
} from '../treeHintsApi.ts';
import styles from './Drawer.module.scss';

interface SuggestionListProps extends Pick<TreeDrawerProps, 'tree' | 'personId'> {
  wanted: SuggestionFor;
}

/** Where a suggestion comes from, as a link. */
function Origin({ suggestion: { record, treeName, otherPersonId } }: { suggestion: Suggestion }) {
  if (record)
    return <TextLink to={`/transcript?id=${encodeURIComponent(record.id)}`}>{suggestionTexts.readRecord}</TextLink>;
  return otherPersonId === null ? null : (
    <TextLink to={chartAddress(otherPersonId, '', { isPublicView: true, publicTreeShareToken: null, viewAs: null })}>
      {treeName}
    </TextLink>
  );
}

/**
 * People who may be the mother or a spouse, each with the record or tree as evidence. States: loading, failed, none,
 * people, added.
 */
export function SuggestionList({ tree, personId, wanted }: SuggestionListProps) {
  const id = personId ?? '';
  const { currentData, ...answer } = useTreeSuggestionsQuery(
    { personId: id, for: wanted },
    { skip: personId === null },
  );
  const [add, { isLoading, error: notAdded, data: outcome, originalArgs }] = useAddTreeSuggestionMutation();
  const [undo, { isLoading: isUndoing }] = useUndoTreeChangeMutation();
  const [added, setAdded] = useState<{ name: string; changeId: string } | null>(null);
  if (personId === null) return <Notice tone="info" title={hintsDrawerTexts.noPeople} />;
  if (!currentData) return <NoAnswer of={answer} texts={suggestionTexts} />;
  const choose = async ({ key, name }: Suggestion) => {
    const { data } = await add({ personId: id, for: wanted, key });
    if (data?.changeId) setAdded({ name, changeId: data.changeId });
  };
  const undoIt = async () => {
    if (added && (await undo({ changeId: added.changeId, ref: id })).data?.changeId) setAdded(null);
  };
  const who = wanted === 'MOTHER' ? suggestionTexts.mother : suggestionTexts.spouse;
  return (
    <div className={styles.narrow}>
      {added && (
        <Notice
          tone="success"
          title={suggestionTexts.added(added.name)}
          actions={
            <Button variant="quiet" loading={isUndoing} onClick={() => void undoIt()}>
              {mergeDoneTexts.undo}
            </Button>
          }
        >
          <p>{suggestionTexts.addedText}</p>
        </Notice>
      )}
      {currentData.length === 0 && !added && (
        <Notice
          tone="empty"
          headingLevel={2}
          title={suggestionTexts.empty(who)}
          actions={
            <ButtonLink to={chartAddress(id, `${id}/add-relative`)}>{suggestionTexts.addYourself(who)}</ButtonLink>
          }
        >
          <p>{suggestionTexts.emptyText}</p>
        </Notice>
      )}
      <ul className={styles.list}>
        {currentData.map((suggestion) => (
          <li key={suggestion.key}>
            <Card>
              <h2>{suggestion.name}</h2>
              <p className={styles.facts}>
                {suggestion.born && `${capitalise(suggestion.born)}. `}
                {suggestion.reason}. <Origin suggestion={suggestion} />
              </p>
              <Inline gap={2}>
                <Button
                  size="sm"
                  variant="primary"
                  loading={isLoading && originalArgs?.key === suggestion.key}
                  aria-label={suggestionTexts.addLabel(suggestion.name, who, suggestion.reason)}
                  onClick={() => void choose(suggestion)}
                >
                  {suggestionTexts.addAs(who)}
                </Button>
              </Inline>
            </Card>
          </li>
        ))}
      </ul>
      {notAdded !== undefined && <p role="alert">{describeError(notAdded)}</p>}
      {outcome && outcome.problems.length > 0 && (
        <Notice tone="error" title={suggestionTexts.notAdded}>
          <p>{outcome.problems.map(({ message }) => message).join(' ')}</p>
        </Notice>
      )}
      <p className={styles.facts}>{suggestionTexts.inTree(tree.name)}</p>
    </div>
  );
}
