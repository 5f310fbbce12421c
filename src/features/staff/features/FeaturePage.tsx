import { useParams } from 'react-router-dom';

import { PageMissing } from '#services/routing/PageMissing.ts';
import { usePageTitle } from '#services/routing/usePageTitle.ts';
import { Breadcrumbs } from '#ui/Breadcrumbs/Breadcrumbs.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { DescriptionList, type Description } from '#ui/DescriptionList/DescriptionList.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { PageSkeleton } from '#ui/Skeleton/PageSkeleton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import { listAddress, useReaderId } from './addresses.ts';
import { ChangeLog } from './components/ChangeLog.tsx';
import styles from './components/features.module.scss';
import { NoFeatures } from './components/NoFeatures.tsx';
import { StateBadge } from './components/StateBadge.tsx';
import { SwitchForm } from './components/SwitchForm.tsx';
import { useFeatureBoardQuery, type Feature, type FeatureBoard } from './featuresApi.ts';
import {
  categoryOf,
  categoryTitle,
  isMethod,
  type Method,
  nameOf,
  readersInWords,
  reasonInWords,
} from './featureWords.ts';
import { featureTexts, KINDS, listTexts } from './texts.ts';

function particularsOf(
  { id, kind, changes, journey, defaultHolders, memberCount, isOnForEverybody }: Feature,
  provider: string,
  readerId: string | null,
): Description[] {
  const isSwitch = kind === 'FLAG' || kind === 'TOGGLE';
  return [
    { term: featureTexts.changes, value: changes },
    { term: featureTexts.technicalName, value: <span className={styles.name}>{id}</span> },
    { term: featureTexts.kind, value: KINDS[kind] },
    {
      term: featureTexts.journey,
      value: <TextLink to={listAddress('journey', journey, readerId)}>{categoryTitle('journey', journey)}</TextLink>,
    },
    ...(isOnForEverybody === null
      ? []
      : [
          {
            term: featureTexts.forEveryone,
            value: isOnForEverybody
              ? isSwitch
                ? featureTexts.on
                : featureTexts.open
              : isSwitch
                ? featureTexts.off
                : featureTexts.closed,
          },
        ]),
    ...(memberCount === null ? [] : [{ term: featureTexts.accounts, value: String(memberCount) }]),
    ...(kind === 'GRANT'
      ? [{ term: featureTexts.heldByDefault, value: readersInWords(defaultHolders) ?? featureTexts.noOne }]
      : []),
    ...(isSwitch
      ? [
          {
            term: featureTexts.decidedBy,
            value: provider === 'database' ? featureTexts.ownSwitch : featureTexts.provider(provider),
          },
        ]
      : []),
  ];
}

function Article({
  feature,
  board: { reader, provider },
  method,
  category,
}: {
  feature: Feature;
  board: FeatureBoard;
  method: Method;
  category: string;
}) {
  const readerId = reader?.memberId ?? null;
  const crumbs = [
    { label: listTexts.title, to: listAddress(method, null, readerId) },
    { label: categoryTitle(method, category) ?? category, to: listAddress(method, category, readerId) },
    { label: feature.label },
  ];
  return (
    <PageContainer>
      <div className={styles.page}>
        <div className={styles.head}>
          <Breadcrumbs crumbs={crumbs} />
          <h1>{feature.label}</h1>
        </div>
        <div className={styles.columns}>
          <Card title={featureTexts.about}>
            <DescriptionList items={particularsOf(feature, provider, readerId)} />
          </Card>
          <div className={styles.page}>
            <Card title={featureTexts.forReader(nameOf(reader))}>
              <p className={styles.standing}>
                <StateBadge isOn={feature.isOn} /> {reasonInWords(feature)}.
              </p>
            </Card>
            <Card title={featureTexts.switchTitle}>
              <SwitchForm key={readerId} feature={feature} reader={reader} />
            </Card>
          </div>
        </div>
        <ChangeLog id={feature.id} />
      </div>
    </PageContainer>
  );
}

/**
 * One feature: what it changes, whether it is on and why, its switch, and who switched it before. States: loading,
 * failed, no such feature in this category (not found), the feature.
 */
export function Component() {
  const { categorizationMethod = '', category = '', featureId = '' } = useParams();
  const { currentData: board, ...answer } = useFeatureBoardQuery({ memberId: useReaderId() });
  const feature = board?.features.find(({ id }) => id === featureId);
  usePageTitle(feature?.label ?? null);

  if (!isMethod(categorizationMethod) || categoryTitle(categorizationMethod, category) === null)
    throw new PageMissing();
  if (board === undefined) return <NoFeatures of={answer} waiting={<PageSkeleton label={featureTexts.loading} />} />;
  // What it is switched to may have changed since the address was made.
  const isThere =
    feature && (categorizationMethod === 'state' || categoryOf(categorizationMethod, feature) === category);
  if (!isThere) throw new PageMissing();
  return <Article feature={feature} board={board} method={categorizationMethod} category={category} />;
}
