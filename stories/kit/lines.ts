/** Returns the number of lines that a cell's visible texts take. */
export function linesOf(cell: Element): number {
  const bottoms: number[] = [];
  const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    if (texts.currentNode.parentElement?.closest('.sr-only')) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    bottoms.push(...Array.from(range.getClientRects(), ({ bottom }) => bottom));
  }
  // Smaller text on the same line ends a little higher.
  const sorted = bottoms.toSorted((a, b) => a - b);
  return sorted.filter((bottom, index) => bottom - (sorted[index - 1] ?? -Infinity) > 5).length;
}
