import { describeError } from '#domain/kernel/errors/describeError.ts';
import { Button } from '#ui/Button/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { heirsTexts as texts } from './heirsTexts.ts';
import styles from './TreeHeirs.module.scss';
import { type HeirsOfTrees, useNameTreeHeirsMutation, useTreeHeirsQuery } from './treeHeirsApi.ts';

function HeirsOfTree({ tree: { treeId, treeName, others, editors, mostHeirs } }: { tree: HeirsOfTrees[number] }) {
  const [name, { isLoading, error }] = useNameTreeHeirsMutation();
  const heirs = editors.flatMap(({ memberId, isHeir }) => (isHeir ? memberId : []));
  const turn = (memberId: string, isHeir: boolean) =>
    void name({ ref: treeId, memberIds: isHeir ? [...heirs, memberId] : heirs.filter((heir) => heir !== memberId) });
  return (
    <fieldset className={styles.tree}>
      <legend className={styles.legend}>{texts.whoTakes(treeName)}</legend>
      <p>
        {editors.length === 0
          ? texts.noEditors(others)
          : heirs.length === 0
            ? texts.noHeirs(others)
            : texts.heirs(heirs.length)}
      </p>
      {editors.map(({ memberId, name: called, isHeir }) => (
        <CheckboxField
          key={memberId}
          label={called}
          checked={isHeir}
          disabled={isLoading || (!isHeir && heirs.length >= mostHeirs)}
          onChange={(event) => turn(memberId, event.target.checked)}
        />
      ))}
      {error !== undefined && <p role="alert">{describeError(error)}</p>}
    </fieldset>
  );
}

/**
 * Who may take over the reader's trees when the account is erased; saved with each choice. Nothing where no one else
 * has a tree. States: loading, failed with retry, trees with their editors, trees without an editor.
 *
 * @param treeId - only of this tree; without it of all
 * @param intro - what is said before
 */
export function TreeHeirs({ treeId, intro }: { treeId?: string; intro: string }) {
  const { currentData, error, refetch } = useTreeHeirsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!currentData && error) {
    return (
      <p role="alert">
        {texts.failed} {describeError(error)}{' '}
        <Button size="sm" onClick={() => void refetch()}>
          {texts.again}
        </Button>
      </p>
    );
  }
  if (!currentData) return <Spinner label={texts.loading} />;
  const trees = treeId === undefined ? currentData : currentData.filter((tree) => tree.treeId === treeId);
  if (trees.length === 0) return null;
  return (
    <Stack gap={4}>
      <p>{intro}</p>
      {trees.map((tree) => (
        <HeirsOfTree key={tree.treeId} tree={tree} />
      ))}
    </Stack>
  );
}
