import { useEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

export interface PrintSheetProps {
  /** What the sheet shows: `onReady` is called again for another one. */
  of: object;
  /** The sheet stands in the document and can be printed. */
  onReady: () => void;
  /** The sheet. */
  children: ReactNode;
}

/**
 * What is printed instead of the page while it is there: unseen on the screen, alone on paper (base.css hides
 * everything beside it). Always black on white.
 */
export function PrintSheet({ of, onReady, children }: PrintSheetProps) {
  const tell = useRef(onReady);
  useEffect(() => {
    tell.current = onReady;
  });
  useEffect(() => tell.current(), [of]);
  return createPortal(
    <div data-print-sheet="" className="hidden bg-surface text-text scheme-light print:block">
      {children}
    </div>,
    document.body,
  );
}
