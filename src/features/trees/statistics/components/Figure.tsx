import { Download } from 'lucide-react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { useDispatch } from 'react-redux';

import { toastRaised } from '#features/kernel/toasts/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import type { Column } from '#ui/DataTable/columns.ts';
import { DataTable } from '#ui/DataTable/DataTable.tsx';
import { Menu } from '#ui/Menu/Menu.tsx';
import { useMediaQuery } from '#ui/useMediaQuery.ts';

import { drawRows, type FigureShape, NARROW, WIDE } from '../model/drawRows.ts';
import type { FigureData } from '../model/figureRow.ts';
import type { FigureFormat } from '../model/saveFigure.ts';
import { figureTexts as texts } from '../texts.ts';
import styles from './figure.module.scss';

function Shape({ shape }: { shape: FigureShape }) {
  switch (shape.kind) {
    case 'bar':
      return (
        <rect x={shape.x} y={shape.y} width={shape.width} height={shape.height} rx={2} className={styles[shape.tone]} />
      );
    case 'line':
      return <path d={`M${shape.x} ${shape.y}v${shape.length}`} className={styles[shape.look]} />;
    case 'text':
      return (
        <text
          x={shape.x}
          y={shape.y}
          textAnchor={shape.anchor}
          className={shape.look === 'axis' ? styles.axis : styles.words}
        >
          {shape.words}
        </text>
      );
  }
}

interface FigureProps {
  tree: string;
  figure: FigureData;
  /** Chooses what the figure is of. */
  children?: ReactNode;
}

/** A drawing with its caption, the table behind it, and both as files. */
export function Figure({ tree, figure, children }: FigureProps) {
  const id = useId();
  const dispatch = useDispatch();
  const isNarrow = useMediaQuery('(max-width: 47.99rem)');
  const [isOpen, setOpen] = useState(false);
  const drawn = useMemo(() => drawRows(figure, isNarrow ? NARROW : WIDE), [figure, isNarrow]);
  const save = (format: FigureFormat) =>
    void import('../model/saveFigure.ts')
      .then(({ saveFigure }) => saveFigure(figure, tree, format))
      .catch(() => dispatch(toastRaised({ title: texts.failed, variant: 'error' })));
  const columns = figure.columns.map((header, at): Column<readonly string[]> => ({
    id: header,
    header,
    cell: (row) => row[at],
    ...(at === 0 ? { isRowHeader: true } : { align: 'end' as const }),
  }));
  return (
    <section className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{figure.title}</h2>
      {children}
      {figure.rows.length === 0 ? (
        <p className={styles.caption}>{texts.empty}</p>
      ) : (
        <>
          <figure className={styles.figure}>
            <svg
              role="img"
              aria-labelledby={`${id}-title`}
              aria-describedby={`${id}-caption`}
              viewBox={`0 0 ${drawn.width} ${drawn.height}`}
              className={styles.drawing}
            >
              {drawn.shapes.map((shape, at) => (
                <Shape key={at} shape={shape} />
              ))}
            </svg>
            <figcaption id={`${id}-caption`} className={styles.caption}>
              {figure.caption}
            </figcaption>
          </figure>
          <div className={styles.tools}>
            <Button
              size="sm"
              aria-expanded={isOpen}
              aria-controls={`${id}-table`}
              aria-label={isOpen ? texts.hideOf(figure.title) : texts.showOf(figure.title)}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? texts.hide : texts.show}
            </Button>
            <Menu
              label={texts.saveOf(figure.title)}
              entries={[
                { id: 'svg', label: texts.svg, onSelect: () => save('svg') },
                { id: 'png', label: texts.png, onSelect: () => save('png') },
                { id: 'csv', label: texts.csv, onSelect: () => save('csv') },
              ]}
            >
              {(trigger) => (
                <Button
                  {...trigger}
                  size="sm"
                  icon={<Download aria-hidden="true" />}
                  aria-label={texts.saveOf(figure.title)}
                >
                  {texts.save}
                </Button>
              )}
            </Menu>
          </div>
          <div id={`${id}-table`}>
            {isOpen && (
              <DataTable
                caption={texts.table(figure.title)}
                hideCaption
                columns={columns}
                rows={figure.table}
                rowKey={(row) => row.slice(0, 2).join(' ')}
              />
            )}
          </div>
        </>
      )}
    </section>
  );
}
