import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import { clipFormTexts as texts, clipToolTexts } from '../texts.ts';
import styles from './ClipTool.module.scss';

interface ClipSavedProps {
  clipping: { id: string; title: string };
  onAgain: () => void;
  onClose: () => void;
}

/** What comes after a clipping is saved. */
export const ClipSaved = ({ clipping: { id, title }, onAgain, onClose }: ClipSavedProps) => (
  <div className={styles.form}>
    <Notice tone="success" headingLevel={3} title={texts.saved(title)}>
      <p>{texts.savedWhy}</p>
    </Notice>
    <ButtonLink variant="primary" to={`/collections/all-clippings?clipping=${id}`}>
      {texts.open}
    </ButtonLink>
    <Button onClick={onAgain}>{texts.another}</Button>
    <Button variant="quiet" onClick={onClose}>
      {clipToolTexts.close}
    </Button>
  </div>
);
