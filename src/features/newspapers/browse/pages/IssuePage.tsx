import { useParams } from 'react-router-dom';

import { openToOf } from '#domain/billing/plans/waysToOpen.ts';
import { issueLabel } from '#domain/newspapers/core/issueDateInWords.ts';
import { NEWSPAPERS, issueAddress, newspaperAddress, yearAddress } from '#domain/newspapers/core/newspaperAddresses.ts';
import { iiifAddresses } from '#domain/newspapers/iiif/iiifAddresses.ts';
import { LazyPaywall } from '#features/billing/core/index.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { NoAnswer } from '#ui/Answer/NoAnswer.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { useFirstRows } from '#ui/useFirstRows.ts';

import styles from '../components/Issue.module.scss';
import { MissingPart } from '../components/MissingPart.tsx';
import { PageContents } from '../components/PageContents.tsx';
import { useIssueOutlineQuery, type IssueOutline } from '../issueApi.ts';
import { issueDate } from '../issueDate.ts';
import { issueTexts as texts, newspaperTexts } from '../texts.ts';

/** What a reader sees of an issue whose articles are not for them: what opens it, and the way there. */
function ClosedIssue({ access }: Pick<IssueOutline, 'access'>) {
  return <LazyPaywall what="newspaper" openTo={openToOf(access)} />;
}

/** An issue: its date and place in the newspaper, and the articles that start on each of its pages. */
export function Issue({ outline }: { outline: IssueOutline }) {
  const { issue, title, label, pages, articles, previous, next, access, isReadable } = outline;
  const shown = useFirstRows(articles);
  // The document ends with the page of its last article.
  const lastPage = shown.length < articles.length ? (shown.at(-1)?.firstPage ?? 0) : Infinity;
  const date = issueDate(issue);
  const year = Number(issue.date.slice(0, 4));
  const isGuessed = articles.some(({ isGuess }) => isGuess);
  return (
    <PageContainer>
      <Breadcrumbs
        crumbs={[
          { label: newspaperTexts.all, to: NEWSPAPERS },
          { label: title.name, to: newspaperAddress(title.slug) },
          { label: String(year), to: yearAddress(title.slug, year) },
          { label: date },
        ]}
      />
      <article className={styles.issue}>
        <header className={styles.header}>
          <p className={styles.name}>{title.name}</p>
          <h1>{date}</h1>
          <p className={styles.facts}>
            {label !== null && <span>{issueLabel(label)}</span>}
            {issue.edition !== '' && <span>{texts.edition(issue.edition)}</span>}
            <span>{texts.summary(pages.length, articles.length)}</span>
            {isGuessed && <Badge>{texts.guess}</Badge>}
            {title.isSample && <Badge tone="warning">{newspaperTexts.sample}</Badge>}
          </p>
          <ul role="list" className={styles.neighbours}>
            {previous && (
              <li>
                <TextLink to={issueAddress(previous.id)}>{texts.previous(issueDate(previous))}</TextLink>
              </li>
            )}
            {next && (
              <li>
                <TextLink to={issueAddress(next.id)}>{texts.next(issueDate(next))}</TextLink>
              </li>
            )}
          </ul>
        </header>
        {!isReadable && <ClosedIssue access={access} />}
        <section aria-labelledby="contents" className={styles.contents}>
          <h2 id="contents">{texts.contents}</h2>
          <ol role="list" className={styles.pages}>
            {pages
              .filter(({ position }) => position <= lastPage)
              .map((page) => (
                <PageContents
                  key={page.id}
                  page={page}
                  articles={shown.filter(({ firstPage }) => firstPage === page.position)}
                  isReadable={isReadable}
                />
              ))}
          </ol>
        </section>
        {(title.rights !== null || title.attribution !== null) && (
          <p className={styles.credit}>
            {[title.rights, title.attribution].filter((part) => part !== null).join(' · ')}
          </p>
        )}
        <p className={styles.credit}>
          <TextLink to={iiifAddresses('').manifest(issue.id)} newTab>
            {texts.manifest}
          </TextLink>
        </p>
      </article>
    </PageContainer>
  );
}

/** One issue. States, in the order they are decided: no answer yet, failed, missing, an issue. */
export function Component() {
  const { '*': id = '' } = useParams();
  const { currentData: outline, ...answer } = useIssueOutlineQuery({ id });
  usePageTitle(outline ? `${outline.title.name}, ${issueDate(outline.issue)}` : null);
  if (outline === undefined) return <NoAnswer of={answer} texts={texts} asPage />;
  if (outline === null) return <MissingPart {...texts.missing} to={NEWSPAPERS} action={texts.missing.all} />;
  return <Issue outline={outline} />;
}
