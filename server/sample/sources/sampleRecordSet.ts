import { type RecordSet } from '#domain/records/core/record.ts';

/** Archive that is said to keep the originals; as made up as they are. */
export const SAMPLE_REPOSITORY = 'Wexcombe Record Office (sample)';

type Given = Pick<RecordSet, 'id' | 'name' | 'description' | 'category' | 'subcategory' | 'sourceCountry'> & Partial<Pick<RecordSet, 'type' | 'access' | 'archiveSeries'>>;

/** Completes the description of a sample set; members only and transcriptions unless told otherwise. */
export function sampleRecordSet(given: Given): RecordSet {
  return {
    type: 'TRANSCRIPTION',
    access: 'members',
    archiveSeries: null,
    repository: SAMPLE_REPOSITORY,
    attribution: 'Made-up sample data of this software. The people and places never existed.',
    isSample: true,
    ...given,
    description: `${given.description} This is a made-up sample: the people and places in it never existed.`,
  };
}
