import { startTransition, useOptimistic, useRef, useState, type ComponentType } from 'react';
import type { ComboBoxControlProps, ComboBoxEntry, ComboBoxOption } from './comboBoxParts';
import { controlClass, Field, type FieldProps } from './Field';
import { ChevronDownIcon } from './icons';

export interface ComboBoxProps<Value extends string> extends Omit<FieldProps, 'children' | 'label'> {
  /** Accessible name of the field and its list. */
  label: string;
  /** All options in display order; typing filters them. */
  options: readonly ComboBoxOption<Value>[];
  /** An empty string if nothing is selected. */
  value: Value | '';
  /** An option was selected. Called in a transition, so that the field updates before its owner renders. */
  onValueChange: (value: Value) => void;
  /** Text of the list without matches. */
  noMatchesText: string;
  /** Shown if nothing is selected. */
  placeholder?: string;
  /** Disabled and not focusable. */
  disabled?: boolean;
  /** Opens initially, for stories. */
  defaultOpen?: boolean;
}

// If its code fails to load, a native list is used.
const loadControl = (): Promise<ComponentType<ComboBoxControlProps>> =>
  import('./ComboBoxControl').then(
    (loaded) => loaded.default,
    () => NativeList,
  );

/**
 * A searchable select for long lists. Until first used it is a button that looks like the field; the first focus or
 * touch loads the search, the list and the announcements.
 */
export function ComboBox<Value extends string>({
  options,
  value,
  onValueChange,
  noMatchesText,
  placeholder,
  disabled = false,
  defaultOpen = false,
  ...frame
}: ComboBoxProps<Value>) {
  const [loaded, setLoaded] = useState<{
    Control: ComponentType<ComboBoxControlProps>;
    entry: ComboBoxEntry;
  } | null>(null);
  const face = useRef<HTMLButtonElement | null>(null);
  const typed = useRef('');
  const isPressed = useRef(false);
  // Shows the choice at once, while the owner may render a whole page.
  const [shown, show] = useOptimistic(value);
  const choose = (next: Value) =>
    startTransition(() => {
      show(next);
      onValueChange(next);
    });
  const chosen = options.find((option) => option.value === shown);

  const activate = async (kind: 'focus' | 'open') => {
    const Control = await loadControl();
    const holder = document.activeElement;
    // Focus is not taken back from a user who has moved on.
    if (!face.current || (holder !== face.current && holder !== document.body)) return;
    setLoaded({ Control, entry: typed.current === '' ? { kind } : { kind: 'typed', text: typed.current } });
  };
  const hold = (button: HTMLButtonElement | null) => {
    face.current = button;
    if (button && defaultOpen) void activate('open');
  };

  return (
    <Field {...frame}>
      {(tie) =>
        loaded && !disabled ? (
          <loaded.Control
            tie={tie}
            label={frame.label}
            options={options}
            value={shown}
            onValueChange={(next) => {
              const option = options.find((candidate) => candidate.value === next);
              if (option) choose(option.value);
            }}
            noMatchesText={noMatchesText}
            placeholder={placeholder}
            entry={loaded.entry}
          />
        ) : (
          <button
            {...tie}
            ref={hold}
            type="button"
            role="combobox"
            aria-haspopup="listbox"
            aria-expanded="false"
            aria-controls={undefined}
            disabled={disabled}
            onPointerEnter={() => void loadControl()}
            // Pressing also focuses; the element must not be replaced before its click opens the list.
            onPointerDown={() => {
              isPressed.current = true;
            }}
            onPointerLeave={() => {
              isPressed.current = false;
            }}
            onFocus={(event) => {
              if (!isPressed.current && event.currentTarget.matches(':focus-visible')) void activate('focus');
            }}
            onClick={() => void activate('open')}
            onKeyDown={(event) => {
              if (event.key === 'ArrowDown' || event.key === 'ArrowUp') void activate('open');
              else if (event.key.length === 1 && event.key !== ' ' && !event.ctrlKey && !event.metaKey) {
                typed.current += event.key;
                void activate('open');
              }
            }}
            className={`${controlClass} flex items-center gap-2.5 text-left`}
          >
            {chosen?.icon}
            <span className={`min-w-0 flex-1 truncate ${chosen ? '' : 'text-text-muted'}`}>
              {chosen?.label ?? placeholder}
            </span>
            <ChevronDownIcon className="size-4 text-text-muted" />
          </button>
        )
      }
    </Field>
  );
}

/** Native list, if the searchable one could not be loaded. */
function NativeList({ tie, options, value, onValueChange }: ComboBoxControlProps) {
  return (
    <select
      {...tie}
      value={value}
      onChange={(event) => onValueChange(event.currentTarget.value)}
      className={controlClass}
    >
      <option value="" hidden />
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
