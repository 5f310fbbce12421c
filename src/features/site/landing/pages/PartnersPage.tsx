import { PartnerList } from '../components/PartnerList.tsx';
import { TextPage } from '../components/TextPage.tsx';

/** Who shares records and knowledge here (spec 1 section 2). */
export function Component() {
  return <TextPage kind="landing" textKey="partners" below={<PartnerList />} />;
}
