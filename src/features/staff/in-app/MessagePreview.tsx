import { useState } from 'react';

import { IN_APP_KINDS, isShownOnPath } from '#domain/messages/in-app/inAppMessage.ts';
import { Badge } from '#ui/Badge/Badge.tsx';
import { InAppPanel } from '#ui/InAppPanel/InAppPanel.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { draftOf, type MessageValues } from './messageValues.ts';
import { messageTexts as texts } from './texts.ts';

/** A message as members would see it, and whether a page may show it. */
export function MessagePreview({ values }: { values: MessageValues }) {
  const [path, setPath] = useState('/home');
  const { blockList, allowList, linkHref } = draftOf(values);
  const isShown = isShownOnPath({ urlBlockList: blockList, urlAllowedList: allowList }, path);
  const kind = IN_APP_KINDS.find((one) => one === values.kind) ?? 'card';
  const link = linkHref.trim() === '' ? null : { label: values.linkLabel, href: linkHref };
  return (
    <Stack gap={3}>
      <h2>{texts.preview}</h2>
      <InAppPanel
        inPlace
        message={{ kind, title: values.title || texts.untitled, body: values.body, link }}
        hasCloseButton
        onClose={() => undefined}
        onFollow={() => undefined}
      />
      <TextField label={texts.previewPath} value={path} onChange={({ target }) => setPath(target.value)} />
      <p role="status">
        <Badge tone={isShown ? 'success' : 'neutral'}>{isShown ? texts.isShown(path) : texts.isNotShown(path)}</Badge>
      </p>
    </Stack>
  );
}
