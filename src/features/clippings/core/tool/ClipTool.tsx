import { Newspaper, Plus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSelector } from 'react-redux';

import { selectIsSignedIn } from '#features/kernel/auth/index.ts';
import { Button } from '#ui/Button/Button.tsx';
import { classNames } from '#ui/classNames.ts';
import { Form } from '#ui/Form/Form.tsx';
import { IconButton } from '#ui/IconButton/IconButton.tsx';

import { useClipRoomQuery } from '../clipToolApi.ts';
import { clipParameter } from '../model/clipAddress.ts';
import { placeNewRegion } from '../model/regionShapes.ts';
import { clipToolTexts as texts } from '../texts.ts';
import { ClipDetails } from './ClipDetails.tsx';
import { ClipFoot, SignInToSave, ClipSaved } from './ClipFoot.tsx';
import { ClipLayer } from './ClipLayer.tsx';
import styles from './ClipTool.module.scss';
import type { ClipToolProps } from './clipToolProps.ts';
import { RegionList } from './RegionList.tsx';
import { useClip } from './useClip.ts';

/** One clipping after the other. */
export function ClipTool(props: ClipToolProps) {
  const [round, setRound] = useState(0);
  return <OneClip key={round} {...props} start={round === 0 ? props.start : []} onAgain={() => setRound(round + 1)} />;
}

/**
 * Makes a clipping: draws over the pages in view, and its rectangles stay while pages are turned. States: being made,
 * saved.
 */
function OneClip({ onAgain, ...props }: ClipToolProps & { onAgain: () => void }) {
  const { zoom, sheets, article, addressWith, onPage, onClose } = props;
  const isSignedIn = useSelector(selectIsSignedIn);
  const [isDrawing, setDrawing] = useState(true);
  const { currentData: room } = useClipRoomQuery(undefined, { skip: !isSignedIn });
  const { form, draft, regions, setRegions, selected, select, focus, said, error, saved, add, clipArticle } =
    useClip(props);
  const heading = useRef<HTMLHeadingElement>(null);
  // On a phone the page that is clipped stays in sight.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  const choose = (key: string) => {
    select(key);
    const page = regions.find((region) => region.key === key)?.sheet.page;
    if (page !== undefined && !sheets.some((sheet) => sheet.page === page)) onPage(page);
  };
  const onLayers =
    zoom && !saved ? sheets.flatMap((sheet, at) => (zoom.layers[at] ? [{ sheet, layer: zoom.layers[at] }] : [])) : [];
  return (
    <aside aria-labelledby="clip-title" className={styles.panel}>
      <div className={styles.head}>
        <h2 id="clip-title" ref={heading} tabIndex={-1}>
          {texts.title}
        </h2>
        <IconButton label={texts.close} icon={<X />} onClick={onClose} />
      </div>
      {onLayers.map(({ sheet, layer }) => (
        <ClipLayer
          key={sheet.imageId}
          layer={layer}
          sheet={sheet}
          regions={regions.flatMap((region, at) =>
            region.sheet.imageId === sheet.imageId ? [{ ...region, number: at + 1 }] : [],
          )}
          selected={selected}
          isDrawing={isDrawing}
          onDrawn={(region) => add(sheet, region, true)}
          onChanged={(key, region) =>
            setRegions(regions.map((each) => (each.key === key ? { ...each, ...region } : each)))
          }
          onSelect={select}
        />
      ))}
      {saved ? (
        <ClipSaved clipping={saved} onAgain={onAgain} onClose={onClose} />
      ) : (
        <Form form={form} className={styles.form} aria-labelledby="clip-title">
          <div role="group" aria-label={texts.tools} className={styles.tools}>
            {zoom && (
              <div className={styles.modes}>
                <button
                  type="button"
                  aria-pressed={isDrawing}
                  title={texts.drawTip}
                  className={classNames(styles.mode, isDrawing && styles.on)}
                  onClick={() => setDrawing(true)}
                >
                  {texts.draw}
                </button>
                <button
                  type="button"
                  aria-pressed={!isDrawing}
                  title={texts.moveTip}
                  className={classNames(styles.mode, !isDrawing && styles.on)}
                  onClick={() => setDrawing(false)}
                >
                  {texts.move}
                </button>
              </div>
            )}
            <Button
              size="sm"
              icon={<Plus aria-hidden="true" />}
              disabled={sheets.length === 0}
              onClick={() => sheets[0] && add(sheets[0], placeNewRegion(sheets[0], regions), false)}
            >
              {texts.add}
            </Button>
            {article && (
              <Button size="sm" icon={<Newspaper aria-hidden="true" />} onClick={() => void clipArticle()}>
                {texts.article}
              </Button>
            )}
          </div>
          <p role="status" className={styles.hint}>
            {said}
          </p>
          {regions.length === 0 && <p className={styles.hint}>{texts.start}</p>}
          {draft.wasFound && (
            <div className={styles.draft}>
              <p>{texts.draft}</p>
              <Button
                size="sm"
                onClick={() => {
                  draft.forget();
                  onAgain();
                }}
              >
                {texts.startAgain}
              </Button>
            </div>
          )}
          <RegionList regions={regions} selected={selected} focus={focus} onSelect={choose} onRegions={setRegions} />
          {isSignedIn ? (
            <>
              <ClipDetails form={form} room={room} />
              <ClipFoot hasRegions={regions.length > 0} room={room} error={error} isSaving={form.isSubmitting} />
            </>
          ) : (
            <SignInToSave
              comeBackTo={addressWith(
                clipParameter(regions.map(({ sheet, ...region }) => ({ page: sheet.page, region }))),
              )}
            />
          )}
        </Form>
      )}
    </aside>
  );
}
