import { Camera, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { Avatar } from '#ui/Avatar/Avatar.tsx';
import { Button } from '#ui/Button/Button.tsx';

import { useDeletePictureMutation, type OwnProfile } from '../profileApi.ts';
import { pictureTexts } from '../texts.ts';
import styles from './profile.module.scss';

const loadDialog = () => import('./PictureDialog.tsx').then((chunk) => ({ default: chunk.PictureDialog }));
const PictureDialog = lazy(loadDialog);

/**
 * The own picture, to be changed or deleted, beside the words about its owner. The window for choosing and cutting one
 * arrives when it is reached for.
 */
export function PictureEditor({ profile, children }: { profile: OwnProfile; children: ReactNode }) {
  const { username, profilePicture } = profile;
  const [deletePicture, { isLoading }] = useDeletePictureMutation();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [message, setMessage] = useState('');
  const prepare = () => void loadDialog().catch(() => undefined);
  const open = () => {
    setMessage('');
    setWasOpened(true);
    setOpen(true);
  };
  const onDelete = async () => {
    const { error } = await deletePicture();
    setMessage(error ? pictureTexts.notRemoved(describeError(error)) : pictureTexts.removed);
  };
  const onSaved = (text: string) => {
    setOpen(false);
    setMessage(text);
  };
  return (
    <div className={styles.head}>
      <Avatar size="lg" name={username} src={profilePicture} />
      <div className={styles.who}>{children}</div>
      <div className={styles.pictureActions}>
        <Button
          size="sm"
          icon={<Camera aria-hidden="true" size={16} />}
          onClick={open}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          {profilePicture ? pictureTexts.change : pictureTexts.add}
        </Button>
        {profilePicture && (
          <Button
            size="sm"
            variant="quiet"
            icon={<Trash2 aria-hidden="true" size={16} />}
            loading={isLoading}
            onClick={() => void onDelete()}
          >
            {pictureTexts.remove}
          </Button>
        )}
        <p role="status" className={styles.aside}>
          {message}
        </p>
      </div>
      {wasOpened && (
        <Suspense fallback={null}>
          <PictureDialog open={isOpen} onClose={() => setOpen(false)} onSaved={onSaved} />
        </Suspense>
      )}
    </div>
  );
}
