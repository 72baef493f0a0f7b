/** Where the focus is and what that stands in, the innermost first: it can stay near when its holder goes away. */
export interface FocusPlace {
  /** The element that has the focus. */
  holder: HTMLElement;
  /** Its ancestors, from the inside out. */
  around: readonly HTMLElement[];
}

/** Fields are left out: on a phone the keyboard would jump up. */
const controls =
  'a[href], button:not([tabindex="-1"]), input:is([type=checkbox], [type=radio]), [tabindex="0"]:not(input, select, textarea)';

/** Takes down where an element stands. */
export function placeOf(holder: HTMLElement): FocusPlace {
  const around: HTMLElement[] = [];
  for (let each = holder.parentElement; each; each = each.parentElement) around.push(each);
  return { holder, around };
}

/** Whether an element could hold the focus: it is on the page and not switched off. */
export function canHoldFocus(element: Element | null): boolean {
  return (
    element !== null && element.isConnected && element !== document.body && !element.matches(':disabled')
  );
}

/**
 * Puts the focus where it was. Where its holder is gone or switched off: on the first control of the nearest group
 * that is left. A group as large as the page is none: then its heading tells where one is.
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

/** Not every element that is there takes the focus: some are hidden. */
function tryFocus(element: HTMLElement): boolean {
  if (!canHoldFocus(element)) return false;
  element.focus();
  return document.activeElement === element;
}
