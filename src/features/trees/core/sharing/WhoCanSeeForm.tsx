import { useState } from 'react';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { SHARE_MODES } from '#domain/trees/sharing/shareMode.ts';
import { Button } from '#ui/Button/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Form } from '#ui/Form/Form.tsx';
import { useForm } from '#ui/Form/useForm.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { whoTexts } from './texts.ts';
import { useChangeTreeSharingMutation, type TreeSharing } from './treeSharingApi.ts';

const NAMES = { private: 'PRIVATE', shared: 'SHARED', public: 'PUBLIC', 'public-shared': 'PUBLIC_SHARED' } as const;
const OPTIONS = SHARE_MODES.map(({ mode, label, meaning }) => ({ value: NAMES[mode], label, hint: meaning }));

type ModeValues = Pick<TreeSharing, 'mode' | 'needsSubscription' | 'readersMayExport'>;

/** Who can see the tree, the one list of it. Making it private asks first where people lose access by it. */
export function WhoCanSeeForm({ treeId, sharing }: { treeId: string; sharing: TreeSharing }) {
  const [isAsking, setAsking] = useState(false);
  const [change, { isLoading, error, isSuccess }] = useChangeTreeSharingMutation();
  const save = ({ mode, needsSubscription, readersMayExport }: ModeValues) => {
    setAsking(false);
    void change({
      ref: treeId,
      mode,
      needsSubscription: mode.startsWith('PUBLIC') && needsSubscription,
      readersMayExport: mode !== 'PRIVATE' && readersMayExport,
    });
  };
  const taken = sharing.members.length + sharing.invitations.length;
  const form = useForm<ModeValues>({
    initialValues: {
      mode: sharing.mode,
      needsSubscription: sharing.needsSubscription,
      readersMayExport: sharing.readersMayExport,
    },
    onSubmit: (values) => (values.mode === 'PRIVATE' && taken > 0 ? setAsking(true) : save(values)),
  });
  const { mode, needsSubscription, readersMayExport } = form.values;
  const isPublic = mode.startsWith('PUBLIC');
  const isPrivate = mode === 'PRIVATE';
  const isChanged =
    mode !== sharing.mode ||
    (isPublic && needsSubscription !== sharing.needsSubscription) ||
    (!isPrivate && readersMayExport !== sharing.readersMayExport);
  return (
    <Form form={form}>
      <Stack gap={4}>
        <RadioGroup
          name="mode"
          label={whoTexts.who}
          options={OPTIONS}
          value={mode}
          onChange={(value) => void form.setFieldValue('mode', value)}
        />
        {isPublic && (
          <CheckboxField
            name="needsSubscription"
            label={whoTexts.subscribersOnly}
            hint={whoTexts.subscribersOnlyHint}
            checked={needsSubscription}
            onChange={form.handleChange}
          />
        )}
        {!isPrivate && (
          <CheckboxField
            name="readersMayExport"
            label={whoTexts.download}
            hint={whoTexts.downloadHint}
            checked={readersMayExport}
            onChange={form.handleChange}
          />
        )}
        {error !== undefined && <p role="alert">{describeError(error)}</p>}
        <Inline gap={3}>
          <Button type="submit" variant="primary" loading={isLoading} disabled={!isChanged}>
            {whoTexts.save}
          </Button>
          <span role="status">{isSuccess && !isChanged && whoTexts.saved}</span>
        </Inline>
      </Stack>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={whoTexts.privateAsk}
        description={whoTexts.privateEffect(sharing.members.length, sharing.invitations.length)}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{whoTexts.privateCancel}</Button>
            <Button variant="primary" onClick={() => save(form.values)}>
              {whoTexts.privateConfirm}
            </Button>
          </>
        }
      />
    </Form>
  );
}
