import ts from 'typescript';

/** Whether a node is inside `play: async () => { … }` or `async play() { … }`. */
function isInPlay(node: ts.Node): boolean {
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent)
    if ((ts.isPropertyAssignment(at) || ts.isMethodDeclaration(at)) && at.name.getText() === 'play')
      return true;
  return false;
}

/** Callbacks that the shared steps of plays expect (listToolbar.ts and authPage.ts of stories/kit). */
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
const namingSteps: readonly string[] = ['presses', 'retries', 'confirms'];

/** The callbacks that a step of this name calls; a call of `toString` is none. */
const callbacksBy = (name: string): readonly string[] =>
  Object.hasOwn(callbacksOf, name) ? (callbacksOf[name] ?? []) : [];

/**
 * The callbacks that the plays of a story file expect to have been called: `expect(args.onItemRemove).toHaveBeen…`.
 * `.not.toHaveBeenCalled()` exercises nothing and does not count; `retries('onRetry')` and `press(canvas, name, args.onSave)`
 * of stories/kit expect what they name.
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
    const step = node.expression.getText();
    if (step === 'expect' || step === 'press') {
      const matcher = ts.isPropertyAccessExpression(node.parent) ? node.parent.name.text : '';
      const callback = step === 'press' ? node.arguments[2] : subject;
      const name = /\b(on[A-Z]\w*)$/.exec(callback?.getText() ?? '')?.[1];
      if (name !== undefined && matcher !== 'not' && isInPlay(node)) found.push(name);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}
