import { Images } from 'lucide-react';
import { useRef, useState, type ChangeEvent } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';
import { ProgressBar } from '#ui/ProgressBar/ProgressBar.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';

import { useTreeUpload } from '../hooks/useTreeUpload.ts';
import { usePlaceOfPerson } from '../hooks/usePlaceOfPerson.ts';
import type { Life } from '../model/lifeOf.ts';
import { withoutEnding } from '../model/withoutEnding.ts';
import { MediumForm } from './MediumForm.tsx';
import { addMediaTexts as texts } from './texts.ts';

/** Adds photos and documents to a person: one with its form, several one after the other; a file that is refused says why. */
export function AddMedia({ life }: { life: Life }) {
  const { tree } = usePlaceOfPerson();
  const input = useRef<HTMLInputElement>(null);
  const send = useTreeUpload(life.id);
  const [open, setOpen] = useState<File | null>(null);
  const [done, setDone] = useState<{ of: number; sent: number } | null>(null);
  const [problems, setProblems] = useState<readonly { file: File; text: string }[]>([]);

  const sendAll = async (files: readonly File[]) => {
    setProblems([]);
    const refused: { file: File; text: string }[] = [];
    for (const [sent, file] of files.entries()) {
      const report = (share: number) => setDone({ of: files.length, sent: sent + share });
      report(0);
      const result = await send(file, { title: withoutEnding(file.name), date: '', note: '', fact: null }, report);
      if (result.kind === 'refused') refused.push({ file, text: result.text });
    }
    setDone(null);
    setProblems(refused);
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // The same file may be chosen again.
    currentTarget.value = '';
    const [first] = files;
    if (files.length !== 1 || !first) return void sendAll(files);
    setProblems([]);
    return setOpen(first);
  };
  const nth = done && Math.min(Math.floor(done.sent) + 1, done.of);

  return (
    <Stack gap={2}>
      <input ref={input} type="file" multiple hidden aria-label={texts.choose} accept="image/jpeg,image/png,image/webp,application/pdf" onChange={choose} />
      <div>
        <Button variant="primary" size="sm" loading={done !== null} icon={<Images aria-hidden="true" />} onClick={() => input.current?.click()}>
          {texts.add}
        </Button>
      </div>
      <p role="status">{done && nth !== null && texts.progress(nth, done.of)}</p>
      {done && <ProgressBar label={texts.progressBar} value={done.sent} max={done.of} />}
      {problems.length > 0 && (
        <Notice tone="error" title={texts.refused} actions={<Button onClick={() => void sendAll(problems.map(({ file }) => file))}>{texts.retry}</Button>}>
          {problems.map(({ file, text }, at) => (
            <p key={at}>{texts.problem(file.name, text)}</p>
          ))}
        </Notice>
      )}
      {open && <MediumForm treeRef={tree.id} life={life} subject={{ file: open }} onDone={() => setOpen(null)} />}
    </Stack>
  );
}
