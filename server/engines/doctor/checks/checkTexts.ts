import { SITE_TEXTS } from '#domain/site/content/contentKinds.ts';
import { openContent } from '#server/engines/content/openContent.ts';
import { readWritten } from '#server/engines/content/readWritten.ts';

import { type ExaminedSite, fault, type Finding, notApplicable, ok, warning } from '../DoctorCheck.ts';

type Key = keyof typeof SITE_TEXTS;

const KEYS = Object.keys(SITE_TEXTS) as Key[];
/** What a model text says of the operator, by the setting that it comes from. */
const namesOfUnset = ({ operator, supportEmail }: ExaminedSite['settings']): string[] => {
  const values = { OPERATOR_NAME: operator.name, OPERATOR_ADDRESS: operator.address, SUPPORT_EMAIL: supportEmail };
  return Object.entries(values).flatMap(([name, value]) => (value === null ? [name] : []));
};

/**
 * Whether a site in production has terms of use, a privacy notice, an accessibility statement and a page about itself
 * of its operator’s own, and whether they say who the operator is where they leave it to the settings.
 */
export async function checkTexts({ settings, db }: Pick<ExaminedSite, 'settings' | 'db'>): Promise<readonly Finding[]> {
  if (settings.mode === 'demo') return [notApplicable('A demonstration says itself that these texts are models.')];
  const source = await openContent(settings.contentDir, { withSamples: false, written: () => readWritten(db) });
  const texts = await Promise.all(KEYS.map(async (key) => ({ key, text: await source.document('site', key) })));
  const missing = texts.flatMap(({ key, text }) => (text ? [] : [key]));
  const models = texts.flatMap(({ key, text }) => (text?.isModel ? [key] : []));
  const unset = texts.some(({ text }) => JSON.stringify(text).includes('{{operator')) ? namesOfUnset(settings) : [];
  const namesOf = (keys: readonly Key[]) => keys.map((key) => SITE_TEXTS[key]).join(', ');
  const filesOf = (keys: readonly Key[]) => keys.map((key) => `site/${key}.md`).join(', ');
  const found = [
    missing.length > 0
      ? fault(
          `Pages link to texts that are missing: ${namesOf(missing)}.`,
          `Write, correct or publish at /internal/content, or in CONTENT_DIR: ${filesOf(missing)}.`,
        )
      : null,
    models.length > 0
      ? warning(
          `Texts are still the models that came with the software: ${namesOf(models)}.`,
          `Open ${filesOf(models)} at /internal/content, or copy them from content/ to CONTENT_DIR, make every sentence true of your site, and remove “model: true”.`,
        )
      : null,
    unset.length > 0
      ? warning(
          `The texts about the site do not say who runs it and where to write: ${unset.join(', ')} not set.`,
          'Set what is missing.',
        )
      : null,
  ].filter((finding) => finding !== null);
  return found.length > 0 ? found : [ok('The texts about the site are your own.')];
}
