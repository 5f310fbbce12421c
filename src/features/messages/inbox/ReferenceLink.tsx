import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { Message } from './conversationsApi.ts';
import styles from './inbox.module.scss';
import { threadTexts as texts } from './texts.ts';

type Reference = Message['references'][number];

/** A page a message is about, named as far as its reader may see it. */
export function ReferenceLink({ reference: { address, name, detail } }: { reference: Reference }) {
  if (name === null) return <span className={styles.muted}>{texts.hiddenPage}</span>;
  return (
    <>
      <TextLink to={address}>{name}</TextLink>
      {detail !== null && <span className={styles.muted}> {detail}</span>}
    </>
  );
}
