import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import {
  treeHintsAddress,
  treeSettingsAddress,
  treeSourcesAddress,
  treeStoriesAddress,
} from '#domain/trees/core/personAddress.ts';
import { SHARE_MODES } from '#domain/trees/sharing/shareMode.ts';
import { TREE_TYPES, type FamilyTree } from '#features/trees/core/index.ts';
import { baseApi } from '#services/graphql/baseApi.ts';
import { fromOperations } from '#services/graphql/fromOperations.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { dayInWords } from '#ui/readersClock.ts';
import { Inline } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { listTexts, treeTexts } from '../texts.ts';
import { NewTreeHintsDocument } from '../treeList.generated.ts';
import styles from './trees.module.scss';

// Nothing is reused from an earlier visit: hints come while the member is elsewhere.
const treeListApi = baseApi.injectEndpoints({
  endpoints: fromOperations(({ query }) => ({
    newTreeHints: query(NewTreeHintsDocument, 'newTreeHints', { keepUnusedDataFor: 0 }),
  })),
});

const { useNewTreeHintsQuery } = treeListApi;

/** One tree of the list: what it is, who sees it, and where to go from it. */
export function TreeCard({ tree }: { tree: FamilyTree }) {
  const {
    id,
    name,
    description,
    familyTreeRef,
    rootPerson,
    role,
    isEditable,
    isPublic,
    needsSubscription,
    treeType,
    ownerName,
    personCount,
    changedAt,
  } = tree;
  // Without an answer the way to the hints is shown without a number.
  const newHints = useNewTreeHintsQuery().data?.find(({ treeId }) => treeId === id)?.count ?? 0;
  const isOwn = role === 'OWNER';
  const root =
    rootPerson && !rootPerson.isRedacted ? [rootPerson.given, rootPerson.surname].filter(Boolean).join(' ') : '';
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h3 className={styles.name}>
          <TextLink plain to={chartAddress(familyTreeRef)}>
            {name}
          </TextLink>
        </h3>
        <Badge tone={isPublic ? 'info' : 'neutral'}>
          {listTexts.whoCanSee(
            SHARE_MODES.find(({ mode }) => mode === TREE_TYPES[treeType])?.label ?? '',
            needsSubscription,
          )}
        </Badge>
        {!isOwn && <Badge tone="brand">{listTexts.roles[role]}</Badge>}
      </div>
      {description && <p className={styles.description}>{description}</p>}
      <p className={styles.facts}>
        {treeTexts.people(personCount)}
        {root && ` · ${listTexts.startsWith(root)}`}
        {!isOwn && ownerName && ` · ${listTexts.ownedBy(ownerName)}`}
        {` · ${listTexts.changed} `}
        <time dateTime={changedAt}>{dayInWords(changedAt)}</time>
      </p>
      <Inline gap={2}>
        <ButtonLink size="sm" variant="primary" to={chartAddress(familyTreeRef)} aria-label={listTexts.openLabel(name)}>
          {listTexts.open}
        </ButtonLink>
        {isEditable && personCount > 0 && (
          <ButtonLink size="sm" to={treeHintsAddress(familyTreeRef)} aria-label={listTexts.hintsLabel(name, newHints)}>
            {listTexts.hints(newHints)}
          </ButtonLink>
        )}
        <ButtonLink size="sm" to={treeStoriesAddress(familyTreeRef)} aria-label={listTexts.storiesLabel(name)}>
          {listTexts.stories}
        </ButtonLink>
        <ButtonLink size="sm" to={treeSourcesAddress(familyTreeRef)} aria-label={listTexts.sourcesLabel(name)}>
          {listTexts.sources}
        </ButtonLink>
        {isOwn && (
          <ButtonLink size="sm" variant="quiet" to={treeSettingsAddress(id)} aria-label={listTexts.settingsLabel(name)}>
            {listTexts.settings}
          </ButtonLink>
        )}
      </Inline>
    </li>
  );
}
