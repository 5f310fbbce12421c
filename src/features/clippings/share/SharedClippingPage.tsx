import { type CSSProperties, Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';

import { useNoFirstContent } from '#services/routing/useNoFirstContent.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { useFocusBack } from '#ui/useFocusBack.ts';
import { useReadersDay } from '#ui/useReadersDay.ts';

import { useSharedClippingQuery } from './shareApi.ts';
import styles from './SharedClippingPage.module.scss';
import { sharedTexts as texts } from './texts.ts';

const ReportShare = lazyPart(() => import('./ReportShare.tsx').then((chunk) => chunk.ReportShare));

const SharedSince = ({ moment }: { moment: string }) => texts.since(useReadersDay(moment));

/** The room of a picture before it is here, never higher than most of the window. */
const roomOf = ({ width, height }: { width: number; height: number }) => ({
  width,
  height,
  style: { '--width': `${width}px`, '--ratio': width / height } as CSSProperties,
});

/** A shared clipping for anyone with its link. States: loading, failed, not shared, closed, pictures. */
export function Component() {
  const { shareId = '' } = useParams();
  const { currentData: clipping, ...answer } = useSharedClippingQuery({ shareId });
  const [isReporting, setReporting] = useState(false);
  const reportButton = useFocusBack(isReporting);
  usePageTitle(clipping?.title ?? null);
  useNoFirstContent(clipping === null);
  if (clipping === undefined) return <NoAnswer of={answer} texts={texts} asPage />;
  if (clipping === null) {
    return (
      <PageContainer width="text">
        <Stack gap={4}>
          <h1>{texts.missing.heading}</h1>
          <Notice
            tone="empty"
            title={texts.missing.text}
            actions={<ButtonLink to="/collections">{texts.missing.action}</ButtonLink>}
          />
        </Stack>
      </PageContainer>
    );
  }
  const { title, note, standing, citation, address, pictures, pictureSizes, sharedAt } = clipping;
  const why = standing === 'REPLACED' ? texts.replaced : texts.closed;
  return (
    <PageContainer>
      <article className={styles.page}>
        <header className={styles.head}>
          <p className={styles.eyebrow}>{texts.eyebrow}</p>
          <h1>{title}</h1>
        </header>
        {pictures.length > 0 ? (
          <section aria-label={texts.pictures} className={styles.sheet}>
            {pictures.map((picture, at) => (
              <img
                key={picture}
                src={picture}
                {...(pictureSizes[at] && roomOf(pictureSizes[at]))}
                alt={`${title}. ${texts.picture(at + 1, pictures.length)}`}
              />
            ))}
          </section>
        ) : (
          <Notice tone="warning" headingLevel={2} title={why.title}>
            <p>{why.text}</p>
          </Notice>
        )}
        {note !== '' && (
          <section aria-labelledby="shared-note" className={styles.words}>
            <h2 id="shared-note">{texts.note}</h2>
            <p className={styles.note}>{note}</p>
          </section>
        )}
        <section aria-labelledby="shared-source" className={styles.words}>
          <h2 id="shared-source">{texts.source}</h2>
          <p className={styles.citation}>{citation}</p>
          <div>
            <ButtonLink variant="primary" to={address}>
              {texts.open}
            </ButtonLink>
          </div>
          <p className={styles.small}>
            <SharedSince moment={sharedAt} />
          </p>
          {isReporting ? (
            <Suspense fallback={null}>
              <ReportShare shareId={shareId} onCancel={() => setReporting(false)} />
            </Suspense>
          ) : (
            <div>
              <Button ref={reportButton} size="sm" variant="quiet" onClick={() => setReporting(true)}>
                {texts.report}
              </Button>
            </div>
          )}
        </section>
      </article>
    </PageContainer>
  );
}
