import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { treeHintsAddress, treeSettingsAddress, treeSourcesAddress, treeStoriesAddress } from '#domain/trees/core/personAddress.ts';
import type { FamilyTree } from '#features/trees/core/index.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { Inline } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { peopleInWords, roleInWords, visibilityInWords } from '../model/treeWords.ts';
import styles from './trees.module.scss';

/** One tree of the list: what it is, who sees it, and the ways in. */
export function TreeCard({ tree }: { tree: FamilyTree }) {
  const { id, name, description, familyTreeRef, rootPerson, role, isEditable, isPublic, ownerName, personCount, changedAt } = tree;
  const isOwn = role === 'OWNER';
  const root = rootPerson && !rootPerson.isRedacted ? [rootPerson.given, rootPerson.surname].filter(Boolean).join(' ') : '';
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <TextLink plain to={chartAddress(familyTreeRef)}>
            {name}
          </TextLink>
        </h3>
        <Badge tone={isPublic ? 'info' : 'neutral'}>{visibilityInWords(tree)}</Badge>
        {!isOwn && <Badge tone="brand">{roleInWords(tree)}</Badge>}
      </div>
      {description && <p className={styles.description}>{description}</p>}
      <p className={styles.facts}>
        {peopleInWords(personCount)}
        {root && ` · begins with ${root}`}
        {!isOwn && ownerName && ` · of ${ownerName}`}
        {' · changed '}
        <time dateTime={changedAt}>{dayInWords(changedAt)}</time>
      </p>
      <Inline gap={2}>
        <ButtonLink size="sm" variant="primary" to={chartAddress(familyTreeRef)} aria-label={`Open ${name}`}>
          Open
        </ButtonLink>
        {isEditable && personCount > 0 && (
          <ButtonLink size="sm" to={treeHintsAddress(familyTreeRef)} aria-label={`Hints of ${name}`}>
            Hints
          </ButtonLink>
        )}
        <ButtonLink size="sm" to={treeStoriesAddress(familyTreeRef)} aria-label={`Stories of ${name}`}>
          Stories
        </ButtonLink>
        <ButtonLink size="sm" to={treeSourcesAddress(familyTreeRef)} aria-label={`Sources of ${name}`}>
          Sources
        </ButtonLink>
        {isOwn && (
          <ButtonLink size="sm" variant="quiet" to={treeSettingsAddress(id)} aria-label={`Settings of ${name}`}>
            Settings
          </ButtonLink>
        )}
      </Inline>
    </li>
  );
}
