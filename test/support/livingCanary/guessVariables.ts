import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  typeFromAST,
  type GraphQLInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';

import { emptyPerson } from '#domain/trees/core/documents/emptyDocuments.ts';

import type { PlantedTree } from './plantTrees.ts';

/** Words typed to look for a person. */
export interface Typed {
  given: string;
  surname: string;
  place: string;
  /** What is typed into any other field. */
  text: string;
  /** Null: none is chosen. */
  year: number | null;
}

/** The person an operation is asked about, and the asker. */
export interface Asked {
  tree: PlantedTree;
  /** Number of a person of the tree. */
  who: number;
  token: string | null;
  viewAs: 'GUEST' | 'VISITOR' | null;
  typed: Typed;
  /** A record that is there; the plain one of the planted trees by default. */
  record?: string;
}

/** A record that is there, and one document of every kind of a tree. */
const RECORD = 'ROCHE-1871/1';
const DOCUMENTS = [3, 5, 11, 12, 21, 23, 24, 26];

const TOKEN = /token/iu;
const CODE = /code|invite/iu;
const TREE = /ref$|tree(?:Id)?$|rootsfinder/iu;
const PERSON = /person|proband|^keep|^other/iu;
const RECORD_ID = /record/iu;
const POSITION = /^(?:after|before|cursor|offset)$/iu;
const TEXTS: readonly (readonly [RegExp, 'given' | 'surname' | 'place'])[] = [
  [/given|first|fore/iu, 'given'],
  [/sur|last/iu, 'surname'],
  [/place|parish|county|where|location/iu, 'place'],
];

const isNumber = /ids?$/iu;

/** A number of a document, a year, the first page, or a few of anything else. */
function wholeFor(name: string, { typed }: Asked, turn: number, isOptional: boolean): number | null | undefined {
  if (isNumber.test(name)) return turnOf(DOCUMENTS, turn);
  if (/year/iu.test(name)) return typed.year;
  return isOptional ? null : /page/iu.test(name) ? 1 : 5;
}

const typedFor = (name: string, typed: Typed): string =>
  typed[TEXTS.find(([pattern]) => pattern.test(name))?.[1] ?? 'text'];

/** Of several possible values the one of this turn. */
const turnOf = <Value>(values: readonly Value[], turn: number): Value | undefined => values[turn % values.length];

function idFor(name: string, { tree, who, token, record = RECORD }: Asked, turn: number): unknown {
  if (TOKEN.test(name)) return token;
  if (CODE.test(name)) return tree.code;
  if (RECORD_ID.test(name)) return record;
  if (PERSON.test(name)) return tree.personId(who);
  if (TREE.test(name)) return turnOf([tree.ref, String(tree.id)], turn);
  return turnOf([tree.personId(who), ...tree.ids, record, '1'], turn);
}

const isIdName = (name: string): boolean =>
  /ids?$/iu.test(name) || [TOKEN, CODE, TREE].some((pattern) => pattern.test(name));

function valueOf(type: GraphQLInputType, name: string, asked: Asked, turn: number, isOptional: boolean): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType, name, asked, turn, false);
  if (isListType(type)) return isOptional ? null : [valueOf(type.ofType, name, asked, turn, false)];
  if (isEnumType(type))
    return type.name === 'TreeViewer'
      ? asked.viewAs
      : turnOf(
          type.getValues().map((one) => one.name),
          turn,
        );
  if (isInputObjectType(type)) {
    if (isOptional && !isNonNullType(type)) return null;
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [
        field.name,
        valueOf(
          field.type,
          field.name,
          asked,
          turn,
          !isNonNullType(field.type) && !['String', 'ID', 'Int'].includes(String(field.type)),
        ),
      ]),
    );
  }
  switch (type.name) {
    case 'Boolean':
      return isOptional ? null : true;
    case 'Int':
      return wholeFor(name, asked, turn, isOptional);
    case 'Float':
      return isOptional ? null : 1;
    case 'TreeDocument':
      return { ...emptyPerson(asked.who), id: asked.who };
    // What can be left out is asked without it, too: changes of a person, and of the whole tree.
    case 'ID':
      return isOptional && turn % 2 === 1 ? null : idFor(name, asked, turn);
    default:
      return POSITION.test(name) ? null : isIdName(name) ? idFor(name, asked, turn) : typedFor(name, asked.typed);
  }
}

/** What can be put into the variables of an operation. */
export interface Variables {
  values: Record<string, unknown>;
  /** Among them is something that was typed. */
  isTyped: boolean;
}

/** How many turns show an operation every kind of value. */
const TURNS = 8;

/**
 * Values for the variables of an operation, guessed from their types and names, in as many turns as there are different
 * ones. An operation that is not known yet gets ids, tokens and words where it wants any.
 */
export function guessVariables(schema: GraphQLSchema, definition: OperationDefinitionNode, asked: Asked): Variables[] {
  const typed = Object.values(asked.typed).filter((word) => word !== '' && word !== null);
  const found = new Map<string, Variables>();
  for (let turn = 0; turn < TURNS; turn += 1) {
    const values = Object.fromEntries(
      (definition.variableDefinitions ?? []).map(({ variable, type }) => {
        const known = typeFromAST(schema, type as never) as GraphQLInputType | undefined;
        return [
          variable.name.value,
          known &&
            valueOf(known, variable.name.value, asked, turn, !isNonNullType(known) && String(known) !== 'String'),
        ];
      }),
    );
    const text = JSON.stringify(values);
    found.set(text, { values, isTyped: typed.some((word) => text.includes(JSON.stringify(word))) });
  }
  return [...found.values()];
}
