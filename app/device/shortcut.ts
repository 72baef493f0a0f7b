/**
 * Whether a key event is Ctrl or Cmd with this letter. Layouts without Latin letters are matched by the position of
 * the key.
 */
export function isShortcut(
  { key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent,
  letter: 'b' | 'k',
): boolean {
  const isKey = /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`;
  return isKey && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

/** Whether the target is a rich text editor, which has shortcuts of its own such as Ctrl+K. */
export function isRichText(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('[contenteditable]:not([contenteditable="false"])') !== null
  );
}
