import { Camera, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState, type ReactNode } from 'react';

import { describeError } from '#services/graphql/errors.ts';
import { Avatar } from '#ui/Avatar/Avatar.tsx';
import { Button } from '#ui/Button/Button.tsx';

import { useDeletePictureMutation, type OwnProfile } from '../profileApi.ts';
import styles from './profile.module.scss';

const loadDialog = () => import('./PictureDialog.tsx').then((chunk) => ({ default: chunk.PictureDialog }));
const PictureDialog = lazy(loadDialog);

/**
 * The own picture, to be changed or deleted, beside the words about its owner. The window for choosing and cutting one
 * arrives when somebody reaches for it.
 */
export function PictureEditor({ profile, children }: { profile: OwnProfile; children: ReactNode }) {
  const { username, profilePicture } = profile;
  const [deletePicture, { isLoading }] = useDeletePictureMutation();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const [told, setTold] = useState('');
  const prepare = () => void loadDialog().catch(() => undefined);
  const open = () => {
    setTold('');
    setWasOpened(true);
    setOpen(true);
  };
  const onDelete = async () => {
    const { error } = await deletePicture();
    setTold(error ? `Your picture could not be deleted. ${describeError(error)}` : 'Your picture is deleted.');
  };
  const onSaved = (text: string) => {
    setOpen(false);
    setTold(text);
  };
  return (
    <div className={styles.head}>
      <Avatar size="lg" name={username} src={profilePicture} />
      <div className={styles.who}>{children}</div>
      <div className={styles.pictureActions}>
        <Button size="sm" icon={<Camera aria-hidden="true" size={16} />} onClick={open} onPointerEnter={prepare} onFocus={prepare}>
          {profilePicture ? 'Change picture' : 'Add a picture'}
        </Button>
        {profilePicture && (
          <Button size="sm" variant="quiet" icon={<Trash2 aria-hidden="true" size={16} />} loading={isLoading} onClick={() => void onDelete()}>
            Delete picture
          </Button>
        )}
        <p role="status" className={styles.aside}>
          {told}
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
