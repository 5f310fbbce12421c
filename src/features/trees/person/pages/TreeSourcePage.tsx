import { Suspense, useEffect } from 'react';
import { useLocation, useParams } from 'react-router-dom';

import { AS_ONESELF, chartAddress, readChartReader } from '#domain/trees/chart/chartAddress.ts';
import type { TreeSource } from '#domain/trees/core/model/treeSource.ts';
import { personAddress, treeSourceAddress, treeSourcesAddress } from '#domain/trees/core/personAddress.ts';
import { ViewAsNotice, useFamilyTree } from '#features/trees/core/index.ts';
import { throwRefusal } from '#services/graphql/throwRefusal.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { joinAnswers } from '#ui/Answer/joinAnswers.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { PersonPlaceProvider } from '../hooks/usePlaceOfPerson.ts';
import { placeOfPerson } from '../model/placeOfPerson.ts';
import { titleOfSource } from '../model/titleOfSource.ts';
import styles from '../sources/sources.module.scss';
import { useTreeSourceQuery } from '../treePersonApi.ts';
import { sourcePageTexts as texts, sourcesPageTexts } from './texts.ts';

const SourceProfile = lazyPart(() => import('../sources/SourceProfile.tsx').then((chunk) => chunk.SourceProfile));

/** One source of a tree and everything that cites it. States: loading, failed, not there or not theirs, the source. */
export function Component() {
  const { rootsfinderId = '', sourceId = '' } = useParams();
  if (!/^\d{1,9}$/u.test(sourceId)) throw new PageMissing();
  const { pathname, search } = useLocation();
  const { publicTreeShareToken, viewAs } = readChartReader(pathname, search);
  const { currentData: tree, ...treeAnswer } = useFamilyTree({ ref: rootsfinderId, publicTreeShareToken, viewAs });
  const { currentData: found, ...answer } = useTreeSourceQuery({
    ref: rootsfinderId,
    sourceId: Number(sourceId),
    publicTreeShareToken,
    viewAs,
  });
  // Documents are checked whole when they come in; what comes out is what was checked.
  const source = found ? (found.source.document as TreeSource) : null;
  const title = source && titleOfSource(source);
  useEffect(() => SourceProfile.preload(), []);
  usePageTitle(title);
  const both = joinAnswers(treeAnswer, answer);
  throwRefusal(tree && found ? null : both.error);
  if (!tree || !found || !source || title === null) return <NoAnswer of={both} texts={texts} asPage />;
  const place = placeOfPerson({
    tree,
    publicTreeShareToken,
    viewAs,
    isCompact: false,
    addressOf: (id, section) => personAddress(tree.familyTreeRef, id, section, publicTreeShareToken, viewAs),
  });
  const list = treeSourcesAddress(tree.familyTreeRef, publicTreeShareToken, viewAs);
  return (
    <PageContainer>
      <Stack gap={6}>
        <Suspense fallback={null}>
          {viewAs !== null && (
            <ViewAsNotice
              as={viewAs}
              to={treeSourceAddress(tree.familyTreeRef, Number(sourceId), publicTreeShareToken)}
            />
          )}
        </Suspense>
        <Stack gap={2}>
          <Breadcrumbs
            crumbs={[
              {
                label: tree.name,
                to: chartAddress(tree.familyTreeRef, '', { ...AS_ONESELF, publicTreeShareToken, viewAs }),
              },
              { label: sourcesPageTexts.heading, to: list },
              { label: title },
            ]}
          />
          <h1 className={styles.title}>{title}</h1>
        </Stack>
        <PersonPlaceProvider value={place}>
          <Suspense fallback={<Spinner label={texts.loading} />}>
            <SourceProfile key={sourceId} source={source} version={found.source.version} entry={found.entry} />
          </Suspense>
        </PersonPlaceProvider>
      </Stack>
    </PageContainer>
  );
}
