import { useSearchParams } from 'react-router-dom';

import { DraftList } from '../components/DraftList.tsx';
import { DraftText } from '../components/DraftText.tsx';

/** Texts that are not published: all of them, or the one that the address names, with a mark. */
export function Component() {
  const [query] = useSearchParams();
  const [kind, key] = [query.get('kind'), query.get('key')];
  return kind !== null && key !== null ? <DraftText kind={kind} textKey={key} /> : <DraftList />;
}
