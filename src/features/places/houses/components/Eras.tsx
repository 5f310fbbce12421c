import { useEffect } from 'react';

import { ERAS, type Era } from '#domain/places/houses/eras.ts';
import type { HouseHistoryQuery } from '#domain/places/houses/houseHistoryQuery.ts';
import { ERA_COPY, QUOTED, throughTime } from '#domain/places/houses/houseHistoryTexts.ts';
import { Notice } from '#ui/Notice/Notice.tsx';

import type { AddressProfile, Newspapers } from '../houseHistoryApi.ts';
import { articleTexts, eraTexts } from '../texts.ts';
import { Articles } from './Articles.tsx';
import { EraMap } from './EraMap.tsx';
import { EraSection } from './EraSection.tsx';
import { PreWarSection } from './PreWarSection.tsx';
import { WarSection } from './WarSection.tsx';

interface ErasProps {
  profile: AddressProfile;
  query: HouseHistoryQuery;
  /** Called once the sections are on the page, and with false when they leave it. */
  onShown: (areShown: boolean) => void;
  onRetry: () => void;
  isRetrying: boolean;
}

/** The four sections of the page in their order. */
export function Eras({ profile: { content, geometry }, query, onShown, onRetry, isRetrying }: ErasProps) {
  useEffect(() => {
    onShown(true);
    return () => onShown(false);
  }, [onShown]);
  const place = query.location || eraTexts.yourHome;
  const mapOf = (id: Era['id']) => {
    const map = ERAS.find((era) => era.id === id)?.map;
    return map && <EraMap map={map} geometry={geometry} of={query.street || place} middleOf={query.location} />;
  };
  const articlesOf = (newspapers: Newspapers | null, time: string) => (
    <Articles newspapers={newspapers} sid={query.sid} time={time} onRetry={onRetry} isRetrying={isRetrying} />
  );
  return (
    <>
      <EraSection id="today" heading={throughTime(query.street, place)} copy={ERA_COPY.today}>
        {geometry === null && <Notice tone="warning" title={QUOTED.noPosition} />}
        {mapOf('today')}
      </EraSection>
      <EraSection id="post-war" heading={eraTexts.postWar} copy={ERA_COPY.postWar}>
        {mapOf('post-war')}
        {articlesOf(content.post.newspapers, articleTexts.postWar)}
      </EraSection>
      <WarSection
        during={content.during}
        query={query}
        articles={articlesOf(content.during.newspapers, articleTexts.war)}
      />
      <PreWarSection
        pre={content.pre}
        query={query}
        map={mapOf('pre-war')}
        articles={articlesOf(content.pre.newspapers, articleTexts.preWar)}
      />
    </>
  );
}
