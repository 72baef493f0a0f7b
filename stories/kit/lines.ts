const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);

/** Whether a note is below the previous text in its element, and smaller. */
export function isSmallBeneath(note: HTMLElement): boolean {
  const { parentElement: whole, previousSibling: space } = note;
  if (!whole || !space) return false;
  const text = document.createRange();
  text.selectNodeContents(whole);
  text.setEndBefore(space);
  const isBeneath = text.getBoundingClientRect().bottom <= note.getBoundingClientRect().top + 1;
  return isBeneath && sizeOf(note) < sizeOf(whole);
}

/** Whether a text takes exactly one line. */
export function isOnOneLine(element: Element): boolean {
  return element.getBoundingClientRect().height < 2 * Number.parseFloat(getComputedStyle(element).lineHeight);
}
