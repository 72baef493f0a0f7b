import { toIsoDate } from '@/domain/time/dates';
import type { ConditionValues, ListFilter } from '@/domain/list/listRules';
import type { I18n } from '@/i18n/I18nProvider';

/** A condition of a filter with its label: one of some values, or a day. */
export type FilterField<Values> = { [Name in keyof Values]: FieldOf<Values, Name> }[keyof Values];

type FieldOf<Values, Name extends keyof Values> = {
  name: Name;
  label: string;
  /** Text of its chip, if label and value do not read well. */
  chip?: string;
} & (
  | {
      kind: 'choice';
      options: readonly { value: Values[Name]; label: string }[];
      /** Label of the choice that clears the condition; 'any' by default. */
      any?: string;
    }
  | { kind: 'day' }
);

/** Creates a condition on one of these values. */
export function choiceField<Name extends string, Value extends string>(
  name: Name,
  label: string,
  values: readonly Value[],
  textOf: (value: Value) => string,
) {
  const options = values.map((value) => ({ value, label: textOf(value) }));
  return { kind: 'choice' as const, name, label, options };
}

/** An active condition: its text, and the change that clears it. */
export interface FilterChip<Values> {
  key: string;
  text: string;
  lift: Partial<ListFilter<Values>>;
}

/** Returns a change of one condition. */
export function changeOf<Values>(name: keyof Values, value: string | null): Partial<ListFilter<Values>> {
  // The name is known and its field offers the value.
  return { [name]: value } as Partial<ListFilter<Values>>;
}

/** Returns the active conditions in panel order (D9). */
export function chipsOf<Values extends ConditionValues<Values>>(
  fields: readonly FilterField<Values>[],
  filter: ListFilter<Values>,
  { t, date }: I18n,
): readonly FilterChip<Values>[] {
  return fields.flatMap((field) => {
    const value = filter[field.name];
    if (value === null) return [];
    const shown =
      field.kind === 'choice'
        ? (field.options.find((option) => option.value === value)?.label ?? value)
        : dayText(value, date);
    return [
      {
        key: String(field.name),
        text: field.chip ?? t('list.chip', { name: field.label, value: shown }),
        lift: changeOf<Values>(field.name, null),
      },
    ];
  });
}

function dayText(value: string, date: I18n['date']): string {
  const day = toIsoDate(value);
  return day === null ? value : date(day);
}
