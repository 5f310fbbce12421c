import { MapPin, Search } from 'lucide-react';
import { useState } from 'react';

import { CheckboxField } from '#ui/CheckboxField/CheckboxField.tsx';
import { FieldSet } from '#ui/FieldSet/FieldSet.tsx';
import { RadioGroup } from '#ui/RadioGroup/RadioGroup.tsx';
import { SelectField } from '#ui/SelectField/SelectField.tsx';
import { Stack } from '#ui/Stack/Stack.tsx';
import { SwitchField } from '#ui/SwitchField/SwitchField.tsx';
import { TextAreaField } from '#ui/TextField/TextAreaField.tsx';
import { TextField } from '#ui/TextField/TextField.tsx';
import { Typeahead } from '#ui/Typeahead/Typeahead.tsx';
import { EMPTY_TYPEAHEAD } from '#ui/Typeahead/typeaheadItems.ts';
import { YearField } from '#ui/YearField/YearField.tsx';

import { galleryTexts } from '../texts.ts';
import { Section } from './Section.tsx';

const COUNTIES = [
  'Cornwall',
  'Devon',
  'Dorset',
  'Gloucestershire',
  'Somerset',
  'Wiltshire',
  'Berkshire',
  'Hampshire',
  'Kent',
  'Surrey',
  'Sussex',
  'Norfolk',
  'Suffolk',
  'Essex',
];
const PLACES = COUNTIES.map((label) => ({ value: label.toLowerCase(), label }));
const DISTANCES = [0, 5, 10, 20, 50, 100].map((miles) => ({
  value: String(miles),
  label: miles === 0 ? 'Exactly here' : `Within ${miles} miles`,
}));

/** `theme` keeps the names of radios apart when both themes are shown side by side. */
export function FieldSpecimens({ theme }: { theme: string }) {
  const [place, setPlace] = useState(EMPTY_TYPEAHEAD);
  const [year, setYear] = useState('1832');
  const [sex, setSex] = useState<string | null>('female');
  return (
    <Section title={galleryTexts.fields}>
      <Stack>
        <TextField label="First name" placeholder="e.g. Wm or William" />
        <TextField label="Surname" hint="As it was written, or as you know it" defaultValue="Pinch" />
        <TextField
          label="Email address"
          type="email"
          error="Enter an address such as name@example.org."
          touched
          defaultValue="name@"
        />
        <TextField
          label="Keywords"
          hideLabel
          type="search"
          placeholder="Search within these results"
          icon={<Search aria-hidden="true" />}
        />
        <TextField label="Reference" disabled defaultValue="RG10/2267" />
        <TextAreaField label="Notes" optional placeholder="What you know already" />
      </Stack>
      <Stack>
        <Typeahead
          label="Place"
          items={PLACES}
          value={place}
          onChange={setPlace}
          icon={<MapPin aria-hidden="true" />}
          placeholder="Town, parish or county"
          emptyText="No matches found."
          hint="Type two letters or more"
        />
        <SelectField label="Proximity" options={DISTANCES} defaultValue="5" />
        <SelectField label="Country" options={[]} placeholder="Any country" error="Choose a country." touched />
        <YearField label="Birth year" value={year} onChange={(event) => setYear(event.target.value)} />
        <SelectField label="Sort" compact options={[{ value: 'r', label: 'Relevance' }]} />
      </Stack>
      <Stack gap={6}>
        <FieldSet legend="Variants" hint="Spellings, short forms and nicknames">
          <Stack gap={2}>
            <CheckboxField label="First name variants" defaultChecked />
            <CheckboxField label="Surname variants" />
            <CheckboxField label="Not possible here" disabled />
            <CheckboxField label="I accept the terms of use" error="Accept the terms to continue." touched />
          </Stack>
        </FieldSet>
        <FieldSet legend="County">
          <Stack gap={1}>
            <CheckboxField compact label="Cornwall" count={31_284} defaultChecked />
            <CheckboxField compact label="Devon" count={1_902} />
            <CheckboxField compact label="Somerset" count={77} />
          </Stack>
        </FieldSet>
        <RadioGroup
          label="Sex"
          name={`sex-${theme}`}
          inline
          value={sex}
          onChange={setSex}
          options={[
            { value: 'female', label: 'Female' },
            { value: 'male', label: 'Male' },
            { value: 'unknown', label: 'Not stated' },
          ]}
        />
        <SwitchField label="Show surnames in capitals" hint="In trees and lists" defaultChecked />
        <SwitchField label="Weekly letter" />
      </Stack>
    </Section>
  );
}
