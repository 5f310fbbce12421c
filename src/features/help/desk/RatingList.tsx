import { Answer } from '#ui/Answer/Answer.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { useHelpRatingsQuery } from './deskApi.ts';
import { ratingListTexts as texts } from './texts.ts';

/** What readers say about the articles. States: loading, failed, none, answers. */
export function RatingList() {
  const query = useHelpRatingsQuery();
  return (
    <Card title={texts.heading}>
      <Stack gap={4}>
        <p>{texts.lead}</p>
        <Answer
          of={query}
          texts={texts}
          waiting={<Spinner label={texts.loading} />}
          headingLevel={3}
          empty={<p>{texts.none}</p>}
        >
          {(ratings) => (
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
        </Answer>
      </Stack>
    </Card>
  );
}
