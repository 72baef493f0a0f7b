import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

export interface PrintSheetProps {
  /** Object that the sheet shows; `onReady` is called again for another one. */
  of: object;
  /** The sheet stands in the document and can be printed. */
  onReady: () => void;
  /** The sheet. */
  children: ReactNode;
}

/**
 * Sheet that is printed instead of the page while it is mounted. It is hidden on the screen and alone on paper
 * (base.css hides everything beside it). Always black on white.
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
