import { ArrowLeft } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

import { isFailure } from '#domain/kernel/errors/failure.ts';
import type { Position } from '#domain/places/gazetteer/distance.ts';
import { writeDegrees, type TypedPosition } from '#domain/places/maps/readDegrees.ts';
import { cardName } from '#domain/trees/core/treeDisplayName.ts';
import { personInTree } from '#domain/trees/core/treeIds.ts';
import { useFamilyTree } from '#features/trees/core/index.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { joinAnswers } from '#ui/Answer/joinAnswers.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { classNames } from '#ui/classNames.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { ExploreSide } from './components/ExploreSide.tsx';
import { PersonMap } from './components/PersonMap.tsx';
import { useExplorePersonQuery } from './exploreApi.ts';
import styles from './ExplorePage.module.scss';
import { exploreAddress, panelAddress, readPanel, type ExplorePanel } from './model/exploreAddresses.ts';
import { toMappedFacts, type MappedFact } from './model/toMappedFacts.ts';
import { explorePageTexts as texts } from './texts.ts';

const { panels } = texts;

function titleOf(panel: ExplorePanel, facts: readonly MappedFact[]): string {
  if (panel.kind === 'place')
    return facts.find(({ at }) => at?.placeId === panel.placeId)?.fact.place?.text ?? panels.place;
  return panel.kind === 'fact'
    ? (facts.find(({ key }) => key === panel.fact)?.label ?? panels.fact)
    : panels[panel.kind];
}

/**
 * The map of a person (spec 1 section 2). A refusal by the server is thrown to the page of its code. States: loading,
 * out of reach with retry, map.
 */
export function Component() {
  const { treeId = '', personId = '', ...rest } = useParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const id = personInTree(treeId, personId);
  const opened = useFamilyTree({ ref: treeId, publicTreeShareToken: null, viewAs: null });
  const asked = useExplorePersonQuery({ id });
  const tree = opened.currentData;
  const person = asked.currentData;
  const facts = useMemo(() => (person ? toMappedFacts(person) : []), [person]);
  const panel = readPanel(pathname, rest);
  const map = exploreAddress(treeId, personId);
  const at =
    panel.kind === 'place'
      ? facts.find(({ at: position }) => position?.placeId === panel.placeId)?.at
      : 'fact' in panel
        ? facts.find(({ key }) => key === panel.fact)?.at
        : null;
  // Where the map was moved to, until the pin is saved; the form follows it.
  const [pin, setPin] = useState<{ of: string; typed: TypedPosition } | null>(null);
  const middle = pin?.of === pathname ? pin.typed : at ? writeDegrees(at) : { latitude: '', longitude: '' };
  const onMiddle = useCallback(
    (position: Position) => setPin({ of: pathname, typed: writeDegrees(position) }),
    [pathname],
  );
  const name = person && cardName(person.card, tree?.showSurnamesUppercase);
  usePageTitle(name ? texts.tabTitle(name) : null);

  const both = joinAnswers(opened, asked);
  if (!tree || !person || !name) {
    if (isFailure(both.error) && both.error.kind === 'graphql') throw both.error;
    return <NoAnswer of={both} texts={texts} asPage />;
  }
  return (
    <PageContainer width="wide">
      <h1 className={styles.heading}>{name}</h1>
      <div className={classNames(styles.columns, panel.kind === 'pin' && styles.mapFirst)}>
        <section aria-labelledby="explore-panel" className={styles.side}>
          {panel.kind !== 'facts' && (
            <p className={styles.back}>
              <ArrowLeft aria-hidden="true" size={16} />
              <TextLink to={map}>{texts.allFacts}</TextLink>
            </p>
          )}
          <h2 id="explore-panel">{titleOf(panel, facts)}</h2>
          <ExploreSide
            panel={panel}
            person={person}
            facts={facts}
            map={map}
            treeRef={treeId}
            mayEdit={tree.isEditable}
            middle={middle}
          />
        </section>
        <PersonMap
          name={name}
          places={person.places}
          near={at ?? null}
          isPinning={panel.kind === 'pin' && tree.isEditable}
          onMiddle={onMiddle}
          onSelect={(placeId) => void navigate(panelAddress(map, { kind: 'place', placeId }))}
        />
      </div>
    </PageContainer>
  );
}
