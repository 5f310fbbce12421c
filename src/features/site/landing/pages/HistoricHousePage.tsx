import { useParams } from 'react-router-dom';

import { TextLinks } from '../components/TextLinks.tsx';
import { TextPage } from '../components/TextPage.tsx';

/** One historic house (spec 1 section 2). */
export function Component() {
  const { location = '' } = useParams();
  return <TextPage kind="house" textKey={location} below={<TextLinks title="Other houses" kind="house" except={location} addressOf={(key) => `/national-trust/${key}`} />} />;
}
