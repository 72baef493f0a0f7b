import { useEffect, useRef, useState, type ReactNode } from 'react';
import { lazyPart } from './lazyPart';

// A card whose code does not arrive is a card less, not a broken page.
const loadPopup = () => import('./HoverCardPopup').catch(() => ({ default: () => null }));
const HoverCardPopup = lazyPart(loadPopup);

/** A pointer that only crosses the control opens nothing. Chosen, not measured: a card is content, so it opens sooner than a tooltip. */
const openDelayMs = 150;
/** Long enough to cross the gap between the control and its card. */
const closeDelayMs = 200;

export interface HoverCardProps {
  /** Content of the card, without anything to press. It repeats visually the text of the control's name. */
  content: ReactNode;
  /** To which edge of the control the card is aligned; `end` by default. */
  align?: 'start' | 'center' | 'end';
  /** The control, a link or a button. */
  children: ReactNode;
}

/**
 * A small card under a control while a pointer is on either of them, or keyboard focus on the control; Escape hides
 * it. A touch goes straight to where the control leads.
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
