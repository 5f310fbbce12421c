import { Ellipsis, Network, Pencil, Search } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { lifespan } from '#domain/trees/core/life/lifespan.ts';
import { Avatar } from '#ui/Avatar/Avatar.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Menu } from '#ui/Menu/Menu.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';

import { MergeForm } from '../forms/MergeForm.tsx';
import { NameForm } from '../forms/NameForm.tsx';
import { RemovePersonDialog } from '../forms/RemovePersonDialog.tsx';
import { StatusForm } from '../forms/StatusForm.tsx';
import { usePlaceOfPerson } from '../hooks/usePlaceOfPerson.ts';
import type { Life } from '../model/lifeOf.ts';
import { versionedPerson } from '../model/versionedPerson.ts';
import styles from './person.module.scss';

type Open = 'name' | 'another-name' | 'status' | 'merge' | 'remove' | null;

/** Who it is: picture, name, years, whether they live, and what can be done. */
export function PersonHeader({ life }: { life: Life }) {
  const { tree, nameOf, mayEdit, isCompact } = usePlaceOfPerson();
  const [open, setOpen] = useState<Open>(null);
  const navigate = useNavigate();
  const { card, person } = life;
  const Title = isCompact ? 'h2' : 'h1';
  const name = nameOf(card);
  const old = versionedPerson(life);
  const close = () => setOpen(null);
  const chart = (drawer?: string) => chartAddress(life.id, drawer);
  return (
    <header className={styles.header}>
      <Avatar name={name} src={card.portraitUrl} size={isCompact ? 'md' : 'lg'} />
      <div className={styles.who}>
        <Title>{name}</Title>
        {!card.isRedacted && (card.birthText !== null || card.deathText !== null) && <p className={styles.lifespan}>{lifespan(card)}</p>}
        <div className={styles.badges}>
          {!card.isRedacted && card.isLiving && <Badge tone="success">May be living</Badge>}
          {card.isPrivate && <Badge>Private</Badge>}
        </div>
        {card.isRedacted && <p className={styles.muted}>This person may be living, or was marked as private. Only the owner of the tree and its editors see more.</p>}
      </div>
      <Inline gap={2}>
        {isCompact ? (
          <ButtonLink size="sm" to={`/trees/${encodeURIComponent(tree.familyTreeRef)}/people/${encodeURIComponent(life.id)}`}>
            Full profile
          </ButtonLink>
        ) : (
          <ButtonLink size="sm" to={chart()} icon={<Network aria-hidden="true" />}>
            Show in the tree
          </ButtonLink>
        )}
        {!card.isRedacted && (
          <ButtonLink size="sm" to={chart('tree-to-search')} icon={<Search aria-hidden="true" />}>
            Search records
          </ButtonLink>
        )}
        {mayEdit && old && (
          <>
            <Button size="sm" icon={<Pencil aria-hidden="true" />} onClick={() => setOpen('name')}>
              {person?.names.length === 0 ? 'Add a name' : 'Edit name'}
            </Button>
            <Menu
              label={`More for ${name}`}
              entries={[
                { id: 'relative', label: 'Add a relative', to: chart(`${life.id}/add-relative`) },
                { id: 'another-name', label: 'Add another name', onSelect: () => setOpen('another-name') },
                { id: 'status', label: 'Sex, living and privacy', onSelect: () => setOpen('status') },
                { id: 'merge', label: 'Merge with somebody', onSelect: () => setOpen('merge') },
                { id: 'remove', label: 'Remove from the tree', danger: true, separated: true, onSelect: () => setOpen('remove') },
              ]}
            >
              {(trigger) => <IconButton {...trigger} label={`More for ${name}`} look="framed" size="sm" icon={<Ellipsis aria-hidden="true" />} />}
            </Menu>
          </>
        )}
      </Inline>
      {old && open === 'name' && <NameForm treeRef={tree.id} old={old} sources={life.sources} at={0} onDone={close} />}
      {old && open === 'another-name' && <NameForm treeRef={tree.id} old={old} sources={life.sources} at={old.document.names.length} onDone={close} />}
      {old && open === 'status' && <StatusForm treeRef={tree.id} old={old} livingReason={life.livingReason} onDone={close} />}
      {old && open === 'merge' && <MergeForm life={life} keep={old} onDone={close} />}
      {open === 'remove' && <RemovePersonDialog life={life} onClose={close} onRemoved={() => void navigate(chartAddress(tree.id), { replace: true })} />}
    </header>
  );
}
