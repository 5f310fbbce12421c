import { useParams } from 'react-router-dom';

import { TextPage } from '../components/TextPage.tsx';

/** A page of text that the content source names (spec 1 section 2). */
export function Component() {
  const { uid = '' } = useParams();
  return <TextPage kind="page" textKey={uid} />;
}
