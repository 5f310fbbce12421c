import { Ellipsis, FileImage, Flag, Library, Lock, MessageSquare, Pencil, Printer, UserPlus } from 'lucide-react';
import { Suspense, useState } from 'react';

import { newMessageAddress } from '#domain/messages/core/conversationHash.ts';
import { imageViewerAddress } from '#domain/records/images/imageViewerAddress.ts';
import { useGrant } from '#features/kernel/grants/index.ts';
import { useMayWrite } from '#features/messages/core/index.ts';
import { AddToResearch } from '#features/research/core/index.ts';
import {
  addToTreeAddress,
  closeRecordAddress,
  editRecordAddress,
  errorReportAddress,
  transcriptAddress,
} from '#services/routing/recordAddresses.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Menu } from '#ui/Menu/Menu.tsx';

import { recordHeadTexts as texts } from '../texts.ts';
import type { Transcript } from '../transcriptApi.ts';
import styles from './HouseholdWalker.module.scss';

const AddToCollection = lazyPart(() =>
  import('#features/clippings/core/index.ts').then((chunk) => chunk.AddToCollection),
);

/** What most readers do with a record, as buttons: add it to a tree and look at the original. The rest is in a menu. */
export function RecordActions({
  record: { id, hasImage, mayEdit },
}: {
  record: Pick<Transcript, 'id' | 'hasImage' | 'mayEdit'>;
}) {
  const hasCollections = useGrant('collections');
  const mayWrite = useMayWrite();
  const [adding, setAdding] = useState<'never' | 'open' | 'closed'>('never');
  const report = {
    id: 'report',
    label: texts.reportError,
    icon: <Flag aria-hidden="true" />,
    to: errorReportAddress(id),
  };
  return (
    <div className={styles.actions}>
      <ButtonLink variant="primary" icon={<UserPlus aria-hidden="true" />} to={addToTreeAddress(id)}>
        {texts.addToTree}
      </ButtonLink>
      {hasImage === true ? (
        <ButtonLink icon={<FileImage aria-hidden="true" />} to={imageViewerAddress(id)}>
          {texts.seePage}
        </ButtonLink>
      ) : (
        <ButtonLink icon={report.icon} to={report.to}>
          {report.label}
        </ButtonLink>
      )}
      <AddToResearch address={transcriptAddress(id)} />
      <Menu
        label={texts.moreActions}
        entries={[
          ...(mayEdit === true
            ? [{ id: 'edit', label: texts.edit, icon: <Pencil aria-hidden="true" />, to: editRecordAddress(id) }]
            : []),
          ...(hasImage === true ? [report] : []),
          ...(hasCollections
            ? [
                {
                  id: 'collection',
                  label: texts.addToCollection,
                  icon: <Library aria-hidden="true" />,
                  onSelect: () => setAdding('open'),
                },
              ]
            : []),
          ...(mayWrite
            ? [
                {
                  id: 'send',
                  label: texts.send,
                  icon: <MessageSquare aria-hidden="true" />,
                  to: newMessageAddress({ about: transcriptAddress(id) }),
                },
              ]
            : []),
          { id: 'close', label: texts.requestClosure, icon: <Lock aria-hidden="true" />, to: closeRecordAddress(id) },
          { id: 'print', label: texts.print, icon: <Printer aria-hidden="true" />, onSelect: () => window.print() },
        ]}
      >
        {(trigger) => (
          <Button {...trigger} variant="quiet" icon={<Ellipsis aria-hidden="true" />}>
            <span className={styles.more}>{texts.more}</span>
          </Button>
        )}
      </Menu>
      {adding !== 'never' && (
        <Suspense fallback={null}>
          <AddToCollection isOpen={adding === 'open'} recordId={id} onClose={() => setAdding('closed')} />
        </Suspense>
      )}
    </div>
  );
}
