import { useEffect } from 'react';

import { describeError } from '#services/graphql/errors.ts';
import { reportError } from '#services/reporting/reportError.ts';
import { Avatar } from '#ui/Avatar/Avatar.tsx';
import { Badge } from '#ui/Badge/Badge.tsx';
import { Button } from '#ui/Button/Button.tsx';
import { Card } from '#ui/Card/Card.tsx';
import { SkeletonLine } from '#ui/Skeleton/Skeleton.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden/VisuallyHidden.tsx';

import { useHomeProfileQuery } from '../homeProfileApi.ts';
import styles from './ProfileStatus.module.scss';

/** Who the member is to others, and whether others see it. States: loading, failed (and reported), the profile. */
export function ProfileStatus() {
  const { data: profile, isFetching, error, refetch } = useHomeProfileQuery(undefined, { refetchOnMountOrArgChange: true });
  useEffect(() => {
    if (error) reportError(error, { source: 'profile' });
  }, [error]);
  if (profile) {
    const { username, profileStatus, profilePicture } = profile;
    return (
      <Card title="Your profile">
        <div className={styles.profile}>
          <Avatar name={username} src={profilePicture} />
          <div className={styles.words}>
            <p className={styles.username}>{username}</p>
            <p>{profileStatus === 'ACTIVE' ? <Badge tone="success">Shown to members</Badge> : <Badge>Username only</Badge>}</p>
          </div>
          <TextLink to="/profile/my-profile">Edit your profile</TextLink>
        </div>
      </Card>
    );
  }
  return (
    <Card title="Your profile">
      {isFetching ? (
        <div role="status">
          <VisuallyHidden>Loading your profile</VisuallyHidden>
          <SkeletonLine width="medium" />
        </div>
      ) : (
        <div className={styles.profile}>
          <p role="alert">It could not be loaded. {describeError(error)}</p>
          <Button size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </div>
      )}
    </Card>
  );
}
