import { useEffect, useState, type ComponentType } from 'react';
import { toIsoDate } from '@/domain/dates';
import { useI18n } from '@/i18n/I18nProvider';
import { controlClass, Field, type FieldControlProps, type FieldProps } from './Field';

export interface DateFieldProps extends Omit<FieldProps, 'children' | 'label'> {
  /** Shown above the field; also the name of its parts. */
  label: string;
  /** Form name. */
  name?: string;
  /** `YYYY-MM-DD`, or an empty string. */
  value: string;
  /** A whole day of a year with four digits, or an empty string when it was taken away. */
  onValueChange: (value: string) => void;
}

/** What the loaded half is given. */
export interface DateFieldControlProps extends Pick<
  DateFieldProps,
  'label' | 'name' | 'value' | 'onValueChange'
> {
  /** What ties the control to label, hint and error. */
  tie: FieldControlProps;
}

let loaded: ComponentType<DateFieldControlProps> | null = null;

// Without its code a date is still a date, in the browser's language.
const loadControl = () =>
  import('./DateFieldControl').then(
    (module) => module.default,
    () => NativeDate,
  );

/**
 * A calendar day, typed part by part in the order and the words of the portal's language, whatever the browser's is. What
 * does that comes when a field is first shown; until then the day stands in its place.
 */
export function DateField({ value, onValueChange, name, className, label, ...field }: DateFieldProps) {
  const { date } = useI18n();
  const [Control, setControl] = useState(() => loaded);
  useEffect(() => {
    if (Control) return;
    let isGone = false;
    void loadControl().then((arrived) => {
      loaded = arrived;
      if (!isGone) setControl(() => arrived);
    });
    return () => {
      isGone = true;
    };
  }, [Control]);
  const day = toIsoDate(value);
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
          <div aria-hidden="true" className={`${controlClass} flex items-center figures`}>
            {day && date(day)}
          </div>
        )
      }
    </Field>
  );
}

/** The platform's field, where ours could not be had. */
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
