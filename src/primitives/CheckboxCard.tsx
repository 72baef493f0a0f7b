import { useId, type ReactNode } from 'react';
import { choiceCardClass, choiceMarkClass, describedBy } from './choiceLook';

export interface CheckboxCardProps {
  /** The option's name; its accessible name too. */
  label: string;
  /** One more line: read out after the name. */
  description?: ReactNode;
  /** At the end: what it costs. Read out after the name. */
  trailing?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** Present: the option cannot be taken, and this says why, in place of the description. */
  disabledReason?: string | undefined;
  name?: string;
}

/** An option with its price: a checkbox whose whole card is the target. */
export function CheckboxCard({
  label,
  description,
  trailing,
  checked,
  onCheckedChange,
  disabledReason,
  name,
}: CheckboxCardProps) {
  const id = useId();
  const note = disabledReason ?? description;
  const isDisabled = disabledReason !== undefined;
  return (
    <label className={choiceCardClass}>
      <input
        type="checkbox"
        {...(name === undefined ? {} : { name })}
        checked={checked}
        disabled={isDisabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={describedBy(
          note !== undefined && `${id}-note`,
          trailing !== undefined && `${id}-end`,
        )}
        onChange={(event) => onCheckedChange(event.currentTarget.checked)}
        className={choiceMarkClass}
      />
      <span className="min-w-0 flex-1">
        <span
          id={`${id}-label`}
          className={`block font-medium break-words ${isDisabled ? 'text-text-muted' : ''}`}
        >
          {label}
        </span>
        {note !== undefined && (
          <span id={`${id}-note`} className="block text-sm text-text-muted">
            {note}
          </span>
        )}
      </span>
      {trailing !== undefined && (
        <span id={`${id}-end`} className="shrink-0 figures">
          {trailing}
        </span>
      )}
    </label>
  );
}
