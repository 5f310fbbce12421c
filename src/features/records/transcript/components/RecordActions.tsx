import { Flag, Lock, Printer, UserPlus } from 'lucide-react';

import { addToTreeAddress, closeRecordAddress, errorReportAddress } from '#services/routing/recordAddresses.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';

import styles from './RecordActions.module.scss';

/** What a reader can do with a record: add it to a tree, say what is wrong, ask that it be closed, print it. */
export const RecordActions = ({ id }: { id: string }) => (
  <div className={styles.actions}>
    <ButtonLink size="sm" icon={<UserPlus aria-hidden="true" />} to={addToTreeAddress(id)}>
      Add to tree
    </ButtonLink>
    <ButtonLink size="sm" icon={<Flag aria-hidden="true" />} to={errorReportAddress(id)}>
      Report an error
    </ButtonLink>
    <ButtonLink size="sm" icon={<Lock aria-hidden="true" />} to={closeRecordAddress(id)}>
      Ask to close this record
    </ButtonLink>
    <Button size="sm" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
      Print
    </Button>
  </div>
);
