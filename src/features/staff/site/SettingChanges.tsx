import { useDispatch } from 'react-redux';

import { lazyDateFormat } from '#domain/kernel/dates/lazyDateFormat.ts';
import { messageShown } from '#features/kernel/toasts/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { LOGO } from './LogoCard.tsx';
import { refusalText } from './refusalText.ts';
import { type SettingChange, useUndoSiteSettingMutation } from './siteApi.ts';
import { historyTexts as texts, SETTING_TEXTS, wordsOfOption } from './texts.ts';

/** In UTC, so that two people who compare notes read the same. */
const TIME = lazyDateFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
const MAPS = 'MAP_LAYERS';
/** A value in words: the name of a logo says nothing to a reader, and a list in JSON too much. */
const wordsFor = (name: string, value: string): string => {
  if (value === '') return texts.nothing;
  if (name === MAPS) return texts.maps(JSON.parse(value) as { name: string; year: number }[]);
  return name === LOGO ? texts.logo(value) : wordsOfOption(name, value);
};
const labelOf = ({ name }: SettingChange): string => SETTING_TEXTS[name]?.label ?? name;

/** Who changed what; the newest change of a setting can be taken back. States: none, a table. */
export function SettingChanges({ changes }: { changes: readonly SettingChange[] }) {
  const dispatch = useDispatch();
  const [undo, { error, isLoading, originalArgs }] = useUndoSiteSettingMutation();
  const onUndo = async (id: string) => {
    const answer = await undo({ id });
    if (answer.error === undefined) dispatch(messageShown(texts.undone));
  };
  const columns: readonly Column<SettingChange>[] = [
    {
      id: 'when',
      header: texts.when,
      narrow: true,
      isRowHeader: true,
      cell: ({ changedAt }) => <time dateTime={changedAt}>{TIME.format(new Date(changedAt))}</time>,
    },
    { id: 'who', header: texts.who, cell: ({ staff }) => staff ?? texts.formerStaff },
    { id: 'what', header: texts.what, cell: labelOf },
    {
      id: 'change',
      header: texts.change,
      cell: ({ name, was, becomes }) => texts.fromTo(wordsFor(name, was), wordsFor(name, becomes)),
    },
    {
      id: 'undo',
      header: texts.undo,
      narrow: true,
      cell: (change) =>
        change.mayBeUndone && (
          <Button loading={isLoading && originalArgs?.id === change.id} onClick={() => void onUndo(change.id)}>
            {texts.undo}
            <VisuallyHidden> {texts.undoOf(labelOf(change))}</VisuallyHidden>
          </Button>
        ),
    },
  ];
  return (
    <Stack gap={3}>
      <FormRefusal title={texts.notUndone} reason={refusalText(error)} />
      <Card title={texts.title} flush={changes.length > 0}>
        {changes.length === 0 ? (
          <p>{texts.none}</p>
        ) : (
          <DataTable
            bare
            stacks="named"
            hideCaption
            caption={texts.caption}
            columns={columns}
            rows={changes}
            rowKey={({ id }) => id}
            density="comfortable"
          />
        )}
      </Card>
    </Stack>
  );
}
