import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactNode } from 'react';

/** The loaded part of Tooltip. */
export default function TooltipPopup({
  text,
  side,
  onClose,
}: {
  text: string;
  side: 'right' | 'bottom' | 'top';
  onClose: () => void;
}): ReactNode {
  return (
    <RadixTooltip.Provider>
      <RadixTooltip.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
        <RadixTooltip.Trigger asChild>
          <span aria-hidden="true" tabIndex={-1} className="pointer-events-none absolute inset-0" />
        </RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            aria-hidden="true"
            className="pointer-events-none z-50 max-w-64 animate-fade-in rounded-sm bg-text px-2 py-1 text-sm [overflow-wrap:anywhere] text-canvas shadow-float forced-colors:border"
          >
            {text}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
