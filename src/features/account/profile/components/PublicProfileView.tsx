import { PROFILE_TEXT_NAMES, PROFILE_TEXTS } from '#domain/account/profile/profileTexts.ts';
import { SOCIALS, isSocialType, socialAddress } from '#domain/account/profile/socials.ts';
import { MessageMember } from '#features/messages/core/index.ts';
import { Avatar } from '#ui/Avatar/Avatar.tsx';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { classNames } from '#ui/classNames.ts';
import { DescriptionList, type Description } from '#ui/DescriptionList/DescriptionList.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';

import type { PublicProfile } from '../profileApi.ts';
import { publicProfileTexts } from '../texts.ts';
import styles from './profile.module.scss';

type Active = Extract<PublicProfile, { __typename: 'ActiveProfile' }>;

/**
 * Other people's addresses: search engines give them no weight, and they learn nothing of where the reader came from.
 */
function SocialLink({ type, identifier }: { type: string; identifier: string }) {
  const address = isSocialType(type) ? socialAddress(type, identifier) : null;
  if (address === null) return <>{identifier}</>;
  return (
    <a href={address} rel="ugc nofollow noreferrer" target="_blank">
      {identifier}
      <span className={styles.newTab}> {publicProfileTexts.newTab}</span>
    </a>
  );
}

function factsOf({ ageGroup, registrationMonthYear, lastActiveDateString, socials, ...texts }: Active): Description[] {
  const optional = (term: string, value: string | null): Description[] => (value === null ? [] : [{ term, value }]);
  return [
    ...PROFILE_TEXT_NAMES.flatMap((name) => optional(PROFILE_TEXTS[name].label, texts[name])),
    ...optional(publicProfileTexts.ageGroup, ageGroup),
    { term: publicProfileTexts.memberSince, value: registrationMonthYear },
    ...optional(publicProfileTexts.lastActive, lastActiveDateString),
    ...socials.map(({ type, identifier }) => ({
      term: isSocialType(type) ? SOCIALS[type].label : type,
      value: <SocialLink type={type} identifier={identifier} />,
    })),
  ];
}

/** A profile as other members see it: all that is shown, or the username only. */
export function PublicProfileView({ profile, isOwn }: { profile: PublicProfile; isOwn: boolean }) {
  const isActive = profile.__typename === 'ActiveProfile';
  return (
    <PageContainer>
      <div className={classNames(styles.page, styles.public)}>
        {isOwn && (
          <Notice
            tone="info"
            title={publicProfileTexts.own}
            actions={
              <ButtonLink to="/profile/my-profile" size="sm">
                {publicProfileTexts.edit}
              </ButtonLink>
            }
          />
        )}
        <Card>
          <div className={styles.head}>
            <Avatar size="lg" name={profile.username} src={isActive ? profile.profilePicture : null} />
            <div className={styles.who}>
              <h1 className={styles.name}>{profile.username}</h1>
              {!isOwn && <MessageMember profileId={profile.id} />}
              {!isActive && <p className={styles.facts}>{publicProfileTexts.closed}</p>}
            </div>
          </div>
        </Card>
        {isActive && (
          <Card title={publicProfileTexts.about}>
            <DescriptionList items={factsOf(profile)} />
          </Card>
        )}
      </div>
    </PageContainer>
  );
}
