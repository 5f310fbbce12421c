import { useParams } from 'react-router-dom';

import { TextLinks } from '../components/TextLinks.tsx';
import { TextPage } from '../components/TextPage.tsx';
import { storyTexts } from '../texts.ts';

/** One story from the records (spec 1 section 2). */
export function Component() {
  const { uid = '' } = useParams();
  return (
    <TextPage
      kind="story"
      textKey={uid}
      below={
        <TextLinks title={storyTexts.others} kind="story" except={uid} addressOf={(key) => `/story-snapshot/${key}`} />
      }
    />
  );
}
