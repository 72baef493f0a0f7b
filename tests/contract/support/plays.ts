import ts from 'typescript';

/** Whether a node stands inside `play: async () => { … }` or `async play() { … }`. */
function isInPlay(node: ts.Node): boolean {
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent)
    if ((ts.isPropertyAssignment(at) || ts.isMethodDeclaration(at)) && at.name.getText() === 'play')
      return true;
  return false;
}

/** What the shared steps of plays expect to have been called (listToolbar.ts and authPage.ts of stories/kit). */
const callbacksOf: Readonly<Record<string, readonly string[]>> = {
  searchAndFilter: ['onSearchChange', 'onFilterToggle'],
  searchFilterAndSort: ['onSearchChange', 'onFilterToggle', 'onSortChange'],
  resetQuery: ['onQueryReset'],
  relaxes: ['onQueryReset', 'onFilterChange'],
  scrolls: ['onFirstRowChange'],
  readsOn: ['onMoreLoad', 'onFirstRowChange'],
  chooseLanguageAndTheme: ['onLocaleChange', 'onThemeChange'],
};

/** Those that name the callback last (stories/kit/plays.ts). */
const namingSteps: readonly string[] = ['presses', 'retries'];

/** The callbacks that a step of this name calls; a call of `toString` is none. */
const callbacksBy = (name: string): readonly string[] =>
  Object.hasOwn(callbacksOf, name) ? (callbacksOf[name] ?? []) : [];

/**
 * The callbacks that the plays of a story file expect to have been called: `expect(args.onItemRemove).toHaveBeen…`.
 * `.not.toHaveBeenCalled()` exercises nothing and does not count; `retries('onRetry')` of stories/kit expects what it names.
 */
export function expectedCallbacks(file: string, text: string): string[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    // `play: scrolls`, a step that is the whole play.
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'play')
      found.push(...callbacksBy(node.initializer.getText()));
    if (!ts.isCallExpression(node)) return ts.forEachChild(node, visit);
    const [subject] = node.arguments;
    const last = node.arguments.at(-1);
    if (namingSteps.includes(node.expression.getText()) && last && ts.isStringLiteral(last) && isInPlay(node))
      found.push(last.text);
    if (isInPlay(node)) found.push(...callbacksBy(node.expression.getText()));
    if (node.expression.getText() === 'expect') {
      const matcher = ts.isPropertyAccessExpression(node.parent) ? node.parent.name.text : '';
      const name = /\b(on[A-Z]\w*)$/.exec(subject?.getText() ?? '')?.[1];
      if (name !== undefined && matcher !== 'not' && isInPlay(node)) found.push(name);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** A play that would fail: it expects something, looks for something that must be there, or is a shared step. */
function isAsserting(play: ts.Node): boolean {
  if (ts.isPropertyAssignment(play) && !ts.isFunctionLike(play.initializer)) return true;
  return /\bexpect\(|\b(get|find)(All)?By[A-Z]/.test(play.getText()) || expectedSteps.test(play.getText());
}

const expectedSteps = new RegExp(
  String.raw`\b(${[...Object.keys(callbacksOf), ...namingSteps].join('|')})\(`,
);

/** The stories of a file whose play asserts something, by their exports. The others only show. */
export function assertingStories(file: string, text: string): ReadonlySet<string> {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found = new Set<string>();
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      const story =
        initializer && ts.isSatisfiesExpression(initializer) ? initializer.expression : initializer;
      if (!story || !ts.isObjectLiteralExpression(story)) continue;
      const play = story.properties.find((property) => property.name?.getText() === 'play');
      if (play && isAsserting(play)) found.add(name.getText());
    }
  }
  return found;
}
