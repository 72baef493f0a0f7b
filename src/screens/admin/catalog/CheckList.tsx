import { CheckboxField } from '@/primitives/Checkbox';

interface CheckListProps<Id extends string> {
  legend: string;
  name: string;
  ids: readonly Id[];
  labelOf: (id: Id) => string;
  chosen: readonly Id[];
  /** Text of the problem of the whole list. */
  error?: string | undefined;
  onChange: (chosen: readonly Id[]) => void;
}

/** Several of a few choices, in a group. */
export function CheckList<Id extends string>({
  legend,
  name,
  ids,
  labelOf,
  chosen,
  error,
  onChange,
}: CheckListProps<Id>) {
  return (
    <fieldset>
      <legend className="mb-1 font-medium">{legend}</legend>
      {ids.map((id, index) => (
        <CheckboxField
          key={id}
          label={labelOf(id)}
          name={`${name}-${id}`}
          checked={chosen.includes(id)}
          error={index === ids.length - 1 ? error : undefined}
          onCheckedChange={(isChosen) =>
            onChange(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))
          }
        />
      ))}
    </fieldset>
  );
}
