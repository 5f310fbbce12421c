import { Search } from 'lucide-react';
import { type ComponentType, useState } from 'react';

import type { ChartReader } from '#domain/trees/chart/chartAddress.ts';
import type { PersonFinderProps } from '#features/trees/core/index.ts';
import { AwaitedTypeahead } from '#ui/Typeahead/AwaitedTypeahead.tsx';

import { fetchFinder } from '../pressedParts.ts';
import { toolbarTexts } from '../texts.ts';

interface FindPersonProps {
  treeRef: string;
  reader: ChartReader;
  isUppercase: boolean;
  /** A person was picked, by id. */
  onFound: (personId: string) => void;
}

/**
 * Finds a person of the whole tree by name, one after the other. The code that does comes when the field is first used.
 */
export function FindPerson({ onFound, ...finder }: FindPersonProps) {
  const [Finder, setFinder] = useState<ComponentType<PersonFinderProps> | null>(null);
  const look = { label: toolbarTexts.find, placeholder: toolbarTexts.find, icon: <Search aria-hidden="true" /> };
  const load = async () => {
    const arrived = await fetchFinder();
    setFinder(() => arrived);
    return arrived !== null;
  };
  return (
    <AwaitedTypeahead {...look} load={load}>
      {(start) => (
        <>
          {Finder && (
            <Finder
              {...finder}
              {...look}
              hideLabel
              start={start}
              isEmptiedByChoice
              onChange={(person) => person && onFound(person.id)}
            />
          )}
        </>
      )}
    </AwaitedTypeahead>
  );
}
