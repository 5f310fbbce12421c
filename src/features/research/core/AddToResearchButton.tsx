import { FolderPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';

import { selectMember, type authSlice } from '#features/kernel/auth/index.ts';
import { useGrant } from '#features/kernel/grants/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import type { ButtonLook } from '#ui/Button/buttonClass.ts';
import { lazyPart } from '#ui/lazyPart.ts';

import { addToFolderTexts as texts } from './texts.ts';

const AddToFolderDialog = lazyPart(() => import('./AddToFolderDialog.tsx').then((chunk) => chunk.AddToFolderDialog));

type WithAuth = Record<typeof authSlice.name, ReturnType<typeof authSlice.reducer>>;

interface AddToFolderProps extends Pick<ButtonLook, 'variant' | 'size'> {
  /** The page's own address on this site, from the root. */
  address: string;
}

/** A button that puts a page of this site into one of the member's research folders. Members with `my-research:workspaces` only. */
export function AddToFolder({ address, variant, size }: AddToFolderProps) {
  const member = useSelector((state: WithAuth) => selectMember(state));
  const hasFolders = useGrant('my-research:workspaces');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (!member || !hasFolders) return null;
  const open = () => {
    setOpen(true);
    setWasOpened(true);
  };
  return (
    <>
      <Button variant={variant} size={size} icon={<FolderPlus aria-hidden="true" />} aria-haspopup="dialog" onPointerEnter={AddToFolderDialog.preload} onFocus={AddToFolderDialog.preload} onClick={open}>
        {texts.open}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <AddToFolderDialog address={address} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
