import { useLocation } from 'react-router-dom';

import { SoftwareCredits } from '../components/SoftwareCredits.tsx';
import { TextPage } from '../components/TextPage.tsx';

/**
 * What the site says of itself: `/about`, `/terms`, `/privacy` and `/accessibility`, each a text of the kind `site`
 * with the key of its address.
 */
export function Component() {
  const [, textKey = ''] = useLocation().pathname.toLowerCase().split('/');
  return <TextPage kind="site" textKey={textKey} below={textKey === 'about' && <SoftwareCredits />} />;
}
