import { Ellipsis } from 'lucide-react';
import { useNavigate } from 'react-router-dom';

import { chartAddress, type ChartReader } from '#domain/trees/chart/chartAddress.ts';
import type { FamilyTree } from '#features/trees/core/index.ts';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Menu } from '#ui/Menu/Menu.tsx';
import type { MenuEntry } from '#ui/Menu/menuEntries.ts';

import type { PictureFormat } from '../export/savePicture.ts';

interface ChartMenuProps {
  tree: FamilyTree;
  focus: string;
  reader: ChartReader;
  /** The owner or an editor reads, whoever they look as. */
  mayLookAsOthers: boolean;
  onSave: (format: PictureFormat) => void;
  onPrint: () => void;
}

/** What else can be done with a chart: pictures of it, paper, and how others see it. */
export function ChartMenu({ tree, focus, reader, mayLookAsOthers, onSave, onPrint }: ChartMenuProps) {
  const navigate = useNavigate();
  const lookAs = (viewAs: ChartReader['viewAs']) => void navigate(chartAddress(focus, '', { ...reader, viewAs }), { preventScrollReset: true });
  const entries: MenuEntry[] = [
    { id: 'pdf', label: 'Save as PDF', onSelect: () => onSave('pdf') },
    { id: 'svg', label: 'Save as SVG', onSelect: () => onSave('svg') },
    { id: 'png', label: 'Save as PNG', onSelect: () => onSave('png') },
    { id: 'print', label: 'Print', onSelect: onPrint },
  ];
  if (mayLookAsOthers) {
    entries.push(
      { id: 'self', label: 'View as yourself', disabled: reader.viewAs === null, separated: true, onSelect: () => lookAs(null) },
      { id: 'guest', label: 'View as a guest', disabled: reader.viewAs === 'GUEST', onSelect: () => lookAs('GUEST') },
      { id: 'visitor', label: 'View as a visitor', disabled: reader.viewAs === 'VISITOR', onSelect: () => lookAs('VISITOR') },
    );
  }
  if (tree.role === 'OWNER' && reader.viewAs === null) entries.push({ id: 'settings', label: 'Tree settings', to: `/tree/${encodeURIComponent(tree.id)}/settings`, separated: true });
  return (
    <Menu label="Chart" entries={entries}>
      {(trigger) => <IconButton {...trigger} label="More" look="framed" icon={<Ellipsis aria-hidden="true" />} />}
    </Menu>
  );
}
