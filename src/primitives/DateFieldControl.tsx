import { GregorianCalendar, parseDate, type CalendarDate } from '@internationalized/date';
import { cx } from 'class-variance-authority';
import { useRef, useState, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useDateField, useDateSegment } from 'react-aria/useDateField';
import { useDateFieldState, type DateFieldState, type DateSegment } from 'react-stately/useDateFieldState';
import { toIsoDate } from '@/domain/time/dates';
import { useI18n } from '@/i18n/I18nProvider';
import { localeTag } from '@/i18n/locale';
import { controlClass, type FieldControlProps } from './Field';

/** Props of the loaded half of DateField. */
export interface DateFieldControlProps {
  /** Connects the control to label, hint and error. */
  tie: FieldControlProps;
  /** Label, also for the parts of the field. */
  label: string;
  /** Form name. */
  name?: string;
  /** `YYYY-MM-DD`, or an empty string. */
  value: string;
  /** Called with a complete date with a four-digit year, or an empty string when cleared. */
  onValueChange: (value: string) => void;
}

const createCalendar = () => new GregorianCalendar();

/** Parses a date, or null. */
function dayOf(text: string): CalendarDate | null {
  return toIsoDate(text) ? parseDate(text) : null;
}

function textOf(day: CalendarDate | null): string {
  return day?.toString() ?? '';
}

/** The loaded part of DateField. */
export default function DateFieldControl(props: DateFieldControlProps): ReactNode {
  const { locale } = useI18n();
  return (
    <I18nProvider locale={localeTag(locale)}>
      <Control {...props} locale={localeTag(locale)} />
    </I18nProvider>
  );
}

function Control({
  tie,
  label,
  name,
  value,
  onValueChange,
  locale,
}: DateFieldControlProps & { locale: string }) {
  const group = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // A year is typed digit by digit, and 0202 is valid too; the owner is called once all four digits are typed.
  const [typed, setTyped] = useState({ day: dayOf(value), seen: value });
  // The echo of own input changes nothing; another value does.
  if (value !== typed.seen)
    setTyped({ day: textOf(typed.day) === value ? typed.day : dayOf(value), seen: value });
  const emit = (day: CalendarDate | null) => {
    setTyped({ day, seen: value });
    const isTyping = day !== null && day.year < 1000;
    if (!isTyping && textOf(day) !== value) onValueChange(textOf(day));
  };
  const field = {
    'aria-label': label,
    ...(tie['aria-describedby'] === undefined ? {} : { 'aria-describedby': tie['aria-describedby'] }),
    value: typed.day,
    onChange: emit,
    granularity: 'day' as const,
    shouldForceLeadingZeros: true,
    isInvalid: tie['aria-invalid'] === true,
    isRequired: tie['aria-required'] === true,
  };
  const state = useDateFieldState({ ...field, locale, createCalendar });
  const { fieldProps } = useDateField({ ...field, inputRef: input }, state, group);
  return (
    <div
      {...fieldProps}
      ref={group}
      onBlur={(event) => {
        fieldProps.onBlur?.(event);
        // An incomplete date is cleared on blur.
        const isLeft = !event.currentTarget.contains(event.relatedTarget);
        if (isLeft && value !== '' && state.segments.some((part) => part.isPlaceholder)) emit(null);
      }}
      className={cx(
        controlClass,
        'relative inline-flex items-center figures focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
        field.isInvalid && 'border-danger',
      )}
    >
      {/* Label and form refer to this element; focusing it moves on to the first part. */}
      <input
        ref={input}
        id={tie.id}
        name={name}
        value={value}
        readOnly
        tabIndex={-1}
        aria-hidden="true"
        className="sr-only"
        onFocus={() => group.current?.querySelector<HTMLElement>('[role=spinbutton]')?.focus()}
      />
      {state.segments.map((segment, index) => (
        <Segment key={index} segment={segment} state={state} />
      ))}
    </div>
  );
}

function Segment({ segment, state }: { segment: DateSegment; state: DateFieldState }) {
  const span = useRef<HTMLSpanElement>(null);
  const { segmentProps } = useDateSegment(segment, state, span);
  return (
    <span
      {...segmentProps}
      ref={span}
      className={cx(
        'rounded-sm outline-none focus:bg-action focus:text-on-action forced-colors:focus:bg-[Highlight]',
        segment.isEditable ? 'px-0.5 text-end' : 'text-text-muted',
        segment.isPlaceholder && 'text-text-muted',
      )}
    >
      {segment.text}
    </span>
  );
}
