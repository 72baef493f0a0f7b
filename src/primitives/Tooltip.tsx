import { useEffect, useRef, useState, type ReactNode } from 'react';
import { lazyPart } from './lazyPart';

// If its code fails to load, the tooltip is missing but the page works.
const loadPopup = () => import('./TooltipPopup').catch(() => ({ default: () => null }));
const TooltipPopup = lazyPart(loadPopup);

/** Delay before opening, so that a pointer passing a row of icons shows nothing. Chosen, not measured. */
const hoverDelayMs = 400;

export interface TooltipProps {
  /** Usually the accessible name of the control. */
  text: string;
  /** Preferred side; `bottom` by default. */
  side?: 'right' | 'bottom' | 'top';
  /** Classes of the outermost element. */
  className?: string;
  /** The described element, which takes focus. */
  children: ReactNode;
}

/**
 * Shows an icon's name on hover and keyboard focus; Escape hides it. Hidden from assistive technology, which already
 * reads the name from the control.
 */
export function Tooltip({ text, side = 'bottom', className, children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A control with an open menu needs no tooltip; the menu's events also bubble here in React.
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
