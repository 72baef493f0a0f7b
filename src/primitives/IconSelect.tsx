import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';

export interface IconSelectProps<Value extends string> {
  /** Accessible name, and the hint of a pointer that rests on it. */
  label: string;
  /** Form name: how a page without the framework finds it. */
  name: string;
  /** Its whole face. */
  icon: ReactNode;
  /** The option in force. */
  value: Value;
  /** Options to choose from, in the order shown. */
  options: readonly { value: Value; label: string }[];
  /** The option that was chosen. */
  onValueChange: (value: Value) => void;
  /** Classes of the outermost element, for its place on the page. */
  className?: string;
}

/**
 * A choice of few behind an icon: the browser's own select lies over it, invisible, so that the list, the keyboard
 * and the touch wheel are native and need no script to open.
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
        // WebKit lets the select's longest option stick out of it, unseen: the page would scroll sideways.
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
