import { useFamilyTreesQuery } from '#features/trees/core/index.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import { AttachForm } from './AttachForm.tsx';
import { attachTexts as texts } from './texts.ts';

export interface AttachToPersonProps {
  clippingId: string;
  onClose: () => void;
}

/** Asks for the person of a tree whom a clipping is about. States: loading, failed, no tree to edit, the form. */
export function AttachToPersonDialog({ clippingId, onClose }: AttachToPersonProps) {
  const { data, ...answer } = useFamilyTreesQuery();
  const trees = data?.filter(({ isEditable }) => isEditable);
  return (
    <Dialog open onClose={onClose} title={texts.title} fillsPhones>
      {trees && trees.length > 0 && <AttachForm clippingId={clippingId} trees={trees} onClose={onClose} />}
      {trees?.length === 0 && (
        <Notice
          tone="empty"
          headingLevel={3}
          title={texts.noTree.title}
          actions={<ButtonLink to="/tree/all-trees">{texts.noTree.action}</ButtonLink>}
        >
          <p>{texts.noTree.text}</p>
        </Notice>
      )}
      {!trees && <NoAnswer of={answer} texts={texts} headingLevel={3} />}
    </Dialog>
  );
}
