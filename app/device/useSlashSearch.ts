import { useEffect } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;

/** Focuses the page's search field at `/`, unless somebody types. Matched by position for layouts without the key. */
export function useSlashSearch(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.shiftKey;
      if (!isPlain || (event.key !== '/' && event.code !== 'Slash') || isTyping(event.target)) return;
      event.preventDefault();
      document.querySelector<HTMLInputElement>('main input[type="search"]')?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
