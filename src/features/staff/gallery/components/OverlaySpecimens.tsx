import { ChevronDown, LogOut, UserRound } from 'lucide-react';
import { useState } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { Dialog } from '#ui/Dialog/Dialog.tsx';
import { Drawer } from '#ui/Drawer/Drawer.tsx';
import { Menu } from '#ui/Menu/Menu.tsx';
import { SideDrawer } from '#ui/SideDrawer/SideDrawer.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';

import { galleryTexts } from '../texts.ts';
import { Section } from './Section.tsx';

type Overlay = 'dialog' | 'drawer' | 'side' | null;

export function OverlaySpecimens() {
  const [open, setOpen] = useState<Overlay>(null);
  const close = () => setOpen(null);
  return (
    <Section title={galleryTexts.overlays} wide>
      <Inline gap={3}>
        <Menu
          label="Account"
          heading="member@example.com"
          entries={[
            { id: 'profile', label: 'My profile', to: '/profile/my-profile', icon: <UserRound aria-hidden="true" /> },
            { id: 'out', label: 'Sign out', onSelect: close, separated: true, icon: <LogOut aria-hidden="true" /> },
          ]}
        >
          {(trigger) => (
            <Button {...trigger} iconEnd={<ChevronDown aria-hidden="true" />}>
              Account
            </Button>
          )}
        </Menu>
        <Button onClick={() => setOpen('dialog')}>Open a dialog</Button>
        <Button onClick={() => setOpen('drawer')}>Open a drawer</Button>
        <Button onClick={() => setOpen('side')}>Open a side drawer</Button>
      </Inline>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Delete this search?"
        description="You cannot undo this."
        actions={
          <>
            <Button onClick={close}>Cancel</Button>
            <Button variant="danger" onClick={close}>
              Delete
            </Button>
          </>
        }
      />
      <Drawer
        open={open === 'drawer'}
        onClose={close}
        title="Filter results"
        actions={
          <Button variant="primary" fullWidth onClick={close}>
            Show 31 results
          </Button>
        }
      >
        <Stack gap={2}>
          <CheckboxField label="Cornwall" count={31} />
          <CheckboxField label="Devon" count={4} />
        </Stack>
      </Drawer>
      <SideDrawer open={open === 'side'} onClose={close} title="William Pinch">
        <p>Clay labourer of Roche, born about 1832.</p>
      </SideDrawer>
    </Section>
  );
}
