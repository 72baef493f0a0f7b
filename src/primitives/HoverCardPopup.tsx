import { HoverCard as RadixHoverCard } from 'radix-ui';
import type { ReactNode } from 'react';

interface HoverCardPopupProps {
  align: 'start' | 'center' | 'end';
  onClose: () => void;
  children: ReactNode;
}

/** The loaded part of HoverCard, anchored to an inert span that covers the control. */
export default function HoverCardPopup({ align, onClose, children }: HoverCardPopupProps): ReactNode {
  return (
    <RadixHoverCard.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <RadixHoverCard.Trigger asChild>
        <span aria-hidden="true" className="pointer-events-none absolute inset-0" />
      </RadixHoverCard.Trigger>
      <RadixHoverCard.Portal>
        <RadixHoverCard.Content
          aria-hidden="true"
          data-hover-card=""
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 min-w-52 animate-pop-in rounded-control bg-raised p-4 text-text shadow-float forced-colors:border"
        >
          {children}
        </RadixHoverCard.Content>
      </RadixHoverCard.Portal>
    </RadixHoverCard.Root>
  );
}
