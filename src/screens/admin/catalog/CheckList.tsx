import { useId } from 'react';
import { CheckboxField } from '@/primitives/Checkbox';
import { FieldError } from '@/primitives/Field';

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
  const errorId = useId();
  const isWrong = error !== undefined;
  return (
    <fieldset aria-describedby={isWrong ? errorId : undefined}>
      <legend className="mb-1 font-medium">{legend}</legend>
      {ids.map((id) => (
        <CheckboxField
          key={id}
          label={labelOf(id)}
          name={`${name}-${id}`}
          checked={chosen.includes(id)}
          aria-invalid={isWrong ? true : undefined}
          onCheckedChange={(isChosen) =>
            onChange(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))
          }
        />
      ))}
      {isWrong && (
        <div id={errorId} className="mt-1 text-sm">
          <FieldError>{error}</FieldError>
        </div>
      )}
    </fieldset>
  );
}
