import { Suspense, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { NavLink } from 'react-router-dom';

import { PERSON_SECTIONS, type PersonSection } from '#domain/trees/core/personAddress.ts';
import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { preloadDialog } from '#ui/Dialog/Dialog.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { EditingProvider } from '../editorsParts.ts';
import { usePlaceOfPerson } from '../hooks/usePlaceOfPerson.ts';
import type { Life } from '../model/lifeOf.ts';
import { OverviewSection } from '../sections/OverviewSection.tsx';
import styles from './person.module.scss';
import { PersonHeader } from './PersonHeader.tsx';
import { sectionTexts } from './texts.ts';

const LABELS: Readonly<Record<PersonSection, string>> = sectionTexts.labels;

const PARTS = {
  overview: OverviewSection,
  facts: lazyPart(() => import('../sections/FactsSection.tsx').then((chunk) => chunk.FactsSection)),
  family: lazyPart(() => import('../sections/FamilySection.tsx').then((chunk) => chunk.FamilySection)),
  sources: lazyPart(() => import('../sections/SourcesSection.tsx').then((chunk) => chunk.SourcesSection)),
  stories: lazyPart(() => import('../sections/StoriesSection.tsx').then((chunk) => chunk.StoriesSection)),
  media: lazyPart(() => import('../sections/MediaSection.tsx').then((chunk) => chunk.MediaSection)),
  map: lazyPart(() => import('../sections/MapSection.tsx').then((chunk) => chunk.MapSection)),
  history: lazyPart(() => import('../sections/HistorySection.tsx').then((chunk) => chunk.HistorySection)),
};

/** What is open comes first, in milliseconds. */
const PRELOAD_AFTER_MS = 1500;

function preloadSections(): void {
  for (const Part of Object.values(PARTS)) if ('preload' in Part) Part.preload();
}

/**
 * The data of all sections has arrived: once the first is drawn, their code is fetched, so that they open without a
 * connection.
 */
function preloadProfile(): () => void {
  const timer = window.setTimeout(() => {
    preloadDialog();
    preloadSections();
  }, PRELOAD_AFTER_MS);
  return () => window.clearTimeout(timer);
}

/** Sections that have nothing on a hidden person. */
const OF_KNOWN: ReadonlySet<PersonSection> = new Set(['facts', 'sources', 'stories', 'media', 'map', 'history']);

interface PersonSectionsProps {
  life: Life;
  section: PersonSection;
}

/** A person's profile: who it is, its sections, and the one that the address names. */
export function PersonSections({ life, section }: PersonSectionsProps) {
  const { tree, addressOf, mayEdit } = usePlaceOfPerson();
  const Part = PARTS[section];
  const isSignedIn = useSelector(selectIsSignedIn);
  useEffect(() => (isSignedIn ? preloadProfile() : undefined), [isSignedIn]);
  const list = useRef<HTMLUListElement>(null);
  // On a phone the sections scroll sideways: the open one must not be beyond the edge.
  useEffect(() => {
    const current = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (list.current && current)
      list.current.scrollLeft = current.offsetLeft - (list.current.clientWidth - current.offsetWidth) / 2;
  }, [section]);
  const offered = PERSON_SECTIONS.filter(
    (name) => (life.person !== null || !OF_KNOWN.has(name)) && (name !== 'history' || mayEdit),
  );
  const profile = (
    <Stack gap={4}>
      <PersonHeader life={life} />
      {/* Visitors open few sections: the code of those comes when a finger, a pointer or the keyboard is at the menu. */}
      <nav aria-label={sectionTexts.navigation} onPointerEnter={preloadSections} onFocusCapture={preloadSections}>
        <ul ref={list} role="list" className={styles.sections}>
          {offered.map((name) => (
            <li key={name}>
              <NavLink end to={addressOf(life.id, name)} className={styles.section} preventScrollReset>
                {LABELS[name]}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Suspense fallback={<Spinner label={sectionTexts.loading(LABELS[section])} />}>
        <Part life={life} />
      </Suspense>
    </Stack>
  );
  if (!mayEdit) return profile;
  return (
    <Suspense fallback={<Spinner label={sectionTexts.loading(LABELS[section])} />}>
      <EditingProvider treeRef={tree.id}>{profile}</EditingProvider>
    </Suspense>
  );
}
