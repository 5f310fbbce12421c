import { useNavigate } from 'react-router-dom';

import { chartAddress, type ChartReader } from '#domain/trees/chart/chartAddress.ts';
import {
  treeAnniversariesAddress,
  treePlacesAddress,
  treeQualityAddress,
  treeRelationshipAddress,
  treeReportsAddress,
  treeStatisticsAddress,
} from '#domain/trees/core/personAddress.ts';
import type { FamilyTree } from '#features/trees/core/index.ts';
import { MenuPopup, type MenuFrame } from '#ui/Menu/Menu.tsx';
import type { MenuEntry } from '#ui/Menu/menuEntries.ts';

import type { PictureFormat } from '../export/savePicture.ts';
import { menuTexts } from './menuTexts.ts';

/** What the chart's menu is about. */
export interface ChartMenuProps {
  tree: FamilyTree;
  focus: string;
  reader: ChartReader;
  /** The owner or an editor reads, whichever way they look at it. */
  mayLookAsOthers: boolean;
  onSave: (format: PictureFormat) => void;
  onPrint: () => void;
}

/** What else can be done with a chart: pictures of it, paper, pages about the tree, and how others see it. */
export function ChartMenuList({
  tree,
  focus,
  reader,
  mayLookAsOthers,
  onSave,
  onPrint,
  ...frame
}: ChartMenuProps & MenuFrame) {
  const navigate = useNavigate();
  const lookAs = (viewAs: ChartReader['viewAs']) =>
    void navigate(chartAddress(focus, '', { ...reader, viewAs }), { preventScrollReset: true });
  const entries: MenuEntry[] = [
    { id: 'pdf', label: menuTexts.savePdf, onSelect: () => onSave('pdf') },
    { id: 'svg', label: menuTexts.saveSvg, onSelect: () => onSave('svg') },
    { id: 'png', label: menuTexts.savePng, onSelect: () => onSave('png') },
    { id: 'print', label: menuTexts.print, onSelect: onPrint },
    {
      id: 'relationship',
      label: menuTexts.relationship,
      to: treeRelationshipAddress(tree.id, { from: focus }, reader.publicTreeShareToken),
      separated: true,
      group: menuTexts.about,
    },
  ];
  if (reader.viewAs === null) {
    entries.push(
      { id: 'statistics', label: menuTexts.statistics, to: treeStatisticsAddress(focus, reader.publicTreeShareToken) },
      { id: 'places', label: menuTexts.places, to: treePlacesAddress(focus, reader.publicTreeShareToken) },
      {
        id: 'anniversaries',
        label: menuTexts.anniversaries,
        to: treeAnniversariesAddress(focus, reader.publicTreeShareToken),
      },
      { id: 'reports', label: menuTexts.reports, to: treeReportsAddress(focus, reader.publicTreeShareToken) },
    );
  }
  if (tree.isEditable && reader.viewAs === null)
    entries.push({ id: 'quality', label: menuTexts.quality, to: treeQualityAddress(tree.id) });
  if (mayLookAsOthers) {
    entries.push(
      {
        id: 'self',
        label: menuTexts.viewAsSelf,
        disabled: reader.viewAs === null,
        separated: true,
        onSelect: () => lookAs(null),
      },
      {
        id: 'guest',
        label: menuTexts.viewAsGuest,
        disabled: reader.viewAs === 'GUEST',
        onSelect: () => lookAs('GUEST'),
      },
      {
        id: 'visitor',
        label: menuTexts.viewAsVisitor,
        disabled: reader.viewAs === 'VISITOR',
        onSelect: () => lookAs('VISITOR'),
      },
    );
  }
  if (tree.role === 'OWNER' && reader.viewAs === null)
    entries.push({
      id: 'settings',
      label: menuTexts.settings,
      to: `/tree/${encodeURIComponent(tree.id)}/settings`,
      separated: true,
    });
  return <MenuPopup {...frame} entries={entries} />;
}
