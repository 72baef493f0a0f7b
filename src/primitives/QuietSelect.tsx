import type { ReactNode } from 'react';
import type { SelectOption } from './SelectField';

export interface QuietSelectProps<Value extends string> {
  /** Its accessible name; nothing but the choice itself is visible. */
  label: string;
  /** Before the choice, or alone. */
  icon: ReactNode;
  /** `icon` where the icon alone tells the choice; `text` by default. */
  face?: 'text' | 'icon';
  /** Options to choose from, in the order shown. */
  options: readonly SelectOption<Value>[];
  /** The option in force. */
  value: Value;
  /** The option that was chosen. */
  onValueChange: (value: Value) => void;
}

/**
 * A choice that stays in the background: language, theme. The platform's select lies invisibly over its face, so
 * keyboard, touch and assistive technology have the real thing and the page ships no menu for it.
 */
export function QuietSelect<Value extends string>({
  label,
  icon,
  face = 'text',
  options,
  value,
  onValueChange,
}: QuietSelectProps<Value>) {
  return (
    // WebKit lets the select's longest option stick out of it, unseen: the page would scroll sideways.
    <div className="relative inline-flex h-control-sm min-w-(--control-height-sm) items-center justify-center gap-1.5 overflow-clip rounded-control px-2 text-sm text-text-muted outline-offset-2 outline-focus transition-colors duration-150 hover:bg-hover hover:text-text has-focus-visible:outline-2">
      {icon}
      {face === 'text' && (
        <span aria-hidden="true">{options.find((option) => option.value === value)?.label}</span>
      )}
      <select
        aria-label={label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.currentTarget.value);
          if (chosen) onValueChange(chosen.value);
        }}
        className="absolute inset-0 size-full appearance-none opacity-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
