import { Images } from 'lucide-react';
import { useRef, useState, type ChangeEvent } from 'react';

import { useSendingFiles } from '#services/files/useSendingFiles.ts';
import { Button } from '#ui/Button/Button.tsx';
import { FileSending } from '#ui/FileSending/FileSending.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { usePlaceOfPerson } from '../hooks/usePlaceOfPerson.ts';
import { useTreeUpload } from '../hooks/useTreeUpload.ts';
import { stripExtension } from '../model/attachMediumToLife.ts';
import type { Life } from '../model/lifeOf.ts';
import { MediumForm } from './MediumForm.tsx';
import { addMediaTexts as texts } from './texts.ts';

/**
 * Adds photos and documents to a person: one with its form, several one after the other; a file that is refused says
 * why.
 */
export function AddMedia({ life }: { life: Life }) {
  const { tree } = usePlaceOfPerson();
  const input = useRef<HTMLInputElement>(null);
  const send = useTreeUpload(life.id);
  const [open, setOpen] = useState<File | null>(null);
  const { progress, problems, sendAll, forgetProblems } = useSendingFiles(async (file, onSent) => {
    const result = await send(file, { title: stripExtension(file.name), date: '', note: '', fact: null }, onSent);
    return result.kind === 'refused' ? result.text : null;
  });

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // The same file may be chosen again.
    currentTarget.value = '';
    const [first] = files;
    if (files.length !== 1 || !first) return void sendAll(files);
    forgetProblems();
    return setOpen(first);
  };

  return (
    <Stack gap={2}>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label={texts.choose}
        accept="image/jpeg,image/png,image/webp,application/pdf"
        onChange={choose}
      />
      <div>
        <Button
          variant="primary"
          size="sm"
          loading={progress !== null}
          icon={<Images aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {texts.add}
        </Button>
      </div>
      <FileSending {...{ progress, problems, texts }} onRetry={(files) => void sendAll(files)} />
      {open && <MediumForm treeRef={tree.id} life={life} subject={{ file: open }} onDone={() => setOpen(null)} />}
    </Stack>
  );
}
