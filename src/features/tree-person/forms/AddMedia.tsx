import { Images } from 'lucide-react';
import { useRef, useState, type ChangeEvent } from 'react';

import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import { useTreeUpload } from '../hooks/useTreeUpload.ts';
import { usePlaceOfPerson } from '../hooks/usePlaceOfPerson.ts';
import type { Life } from '../model/lifeOf.ts';
import { MediumForm } from './MediumForm.tsx';

const withoutEnding = (name: string): string => name.replace(/\.[^.]+$/u, '');

/** Adds pictures and documents to a person: one with its form, several one after the other; a file that is refused says why. */
export function AddMedia({ life }: { life: Life }) {
  const { tree } = usePlaceOfPerson();
  const input = useRef<HTMLInputElement>(null);
  const send = useTreeUpload(life.id);
  const [open, setOpen] = useState<File | null>(null);
  const [done, setDone] = useState<{ of: number; sent: number } | null>(null);
  const [problems, setProblems] = useState<readonly string[]>([]);

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // The same file may be chosen again.
    currentTarget.value = '';
    setProblems([]);
    const [first] = files;
    if (files.length === 1 && first) return setOpen(first);
    const refused: string[] = [];
    for (const [sent, file] of files.entries()) {
      setDone({ of: files.length, sent });
      const result = await send(file, { title: withoutEnding(file.name), date: '', note: '', fact: null });
      if (result.kind === 'refused') refused.push(`${file.name}: ${result.text}`);
    }
    setDone(null);
    return setProblems(refused);
  };

  return (
    <div>
      <input ref={input} type="file" multiple hidden aria-label="Pictures and documents to add" accept="image/jpeg,image/png,image/webp,application/pdf" onChange={(event) => void choose(event)} />
      <Button variant="primary" size="sm" loading={done !== null} icon={<Images aria-hidden="true" />} onClick={() => input.current?.click()}>
        Add pictures or documents
      </Button>
      <p role="status">{done && `Adding ${done.sent + 1} of ${done.of}`}</p>
      {problems.length > 0 && (
        <Notice tone="error" title="Not everything could be added">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
      {open && <MediumForm treeRef={tree.id} life={life} subject={{ file: open }} onDone={() => setOpen(null)} />}
    </div>
  );
}
