import { readdirSync, readFileSync } from 'node:fs';

import { Kind, parse, type OperationDefinitionNode } from 'graphql';

import * as slim from './slimGraphql.ts';

const operationOf = (document: { definitions: readonly object[] }) => {
  const { kind, operation, name } = document.definitions.find((node) => (node as { kind?: string }).kind === Kind.OPERATION_DEFINITION) as OperationDefinitionNode;
  return { kind, operation, name: name?.value };
};

describe('the browser’s reading of a document', () => {
  it.each([
    'query Transcript($id: ID!) { record(id: $id) { id } }',
    'mutation RenamePerson { rename { id } }',
    'fragment Names on Person { name }\nquery Person { person { ...Names } }',
    'query A @live {\n  field(text: "mutation B {")\n}',
  ])('agrees with graphql-js on %s', (document) => {
    expect(operationOf(slim.parse(document))).toEqual(operationOf(parse(document)));
  });

  it('agrees with graphql-js on every operation of this site', () => {
    const files = readdirSync('src/features', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'));
    for (const file of files) {
      for (const text of readFileSync(`src/features/${file}`, 'utf8').split(/^(?=(?:query|mutation) )/mu).filter((part) => /^(?:query|mutation) /u.test(part))) {
        expect(operationOf(slim.parse(text))).toEqual(operationOf(parse(text)));
      }
    }
  });

  it('refuses a document without a named operation', () => {
    expect(() => slim.parse('{ field }')).toThrow(SyntaxError);
    expect(() => slim.print()).toThrow(TypeError);
  });
});
