import { useEffect } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]',
  ) !== null;

/** Focuses the page's search field at `/`, unless somebody types. Layouts may have it on Shift; the Russian one has a dot there. */
export function useSlashSearch(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, code, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      const isSlash = key === '/' || (code === 'Slash' && key === '.' && !shiftKey);
      if (!isSlash || ctrlKey || metaKey || altKey || isTyping(target)) return;
      event.preventDefault();
      document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
