import { useRef } from 'react';
import { createPortal } from 'react-dom';

import type { PageRegion } from '#domain/records/core/pageRegion.ts';
import { classNames } from '#ui/classNames.ts';

import type { SheetInView } from '../model/clipSheet.ts';
import { type Handle, HANDLES } from '../model/regionShapes.ts';
import styles from './ClipLayer.module.scss';
import { useDrawing } from './useDrawing.ts';

interface ClipLayerProps {
  /** The group over the image, in its pixels. */
  layer: SVGGElement;
  sheet: SheetInView;
  /** Of this page, with their places in the reading order. */
  regions: readonly (PageRegion & { key: string; number: number })[];
  selected: string | null;
  /** A press on the page draws; otherwise it moves the page. */
  isDrawing: boolean;
  onDrawn: (region: PageRegion) => void;
  onChanged: (key: string, region: PageRegion) => void;
  onSelect: (key: string) => void;
}

const handleAt = ({ x, y, width, height }: PageRegion, handle: Handle): string => {
  const across = handle.includes('w') ? 0 : handle.includes('e') ? width : width / 2;
  const down = handle.includes('n') ? 0 : handle.includes('s') ? height : height / 2;
  return `M${x + across} ${y + down}h0`;
};
const outline = ({ x, y, width, height }: PageRegion): string => `M${x} ${y}h${width}v${height}h${-width}z`;

/**
 * The rectangles over one page, with eight handles on the one that is chosen. Handles are ends of lines: as large on
 * the screen at any zoom.
 */
export function ClipLayer({ layer, sheet, regions, selected, isDrawing, ...on }: ClipLayerProps) {
  const group = useRef<SVGGElement>(null);
  const held = useDrawing(group, { sheet, regions, ...on });
  const shown = regions.map((region) => (held?.key === region.key ? { ...region, ...held.region } : region));
  const drawn = held?.key === null ? [...shown, { ...held.region, key: 'new', number: regions.length + 1 }] : shown;
  const sign = sheet.width / 42;
  return createPortal(
    <g ref={group} className={styles.layer}>
      {isDrawing && <rect data-ground="" className={styles.ground} width={sheet.width} height={sheet.height} />}
      {drawn.length > 0 && (
        <path
          className={styles.dim}
          fillRule="evenodd"
          d={outline({ x: 0, y: 0, width: sheet.width, height: sheet.height }) + drawn.map(outline).join('')}
        />
      )}
      {drawn.map(({ key, number, ...region }) => (
        <g key={key}>
          <path
            data-region={key}
            className={classNames(styles.region, key === selected && styles.selected)}
            d={outline(region)}
          />
          <text className={styles.number} x={region.x + sign * 0.3} y={region.y + sign} fontSize={sign}>
            {number}
          </text>
          {key === selected &&
            HANDLES.map((handle) => (
              <g key={handle} className={styles[handle]}>
                <path className={styles.handle} d={handleAt(region, handle)} />
                <path data-region={key} data-handle={handle} className={styles.hold} d={handleAt(region, handle)} />
              </g>
            ))}
        </g>
      ))}
    </g>,
    layer,
  );
}
