import type { LifeYears } from '../../core/lifespan.ts';
import type { TreeFamily } from '../../core/model/treeFamily.ts';
import type { TreePerson } from '../../core/model/treePerson.ts';
import type { TreeSource } from '../../core/model/treeSource.ts';
import type { TreeStory } from '../../core/model/treeStory.ts';
import type { ReportKin } from '../plan/createKin.ts';
import type { ReportRequest } from '../reportRequest.ts';
import type { ReportPicture } from './reportEntry.ts';

/** A person as a report names them to its reader. Of a hidden one nothing is said. */
export interface ReportCard extends LifeYears {
  id: number;
  sex: string;
  given: string;
  surname: string;
  prefix: string;
  suffix: string;
  birthText: string | null;
  birthPlace: string | null;
  deathText: string | null;
  deathPlace: string | null;
}

/**
 * What entries are written from: documents as their reader may see them, of the people of some entries and their
 * nearest kin.
 */
export interface ReportData {
  kin: ReportKin;
  /** Null: no one of that number was read. */
  cardOf(personId: number): ReportCard | null;
  /** Null: hidden, or not read. */
  personOf(personId: number): TreePerson | null;
  familyOf(familyId: number): TreeFamily | null;
  sourceOf(sourceId: number): TreeSource | null;
  storiesOf(personId: number): readonly TreeStory[];
  /** Pictures that the reader may see, of those named. */
  picturesOf(mediaIds: readonly number[]): readonly ReportPicture[];
}

/** What an entry says beside the facts. */
export type ReportChoices = Pick<ReportRequest, 'sources' | 'notes' | 'media'> & { showsSurnamesUppercase: boolean };

/** What every part of an entry is written with. */
export interface Writing {
  data: ReportData;
  choices: ReportChoices;
}
