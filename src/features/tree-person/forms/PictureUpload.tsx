import { ImagePlus } from 'lucide-react';
import { useRef, useState, type ChangeEvent } from 'react';
import { useDispatch } from 'react-redux';

import { TREE_PICTURE_TEXTS } from '#domain/trees/editing/treePictureRules.ts';
import { toastRaised } from '#features/toasts/index.ts';
import { describeError } from '#services/graphql/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Notice } from '#ui/Notice/Notice.tsx';

import { useUploadTreePictureMutation } from '../api/treePersonApi.ts';
import { shrinkFile } from '../model/shrinkFile.ts';

const withoutEnding = (name: string): string => name.replace(/\.[^.]+$/u, '');

/** Adds pictures to a person, one after the other; a file that is refused says why and keeps the others from nothing. */
export function PictureUpload({ personId }: { personId: string }) {
  const input = useRef<HTMLInputElement>(null);
  const dispatch = useDispatch();
  const [upload] = useUploadTreePictureMutation();
  const [isSending, setSending] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>([]);

  /** Null when it arrived. */
  const send = async (file: File): Promise<string | null> => {
    const shrunk = await shrinkFile(file);
    if ('problem' in shrunk) return shrunk.problem;
    const { data, error } = await upload({ personId, title: withoutEnding(file.name), fileName: file.name, picture: shrunk.dataUrl });
    if (!data) return describeError(error);
    return data.result === 'SAVED' ? (data.outcome?.problems[0]?.message ?? null) : TREE_PICTURE_TEXTS[data.result];
  };

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    setSending(true);
    const refused: string[] = [];
    for (const file of files) {
      const problem = await send(file);
      if (problem !== null) refused.push(`${file.name}: ${problem}`);
    }
    setSending(false);
    setProblems(refused);
    // The same file may be chosen again.
    if (input.current) input.current.value = '';
    const added = files.length - refused.length;
    if (added > 0) dispatch(toastRaised({ title: added === 1 ? 'The picture is added' : `${added} pictures are added`, variant: 'success' }));
  };

  return (
    <div>
      <input ref={input} type="file" multiple hidden aria-label="Pictures to add" accept="image/jpeg,image/png,image/webp" onChange={(event) => void choose(event)} />
      <Button variant="primary" size="sm" loading={isSending} icon={<ImagePlus aria-hidden="true" />} onClick={() => input.current?.click()}>
        Add pictures
      </Button>
      {problems.length > 0 && (
        <Notice tone="error" title="Not every picture could be added">
          {problems.map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </Notice>
      )}
    </div>
  );
}
