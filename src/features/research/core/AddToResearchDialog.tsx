import { useRef } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';

import { toastRaised, useToastAction } from '#features/kernel/toasts/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';

import { AddToResearchForm } from './AddToResearchForm.tsx';
import { useResearchDestinationsQuery } from './questionsApi.ts';
import { addTexts as texts } from './texts.ts';

const SEE = 'research.see-added';

/** Chooses the question or folder for a page of this site. States: loading, failed, the form. */
export function AddToResearchDialog({
  address,
  open,
  onClose,
}: {
  address: string;
  open: boolean;
  onClose: () => void;
}) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { data, ...answer } = useResearchDestinationsQuery(undefined, { skip: !open });
  const used = useRef<string>(null);
  useToastAction(SEE, () => {
    if (used.current !== null) void navigate(used.current);
  });
  const added = (name: string, at: string) => {
    used.current = at;
    dispatch(toastRaised({ title: texts.added(name), action: { id: SEE, label: texts.see } }));
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={texts.title} fillsPhones>
      {data && <AddToResearchForm address={address} destinations={data} onAdded={added} onCancel={onClose} />}
      {!data && <NoAnswer of={answer} texts={texts} headingLevel={3} />}
    </Dialog>
  );
}
