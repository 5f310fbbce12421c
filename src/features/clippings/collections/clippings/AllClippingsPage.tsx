import { useSearchParams } from 'react-router-dom';

import { withParameter } from '../components/pageOf.ts';
import { useWasClippingOpened } from '../components/useWasClippingOpened.ts';
import { ClippingList } from './ClippingList.tsx';
import { OpenedClipping } from './OpenedClipping.tsx';
import { allClippingsTexts as texts } from './texts.ts';

/** A member's own clippings, or the one that the address opens (ROUTE-075). */
export function Component() {
  const [query] = useSearchParams();
  const opened = query.get('clipping');
  const wasOpened = useWasClippingOpened(opened);
  if (opened !== null)
    return <OpenedClipping key={opened} id={opened} backTo={withParameter(query, 'clipping', '')} back={texts.title} />;
  return <ClippingList query={query} takesFocus={wasOpened} />;
}
