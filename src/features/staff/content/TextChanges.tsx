import { useDispatch } from 'react-redux';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { messageShown } from '#features/kernel/toasts/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Stack } from '#ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { type EditableText, useRestoreSiteTextMutation } from './contentApi.ts';
import { changesTexts as texts } from './texts.ts';

type Change = EditableText['changes'][number];

const whatOf = ({ isRemoval, isDraft }: Change): string => {
  if (isRemoval) return texts.removed;
  return isDraft ? texts.draft : texts.published;
};

/** Who wrote what when; any earlier text, or that of the files, can hold again. States: never written here, a table. */
export function TextChanges({ text: { name, revision, changes } }: { text: EditableText }) {
  const dispatch = useDispatch();
  const [restore, { error, isLoading, originalArgs }] = useRestoreSiteTextMutation();
  const onRestore = async (to: number) => {
    const answer = await restore({ name, revision, to });
    if (answer.error === undefined) dispatch(messageShown(to === 0 ? texts.takenAway : texts.restored));
  };
  if (changes.length === 0) return null;
  const columns: readonly Column<Change>[] = [
    {
      id: 'when',
      header: texts.when,
      narrow: true,
      isRowHeader: true,
      cell: ({ changedAt }) => <time dateTime={changedAt}>{momentInWords(changedAt)}</time>,
    },
    { id: 'who', header: texts.who, cell: ({ staff }) => staff ?? texts.formerStaff },
    { id: 'what', header: texts.what, cell: whatOf },
    {
      id: 'restore',
      header: texts.again,
      narrow: true,
      cell: (change) =>
        change.revision !== revision &&
        !change.isRemoval && (
          <Button
            loading={isLoading && originalArgs?.to === change.revision}
            onClick={() => void onRestore(change.revision)}
          >
            {texts.restore}
            <VisuallyHidden> {texts.restoreOf(momentInWords(change.changedAt))}</VisuallyHidden>
          </Button>
        ),
    },
  ];
  return (
    <Stack gap={3}>
      <FormRefusal title={texts.notRestored} reason={error === undefined ? null : describeError(error)} />
      <Card title={texts.title} flush>
        <DataTable
          bare
          hideCaption
          stacks="named"
          caption={texts.caption}
          columns={columns}
          rows={changes}
          rowKey={(change) => String(change.revision)}
          density="comfortable"
        />
      </Card>
      {changes[0]?.isRemoval !== true && (
        <div>
          <Button loading={isLoading && originalArgs?.to === 0} onClick={() => void onRestore(0)}>
            {texts.remove}
          </Button>
        </div>
      )}
    </Stack>
  );
}
