import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { PERSON_SECTIONS, type PersonSection } from '#domain/trees/core/personAddress.ts';
import { readTreePersonId, treePersonId } from '#domain/trees/core/treeIds.ts';
import { useTreePersonQuery, type TreeDrawerProps } from '#features/trees/core/index.ts';
import { throwRefusal } from '#services/graphql/throwRefusal.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';

import styles from '../components/person.module.scss';
import { PersonSections } from '../components/PersonSections.tsx';
import { EditingProvider } from '../editorsParts.ts';
import { PersonPlaceProvider } from '../hooks/usePlaceOfPerson.ts';
import { lifeOf } from '../model/lifeOf.ts';
import { placeOfPerson } from '../model/placeOfPerson.ts';
import { drawerTexts } from './texts.ts';

/** The section that the drawer's address names; the chart calls the family `relations` (Q-063). Null for none. */
function sectionOf(rest: string): PersonSection | null {
  if (rest === 'relations') return 'family';
  return PERSON_SECTIONS.find((name) => name === (rest === '' ? 'overview' : rest)) ?? null;
}

/** The address of a drawer keeps how the tree is looked at. */
function drawerAddress(pathname: string, personId: string, section: PersonSection, query: URLSearchParams): string {
  const inQuery = new URLSearchParams(
    [...query].filter(([name]) => name === 'publicTreeShareToken' || name === 'viewAs'),
  ).toString();
  const path = chartAddress(
    personId,
    `profile${section === 'overview' ? '' : `/${section === 'family' ? 'relations' : section}`}`,
  );
  const inView = pathname.startsWith('/public-tree/') ? path.replace(/^\/tree\//u, '/public-tree/') : path;
  return inQuery === '' ? inView : `${inView}?${inQuery}`;
}

/** The person an error of a relationship is about, by id or number; null where the address names none. */
function personInQuery(query: URLSearchParams, treeId: string): string | null {
  const named = query.get('personId') ?? '';
  if (/^\d+$/u.test(named)) return treePersonId(Number(treeId), Number(named));
  return readTreePersonId(named) ? named : null;
}

/** The profile of a person over the chart. States: loading, failed, no person, the profile. */
export function Component({ tree, personId, params, publicTreeShareToken, viewAs }: TreeDrawerProps) {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const id = personInQuery(query, tree.id) ?? personId;
  const section = sectionOf(params['*'] ?? '');
  const { currentData: profile, ...answer } = useTreePersonQuery(
    { id: id ?? '', publicTreeShareToken, viewAs },
    { skip: id === null },
  );
  // While the person is asked for.
  useEffect(() => {
    if (tree.isEditable) EditingProvider.preload();
  }, [tree.isEditable]);
  if (id === null) return <Notice tone="empty" title={drawerTexts.noPeople} />;
  throwRefusal(profile ? null : answer.error);
  if (!profile)
    return (
      <NoAnswer
        of={answer}
        texts={drawerTexts}
        waiting={
          <div className={styles.compact}>
            <Spinner label={drawerTexts.loading} />
          </div>
        }
      />
    );
  if (section === null) return <Notice tone="empty" title={drawerTexts.noSection} />;
  const place = placeOfPerson({
    tree,
    publicTreeShareToken,
    viewAs,
    isCompact: true,
    addressOf: (person, part = 'overview') => drawerAddress(pathname, person, part, query),
  });
  return (
    <div className={styles.compact}>
      <PersonPlaceProvider value={place}>
        <PersonSections key={id} life={lifeOf(profile)} section={section} />
      </PersonPlaceProvider>
    </div>
  );
}
