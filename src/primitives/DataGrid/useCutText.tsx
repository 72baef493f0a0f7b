import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '../lazyPart';

const TooltipPopup = lazyPart(() => import('../TooltipPopup').catch(() => ({ default: () => null })));

/** Elements that end their text with an ellipsis, on one line or a later one. */
const cutting = '.truncate, [class*="line-clamp"]';

const isCut = (part: Element) =>
  part.scrollWidth > part.clientWidth ||
  (part.matches('[class*="line-clamp"]') && part.scrollHeight > part.clientHeight);

const hoverDelayMs = 400;

interface CutText {
  text: string;
  place: DOMRect;
}

/** Returns the text under an event if its cell truncates it. */
function cutTextAt({ target }: SyntheticEvent): CutText | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td, th') : null;
  if (!cell) return null;
  const parts = [cell, ...cell.querySelectorAll(cutting)].filter((part) => part.matches(cutting));
  return parts.some(isCut) ? { text: cell.textContent, place: cell.getBoundingClientRect() } : null;
}

/**
 * Shows truncated cell text on hover and keyboard focus, with one tooltip for the whole table. Assistive technology
 * reads the full text from the cell.
 */
export function useCutText() {
  const [shown, setShown] = useState<CutText | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hide = () => {
    clearTimeout(timer.current);
    setShown(null);
  };
  const tooltip: ReactNode =
    shown &&
    createPortal(
      <div
        className="pointer-events-none fixed"
        style={{
          left: shown.place.left,
          top: shown.place.top,
          width: shown.place.width,
          height: shown.place.height,
        }}
      >
        <TooltipPopup text={shown.text} side="bottom" onClose={hide} />
      </div>,
      document.body,
    );
  return {
    tooltip,
    events: {
      onPointerOver: (event: React.PointerEvent) => {
        hide();
        if (event.pointerType === 'touch') return;
        const cut = cutTextAt(event);
        if (cut) timer.current = setTimeout(() => setShown(cut), hoverDelayMs);
      },
      onPointerLeave: hide,
      onPointerDown: hide,
      onScroll: hide,
      onFocus: (event: React.FocusEvent) => {
        if (event.target.matches(':focus-visible')) setShown(cutTextAt(event));
      },
      onBlur: hide,
      onKeyDown: (event: React.KeyboardEvent) => {
        if (event.key === 'Escape') hide();
      },
    },
  };
}
