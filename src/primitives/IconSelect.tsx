import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

export interface IconSelectProps<Value extends string> {
  /** Accessible name and tooltip. */
  label: string;
  /** Name in the form, by which a page's plain script finds it. */
  name: string;
  /** The only visible content. */
  icon: ReactNode;
  /** Selected option. */
  value: Value;
  /** Options in display order. */
  options: readonly { value: Value; label: string }[];
  /** An option was selected. */
  onValueChange: (value: Value) => void;
  /** Classes of the outermost element. */
  className?: string;
}

/**
 * A small select behind an icon. An invisible native select covers it, so that list, keyboard and touch work natively
 * and without a script.
 */
export function IconSelect<Value extends string>({
  label,
  name,
  icon,
  value,
  options,
  onValueChange,
  className,
}: IconSelectProps<Value>) {
  return (
    <span
      title={label}
      className={cx(
        // In WebKit the select's longest option overflows invisibly and would make the page scroll sideways.
        'relative inline-grid h-control w-control place-items-center overflow-clip rounded-control transition-colors duration-150 hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        className,
      )}
    >
      {icon}
      <select
        aria-label={label}
        name={name}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onValueChange(chosen.value);
        }}
        className="absolute inset-0 size-full appearance-none opacity-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface text-text">
            {option.label}
          </option>
        ))}
      </select>
    </span>
  );
}
