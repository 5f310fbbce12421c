import { composeReport, type ReportedQuestion } from './composeReport.ts';

const statement = (id: string, more: object = {}) => ({
  id,
  about: 'William Pinch',
  fact: 'BIRTH' as const,
  value: '',
  date: '1847',
  place: 'Roche',
  information: 'PRIMARY' as const,
  directness: 'DIRECT' as const,
  weight: 'STRONG' as const,
  citation: 'Parish register, fol. 3',
  link: null,
  note: '',
  ...more,
});
const question = (more: Partial<ReportedQuestion> = {}): ReportedQuestion => ({
  title: 'Who was Jane?',
  subject: '',
  person: null,
  state: 'OPEN',
  confidence: null,
  known: '',
  conclusion: '',
  evidence: [],
  conflicts: [],
  plan: [],
  log: [],
  ...more,
});
const lines = (rows: readonly (readonly (readonly { text: string }[])[])[]) =>
  rows.map((row) => row.map((line) => line.map(({ text }) => text).join('')));

describe('the report of a question', () => {
  it('says of an empty one that there is nothing yet', () => {
    const { below, sections, named } = composeReport(question());
    expect([
      below,
      sections.map(({ heading, text, none, rows }) => [heading, text || none, rows.length]),
      named,
    ]).toEqual([
      ['Open'],
      [
        ['Conclusion', 'No conclusion yet.', 0],
        ['Evidence', 'No evidence yet.', 0],
        ['Sources planned', 'None.', 0],
        ['What was searched', 'Nothing yet.', 0],
      ],
      [],
    ]);
  });

  it('has every part in its order', () => {
    const { below, sections, named } = composeReport(
      question({
        subject: 'Jane of Roche',
        person: { address: '/trees/a/people/b', name: 'Jane Pinch', detail: 'The Pinches' },
        state: 'CONCLUDED',
        confidence: 'PROVED',
        known: 'She was born.',
        conclusion: 'She was the elder.',
        evidence: [
          statement('1', {
            link: { address: '/transcript?id=1', name: 'William PINCH', detail: 'England 1871' },
            note: 'Faded.',
          }),
          statement('2', { date: '1851', link: { address: '/transcript?id=2', name: null, detail: null } }),
        ],
        conflicts: [{ ids: ['1', '2'], reason: 'Two births', word: '' }],
        plan: [
          {
            what: 'Baptisms',
            place: 'Roche',
            span: '1840–1850',
            outcome: 'PLANNED',
            held: '1840–1845',
            missing: '',
            note: '',
          },
        ],
        log: [{ what: 'Pinch', whereDone: 'Truro', doneOn: '3 April 2026', outcome: 'NOTHING', note: 'Box 3.' }],
      }),
    );
    expect(below).toEqual(['About: Jane of Roche, Jane Pinch (The Pinches)', 'Concluded · Proved']);
    expect(sections.map(({ heading }) => heading)).toEqual([
      'What was known',
      'Conclusion',
      'Evidence',
      'Conflicts and their explanations',
      'Sources planned',
      'What was searched',
    ]);
    expect(lines(sections[2]!.rows)).toEqual([
      [
        'William Pinch. Birth: 1847, Roche',
        'William PINCH (England 1871). Parish register, fol. 3',
        'Information: primary. Evidence: direct. Weight: strong.',
        'Faded.',
      ],
      [
        'William Pinch. Birth: 1851, Roche',
        'A page of this site that you can no longer open. Parish register, fol. 3',
        'Information: primary. Evidence: direct. Weight: strong.',
        '',
      ],
    ]);
    expect(lines(sections[3]!.rows)).toEqual([
      ['Two births', 'William Pinch, birth: 1847, Roche; William Pinch, birth: 1851, Roche', 'Not explained yet.'],
    ]);
    expect(lines(sections[4]!.rows)).toEqual([
      ['Baptisms: Planned', 'Roche · 1840–1850 · on this site: 1840–1845', ''],
    ]);
    expect(lines(sections[5]!.rows)).toEqual([['3 April 2026, Truro: Pinch. Nothing found', 'Box 3.']]);
    expect(named).toEqual(['/trees/a/people/b', '/transcript?id=1']);
  });
});
