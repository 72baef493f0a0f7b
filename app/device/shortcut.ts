/** Whether it is Ctrl or Cmd with this letter: by the letter, and where the layout has no Latin ones by the key's place. */
export function isShortcut(
  { key, code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent,
  letter: 'b' | 'k',
): boolean {
  const isKey = /^[a-z]$/i.test(key) ? key.toLowerCase() === letter : code === `Key${letter.toUpperCase()}`;
  return isKey && (ctrlKey || metaKey) && !shiftKey && !altKey;
}

/** Whether text is edited there with formats of its own: Ctrl+K makes a link, Ctrl+B is bold. */
export function isRichText(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('[contenteditable]:not([contenteditable="false"])') !== null
  );
}
