import { useEffect } from 'react';

/** Submits the form of a multi-line text on Ctrl+Enter or Cmd+Enter, where Enter alone starts a line. */
export function useSubmitShortcut(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, target, repeat, isComposing } = event;
      if (key !== 'Enter' || !(ctrlKey || metaKey) || !(target instanceof HTMLTextAreaElement)) return;
      event.preventDefault();
      if (!repeat && !isComposing) target.form?.requestSubmit();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
