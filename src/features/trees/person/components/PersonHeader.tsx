import { Ellipsis, Network, Pencil, Search, Waypoints } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { AS_ONESELF, chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { lifespan } from '#domain/trees/core/lifespan.ts';
import { personAddress } from '#domain/trees/core/personAddress.ts';
import { treeRelationshipAddress } from '#domain/trees/core/personAddress.ts';
import { MessageMember, SendToMember } from '#features/messages/core/index.ts';
import { AddToResearch } from '#features/research/core/index.ts';
import { Avatar } from '#ui/Avatar/Avatar.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Menu } from '#ui/Menu/Menu.tsx';
import { Inline } from '#ui/Stack/Stack.tsx';

import { MergePeopleDialog, NameForm, RemovePersonDialog, StatusForm } from '../editorsParts.ts';
import { usePlaceOfPerson } from '../hooks/usePlaceOfPerson.ts';
import type { Life } from '../model/lifeOf.ts';
import { toVersionedPerson } from '../model/toVersionedPerson.ts';
import styles from './person.module.scss';
import { headerTexts as texts } from './texts.ts';

type Open = 'name' | 'another-name' | 'status' | 'merge' | 'remove' | null;

/** Who it is: picture, name, years, whether they live, and what can be done. */
export function PersonHeader({ life }: { life: Life }) {
  const { tree, publicTreeShareToken, viewAs, nameOf, mayEdit, isCompact } = usePlaceOfPerson();
  const [open, setOpen] = useState<Open>(null);
  const navigate = useNavigate();
  const { card, person } = life;
  const Title = isCompact ? 'h2' : 'h1';
  const name = nameOf(card);
  const old = toVersionedPerson(life);
  /**
   * A public tree that the reader has no part in: its owner is whom they write to about it. The example has no owner.
   */
  const isOfStranger = tree.role === 'VISITOR' && tree.isPublic && !tree.isExample && viewAs === null;
  const close = () => setOpen(null);
  const root = tree.rootPerson?.id ?? '';
  const chart = (drawer?: string) => chartAddress(life.id, drawer, { ...AS_ONESELF, publicTreeShareToken, viewAs });
  return (
    <header className={styles.header}>
      <Avatar name={name} src={card.portraitUrl} size={isCompact ? 'md' : 'lg'} />
      <div className={styles.who}>
        <Title>{name}</Title>
        {!card.isRedacted && (card.birthText !== null || card.deathText !== null) && (
          <p className={styles.lifespan}>{lifespan(card)}</p>
        )}
        <div className={styles.badges}>
          {!card.isRedacted && card.isLiving && <Badge tone="success">{texts.mayBeLiving}</Badge>}
          {card.isPrivate && <Badge>{texts.private}</Badge>}
        </div>
        {card.isRedacted && <p className={styles.muted}>{texts.hidden}</p>}
      </div>
      <Inline gap={2}>
        {isCompact ? (
          <ButtonLink
            size="sm"
            to={personAddress(tree.familyTreeRef, life.id, 'overview', publicTreeShareToken, viewAs)}
          >
            {texts.fullProfile}
          </ButtonLink>
        ) : (
          <ButtonLink size="sm" to={chart()} icon={<Network aria-hidden="true" />}>
            {texts.showInTree}
          </ButtonLink>
        )}
        {!card.isRedacted && (
          <ButtonLink size="sm" to={chart('tree-to-search')} icon={<Search aria-hidden="true" />}>
            {texts.searchRecords}
          </ButtonLink>
        )}
        <ButtonLink
          size="sm"
          to={treeRelationshipAddress(
            tree.id,
            root === life.id ? { from: life.id } : { from: root, to: life.id },
            publicTreeShareToken,
          )}
          icon={<Waypoints aria-hidden="true" />}
        >
          {texts.relationship}
        </ButtonLink>
        {!card.isRedacted && <AddToResearch size="sm" address={personAddress(tree.familyTreeRef, life.id)} />}
        {isOfStranger && <MessageMember tree={tree.familyTreeRef} about={personAddress(tree.familyTreeRef, life.id)} />}
        {!isOfStranger && !card.isRedacted && (
          <SendToMember size="sm" address={personAddress(tree.familyTreeRef, life.id)} />
        )}
        {mayEdit && old && (
          <>
            <Button size="sm" icon={<Pencil aria-hidden="true" />} onClick={() => setOpen('name')}>
              {person?.names.length === 0 ? texts.addName : texts.editName}
            </Button>
            <Menu
              label={texts.more(name)}
              entries={[
                { id: 'relative', label: texts.addRelative, to: chart(`${life.id}/add-relative`) },
                { id: 'another-name', label: texts.addAnotherName, onSelect: () => setOpen('another-name') },
                { id: 'status', label: texts.status, onSelect: () => setOpen('status') },
                { id: 'merge', label: texts.merge, onSelect: () => setOpen('merge') },
                { id: 'remove', label: texts.remove, danger: true, separated: true, onSelect: () => setOpen('remove') },
              ]}
            >
              {(trigger) => (
                <IconButton
                  {...trigger}
                  label={texts.more(name)}
                  look="framed"
                  size="sm"
                  icon={<Ellipsis aria-hidden="true" />}
                />
              )}
            </Menu>
          </>
        )}
      </Inline>
      {old && open === 'name' && <NameForm treeRef={tree.id} old={old} sources={life.sources} at={0} onDone={close} />}
      {old && open === 'another-name' && (
        <NameForm treeRef={tree.id} old={old} sources={life.sources} at={old.document.names.length} onDone={close} />
      )}
      {old && open === 'status' && (
        <StatusForm treeRef={tree.id} old={old} livingReason={life.livingReason} onDone={close} />
      )}
      {old && open === 'merge' && <MergePeopleDialog life={life} keep={old} onDone={close} />}
      {open === 'remove' && (
        <RemovePersonDialog
          life={life}
          onClose={close}
          onRemoved={() => void navigate(chartAddress(tree.id), { replace: true })}
        />
      )}
    </header>
  );
}
