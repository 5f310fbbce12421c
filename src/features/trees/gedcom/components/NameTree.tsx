import { type FormEvent, useState } from 'react';

import { LONGEST_TREE_NAME } from '#domain/trees/gedcom/uploadRules.ts';
import { describeError } from '#services/graphql/errors.ts';
import { Button } from '#ui/Button/Button.tsx';
import { Inline, Stack } from '#ui/Stack/Stack.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';

import { type GedcomImport, useStartGedcomImportMutation } from '../gedcomApi.ts';

/** The name of a file without its ending: what most people would call the tree. */
const nameOf = (fileName: string) => fileName.replace(/(?:\.ged)?\.(?:gz|ged|gdz|zip)$/iu, '').replace(/[_]+/gu, ' ').trim().slice(0, LONGEST_TREE_NAME);

interface NameTreeProps {
  started: GedcomImport;
  onStarted: () => void;
  onCancel: () => void;
}

/** Names the tree that a file becomes, and begins. */
export function NameTree({ started: { id, fileName }, onStarted, onCancel }: NameTreeProps) {
  const [name, setName] = useState(() => nameOf(fileName));
  const [problem, setProblem] = useState<string>();
  const [start, { isLoading }] = useStartGedcomImportMutation();
  async function onSubmit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (name.trim() === '') return setProblem('Give the tree a name.');
    const { data, error } = await start({ id, treeName: name });
    const refused = error ? describeError(error) : data?.problems[0]?.message;
    setProblem(refused);
    if (refused === undefined) onStarted();
  }
  return (
    <form noValidate onSubmit={(event) => void onSubmit(event)}>
      <Stack gap={4}>
        <TextField label="Name of the tree" value={name} maxLength={LONGEST_TREE_NAME} error={problem} touched onChange={({ target }) => setName(target.value)} />
        <Inline gap={2}>
          <Button type="submit" variant="primary" loading={isLoading}>
            Make the tree
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Choose another file
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}
