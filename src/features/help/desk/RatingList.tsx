import { Card } from '#ui/Card/Card.tsx';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useHelpRatingsQuery } from './deskApi.ts';
import { ratingListTexts as texts } from './texts.ts';

/** What readers say about the articles. States: loading, failed, none, answers. */
export function RatingList() {
  const { data: ratings, error, refetch } = useHelpRatingsQuery();
  return (
    <Card title={texts.heading}>
      <Stack gap={4}>
        <p>{texts.lead}</p>
        {error !== undefined && (
          <LoadFailure headingLevel={3} title={texts.failed} error={error} onRetry={() => void refetch()} />
        )}
        {error === undefined && ratings === undefined && <Spinner label={texts.loading} />}
        {ratings?.length === 0 && <p>{texts.none}</p>}
        {ratings !== undefined && ratings.length > 0 && (
          <DataTable
            caption={texts.caption}
            hideCaption
            stacks="named"
            rows={ratings}
            rowKey={({ articleId, version }) => `${articleId} ${version}`}
            columns={[
              {
                id: 'article',
                header: texts.article,
                isRowHeader: true,
                cell: ({ title, path }) => <TextLink to={path}>{title}</TextLink>,
              },
              { id: 'version', header: texts.version, cell: ({ version }) => version },
              { id: 'helped', header: texts.helped, cell: ({ yes, no }) => texts.share(yes, no) },
              {
                id: 'reasons',
                header: texts.reasons,
                cell: ({ reasons }) =>
                  reasons.map(({ reason, count }) => `${texts.reasonNames[reason] ?? reason}: ${count}`).join(', '),
              },
              {
                id: 'words',
                header: texts.words,
                cell: ({ words }) =>
                  words.map((said, at) => (
                    <p key={at} dir="auto">
                      {said}
                    </p>
                  )),
              },
            ]}
          />
        )}
      </Stack>
    </Card>
  );
}
