import { Suspense, useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';

import { AS_ONESELF, chartAddress, readChartReader } from '#domain/trees/chart/chartAddress.ts';
import { treeSourcesAddress } from '#domain/trees/core/personAddress.ts';
import { ViewAsNotice, useFamilyTree } from '#features/trees/core/index.ts';
import { throwRefusal } from '#services/graphql/throwRefusal.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { useDebounced } from '#ui/useDebounced.ts';

import { ORDERS, orderOf } from '../model/sourceOrders.ts';
import { SourceList } from '../sources/SourceList.tsx';
import styles from '../sources/sources.module.scss';
import { sourcesPageTexts as texts } from './texts.ts';

const AddSource = lazyPart(() => import('../sources/AddSource.tsx').then((chunk) => chunk.AddSource));

const REST_MS = 250;

/**
 * The sources of a tree, searched and sorted; the address has both. States: loading, failed, not there or not theirs,
 * none, none that fits, sources.
 */
export function Component() {
  const { rootsfinderId = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const { publicTreeShareToken, viewAs } = readChartReader('', search.toString());
  const order = orderOf(search.get('order'));
  const [text, setText] = useState(search.get('q') ?? '');
  const asked = useDebounced(text.trim(), REST_MS);
  const { currentData: tree, ...answer } = useFamilyTree({ ref: rootsfinderId, publicTreeShareToken, viewAs });
  usePageTitle(tree ? texts.tabTitle(tree.name) : null);
  useEffect(() => {
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (asked === '') next.delete('q');
        else next.set('q', asked);
        return next;
      },
      { replace: true },
    );
  }, [asked, setSearch]);
  throwRefusal(tree ? null : answer.error);
  if (!tree) return <NoAnswer of={answer} texts={texts} asPage />;
  const mayEdit = tree.isEditable && !tree.isViewOnly;
  const sort = (next: string) =>
    setSearch(
      (now) => new URLSearchParams([...[...now].filter(([name]) => name !== 'order'), ['order', next.toLowerCase()]]),
      { replace: true },
    );
  return (
    <PageContainer>
      <Stack gap={6}>
        <Suspense fallback={null}>
          {viewAs !== null && (
            <ViewAsNotice as={viewAs} to={treeSourcesAddress(tree.familyTreeRef, publicTreeShareToken)} />
          )}
        </Suspense>
        <Stack gap={2}>
          <Breadcrumbs
            crumbs={[
              {
                label: tree.name,
                to: chartAddress(tree.familyTreeRef, '', { ...AS_ONESELF, publicTreeShareToken, viewAs }),
              },
              { label: texts.heading },
            ]}
          />
          <Inline between gap={3}>
            <h1>{texts.heading}</h1>
            {mayEdit && (
              <Suspense fallback={null}>
                <AddSource treeRef={tree.id} />
              </Suspense>
            )}
          </Inline>
        </Stack>
        <div className={styles.tools} role="search">
          <TextField
            label={texts.searchLabel}
            type="search"
            placeholder={texts.searchPlaceholder}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          <SelectField
            label={texts.orderLabel}
            options={ORDERS.filter(({ value }) => mayEdit || value !== 'MOST_CITED')}
            value={order}
            onChange={(event) => sort(event.target.value)}
          />
        </div>
        <SourceList
          tree={tree}
          text={asked}
          order={order}
          mayEdit={mayEdit}
          publicTreeShareToken={publicTreeShareToken}
          viewAs={viewAs}
        />
      </Stack>
    </PageContainer>
  );
}
