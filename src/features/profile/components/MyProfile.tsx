import { PageContainer } from '#ui/PageContainer/PageContainer.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { OwnProfile } from '../api/profileApi.ts';
import { PictureEditor } from './PictureEditor.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import styles from './profile.module.scss';
import { VisibilitySwitches } from './VisibilitySwitches.tsx';

/** The own profile: who one is to others, what they may see, and the form of what is told. */
export function MyProfile({ profile }: { profile: OwnProfile }) {
  const { id, username, registrationMonthYear, lastActiveDateString } = profile;
  return (
    <PageContainer>
      <div className={styles.page}>
        <header className={styles.head}>
          <PictureEditor profile={profile} />
          <div className={styles.who}>
            <h1>My profile</h1>
            <p className={styles.username}>{username}</p>
            <p className={styles.facts}>
              Member since {registrationMonthYear}
              {lastActiveDateString && <> · Last active {lastActiveDateString}</>}
            </p>
            <p>
              <TextLink to={`/profile/${id}`}>See your profile as others do</TextLink>
            </p>
          </div>
        </header>
        <VisibilitySwitches profile={profile} />
        <ProfileForm profile={profile} />
      </div>
    </PageContainer>
  );
}
