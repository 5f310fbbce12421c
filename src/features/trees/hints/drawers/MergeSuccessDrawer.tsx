import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

import { displayName } from '#domain/kernel/names/displayName.ts';
import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { type TreeDrawerProps, useTreePersonQuery, useUndoTreeChangeMutation } from '#features/trees/core/index.ts';
import { describeError } from '#services/graphql/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';

import styles from './Drawer.module.scss';

/** After a record was taken in: what was done, the way back, and the way on. */
export function Component({ tree, params, personId }: TreeDrawerProps) {
  const id = params.id ?? personId ?? tree.familyTreeRef;
  const [query] = useSearchParams();
  const changeId = query.get('change');
  const { currentData: person } = useTreePersonQuery({ id });
  const [undo, { isLoading, error, data: undone }] = useUndoTreeChangeMutation();
  const result = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: whoever goes by keyboard goes on where it was.
  useEffect(() => {
    if (undone?.changeId) result.current?.focus();
  }, [undone?.changeId]);
  const name = person ? displayName(person.card.given, person.card.surname) : 'the person';
  const problems = [...(undone?.problems ?? []).map(({ message }) => message), ...(undone?.conflicts ?? []).map(({ label }) => `${label} was changed since.`)];
  if (undone?.changeId) {
    return (
      <div ref={result} tabIndex={-1} className={styles.narrow}>
        <Notice tone="success" headingLevel={2} title={`The record was taken off ${name} again`} actions={<ButtonLink to={chartAddress(id, 'hints')}>Back to hints</ButtonLink>}>
          <p>The tree is as it was before.</p>
        </Notice>
      </div>
    );
  }
  return (
    <div className={styles.narrow}>
      <Notice tone="success" headingLevel={2} title={`The record was added to ${name}`}>
        <p>Every fact you took cites it.</p>
      </Notice>
      <Inline gap={2}>
        <ButtonLink variant="primary" to={chartAddress(id, 'profile')}>See the person</ButtonLink>
        <ButtonLink to={chartAddress(id, 'hints')}>More hints</ButtonLink>
        {changeId !== null && (
          <Button variant="quiet" loading={isLoading} onClick={() => void undo({ changeId, ref: id })}>
            Undo
          </Button>
        )}
      </Inline>
      {error && <p role="alert">{describeError(error)}</p>}
      {problems.length > 0 && <Notice tone="warning" title="This cannot be undone by itself"><p>{problems.join(' ')}</p></Notice>}
    </div>
  );
}
