import { FolderPlus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSelector } from 'react-redux';

import { selectMember, type authSlice } from '#features/kernel/auth/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import type { ButtonLook } from '#ui/Button/buttonClass.ts';

import { AddToResearchDialog } from './lazyAddToResearch.ts';
import { addTexts as texts } from './texts.ts';

type WithAuth = Record<typeof authSlice.name, ReturnType<typeof authSlice.reducer>>;

export interface AddToResearchProps extends Pick<ButtonLook, 'variant' | 'size'> {
  /** The page's own address on this site, from the root. */
  address: string;
  /** What the page is called, where several buttons are on one page. */
  name?: string;
}

/** A button that puts a page of this site into one of the member's questions or folders. Members only. */
export function AddToResearchButton({ address, name, variant, size }: AddToResearchProps) {
  const member = useSelector((state: WithAuth) => selectMember(state));
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (!member) return null;
  const open = () => {
    setOpen(true);
    setWasOpened(true);
  };
  return (
    <>
      <Button
        variant={variant}
        size={size}
        icon={<FolderPlus aria-hidden="true" />}
        aria-label={name === undefined ? undefined : texts.openNamed(name)}
        aria-haspopup="dialog"
        onPointerEnter={AddToResearchDialog.preload}
        onFocus={AddToResearchDialog.preload}
        onClick={open}
      >
        {texts.open}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <AddToResearchDialog address={address} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
