import { cx } from 'class-variance-authority';
import { useId, type ReactNode } from 'react';
import { useChangesOff } from './changesOff';

export interface SwitchProps {
  /** Label, which also toggles. */
  label: ReactNode;
  /** Effect when on; connected to the control. */
  description?: ReactNode;
  /** Whether it is on. */
  checked: boolean;
  /** Called with the new state. */
  onCheckedChange: (checked: boolean) => void;
  /** Form name. */
  name?: string;
  /** Disabled and not focusable. */
  disabled?: boolean;
  /** Whether it changes something on the server; `ChangesOff` disables it with a reason. */
  isChange?: boolean;
}

/**
 * An on/off switch: the native checkbox with the role of a switch. A single element has keyboard, form value and forced
 * colours; the library's switch would add 3.8 kB.
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
