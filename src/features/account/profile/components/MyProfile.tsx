import { Card } from '#ui/Card/Card.tsx';
import { TextLink } from '#ui/TextLink/TextLink.tsx';

import type { OwnProfile } from '../profileApi.ts';
import { myProfileTexts } from '../texts.ts';
import { PictureEditor } from './PictureEditor.tsx';
import styles from './profile.module.scss';
import { ProfileForm } from './ProfileForm.tsx';
import { VisibilitySwitches } from './VisibilitySwitches.tsx';

/** The own profile: who one is to others, what they may see, and the form about oneself. */
export function MyProfile({ profile }: { profile: OwnProfile }) {
  const { id, username, registrationMonthYear, lastActiveDateString } = profile;
  return (
    <div className={styles.page}>
      <h1>{myProfileTexts.title}</h1>
      <Card>
        <PictureEditor profile={profile}>
          <p className={styles.username}>{username}</p>
          <p className={styles.facts}>{myProfileTexts.memberSince(registrationMonthYear)}</p>
          {lastActiveDateString && <p className={styles.facts}>{myProfileTexts.lastActive(lastActiveDateString)}</p>}
          <p>
            <TextLink to={`/profile/${id}`}>{myProfileTexts.seeAsOthers}</TextLink>
          </p>
        </PictureEditor>
      </Card>
      <VisibilitySwitches profile={profile} />
      <ProfileForm profile={profile} />
    </div>
  );
}
