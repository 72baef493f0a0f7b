/** Words that are the same in every language: currencies, units not translated by Intl, keys, a command. */
const proper = new Set(['RUB', 'USD', 'EUR', 'byte', 'kB', 'MB', 'Ctrl', 'Enter', 'Esc', 'ssh']);

/** Attributes that are displayed or read out. */
const readAttributes = [
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
  'title',
  'placeholder',
  'alt',
];

/** Returns words of two or more plain Latin or Cyrillic letters, which the pseudo-language does not contain. */
export const wordsOf = (text: string): readonly string[] => text.match(/[A-Za-zА-Яа-яЁё]{2,}/g) ?? [];

/** Returns faults of the current page: untranslated or truncated texts, a page that is too wide. */
export function findings(data: ReadonlySet<string>): readonly string[] {
  const found = new Set<string>();
  const isForeign = (text: string) => wordsOf(text).some((word) => !data.has(word) && !proper.has(word));
  for (const element of document.body.querySelectorAll('*:not(script, style)')) {
    for (const name of readAttributes) {
      const text = element.getAttribute(name) ?? '';
      if (isForeign(text)) found.add(`not translated: ${name}="${text}"`);
    }
    for (const node of element.childNodes) {
      const text = node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '').trim() : '';
      if (text === '') continue;
      // `translate="no"` marks text that is the same in every language, such as a command.
      if (isForeign(text) && !element.closest('[translate="no"]')) found.add(`not translated: ${text}`);
      const fault = element instanceof HTMLElement ? faultOf(element, node) : null;
      if (fault !== null) found.add(`${fault}: ${text}`);
    }
  }
  const excess = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (excess > 0) found.add(`the page is ${excess} px wider than the window`);
  return [...found];
}

/** Brackets or letters of the pseudo-language. */
const isMessage = (text: string) => /[⟦⟧]|[À-žɱƀ-Ƴ]{2}/.test(text);

/** Whether an element is as small as visually hidden text. */
const isUnseen = ({ width, height }: DOMRect) => width <= 1 || height <= 1;

/**
 * Returns how a text is truncated, or null. User input and names may end in an ellipsis, and previews after their
 * lines; messages may not.
 */
function faultOf(element: HTMLElement, text: Node): string | null {
  const range = document.createRange();
  range.selectNodeContents(text);
  const drawn = range.getBoundingClientRect();
  const isSeen = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  if (!isSeen || isUnseen(drawn)) return null;
  for (let box: HTMLElement | null = element; box; box = box.parentElement) {
    const { overflowX, overflowY, textOverflow, display, position, webkitLineClamp } = getComputedStyle(box);
    if (display === 'inline') continue;
    const frame = box.getBoundingClientRect();
    if (isUnseen(frame) || webkitLineClamp !== 'none') return null;
    if (/auto|scroll/.test(overflowX + overflowY) && box !== document.documentElement) return null;
    const isClipped = overflowX !== 'visible' || overflowY !== 'visible';
    const isWide = drawn.left < frame.left - 1 || drawn.right > frame.right + 1;
    const isTall = drawn.top < frame.top - 2 || drawn.bottom > frame.bottom + 2;
    if (isClipped && isWide && textOverflow === 'ellipsis')
      return isMessage(text.textContent ?? '') ? 'ends in an ellipsis' : null;
    if (isWide || isTall) {
      if (isClipped) return 'is cut';
      if (box === element) return 'sticks out of its box';
    }
    if (position === 'fixed') break;
  }
  return drawn.left < -1 || drawn.right > window.innerWidth + 1 ? 'is outside of the window' : null;
}
