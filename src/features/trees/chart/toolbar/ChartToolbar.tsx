import { Share2 } from 'lucide-react';

import { chartAddress } from '#domain/trees/chart/chartAddress.ts';
import { belowQuery } from '#ui/breakpoints.ts';
import { ButtonLink } from '#ui/Button/ButtonLink.tsx';
import { Select } from '#ui/SelectField/Select.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import { toolbarTexts } from '../texts.ts';
import { ChartMenu } from './ChartMenu.tsx';
import styles from './ChartToolbar.module.scss';
import { FindPerson } from './FindPerson.tsx';
import { generationChoices } from './generationChoices.ts';
import { PhoneTools } from './PhoneTools.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';
import type { ToolsProps } from './toolsProps.ts';

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
