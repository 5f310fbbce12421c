import { Button } from '#ui/Button/Button.tsx';
import { MessageBar } from '#ui/MessageBar/MessageBar.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar/ProgressBar.tsx';
import { SkeletonLine, SkeletonTable } from '#ui/Skeleton/Skeleton.tsx';
import { Spinner } from '#ui/Spinner/Spinner.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { Toast } from '#ui/Toast/Toast.tsx';

import { galleryTexts } from '../texts.ts';
import { Section } from './Section.tsx';

const stay = () => undefined;

export function MessageSpecimens() {
  return (
    <>
      <Section title={galleryTexts.messages}>
        <Stack>
          <Notice tone="info" title="These are records of a sample county">
            They are fictional, and show what the site does.
          </Notice>
          <Notice tone="success" title="Your search is saved" />
          <Notice tone="warning" title="Two of your filters were ignored">
            An offset of 99 years is more than 40.
          </Notice>
          <Notice tone="error" title="The search failed" actions={<Button size="sm">Try again</Button>}>
            We couldn’t reach the server. What you typed is still here.
          </Notice>
        </Stack>
        <Stack>
          <Toast title="Link copied" onDismiss={stay} />
          <Toast
            variant="success"
            title="Search saved"
            description="It is in your list under Pinch, Roche."
            action={{ label: 'Open the list', onAction: stay }}
            onDismiss={stay}
          />
          <Toast
            variant="warning"
            title="You are offline"
            description="You can still read the results on the page."
            onDismiss={stay}
          />
          <Toast variant="error" title="Not saved" onDismiss={stay} />
        </Stack>
        <Stack>
          <MessageBar inFlow timeoutMs={null} message="Your note was not saved." onTryAgain={stay} onDismiss={stay} />
          <Notice
            tone="empty"
            title="No records match"
            actions={<Button variant="primary">Search ±5 years: 31 records</Button>}
          >
            Try fewer words, a wider span of years, or variants of the name.
          </Notice>
        </Stack>
      </Section>
      <Section title={galleryTexts.waiting}>
        <Stack>
          <Inline gap={4}>
            <Spinner label="Searching" />
            <Spinner label="Loading map" size="lg" />
          </Inline>
          <ProgressBar label="Importing freecen.tsv" value={1240} max={3200} valueText="1,240 of 3,200 rows" />
          <ProgressBar label="Preparing" value={null} />
        </Stack>
        <div aria-hidden="true">
          <SkeletonLine width="medium" title />
          <SkeletonLine />
          <SkeletonLine width="long" />
          <SkeletonLine width="short" />
        </div>
        <SkeletonTable rows={4} columns={3} />
      </Section>
    </>
  );
}
