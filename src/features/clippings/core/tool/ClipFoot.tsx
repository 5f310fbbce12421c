import { useNavigate } from 'react-router-dom';

import { storeReturnLocation } from '#services/routing/returnLocation.ts';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import type { ClipRoom } from '../clipToolApi.ts';
import { refusalText } from '../refusalText.ts';
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

/** From this share of the limit on it is said how many there are. */
const NEARLY = 0.9;

interface ClipFootProps {
  hasRegions: boolean;
  room: ClipRoom | undefined;
  error: unknown;
  isSaving: boolean;
}

/** The end of the form: what is in its way, and the button that saves. */
export function ClipFoot({ hasRegions, room, error, isSaving }: ClipFootProps) {
  const { kept = 0, most = Infinity } = room?.myClippings ?? {};
  const isFull = kept >= most;
  return (
    <div className={styles.foot}>
      {error !== undefined && (
        <Notice tone="error" title={texts.failed}>
          <p>
            {refusalText(error)} {texts.safe}
          </p>
        </Notice>
      )}
      {isFull ? (
        <p role="alert">{texts.full(most)}</p>
      ) : (
        kept >= most * NEARLY && <p className={styles.hint}>{texts.room(kept, most)}</p>
      )}
      {!hasRegions && <p className={styles.hint}>{texts.noRegions}</p>}
      <Button type="submit" variant="primary" fullWidth loading={isSaving} disabled={!hasRegions || isFull}>
        {texts.save}
      </Button>
    </div>
  );
}

/**
 * A visitor's way to a saved clipping: through the sign-in, and back to the rectangles.
 * @param comeBackTo - the address that holds them.
 */
export function SignInToSave({ comeBackTo }: { comeBackTo: string }) {
  const navigate = useNavigate();
  const signIn = () => {
    storeReturnLocation(comeBackTo);
    void navigate('/sign-in?prompt=login');
  };
  return (
    <div className={styles.foot}>
      <p className={styles.hint}>{texts.signInHint}</p>
      <Button variant="primary" fullWidth onClick={signIn}>
        {texts.signIn}
      </Button>
    </div>
  );
}
