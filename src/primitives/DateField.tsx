import { cx } from 'class-variance-authority';
import { useEffect, useRef, useState, type ComponentType, type Ref } from 'react';
import { toIsoDate } from '@/domain/time/dates';
import { useI18n } from '@/i18n/I18nProvider';
import { dayInNumbers } from '@/i18n/dayInNumbers';
import { onFirstInteraction } from './onFirstInteraction';
import type { DateFieldControlProps } from './DateFieldControl';
import { controlClass, Field, type FieldProps } from './Field';

export interface DateFieldProps
  extends Omit<FieldProps, 'children' | 'label'>, Omit<DateFieldControlProps, 'tie'> {}

let loaded: ComponentType<DateFieldControlProps> | null = null;

// If its code fails to load, the native field is used, in the browser's language.
const loadControl = () =>
  import('./DateFieldControl').then(
    (module) => module.default,
    () => NativeDate,
  );

/**
 * A date typed part by part in the portal's language, whatever the browser's is. Its 35 kB are loaded at the first
 * interaction; until then a static date looks the same.
 */
export function DateField({ value, onValueChange, name, className, label, ...field }: DateFieldProps) {
  const [Control, setControl] = useState(() => loaded);
  const resting = useRef<HTMLInputElement>(null);
  /** Id of the field that had focus when its code arrived. */
  const [focused, setFocused] = useState<string | null>(null);
  useEffect(() => {
    if (Control) return;
    let isGone = false;
    const stop = onFirstInteraction(resting, () => {
      void loadControl().then((arrived) => {
        loaded = arrived;
        if (isGone) return;
        if (resting.current === document.activeElement) setFocused(resting.current?.id ?? null);
        setControl(() => arrived);
      });
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [Control]);
  useEffect(() => {
    if (focused !== null) document.getElementById(focused)?.focus();
  }, [focused]);
  return (
    <Field {...field} label={label} className={className}>
      {(tie) =>
        Control ? (
          <Control
            tie={tie}
            label={label}
            value={value}
            onValueChange={onValueChange}
            {...(name === undefined ? {} : { name })}
          />
        ) : (
          <RestingDate tie={tie} value={value} ref={resting} />
        )
      }
    </Field>
  );
}

const ignore = () => undefined;

/** The date as the loaded part shows it. */
function RestingDate({
  tie,
  value,
  ref,
}: Pick<DateFieldControlProps, 'tie' | 'value'> & { ref: Ref<HTMLInputElement> }) {
  const { t, locale } = useI18n();
  const day = toIsoDate(value);
  const text = day ? dayInNumbers(day, locale) : t('common.emptyDate');
  return (
    <div
      className={cx(
        controlClass,
        'relative inline-flex items-center figures focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
        tie['aria-invalid'] && 'border-danger',
      )}
    >
      {text.split(/([\p{L}\d]+)/u).map((part, index) => (
        <span
          key={index}
          aria-hidden="true"
          className={cx(/[\p{L}\d]/u.test(part) && 'px-0.5', !(day && /\d/.test(part)) && 'text-text-muted')}
        >
          {part}
        </span>
      ))}
      <input
        {...tie}
        ref={ref}
        value={day ? text : ''}
        // Focusing loads the editable field; `readOnly` would announce the wrong thing.
        onChange={ignore}
        className="absolute inset-0 opacity-0"
      />
    </div>
  );
}

/** Native field, if ours could not be loaded. */
function NativeDate({ tie, name, value, onValueChange }: DateFieldControlProps) {
  return (
    <input
      {...tie}
      {...(name === undefined ? {} : { name })}
      type="date"
      value={value}
      onChange={(event) => onValueChange(event.currentTarget.value)}
      className={controlClass}
    />
  );
}
