import { Ellipsis } from 'lucide-react';
import { useNavigate } from 'react-router-dom';

import { chartAddress, type ChartReader } from '#domain/trees/chart/chartAddress.ts';
import { treeAnniversariesAddress, treePlacesAddress, treeQualityAddress, treeRelationshipAddress, treeReportsAddress, treeStatisticsAddress } from '#domain/trees/core/personAddress.ts';
import type { FamilyTree } from '#features/trees/core/index.ts';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { Menu } from '#ui/Menu/Menu.tsx';
import type { MenuEntry } from '#ui/Menu/menuEntries.ts';

import { toolbarTexts } from '../texts.tsx';
import type { PictureFormat } from '../export/savePicture.ts';

interface ChartMenuProps {
  tree: FamilyTree;
  focus: string;
  reader: ChartReader;
  /** The owner or an editor reads, whichever way they look at it. */
  mayLookAsOthers: boolean;
  onSave: (format: PictureFormat) => void;
  onPrint: () => void;
}

/** What else can be done with a chart: pictures of it, paper, and how others see it. */
export function ChartMenu({ tree, focus, reader, mayLookAsOthers, onSave, onPrint }: ChartMenuProps) {
  const navigate = useNavigate();
  const lookAs = (viewAs: ChartReader['viewAs']) => void navigate(chartAddress(focus, '', { ...reader, viewAs }), { preventScrollReset: true });
  const entries: MenuEntry[] = [
    { id: 'pdf', label: toolbarTexts.savePdf, onSelect: () => onSave('pdf') },
    { id: 'svg', label: toolbarTexts.saveSvg, onSelect: () => onSave('svg') },
    { id: 'png', label: toolbarTexts.savePng, onSelect: () => onSave('png') },
    { id: 'print', label: toolbarTexts.print, onSelect: onPrint },
    { id: 'relationship', label: toolbarTexts.relationship, to: treeRelationshipAddress(tree.id, { from: focus }, reader.publicTreeShareToken), separated: true, group: toolbarTexts.about },
  ];
  if (reader.viewAs === null) {
    entries.push(
      { id: 'statistics', label: toolbarTexts.statistics, to: treeStatisticsAddress(focus, reader.publicTreeShareToken) },
      { id: 'places', label: toolbarTexts.places, to: treePlacesAddress(focus, reader.publicTreeShareToken) },
      { id: 'anniversaries', label: toolbarTexts.anniversaries, to: treeAnniversariesAddress(focus, reader.publicTreeShareToken) },
      { id: 'reports', label: toolbarTexts.reports, to: treeReportsAddress(focus, reader.publicTreeShareToken) },
    );
  }
  if (tree.isEditable && reader.viewAs === null) entries.push({ id: 'quality', label: toolbarTexts.quality, to: treeQualityAddress(tree.id) });
  if (mayLookAsOthers) {
    entries.push(
      { id: 'self', label: toolbarTexts.viewAsSelf, disabled: reader.viewAs === null, separated: true, onSelect: () => lookAs(null) },
      { id: 'guest', label: toolbarTexts.viewAsGuest, disabled: reader.viewAs === 'GUEST', onSelect: () => lookAs('GUEST') },
      { id: 'visitor', label: toolbarTexts.viewAsVisitor, disabled: reader.viewAs === 'VISITOR', onSelect: () => lookAs('VISITOR') },
    );
  }
  if (tree.role === 'OWNER' && reader.viewAs === null) entries.push({ id: 'settings', label: toolbarTexts.settings, to: `/tree/${encodeURIComponent(tree.id)}/settings`, separated: true });
  return (
    <Menu label={toolbarTexts.menu} entries={entries}>
      {(trigger) => <IconButton {...trigger} label={toolbarTexts.more} look="framed" icon={<Ellipsis aria-hidden="true" />} />}
    </Menu>
  );
}
