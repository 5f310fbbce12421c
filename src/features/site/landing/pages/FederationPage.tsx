import { FEDERATION } from '#domain/site/content/routeContent.ts';

import { MemberSocieties } from '../components/PartnerList.tsx';
import { TextPage } from '../components/TextPage.tsx';

/** The federation of family history societies, with its members (spec 1 section 2). */
export function Component() {
  return <TextPage kind="partner" textKey={FEDERATION} below={<MemberSocieties />} />;
}
