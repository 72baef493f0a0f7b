import { use, useId } from 'react';
import { Button, type ButtonProps } from './Button';
import { ChangesOff } from './changesOff';
import { Tooltip } from './Tooltip';

export interface ReasonButtonProps extends Omit<ButtonProps, 'disabled' | 'aria-describedby'> {
  /** Why it is disabled; `null` if it is enabled. */
  disabledReason: string | null;
  /** Pressed while disabled, because touch has no hover for the reason. */
  onExplain: (reason: string) => void;
}

/**
 * A button that explains why it is disabled: it stays focusable, announces the reason, shows it on hover and focus, and
 * reports it when pressed.
 */
export function ReasonButton({
  disabledReason,
  onExplain,
  onClick,
  // Without onClick it only explains what must be done first.
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
      {/* Hidden from linear reading: the reason is read with its button only. */}
      <span id={id} hidden>
        {reason}
      </span>
    </Tooltip>
  );
}
