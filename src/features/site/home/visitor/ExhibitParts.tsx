import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';

import { xywhOf } from '#domain/records/core/pageRegion.ts';
import { imageViewerAddress } from '#domain/records/images/imageViewerAddress.ts';
import { lineCutOut, lineWithin } from '#domain/records/images/lineCutOut.ts';
import { classNames } from '#ui/classNames.ts';
import { usePictureRetry } from '#ui/usePictureRetry.ts';

import type { Exhibit } from '../exhibitApi.ts';
import { exhibitTexts as texts } from '../texts.ts';
import styles from './Exhibit.module.scss';

/** Pixels of the picture at its largest: about twice the width of its place. */
const SHAPE = { width: 1200, height: 450 };
/** Widths that are made of it, for telephones and for screens with finer pixels. */
const WIDTHS = [440, 880, SHAPE.width];
/** Its place: beside the search, or below it where there is no room for two. */
const SIZES = '(min-width: 64rem) 37rem, 100vw';
/** Of a line's width: name, relation and age can be read. */
const SHARE = 0.6;

/** The part of the page around the record's line, which is marked. It leads to the whole page. */
export function ExhibitPicture({ record: { id, name }, page }: Pick<Exhibit, 'record' | 'page'>) {
  const line = page.lines.find(({ recordId }) => recordId === id)?.region ?? null;
  const part = lineCutOut(line, page, SHAPE, SHARE);
  const mark = line && lineWithin(line, part);
  const service = URL.canParse(page.service) ? new URL(page.service).pathname : page.service;
  const inWidth = (width: number) =>
    `${service}/${xywhOf(part)}/!${width},${(width * SHAPE.height) / SHAPE.width}/0/default.webp`;
  const address = inWidth(SHAPE.width);
  const { isShown, tries, onError } = usePictureRetry(address);
  return (
    <Link to={imageViewerAddress(id)} className={styles.frame} aria-label={texts.page(name)}>
      {isShown && (
        <img
          key={tries}
          src={address}
          srcSet={WIDTHS.map((width) => `${inWidth(width)} ${width}w`).join(', ')}
          sizes={SIZES}
          alt=""
          decoding="async"
          className={styles.picture}
          onError={onError}
        />
      )}
      {isShown && mark && (
        <span
          aria-hidden="true"
          className={styles.mark}
          style={
            {
              '--left': `${mark.left}%`,
              '--top': `${mark.top}%`,
              '--width': `${mark.width}%`,
              '--height': `${mark.height}%`,
            } as CSSProperties
          }
        />
      )}
    </Link>
  );
}

type ExhibitRecord = Exhibit['record'];

/** Columns of a household that are shown, as far as it has them; a narrow table has room for three. */
const COLUMNS = ['Relationship to head', 'Age', 'Occupation', 'Birth place'];
const MOST_COLUMNS = 3;
const MOST_MEMBERS = 6;
const MOST_FACTS = 6;

/** The household as a small table, the record's own line marked as on the page. */
function Household({ record: { name }, group }: { record: ExhibitRecord; group: NonNullable<ExhibitRecord['group']> }) {
  const wanted = COLUMNS.filter((column) => group.columns.includes(column)).filter(
    (column, _at, all) => all.length <= MOST_COLUMNS || column !== 'Occupation',
  );
  const columns = wanted.slice(0, MOST_COLUMNS).map((column) => ({ column, at: group.columns.indexOf(column) }));
  const others = group.members.length - MOST_MEMBERS;
  return (
    <>
      <table className={styles.household} aria-label={texts.household(name)}>
        <thead>
          <tr>
            <th scope="col">{texts.name}</th>
            {columns.map(({ column }) => (
              <th key={column} scope="col">
                {column === 'Relationship to head' ? 'Relation' : column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {group.members.slice(0, MOST_MEMBERS).map((member, row) => (
            <tr key={member.id ?? row} className={classNames(member.isThisRecord && styles.own)}>
              <th scope="row">{member.isClosed ? texts.closed : member.name}</th>
              {columns.map(({ column, at }) => (
                <td key={column}>{member.values[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {others > 0 && <p className={styles.line}>{texts.andOthers(others)}</p>}
    </>
  );
}

/** The content of the page: the household, or the facts of a record without one. */
export function ExhibitFacts({ record }: { record: ExhibitRecord }) {
  if (record.group && record.group.members.length > 1) return <Household record={record} group={record.group} />;
  return (
    <dl aria-label={texts.facts(record.name)} className={styles.facts}>
      {record.sections
        .flatMap(({ fields }) => fields)
        .filter(({ value }) => value !== '')
        .slice(0, MOST_FACTS)
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
