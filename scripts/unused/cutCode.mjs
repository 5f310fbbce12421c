// Cuts parts out of a package's code by its syntax tree. Everything a cut names must be there: an update of the package
// that moves it
// stops the build, so that someone looks.
import ts from 'typescript';

/**
 * @typedef {object} Cuts
 * @property {Record<string, string>} [bodies] - what functions do instead, by their names, each there once; '' for
 * nothing.
 * @property {Record<string, string | null>} [methods] - what methods of classes do instead, by `Class.method`; null: they go.
 * @property {Record<string, readonly string[]>} [inside] - beginnings of statements of a function that go, by the name
 * of the function.
 * @property {readonly string[]} [calls] - names of functions whose calls go where nothing waits for an answer:
 * warnings.
 * @property {Record<string, string>} [values] - what calls and properties become, by what is called or read: `a.b`,
 * `new C`.
 * @property {readonly string[]} [cases] - labels of cases that never come, such as `30` of a switch over a `tag`, or a
 * name. Comparisons of a
 *   `tag` with one of the numbers are false.
 * @property {readonly string[]} [statements] - beginnings of statements at the top of the file that go.
 * @property {readonly string[]} [members] - names of properties that go, in all object literals.
 * @property {ReadonlyArray<readonly [string, string]>} [texts] - parts, each there once, and what takes their place.
 */

/** For `texts`: a condition that never holds. @param then - what follows it, so much that both are there once */
export const never = (condition, then = ' {') => [`if (${condition})${then}`, `if (false)${then}`];

const ENDS = new Set([
  ts.SyntaxKind.BreakStatement,
  ts.SyntaxKind.ReturnStatement,
  ts.SyntaxKind.ThrowStatement,
  ts.SyntaxKind.ContinueStatement,
]);
const EQUAL = new Map([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!1'],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '!0'],
]);

/** Whether nothing falls out of these statements into the next case. */
function isEnded(statements) {
  const last = statements.at(-1);
  return last !== undefined && (ENDS.has(last.kind) || (ts.isBlock(last) && isEnded(last.statements)));
}

/** Names of variables that a part declares for its whole function. */
function declaredIn(part) {
  const names = [];
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) names.push(node.name.text);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, visit);
  };
  visit(part);
  return names;
}

