import { useEffect, useRef, useState, type ReactNode } from 'react';
import { lazyPart } from './lazyPart';

// A tooltip whose code does not arrive is a tooltip less, not a broken page.
const loadPopup = () => import('./TooltipPopup').catch(() => ({ default: () => null }));
const TooltipPopup = lazyPart(loadPopup);

/** A pointer that rests wants the name; one that passes a row of icons must not light up each. Chosen, not measured. */
const hoverDelayMs = 400;

export interface TooltipProps {
  /** Usually the accessible name of what it hovers over: the tooltip repeats it for the eye. */
  text: string;
  /** On which side of what it hovers over, where there is room; `bottom` by default. */
  side?: 'right' | 'bottom' | 'top';
  /** Classes of the outermost element, for its place on the page. */
  className?: string;
  /** The element that the tooltip describes: one element that takes focus. */
  children: ReactNode;
}

/**
 * Shows the name of an icon on hover and on keyboard focus; Escape hides it. For sight only: its text is hidden
 * from assistive technology, which has read the same name from the control already.
 */
export function Tooltip({ text, side = 'bottom', className, children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A control whose menu is open needs no name; and the menu's own events arrive here too, through React's tree.
  const show = (wrapper: HTMLElement) => {
    if (!wrapper.querySelector('[aria-expanded="true"]')) setIsOpen(true);
  };
  const hide = () => {
    clearTimeout(timer.current);
    setIsOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <span
      className={`relative inline-flex ${className ?? ''}`}
      onPointerEnter={(event) => {
        if (event.pointerType === 'touch') return;
        void loadPopup();
        const wrapper = event.currentTarget;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => show(wrapper), hoverDelayMs);
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) show(event.currentTarget);
      }}
      onBlur={hide}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hide();
      }}
    >
      {children}
      {isOpen && <TooltipPopup text={text} side={side} onClose={hide} />}
    </span>
  );
}
