import { useEffect } from 'react';

import { describeError } from '#domain/kernel/errors/describeError.ts';
import { reportError } from '#services/reporting/reportError.ts';
import { Avatar } from '#ui/Avatar/Avatar.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { SkeletonLine } from '#ui/Skeleton/Skeleton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { useHomeProfileQuery } from '../homeProfileApi.ts';
import { profileTexts as texts } from '../texts.ts';
import styles from './ProfileStatus.module.scss';

/** Who the member is to others, and whether others see it. States: loading, failed (and reported), the profile. */
export function ProfileStatus() {
  const {
    data: profile,
    isFetching,
    error,
    refetch,
  } = useHomeProfileQuery(undefined, { refetchOnMountOrArgChange: true });
  useEffect(() => {
    if (error) reportError(error, { source: 'profile' });
  }, [error]);
  if (profile) {
    const { username, profileStatus, profilePicture } = profile;
    return (
      <Card title={texts.title}>
        <div className={styles.profile}>
          <Avatar name={username} src={profilePicture} />
          <div className={styles.words}>
            <p className={styles.username}>{username}</p>
            <p>
              {profileStatus === 'ACTIVE' ? (
                <Badge tone="success">{texts.shown}</Badge>
              ) : (
                <Badge>{texts.usernameOnly}</Badge>
              )}
            </p>
          </div>
          <TextLink to="/profile/my-profile">{texts.edit}</TextLink>
        </div>
      </Card>
    );
  }
  return (
    <Card title={texts.title}>
      {isFetching ? (
        <div role="status">
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <SkeletonLine width="medium" />
        </div>
      ) : (
        <div className={styles.profile}>
          <p role="alert">
            {texts.failed} {describeError(error)}
          </p>
          <Button size="sm" onClick={() => void refetch()}>
            {texts.tryAgain}
          </Button>
        </div>
      )}
    </Card>
  );
}
