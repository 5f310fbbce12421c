import { useParams } from 'react-router-dom';

import { TextLinks } from '../components/TextLinks.tsx';
import { TextPage } from '../components/TextPage.tsx';
import { houseTexts } from '../houseTexts.ts';

/** One historic house (spec 1 section 2). */
export function Component() {
  const { location = '' } = useParams();
  return (
    <TextPage
      kind="house"
      textKey={location}
      below={
        <TextLinks
          title={houseTexts.others}
          kind="house"
          except={location}
          addressOf={(key) => `/national-trust/${key}`}
        />
      }
    />
  );
}
