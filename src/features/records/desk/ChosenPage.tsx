import { useLocation } from 'react-router-dom';

import { codeOf } from '#domain/kernel/errors/failure.ts';
import { describeSearch } from '#domain/search/core/query/describeSearch.ts';
import { readSearchAddress } from '#domain/search/core/query/readSearchAddress.ts';
import { storedSearchAddress } from '#domain/search/saved/storedSearch.ts';
import { PageMissing } from '#services/routing/PageMissing.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useChosenRecordsQuery } from './chosenApi.ts';
import { chosenTexts as texts } from './chosenTexts.ts';
import { ChosenForm } from './components/ChosenForm.tsx';
import { sheetAddress, SHEETS_ADDRESS } from './sheetSteps.ts';
import { listTexts } from './texts.ts';

/**
 * /desk/chosen?…: one field of the records that a search finds to one value; the query is that of the page of results.
 * States: loading, failed, no such records for this reader, why they cannot be edited together, content.
 */
export function Component() {
  const search = useLocation().search.replace(/^\?/u, '');
  const { currentData: chosen, ...answer } = useChosenRecordsQuery({ search });
  if (codeOf(answer.error) === 'NOT_FOUND') throw new PageMissing();
  if (chosen === undefined) return <NoAnswer of={answer} texts={texts} asPage />;
  const { total, sheet, bar, setName } = chosen;
  const results = storedSearchAddress({ kind: 'RECORDS', search });
  return (
    <PageContainer>
      <Stack gap={6}>
        <Stack gap={3}>
          <Breadcrumbs
            crumbs={[
              { label: listTexts.title, to: SHEETS_ADDRESS },
              ...(sheet
                ? [{ label: sheet.title, to: sheetAddress(sheet.id) }]
                : setName === null
                  ? []
                  : [{ label: setName }]),
              { label: texts.title },
            ]}
          />
          <h1>{texts.title}</h1>
          {total > 0 && (
            <p>
              {texts.found(describeSearch(readSearchAddress(search).query), total)}.{' '}
              <TextLink to={results}>{texts.results}</TextLink>
            </p>
          )}
        </Stack>
        {bar === null && sheet ? (
          <ChosenForm
            key={`${sheet.id} ${search}`}
            search={search}
            chosen={chosen}
            sheetId={sheet.id}
            refetch={answer.refetch}
          />
        ) : (
          <Notice
            tone="warning"
            headingLevel={2}
            title={texts.bars[bar ?? 'NO_SHEET'].title}
            actions={
              sheet ? (
                <ButtonLink to={sheetAddress(sheet.id)}>{texts.sheet}</ButtonLink>
              ) : (
                <ButtonLink to={results}>{texts.results}</ButtonLink>
              )
            }
          >
            <p>{texts.bars[bar ?? 'NO_SHEET'].text}</p>
          </Notice>
        )}
      </Stack>
    </PageContainer>
  );
}
