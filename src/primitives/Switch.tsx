import { cx } from 'class-variance-authority';
import { useId, type ReactNode } from 'react';
import { useChangesOff } from './changesOff';

export interface SwitchProps {
  /** Label of the setting; pressing it switches. */
  label: ReactNode;
  /** Effect of the setting when it is on; tied to the control. */
  description?: ReactNode;
  /** Whether it is on. */
  checked: boolean;
  /** The state it was switched to. */
  onCheckedChange: (checked: boolean) => void;
  /** Form name. */
  name?: string;
  /** Cannot be switched, and leaves the tab order. */
  disabled?: boolean;
  /** It changes something on the server at once, and is off with the reason where nothing may be changed (`ChangesOff`). */
  isChange?: boolean;
}

/**
 * On or off, at once: the platform's checkbox with the role of a switch. It is one element with its own keyboard,
 * form value and forced colours; the library's switch would be 3.8 kB for the same.
 */
export function Switch({ label, description, onCheckedChange, isChange = false, ...native }: SwitchProps) {
  const id = useId();
  const off = useChangesOff(isChange);
  return (
    <div className="flex items-start gap-3 py-1 pointer-coarse:py-2.5">
      <input
        {...native}
        id={id}
        type="checkbox"
        role="switch"
        aria-describedby={description === undefined ? undefined : `${id}-description`}
        onChange={(event) => {
          if (!off) onCheckedChange(event.currentTarget.checked);
        }}
        {...off}
        className={cx(
          'relative mt-px h-5 w-9 shrink-0 appearance-none rounded-full border border-border-strong bg-sunken transition-colors duration-150 before:absolute before:inset-y-0 before:left-0.5 before:my-auto before:size-3.5 before:rounded-full before:bg-border-strong before:transition-transform before:duration-150 checked:border-action checked:bg-action checked:before:translate-x-4 checked:before:bg-on-action disabled:cursor-not-allowed disabled:opacity-55 forced-colors:appearance-auto forced-colors:before:hidden',
          off && 'cursor-not-allowed opacity-55',
        )}
      />
      <div className="min-w-0">
        <label htmlFor={id} className="text-base">
          {label}
        </label>
        {description !== undefined && (
          <div id={`${id}-description`} className="text-sm text-text-muted">
            {description}
          </div>
        )}
      </div>
    </div>
  );
}
