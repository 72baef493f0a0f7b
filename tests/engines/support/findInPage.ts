import type { ByRoleMatcher } from '@testing-library/dom';

/** Put into the page before `findInPage`. */
declare const TestingLibraryDom: typeof import('@testing-library/dom');

interface Step {
  role: ByRoleMatcher;
  name: string | { source: string; flags: string };
}

/**
 * Runs in the page: finds the single element that matches the last step's role and name, within that of the previous
 * step. Otherwise returns a description of what exists, or null if Testing Library is not loaded yet.
 *
 * @param isUsed whether it must be clickable
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
  // A radio behind its label can only be clicked on the label.
  return scope.offsetWidth > 1 ? scope : (scope.closest('label') ?? scope);
}
