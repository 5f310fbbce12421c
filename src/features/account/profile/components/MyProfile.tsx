import { Card } from '#ui/Card/Card.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { OwnProfile } from '../profileApi.ts';
import { PictureEditor } from './PictureEditor.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import styles from './profile.module.scss';
import { VisibilitySwitches } from './VisibilitySwitches.tsx';

/** The own profile: who one is to others, what they may see, and the form of what is told. */
export function MyProfile({ profile }: { profile: OwnProfile }) {
  const { id, username, registrationMonthYear, lastActiveDateString } = profile;
  return (
    <div className={styles.page}>
      <h1>My profile</h1>
      <Card>
        <PictureEditor profile={profile}>
          <p className={styles.username}>{username}</p>
          <p className={styles.facts}>Member since {registrationMonthYear}</p>
          {lastActiveDateString && <p className={styles.facts}>Last active {lastActiveDateString}</p>}
          <p>
            <TextLink to={`/profile/${id}`}>See your profile as others do</TextLink>
          </p>
        </PictureEditor>
      </Card>
      <VisibilitySwitches profile={profile} />
      <ProfileForm profile={profile} />
    </div>
  );
}
