import { type RecordSet } from '#domain/records/core/record.ts';

/** Archive that is said to keep the originals; as made up as they are. */
export const SAMPLE_REPOSITORY = 'Wexcombe Record Office (sample)';

type Given = Pick<RecordSet, 'id' | 'name' | 'description' | 'category' | 'subcategory' | 'sourceCountry'> &
  Partial<Pick<RecordSet, 'type' | 'access' | 'archiveSeries'>>;

/** Completes the description of a sample set; by default members only and transcriptions. */
export function sampleRecordSet(given: Given): RecordSet {
  return {
    type: 'TRANSCRIPTION',
    access: 'members',
    archiveSeries: null,
    repository: SAMPLE_REPOSITORY,
    attribution: 'Fictional sample data made by this software. The people and places never existed.',
    isSample: true,
    ...given,
    description: `${given.description} This is fictional sample data: the people and places in it never existed.`,
  };
}
