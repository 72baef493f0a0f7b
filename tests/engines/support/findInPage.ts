import type { ByRoleMatcher } from '@testing-library/dom';

/** Put into the page before `findInPage`. */
declare const TestingLibraryDom: typeof import('@testing-library/dom');

interface Step {
  role: ByRoleMatcher;
  name: string | { source: string; flags: string };
}

/**
 * Runs in the page: the one element that answers to the last step's role and name, within that of the step before.
 * Else a sentence that tells what there is, or null where Testing Library is not there yet.
 *
 * @param isUsed whether it has to answer to a click
 */
export function findInPage({ steps, isUsed }: { steps: readonly Step[]; isUsed: boolean }) {
  if (typeof TestingLibraryDom === 'undefined') return null;
  let scope = document.body;
  for (const { role, name } of steps) {
    const form = typeof name === 'string' ? name : new RegExp(name.source, name.flags);
    const found = TestingLibraryDom.queryAllByRole(scope, role, { name: form });
    // A password's field has no role by the letter; browsers call it a text field.
    if (role === 'textbox')
      found.push(...TestingLibraryDom.queryAllByLabelText(scope, form, { selector: 'input[type=password]' }));
    const [first] = found;
    if (!first || found.length > 1) return `${found.length} × ${role} ${String(form)}`;
    scope = first;
  }
  if (!isUsed) return scope;
  if (scope.closest(':disabled, [aria-disabled="true"], [inert]'))
    return `disabled: ${scope.outerHTML.slice(0, 200)}`;
  // WebKit's driver calls what is below the fold out of reach.
  scope.scrollIntoView({ block: 'center', behavior: 'instant' });
  // Of a radio drawn by its label there is nothing to hit but that.
  return scope.offsetWidth > 1 ? scope : (scope.closest('label') ?? scope);
}
