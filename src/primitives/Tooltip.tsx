import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';

const loadPopup = () => import('./TooltipPopup');
const TooltipPopup = lazy(loadPopup);

const hoverDelayMs = 400;

export interface TooltipProps {
  /** Usually the accessible name of what it hovers over: the tooltip repeats it for the eye. */
  text: string;
  side?: 'right' | 'bottom' | 'top';
  /** `false` where the label is already visible. */
  enabled?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Shows the name of an icon on hover and on keyboard focus; Escape hides it. For sight only: its text is hidden
 * from assistive technology, which has read the same name from the control already.
 */
export function Tooltip({ text, side = 'bottom', enabled = true, className, children }: TooltipProps) {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => {
    clearTimeout(timer.current);
    setIsOpen(false);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <span
      className={`relative inline-flex ${className ?? ''}`}
      onPointerEnter={(event) => {
        if (!enabled || event.pointerType === 'touch') return;
        void loadPopup();
        timer.current = setTimeout(() => setIsOpen(true), hoverDelayMs);
      }}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => {
        if (enabled && event.target.matches(':focus-visible')) setIsOpen(true);
      }}
      onBlur={hide}
      onKeyDown={(event) => {
        if (event.key === 'Escape') hide();
      }}
    >
      {children}
      {isOpen && enabled && (
        <Suspense fallback={null}>
          <TooltipPopup text={text} side={side} />
        </Suspense>
      )}
    </span>
  );
}
