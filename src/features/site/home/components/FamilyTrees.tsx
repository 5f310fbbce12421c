import { LIBRARY_TERMINAL } from '#domain/kernel/grants/libraryTerminal.ts';
import { useFlag, useGrant } from '#features/kernel/grants/index.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import styles from './FamilyTrees.module.scss';

/** The ways into family trees; nothing for who does not hold their grant, and at library terminals. */
export function FamilyTrees({ isMember }: { isMember: boolean }) {
  const hasTrees = useGrant('tree');
  const isTerminal = useFlag(LIBRARY_TERMINAL);
  if (!hasTrees || isTerminal) return null;
  return (
    <Card title={isMember ? 'Your family trees' : 'Draw your family tree'}>
      <div className={styles.trees}>
        <p>{isMember ? 'Add relatives, keep what proves them, and look through the records that may be theirs.' : 'Begin with yourself or bring a GEDCOM file along. Records that may belong to your people are looked for while you sleep, and living people stay hidden from others.'}</p>
        <p className={styles.ways}>
          <ButtonLink to={isMember ? '/tree/all-trees' : '/family-tree'}>{isMember ? 'Open your trees' : 'Begin a family tree'}</ButtonLink>
          <TextLink to="/tree/example-family-tree">Look around in an example</TextLink>
          <TextLink to="/search-family-tree">Search family trees</TextLink>
        </p>
      </div>
    </Card>
  );
}
