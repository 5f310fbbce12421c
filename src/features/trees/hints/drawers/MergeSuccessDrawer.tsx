import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { displayName } from '#domain/kernel/names/displayName.ts';
import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { type TreeDrawerProps, useTreePersonQuery, useUndoTreeChangeMutation } from '#features/trees/core/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';

import { mergeDoneTexts } from '../texts.tsx';
import styles from './Drawer.module.scss';

/** After a record was added: what was done, how to undo it, and where to go on. */
export function Component({ tree, params, personId }: TreeDrawerProps) {
  const id = params.id ?? personId ?? tree.familyTreeRef;
  const [query] = useSearchParams();
  const changeId = query.get('change');
  const { currentData: person } = useTreePersonQuery({ id });
  const [undo, { isLoading, error, data: undone }] = useUndoTreeChangeMutation();
  const result = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: the keyboard goes on from what took its place.
  useEffect(() => {
    if (undone?.changeId) result.current?.focus();
  }, [undone?.changeId]);
  const name = person ? displayName(person.card.given, person.card.surname) : mergeDoneTexts.anyone;
  const problems = [
    ...(undone?.problems ?? []).map(({ message }) => message),
    ...(undone?.conflicts ?? []).map(({ label }) => mergeDoneTexts.changedSince(label)),
  ];
  if (undone?.changeId) {
    return (
      <div ref={result} tabIndex={-1} className={styles.narrow}>
        <Notice
          tone="success"
          headingLevel={2}
          title={mergeDoneTexts.undone(name)}
          actions={<ButtonLink to={chartAddress(id, 'hints')}>{mergeDoneTexts.backToHints}</ButtonLink>}
        >
          <p>{mergeDoneTexts.undoneText}</p>
        </Notice>
      </div>
    );
  }
  return (
    <div className={styles.narrow}>
      <Notice tone="success" headingLevel={2} title={mergeDoneTexts.title(name)}>
        <p>{mergeDoneTexts.text}</p>
      </Notice>
      <Inline gap={2}>
        <ButtonLink variant="primary" to={chartAddress(id, 'profile')}>
          {mergeDoneTexts.see}
        </ButtonLink>
        <ButtonLink to={chartAddress(id, 'hints')}>{mergeDoneTexts.more}</ButtonLink>
        {changeId !== null && (
          <Button variant="quiet" loading={isLoading} onClick={() => void undo({ changeId, ref: id })}>
            {mergeDoneTexts.undo}
          </Button>
        )}
      </Inline>
      {error && <p role="alert">{describeError(error)}</p>}
      {problems.length > 0 && (
        <Notice tone="warning" title={mergeDoneTexts.notUndone}>
          <p>{problems.join(' ')}</p>
        </Notice>
      )}
    </div>
  );
}