/** @param {string} source @param {Cuts} cuts @param {string} from - the file, for errors */
export function cutCode(
  source,
  {
    bodies = {},
    methods = {},
    inside = {},
    calls = [],
    values = {},
    cases = [],
    statements = [],
    members = [],
    texts = [],
  },
  from,
) {
  const missing = new Set([
    ...Object.keys(bodies),
    ...Object.keys(methods),
    ...Object.keys(values),
    ...Object.keys(inside),
    ...Object.values(inside).flat(),
    ...calls,
    ...cases,
    ...statements,
    ...members,
  ]);
  const swapped = texts.reduce((text, [part, instead]) => {
    if (text.split(part).length !== 2)
      throw new Error(
        `${from} has changed: “${part.slice(0, 60)}” is there ${text.split(part).length - 1} times (scripts/unused)`,
      );
    return text.replace(part, () => instead);
  }, source);
  const file = ts.createSourceFile('package.js', swapped, ts.ScriptTarget.ESNext, true);
  const edits = [];
  const cut = (start, end, instead = '') => edits.push({ start, end, instead });
  const found = (name) => missing.delete(name);
  const textOf = (node) => node.getText(file);
  const isTag = (node) => ts.isPropertyAccessExpression(node) && node.name.text === 'tag';
  const never = (label) => label !== undefined && cases.includes(textOf(label));

  /** Variables of what goes may be used by what stays: they are declared at the head of their function. */
  const keepVariables = (part) => {
    const names = [...new Set(declaredIn(part))];
    const owner = ts.findAncestor(part, ts.isFunctionLike);
    if (names.length > 0 && owner?.body)
      cut(owner.body.getStart(file) + 1, owner.body.getStart(file) + 1, `var ${names.join(', ')};`);
  };
  const cutCases = (block) => {
    let group = [];
    let isEntered = false;
    for (const clause of block.clauses) {
      group.push(clause);
      if (clause.statements.length === 0 && clause !== block.clauses.at(-1)) continue;
      const gone = group.filter(({ expression }) => never(expression));
      for (const { expression } of gone) found(textOf(expression));
      if (gone.length === group.length && !isEntered) {
        keepVariables(clause);
        cut(group[0].getStart(file), clause.end);
      } else {
        for (const { expression } of gone)
          cut(expression.parent.getStart(file), swapped.indexOf(':', expression.end) + 1);
        isEntered = !isEnded(clause.statements);
      }
      group = [];
    }
  };
  const cutCondition = ({ left, right, operatorToken }, whole) => {
    const [tag, label] = isTag(left) ? [left, right] : [right, left];
    if (isTag(tag) && never(label)) cut(whole.getStart(file), whole.end, EQUAL.get(operatorToken.kind));
  };
  const cutMembers = ({ properties }) => {
    for (const property of properties) {
      const name = property.name && textOf(property.name);
      if (!members.includes(name)) continue;
      found(name);
      cut(property.getStart(file), property.end + (swapped[property.end] === ',' ? 1 : 0));
    }
  };
  /** Cuts those of a list of statements that start in one of these ways. */
  const cutStatements = (list, beginnings) => {
    for (const statement of list) {
      const beginning = beginnings.find((start) => textOf(statement).startsWith(start));
      if (beginning === undefined) continue;
      found(beginning);
      cut(statement.getStart(file), statement.end);
    }
  };
  const cutFunction = ({ name, body }) => {
    if (name === undefined) return;
    if (Object.hasOwn(bodies, name.text)) {
      if (!found(name.text)) throw new Error(`${from} has changed: there are several ${name.text} (scripts/unused)`);
      cut(body.getStart(file), body.end, `{ ${bodies[name.text]} }`);
    }
    if (Object.hasOwn(inside, name.text)) {
      found(name.text);
      cutStatements(body.statements, inside[name.text]);
    }
  };
  const cutMethod = (method) => {
    const { parent } = method.parent;
    const name = `${textOf((ts.isVariableDeclaration(parent) ? parent : method.parent).name ?? method.name)}.${textOf(method.name)}`;
    if (!Object.hasOwn(methods, name)) return;
    found(name);
    if (methods[name] === null) cut(method.getStart(file), method.end);
    else cut(method.body.getStart(file), method.body.end, `{ ${methods[name]} }`);
  };
  const swapValue = (node) => {
    const name = ts.isPropertyAccessExpression(node)
      ? textOf(node)
      : (ts.isNewExpression(node) ? 'new ' : '') + textOf(node.expression);
    if (!Object.hasOwn(values, name)) return;
    found(name);
    cut(node.getStart(file), node.end, values[name]);
  };
  const visit = (node) => {
    if (ts.isFunctionDeclaration(node)) cutFunction(node);
    if (ts.isMethodDeclaration(node) && ts.isClassLike(node.parent)) cutMethod(node);
    if (ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isPropertyAccessExpression(node)) swapValue(node);
    if (
      ts.isCaseBlock(node) &&
      (isTag(node.parent.expression) ||
        node.clauses.some(({ expression }) => expression && ts.isIdentifier(expression)))
    )
      cutCases(node);
    if (ts.isBinaryExpression(node) && EQUAL.has(node.operatorToken.kind)) cutCondition(node, node);
    if (ts.isObjectLiteralExpression(node)) cutMembers(node);
    if (
      ts.isExpressionStatement(node) &&
      ts.isCallExpression(node.expression) &&
      calls.includes(textOf(node.expression.expression))
    ) {
      found(textOf(node.expression.expression));
      cut(node.getStart(file), node.end, ';');
    }
    ts.forEachChild(node, visit);
  };
  cutStatements(file.statements, statements);
  visit(file);
  if (missing.size > 0) throw new Error(`${from} has changed: ${[...missing].join(', ')} not found (scripts/unused)`);
  const outer = edits
    .sort((a, b) => a.start - b.start || b.end - a.end)
    .reduce((kept, edit) => (kept.length > 0 && edit.start < kept.at(-1).end ? kept : [...kept, edit]), []);
  return outer.reduceRight(
    (text, { start, end, instead }) => text.slice(0, start) + instead + text.slice(end),
    swapped,
  );
}
