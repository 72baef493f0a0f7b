import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

export interface PrintSheetProps {
  /** The printed object; `onReady` is called again for another one. */
  of: object;
  /** The sheet is in the document and can be printed. */
  onReady: () => void;
  /** The sheet. */
  children: ReactNode;
}

/**
 * Content printed instead of the page while it is mounted. Hidden on screen (base.css hides everything else when
 * printing). Always black on white.
 */
export function PrintSheet({ of, onReady, children }: PrintSheetProps) {
  const latestOnReady = useRef(onReady);
  useEffect(() => {
    latestOnReady.current = onReady;
  });
  useEffect(() => latestOnReady.current(), [of]);
  return createPortal(
    <div data-print-sheet="" className="hidden bg-surface text-text scheme-light print:block">
      {children}
    </div>,
    document.body,
  );
}
