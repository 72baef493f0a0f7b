import type { ReactNode } from 'react';
import type { SelectOption } from './SelectField';

export interface QuietSelectProps<Value extends string> {
  /** Accessible name; only the selected option is visible. */
  label: string;
  /** Icon before the selected option, or alone. */
  icon: ReactNode;
  /** `icon` if the icon alone shows the choice; `text` by default. */
  face?: 'text' | 'icon';
  /** Options in display order. */
  options: readonly SelectOption<Value>[];
  /** Selected option. */
  value: Value;
  /** An option was selected. */
  onValueChange: (value: Value) => void;
}

/**
 * An unobtrusive select for language and theme. An invisible native select covers it, so that keyboard, touch and
 * assistive technology work natively and no menu code is needed.
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
    // In WebKit the select's longest option overflows invisibly and would make the page scroll sideways.
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
