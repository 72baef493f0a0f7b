/** Returns the value of a field. Throws for an element that is not a field. */
export function typed(element: Element): string {
  if (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
    return element.value;
  throw new Error(`<${element.tagName}> holds no value`);
}
