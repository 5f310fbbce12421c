import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { DescriptionList } from '#ui/DescriptionList/DescriptionList.tsx';
import { FormRefusal } from '#ui/Notice/FormRefusal.tsx';
import { momentInWords } from '#ui/readersClock.ts';
import { Stack } from '#ui/Stack/Stack.tsx';

import { connectionTexts as texts, FINDINGS } from '../libraryTexts.ts';
import { type LibraryConnection, useTestLibraryConnectionMutation } from '../organisationsApi.ts';
import { refusalText } from '../refusalText.ts';

const momentOf = (iso: string | null): string | null => (iso === null ? null : momentInWords(iso));

/** What a test found, in sentences. */
function Found({ testedAt, findings, lastSignInAt, lastRefusedAt, clockAheadSeconds }: LibraryConnection) {
  return (
    <Stack gap={3}>
      <h3>{texts.tested(momentInWords(testedAt))}</h3>
      <ul role="list">
        {findings.map((finding) => {
          const { tone, word, text } = FINDINGS[finding];
          return (
            <li key={finding}>
              <Badge tone={tone}>{word}</Badge> {text}
            </li>
          );
        })}
      </ul>
      <DescriptionList
        items={[
          { term: texts.lastSignIn, value: momentOf(lastSignInAt) },
          { term: texts.lastRefused, value: momentOf(lastRefusedAt) },
          { term: texts.clock, value: clockAheadSeconds === null ? null : texts.ahead(clockAheadSeconds) },
        ]}
      />
    </Stack>
  );
}

/** Tests the sign-in of a library, and says what was found. States: not tested, on its way, refused, found. */
export function ConnectionTest({ id }: { id: string }) {
  const [test, { data, error, isLoading }] = useTestLibraryConnectionMutation();
  return (
    <Card title={texts.title}>
      <Stack gap={4}>
        <p>{texts.text}</p>
        <div>
          <Button loading={isLoading} onClick={() => void test({ id })}>
            {texts.test}
          </Button>
        </div>
        <FormRefusal title={texts.refused} reason={refusalText(error)} />
        <div aria-live="polite">{data && !isLoading && <Found {...data} />}</div>
      </Stack>
    </Card>
  );
}
