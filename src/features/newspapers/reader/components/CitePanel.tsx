import { Copy, Download, FileDown, FileText, Printer } from 'lucide-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';

import { citeArticle } from '#domain/newspapers/core/citeArticle.ts';
import { offprintAddress } from '#domain/newspapers/core/newspaperAddresses.ts';
import { readerAddress } from '#domain/newspapers/core/readerAddress.ts';
import { columnOf } from '#domain/newspapers/pages/columnsOf.ts';
import type { PageLine } from '#domain/newspapers/pages/pageLine.ts';
import { toastRaised } from '#features/kernel/toasts/index.ts';
import { pathOf } from '#features/records/core/index.ts';
import { readSiteBoot } from '#services/config/siteBoot.ts';
import { Button } from '#ui/Button/Button.tsx';
import { copyText } from '#ui/copyText.ts';
import { saveAs } from '#ui/saveAs.ts';

import { articleClipping, type Clipping, clippingText, pageClipping } from '../model/clipping.ts';
import { dateOf, precisionOf, nameOf } from '../model/issueWords.ts';
import { type IssueArticle, type ReadIssue, type ReadPage, useLazyArticleCutsQuery } from '../readerApi.ts';
import { citeTexts as texts, readerTexts } from '../texts.ts';
import { usePrintedClipping } from '../usePrintedClipping.tsx';
import styles from './ReaderPanel.module.scss';

/** What came of asking for a PDF: the file, or why there is none. */
type OffprintAnswer = Blob | 'busy' | 'failed';

/** Statuses by which the server says that too much was asked for. */
const BUSY = [429, 503];

/** Fetches an article or a page as PDF. Never rejects. */
async function fetchOffprint(id: string): Promise<OffprintAnswer> {
  try {
    const answer = await fetch(offprintAddress(id), { credentials: 'same-origin' });
    if (answer.ok) return await answer.blob();
    return BUSY.includes(answer.status) ? 'busy' : 'failed';
  } catch {
    return 'failed';
  }
}

interface CitePanelProps {
  outline: Pick<ReadIssue, 'issue' | 'title'>;
  page: ReadPage;
  lines: readonly PageLine[];
  /** The article that is read; null: the page is cited. */
  article: IssueArticle | null;
}

/** The citation of what is read, and its ways to paper and disk: each has the citation with it. */
export function CitePanel({ outline: { issue, title }, page, lines, article }: CitePanelProps) {
  const dispatch = useDispatch();
  const [print, printed] = usePrintedClipping();
  const [isMaking, setMaking] = useState(false);
  const [askCuts, { isFetching }] = useLazyArticleCutsQuery();

  const cited = {
    title: title.name,
    place: title.placeName?.split(',')[0]?.trim() ?? null,
    date: issue.date,
    precision: precisionOf(issue),
    edition: issue.edition,
    pageLabel: page.label,
    isUncorrected: !page.isCorrected,
    siteName: readSiteBoot().name,
    accessedOn: new Date(),
  };
  const addressOf = (id: string) => `${window.location.origin}${readerAddress(id)}`;
  const citation = citeArticle(
    article
      ? {
          ...cited,
          headline: nameOf(article),
          column: columnOf(page.articles.find(({ id }) => id === article.id)?.zones[0], lines),
          address: addressOf(article.id),
        }
      : { ...cited, headline: null, column: null, address: addressOf(page.id) },
  );
  const heading = article ? nameOf(article) : readerTexts.titleOf(title.name, dateOf(issue), page.label);

  const onCopy = async () => {
    const isCopied = await copyText(citation);
    if (isCopied) dispatch(toastRaised({ title: texts.copied, variant: 'success' }));
    else dispatch(toastRaised({ title: texts.notCopied, description: texts.copyByHand, variant: 'error' }));
  };
  const clip = async (onClipping: (clipping: Clipping) => void) => {
    if (!article) {
      onClipping(pageClipping(page, { heading, citation }));
      return;
    }
    const { data: cuts } = await askCuts({ id: article.id }, true);
    if (cuts) onClipping(articleClipping(cuts, { heading, citation }));
    else dispatch(toastRaised({ title: texts.failed, description: texts.tryAgain, variant: 'error' }));
  };
  const savePdf = async () => {
    setMaking(true);
    const answer = await fetchOffprint(article?.id ?? page.id);
    setMaking(false);
    if (answer instanceof Blob) saveAs(`${fileName}.pdf`, answer, 'application/pdf');
    else
      dispatch(
        toastRaised({
          title: texts.pdfFailed,
          description: answer === 'busy' ? texts.pdfBusy : texts.tryAgain,
          variant: 'error',
        }),
      );
  };
  const fileName = (article?.id ?? page.id).replaceAll('/', '-');
  return (
    <div className={styles.cite}>
      <section aria-labelledby="cite-title">
        <h2 id="cite-title">{article ? texts.article : texts.page}</h2>
        <p className={styles.citation}>{citation}</p>
        <Button icon={<Copy aria-hidden="true" />} onClick={() => void onCopy()}>
          {texts.copy}
        </Button>
      </section>
      <section aria-labelledby="save-title">
        <h2 id="save-title">{texts.save}</h2>
        <div className={styles.ways}>
          <Button icon={<Printer aria-hidden="true" />} loading={isFetching} onClick={() => void clip(print)}>
            {article ? texts.printArticle : texts.printPage}
          </Button>
          <Button icon={<FileDown aria-hidden="true" />} loading={isMaking} onClick={() => void savePdf()}>
            {article ? texts.pdfArticle : texts.pdfPage}
          </Button>
          <Button
            icon={<FileText aria-hidden="true" />}
            loading={isFetching}
            onClick={() => void clip((clipping) => saveAs(`${fileName}.txt`, clippingText(clipping), 'text/plain'))}
          >
            {article ? texts.textArticle : texts.textPage}
          </Button>
          {page.service !== null && (
            <a
              href={`${pathOf(page.service)}/full/max/0/default.jpg`}
              download={`${page.id.replaceAll('/', '-')}.jpg`}
              className={styles.image}
            >
              <Download aria-hidden="true" /> {texts.image}
            </a>
          )}
        </div>
      </section>
      {(title.rights ?? title.attribution) !== null && (
        <section aria-labelledby="rights-title">
          <h2 id="rights-title">{texts.rights}</h2>
          <p className={styles.rights}>
            {[title.rights, title.attribution].filter((part) => part !== null).join(' · ')}
          </p>
        </section>
      )}
      {printed}
    </div>
  );
}
