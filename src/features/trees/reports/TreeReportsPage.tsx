import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { readTreePersonId } from '#domain/trees/core/treeIds.ts';
import { readReportSearch, USUAL_REQUEST, writeReportSearch } from '#domain/trees/reports/reportRequest.ts';
import { useFamilyTree } from '#features/trees/core/index.ts';
import { throwRefusal } from '#services/graphql/throwRefusal.ts';
import { pageIn } from '#services/routing/pageIn.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import styles from './components/report.module.scss';
import { reportsTexts as texts } from './texts.ts';

const ReportForm = lazyPart(() => import('./components/ReportForm.tsx').then((chunk) => chunk.ReportForm));
const PagedReport = lazyPart(() => import('./components/PagedReport.tsx').then((chunk) => chunk.PagedReport));

/**
 * /tree/:rootsfinderId/reports: chooses a report and shows it. States: loading, failed, missing, nothing chosen, a
 * report.
 */
export function Component() {
  const { rootsfinderId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const token = search.get('publicTreeShareToken');
  const { currentData: tree, ...answer } = useFamilyTree({
    ref: rootsfinderId,
    publicTreeShareToken: token,
    viewAs: null,
  });
  throwRefusal(tree ? null : answer.error);
  if (!tree) return <NoAnswer of={answer} texts={texts} asPage />;
  const request = readReportSearch(search);
  const person =
    [search.get('person'), rootsfinderId, tree.rootPerson?.id].find(
      (id) => id != null && readTreePersonId(id)?.treeId === Number(tree.id),
    ) ?? null;
  const addressOf = (page: number) => {
    const next = new URLSearchParams(search);
    next.set('page', String(page));
    return `?${next.toString()}`;
  };
  return (
    <PageContainer width="page">
      <Stack gap={6}>
        <div className={styles.screen}>
          <Stack gap={6}>
            <Stack gap={2}>
              <Breadcrumbs
                crumbs={[{ label: tree.name, to: chartAddress(tree.familyTreeRef) }, { label: texts.crumb }]}
              />
              <h1>{texts.title}</h1>
              <p>{texts.lead}</p>
            </Stack>
            <Suspense fallback={<PageSkeleton label={texts.loading} />}>
              <ReportForm
                tree={tree}
                token={token}
                person={person}
                request={request ?? USUAL_REQUEST}
                onChosen={(chosen, personId) => {
                  const next = writeReportSearch(chosen);
                  next.set('person', personId);
                  if (token !== null) next.set('publicTreeShareToken', token);
                  setSearch(next, { preventScrollReset: true });
                }}
              />
            </Suspense>
          </Stack>
        </div>
        {request && person !== null && (
          <Suspense fallback={<PageSkeleton label={texts.loading} />}>
            <PagedReport
              tree={tree}
              person={person}
              request={request}
              token={token}
              page={pageIn(search)}
              addressOf={addressOf}
            />
          </Suspense>
        )}
      </Stack>
    </PageContainer>
  );
}
