/** The focused element and its ancestors, so that focus can stay near if the element disappears. */
export interface FocusPlace {
  /** The focused element. */
  holder: HTMLElement;
  /** Its ancestors, innermost first. */
  around: readonly HTMLElement[];
}

/** Without text fields, which would open a phone's keyboard. */
const controls =
  'a[href], button:not([tabindex="-1"]), input:is([type=checkbox], [type=radio]), [tabindex="0"]:not(input, select, textarea)';

/** Records the place of an element. */
export function placeOf(holder: HTMLElement): FocusPlace {
  const around: HTMLElement[] = [];
  for (let each = holder.parentElement; each; each = each.parentElement) around.push(each);
  return { holder, around };
}

/** Whether an element can be focused: in the document and enabled. */
export function canHoldFocus(element: Element | null): boolean {
  return (
    element !== null && element.isConnected && element !== document.body && !element.matches(':disabled')
  );
}

/**
 * Restores focus. If its element is gone or disabled, focuses the first control of the nearest remaining ancestor. If
 * that is the whole page, focuses its heading.
 */
export function focusAt({ holder, around }: FocusPlace): void {
  if (tryFocus(holder)) return;
  for (const group of around) {
    if (!group.isConnected) continue;
    const heading = group.querySelector('h1');
    if (heading) {
      heading.tabIndex = -1;
      heading.focus();
      return;
    }
    if ([...group.querySelectorAll<HTMLElement>(controls)].some(tryFocus)) return;
  }
}

/** Some elements in the document cannot be focused because they are hidden. */
function tryFocus(element: HTMLElement): boolean {
  if (!canHoldFocus(element)) return false;
  element.focus();
  return document.activeElement === element;
}
