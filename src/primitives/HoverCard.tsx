import { useEffect, useRef, useState, type ReactNode } from 'react';
import { lazyPart } from './lazyPart';

// If its code fails to load, the card is missing but the page works.
const loadPopup = () => import('./HoverCardPopup').catch(() => ({ default: () => null }));
const HoverCardPopup = lazyPart(loadPopup);

/**
 * Delay before opening, so that a passing pointer opens nothing. Shorter than a tooltip's, because it is content.
 * Chosen, not measured.
 */
const openDelayMs = 150;
/** Long enough to cross the gap between control and card. */
const closeDelayMs = 200;

export interface HoverCardProps {
  /** Content without controls. It repeats the control's name visually. */
  content: ReactNode;
  /** Alignment with the control's edge; `end` by default. */
  align?: 'start' | 'center' | 'end';
  /** The control, a link or a button. */
  children: ReactNode;
}

/**
 * A small card below a control while either is hovered, or the control has keyboard focus; Escape hides it. A touch
 * activates the control directly.
 */
export function HoverCard({ content, align = 'end', children }: HoverCardProps) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const plan = (next: boolean, delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(next), delayMs);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setIsOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <span
      className="relative inline-flex"
      onPointerEnter={(event) => {
        if (event.pointerType === 'touch') return;
        void loadPopup();
        plan(true, openDelayMs);
      }}
      onPointerLeave={() => plan(false, closeDelayMs)}
      onClick={hide}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) setIsOpen(true);
      }}
      onBlur={hide}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hide();
      }}
    >
      {children}
      {isOpen && (
        <HoverCardPopup align={align} onClose={hide}>
          {content}
        </HoverCardPopup>
      )}
    </span>
  );
}
