import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { LoadFailure } from '#ui/Notice/LoadFailure.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { useEndServiceNoticeMutation, usePlannedNoticesQuery } from './deskApi.ts';
import { NoticeForm } from './NoticeForm.tsx';
import { RatingList } from './RatingList.tsx';
import { noticeFormTexts as texts } from './texts.ts';

const levelOf = (level: string): string => (texts.levels as Readonly<Record<string, string>>)[level] ?? level;
const areaOf = (area: string): string => (texts.areaNames as Readonly<Record<string, string>>)[area] ?? area;

/** Notices in force and planned, and the form of a new one. States of the list: loading, failed, none, notices. */
function NoticeDesk() {
  const { data: notices, error, refetch } = usePlannedNoticesQuery();
  const [end] = useEndServiceNoticeMutation();
  const again = () => void refetch();
  return (
    <Card title={texts.heading}>
      <Stack gap={4}>
        <p>{texts.lead}</p>
        {error !== undefined && <LoadFailure headingLevel={3} title={texts.failed} error={error} onRetry={again} />}
        {error === undefined && notices === undefined && <Spinner label={texts.loading} />}
        {notices?.length === 0 && <p>{texts.none}</p>}
        {(notices ?? []).map(({ id, level, text, areas, startsAt, endsAt }) => (
          <Stack key={id} gap={2}>
            <p>
              <strong>{levelOf(level)}</strong> · {areas.map(areaOf).join(', ')} ·{' '}
              {texts.span(momentInWords(startsAt), endsAt == null ? null : momentInWords(endsAt))}
            </p>
            <p>{text}</p>
            <div>
              <Button size="sm" aria-label={texts.endNamed(text)} onClick={() => void end({ id }).then(again)}>
                {texts.end}
              </Button>
            </div>
          </Stack>
        ))}
        <h3>{texts.form}</h3>
        <NoticeForm onWritten={again} />
      </Stack>
    </Card>
  );
}

/** Service notices, and what readers say of the articles, for staff. */
export function Component() {
  return (
    <PageContainer width="text">
      <Stack gap={6}>
        <h1>{texts.title}</h1>
        <NoticeDesk />
        <RatingList />
      </Stack>
    </PageContainer>
  );
}
