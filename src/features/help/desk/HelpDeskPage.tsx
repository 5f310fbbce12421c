import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { NoticeDesk } from './NoticeDesk.tsx';
import { RatingList } from './RatingList.tsx';
import { noticeFormTexts as texts } from './texts.ts';

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
