import { Link, useParams } from 'react-router-dom';

import { PageMissing } from '#services/routing/PageMissing.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { listAddress, useReaderId } from './addresses.ts';
import styles from './components/features.module.scss';
import { FeatureTable } from './components/FeatureTable.tsx';
import { NoFeatures } from './components/NoFeatures.tsx';
import { ReaderFinder } from './components/ReaderFinder.tsx';
import { useFeatureBoardQuery, type FeatureBoard } from './featuresApi.ts';
import { categoriesOf, categoryTitle, isMethod, type Method } from './featureWords.ts';
import { listTexts, METHODS } from './texts.ts';

interface ListProps {
  method: Method;
  category: string | null;
  board: FeatureBoard;
}

function Head({ method, category, board: { reader, features } }: ListProps) {
  const readerId = reader?.memberId ?? null;
  const title = category === null ? null : categoryTitle(method, category);
  const on = features.filter(({ isOn }) => isOn).length;
  return (
    <div className={styles.head}>
      {title !== null && (
        <Breadcrumbs crumbs={[{ label: listTexts.title, to: listAddress(method, null, readerId) }, { label: title }]} />
      )}
      <h1>{title ?? listTexts.title}</h1>
      {reader ? (
        <p>
          {listTexts.introFor.before}
          <strong>{reader.displayName}</strong>
          {listTexts.introFor.after(reader.email, reader.memberId, on, features.length)}
          <TextLink to={listAddress(method, category, null)}>{listTexts.showVisitor}</TextLink>
        </p>
      ) : (
        <p>{listTexts.intro(on, features.length)}</p>
      )}
    </div>
  );
}

function List({ method, category, board }: ListProps) {
  const readerId = board.reader?.memberId ?? null;
  const shown = categoriesOf(method, board.features).filter(({ id }) => category === null || id === category);
  return (
    <PageContainer>
      <div className={styles.page}>
        <Head {...{ method, category, board }} />
        <div className={styles.tools}>
          <ReaderFinder addressOf={(memberId) => listAddress(method, category, memberId)} />
          <nav aria-label={listTexts.orderName}>
            <ul role="list" className={styles.methods}>
              {(Object.keys(METHODS) as Method[]).map((one) => (
                <li key={one}>
                  <Link
                    to={listAddress(one, null, readerId)}
                    className={styles.method}
                    aria-current={one === method ? 'page' : undefined}
                  >
                    {listTexts.by(METHODS[one])}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
        {shown.length === 0 && <p>{listTexts.none}</p>}
        {shown.map((one) => (
          <FeatureTable key={one.id} method={method} category={one} readerId={readerId} isAlone={category !== null} />
        ))}
      </div>
    </PageContainer>
  );
}

/**
 * Every feature, by journey, kind or state, whole or one category of it. States: loading, failed, no such order,
 * category or account (not found), a list.
 */
export function Component() {
  const { categorizationMethod = '', category = null } = useParams();
  const memberId = useReaderId();
  const { currentData: board, ...answer } = useFeatureBoardQuery({ memberId });
  const title =
    isMethod(categorizationMethod) && category !== null ? categoryTitle(categorizationMethod, category) : null;
  usePageTitle(title === null ? null : listTexts.pageTitle(title));

  if (!isMethod(categorizationMethod) || (category !== null && title === null)) throw new PageMissing();
  if (board === undefined)
    return <NoFeatures of={answer} waiting={<PageSkeleton label={listTexts.loading} shape="table" />} />;
  return <List method={categorizationMethod} category={category} board={board} />;
}
