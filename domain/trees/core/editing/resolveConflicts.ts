import { mergeDocuments } from '../changes/mergeDocuments.ts';
import type { TreeDocuments, TreeKind } from '../model/treeDocument.ts';

/** The three documents of a conflict. */
interface ThreeVersions<Document> {
  /** The document that the author started from. */
  base: Document;
  mine: Document;
  /** What is kept by now. */
  theirs: Document;
}

type Node = Readonly<Record<string, unknown>> | readonly unknown[];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/**
 * Where a step of a path leads: facts are known by their id, children by their person, the rest of lists by its place.
 */
function keyIn(node: Node, step: string): string | null {
  if (!Array.isArray(node)) return step;
  const known = node.findIndex(
    (item: unknown) =>
      isNode(item) &&
      !Array.isArray(item) &&
      (('id' in item && item.id === step) || ('personId' in item && String(item.personId) === step)),
  );
  if (known >= 0) return String(known);
  const place = Number(step);
  return Number.isInteger(place) && place >= 0 && place < node.length ? step : null;
}

const childOf = (node: Node, key: string): unknown => (node as Readonly<Record<string, unknown>>)[key];

function valueAt(node: unknown, [step, ...rest]: readonly string[]): unknown {
  if (step === undefined || !isNode(node)) return node;
  const key = keyIn(node, step);
  return key === null ? undefined : valueAt(childOf(node, key), rest);
}

/** The same with another value at a path; undefined takes an item out of its list. */
function withValue(node: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (!isNode(node)) return node;
  const key = keyIn(node, step);
  if (key === null)
    return Array.isArray(node) && rest.length === 0 && value !== undefined ? [...(node as unknown[]), value] : node;
  const changed = withValue(childOf(node, key), rest, value);
  if (!Array.isArray(node)) return { ...node, [key]: changed };
  return (node as unknown[]).flatMap((item, at) =>
    String(at) !== key ? [item] : changed === undefined ? [] : [changed],
  );
}

/**
 * What two authors made of a document together, with the first one's values where they chose their own (ADR 27).
 * @param mineAt - paths of conflicts, as `mergeDocuments` names them; at all others what is kept already stays
 */
export function resolveConflicts<Kind extends TreeKind>(
  kind: Kind,
  versions: ThreeVersions<TreeDocuments[Kind]>,
  mineAt: ReadonlySet<string>,
): TreeDocuments[Kind] {
  const { merged, conflicts } = mergeDocuments(kind, versions);
  return conflicts
    .filter(({ path }) => mineAt.has(path))
    .reduce<TreeDocuments[Kind]>((document, { path }) => {
      const steps = path.split('.');
      return withValue(document, steps, valueAt(versions.mine, steps)) as TreeDocuments[Kind];
    }, merged);
}
