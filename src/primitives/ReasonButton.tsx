import { useId } from 'react';
import { Button, type ButtonProps } from './Button';
import { Tooltip } from './Tooltip';

export interface ReasonButtonProps extends Omit<ButtonProps, 'disabled' | 'aria-describedby'> {
  /** Why it cannot be used now; `null` when it can. */
  disabledReason: string | null;
  /** Pressed while it cannot be used: a finger has no hover to read the reason by. */
  onExplain: (reason: string) => void;
}

/**
 * A button that says why it is disabled: it keeps its place in the tab order, tells its reason to assistive
 * technology, shows it on hover and focus, and hands it over when pressed.
 */
export function ReasonButton({ disabledReason, onExplain, onClick, ...button }: ReasonButtonProps) {
  const id = useId();
  if (disabledReason === null) return <Button {...button} {...(onClick ? { onClick } : {})} />;
  return (
    <Tooltip text={disabledReason}>
      <Button
        {...button}
        aria-disabled="true"
        aria-describedby={id}
        onClick={() => onExplain(disabledReason)}
        className="flex-1 opacity-55"
      />
      {/* Hidden from whoever reads on: the reason is read with its button only. */}
      <span id={id} hidden>
        {disabledReason}
      </span>
    </Tooltip>
  );
}
