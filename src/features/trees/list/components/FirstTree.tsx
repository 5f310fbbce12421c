import { Trees } from 'lucide-react';
import { Notice } from '#ui/Notice/Notice.tsx';

import { listTexts } from '../texts.ts';
import { StartActions } from './StartActions.tsx';

/** For a member without a tree. */
export function FirstTree() {
  const { title, text, privacy } = listTexts.empty;
  return (
    <Notice tone="empty" icon={Trees} headingLevel={2} title={title} actions={<StartActions isFirst />}>
      <p>{text}</p>
      <p>{privacy}</p>
    </Notice>
  );
}
