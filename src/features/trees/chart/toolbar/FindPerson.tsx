import { Search } from 'lucide-react';

import type { ChartReader } from '#domain/trees/chart/chartAddress.ts';
import { PersonFinder } from '#features/trees/core/index.ts';

import { toolbarTexts } from '../texts.ts';

interface FindPersonProps {
  treeRef: string;
  reader: ChartReader;
  isUppercase: boolean;
  /** A person was picked, by id. */
  onFound: (personId: string) => void;
}

/** Finds a person of the whole tree by name, one after the other. */
export const FindPerson = ({ onFound, ...finder }: FindPersonProps) => (
  <PersonFinder
    {...finder}
    label={toolbarTexts.find}
    placeholder={toolbarTexts.find}
    icon={<Search aria-hidden="true" />}
    hideLabel
    isEmptiedByChoice
    onChange={(person) => person && onFound(person.id)}
  />
);
