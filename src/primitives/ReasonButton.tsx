import { use, useId } from 'react';
import { Button, type ButtonProps } from './Button';
import { ChangesOff } from './changesOff';
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
export function ReasonButton({
  disabledReason,
  onExplain,
  onClick,
  // Without a click it only says what has to be done first.
  isChange = onClick !== undefined,
  ...button
}: ReasonButtonProps) {
  const id = useId();
  const changesOff = use(ChangesOff);
  const off = isChange ? changesOff : null;
  const reason = off?.reason ?? disabledReason;
  if (reason === null) return <Button {...button} isChange={false} {...(onClick ? { onClick } : {})} />;
  return (
    <Tooltip text={reason}>
      <Button
        {...button}
        isChange={false}
        aria-disabled="true"
        aria-describedby={id}
        onClick={() => (off?.onExplain ?? onExplain)(reason)}
        className="flex-1 opacity-55"
      />
      {/* Hidden from whoever reads on: the reason is read with its button only. */}
      <span id={id} hidden>
        {reason}
      </span>
    </Tooltip>
  );
}
