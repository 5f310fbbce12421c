import { Share2, Ellipsis, SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { belowQuery } from '#ui/breakpoints.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';
import { lazyPart } from '#ui/lazyPart.ts';
import { Menu } from '#ui/Menu/Menu.tsx';
import { Select } from '#ui/SelectField/Select.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import { toolbarTexts } from '../texts.ts';
import type { ChartMenuProps } from './ChartMenuList.tsx';
import styles from './ChartToolbar.module.scss';
import { FindPerson } from './FindPerson.tsx';
import { generationChoices } from './generationChoices.ts';
import type { ToolsProps } from './toolsProps.ts';
import { ViewSwitch, VIEW_NAMES } from './ViewSwitch.tsx';

/** What the row of tools has no room for. */
const ToolsSheet = lazyPart(() => import('./ToolsSheet.tsx').then((chunk) => chunk.ToolsSheet));

/** The tools of a chart on a phone: the view is in the row, the rest in a sheet, so that the chart keeps the screen. */
function PhoneTools(tools: ToolsProps) {
  const { settings, onChoose } = tools;
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <>
      <Select
        aria-label={toolbarTexts.view}
        value={settings.view}
        options={VIEW_NAMES.map(({ view, label }) => ({ value: view, label }))}
        onChange={({ target }) =>
          onChoose({ view: VIEW_NAMES.find(({ view }) => view === target.value)?.view ?? settings.view })
        }
      />
      <IconButton
        label={toolbarTexts.sheetButton}
        look="framed"
        icon={<SlidersHorizontal aria-hidden="true" />}
        onClick={() => setOpen(true)}
      />
      <Suspense fallback={null}>
        {wasOpen && <ToolsSheet {...tools} isOpen={isOpen} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

const ChartMenuList = lazyPart(() => import('./ChartMenuList.tsx').then((chunk) => chunk.ChartMenuList));

/** The button of the chart's menu. */
const ChartMenu = (props: ChartMenuProps) => (
  <Menu
    label={toolbarTexts.menu}
    list={(frame) => <ChartMenuList {...props} {...frame} />}
    prepare={ChartMenuList.preload}
  >
    {(trigger) => (
      <IconButton {...trigger} label={toolbarTexts.more} look="framed" icon={<Ellipsis aria-hidden="true" />} />
    )}
  </Menu>
);

interface ChartToolbarProps extends ToolsProps, Pick<Parameters<typeof ChartMenu>[0], 'onSave' | 'onPrint'> {}

/** The tools side by side, where there is room for them. */
function WideTools({ tree, focus, reader, settings, isUppercase, hasDrawer, onChoose, onFound }: ToolsProps) {
  return (
    <>
      <ViewSwitch view={settings.view} onChoose={(view) => onChoose({ view })} />
      {generationChoices(settings).map(({ label, chosen, ...choice }) => (
        <Select
          key={label}
          aria-label={label}
          compact
          {...choice}
          onChange={({ target }) => onChoose(chosen(target.value))}
        />
      ))}
      <div className={styles.find}>
        <FindPerson treeRef={tree.familyTreeRef} reader={reader} isUppercase={isUppercase} onFound={onFound} />
      </div>
      {hasDrawer('share') && (
        <ButtonLink
          size="sm"
          to={chartAddress(focus, 'share', reader)}
          preventScrollReset
          icon={<Share2 aria-hidden="true" />}
        >
          {toolbarTexts.share}
        </ButtonLink>
      )}
    </>
  );
}

/** Above the chart: the tree's name, how it is drawn, the search for a person, sharing, and the rest. */
export function ChartToolbar({ onSave, onPrint, ...tools }: ChartToolbarProps) {
  const { tree, focus, reader } = tools;
  const isPhone = useMediaQuery(belowQuery('md'));
  const mayLookAsOthers =
    reader.viewAs !== null || ((tree.role === 'OWNER' || tree.role === 'EDITOR') && !reader.isPublicView);
  return (
    <header className={styles.bar}>
      <div className={styles.title}>
        <h1>{tree.name}</h1>
        <p>{toolbarTexts.people(tree.personCount)}</p>
      </div>
      <div className={styles.tools}>
        {isPhone ? <PhoneTools {...tools} /> : <WideTools {...tools} />}
        <ChartMenu
          tree={tree}
          focus={focus}
          reader={reader}
          mayLookAsOthers={mayLookAsOthers}
          onSave={onSave}
          onPrint={onPrint}
        />
      </div>
    </header>
  );
}
